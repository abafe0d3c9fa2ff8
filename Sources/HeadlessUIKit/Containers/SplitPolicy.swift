// The split variants, as questions that the split controller asks by name.

internal import Lifecycle

/// What a profile says about split controllers (spec 5).
struct SplitPolicy {
  let profile: Profile

  /// A column that comes or goes sends nothing (SPLIT-2).
  var movesColumnsSilently: Bool { profile.splitColumn == .silent }
  /// What collapse and expansion send (SPLIT-5).
  var collapse: Variant.SplitCollapse { profile.splitCollapse }
  /// The order of a replaced detail controller (SPLIT-4).
  var detailOrder: TransitionOrder { .splitDetail(profile) }

  /// The order of everything else: what leaves before what comes.
  var columnOrder: TransitionOrder {
    TransitionOrder(
      start: TransitionOrder.oldFirst,
      finish: TransitionOrder.oldFirstDids,
      compensation: TransitionOrder.newLeavesThenOldReturns
    )
  }

  /// The primary column that becomes visible beside the detail receives no callback (QUIRK-7).
  var showsPrimarySilently: Bool { profile.quirks.contains(.splitPrimaryShownSilent) }
  /// A hidden primary column disappears when multitasking ends (QUIRK-8).
  var disappearsUnasked: Bool { profile.quirks.contains(.splitInTabDisappearsUnasked) }
  /// The detail controller of a compact split appears twice (QUIRK-12).
  var doublesCompactDetail: Bool { profile.quirks.contains(.splitDetailAppearsTwice) }
}
