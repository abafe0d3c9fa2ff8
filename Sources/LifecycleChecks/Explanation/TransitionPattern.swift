// The sequence table as patterns: which order of wills and dids tells of which transitions
// (spec 2.6).

internal import Lifecycle

/// An order of the callbacks of one or two controllers, and the transitions that show it.
struct TransitionPattern {
  let letters: [Letter]
  let readings: [Reading]
  /// What it costs to assume it; the cheapest explanation is the simplest one.
  let cost: Int

  /// One callback of one side: what leaves is old, what comes is new.
  struct Letter: Equatable {
    let isOld: Bool
    let kind: Event.Kind
  }

  /// A transition that shows the pattern.
  struct Reading {
    let kind: TransitionKind
    let isCancelled: Bool
    let rule: String
    /// The values of variant points that it needs, if it is not what every profile does.
    let variant: String?
    let values: [String]
  }

  private init(_ order: String, cost: Int, _ readings: [Reading]) {
    letters = order.split(separator: " ").compactMap { Letter($0) }
    self.cost = cost
    self.readings = readings
  }

  /// Whether two controllers take part.
  var hasTwoSides: Bool { letters.contains { $0.isOld != letters[0].isOld } }
}

extension TransitionPattern.Letter {
  fileprivate init?(_ text: Substring) {
    let kinds: [Substring: Event.Kind] = [
      "wa": .viewWillAppear, "da": .viewDidAppear, "wd": .viewWillDisappear,
      "dd": .viewDidDisappear,
    ]
    let sides = text.split(separator: ".")
    guard sides.count == 2, let kind = kinds[sides[1]] else { return nil }
    isOld = sides[0] == "o"
    self.kind = kind
  }
}

// MARK: - The table

extension TransitionPattern {
  static let all: [TransitionPattern] = finished + cancelled

  private static let finishedCost = 10
  private static let cancelledCost = 13

  private static func finished(
    _ kind: TransitionKind,
    _ rule: String,
    _ variant: String? = nil,
    _ values: String...
  ) -> Reading {
    Reading(kind: kind, isCancelled: false, rule: rule, variant: variant, values: values)
  }

  private static func cancelled(
    _ kind: TransitionKind,
    _ rule: String,
    _ variant: String? = nil,
    _ values: String...
  ) -> Reading {
    Reading(kind: kind, isCancelled: true, rule: rule, variant: variant, values: values)
  }

  private static let finished: [TransitionPattern] = [
    TransitionPattern(
      "o.wd n.wa o.dd n.da",
      cost: finishedCost,
      [
        finished(.push, "NAV-1"), finished(.pop, "NAV-2"), finished(.popTo, "NAV-8"),
        finished(.setViewControllers, "NAV-10"),
        finished(.childTransfer, "CHILD-31", "V-XFER", "fromFirst"),
        finished(.splitDetail, "SPLIT-4", "V-SPLIT-DETAIL", "navLike"),
        finished(.childSwap, "CHILD-25"),
        finished(.rootSwap, "WIN-7", "V-ROOT-SWAP", "navLike"),
        finished(.pageCurl, "PAGE-7", "V-PAGE-PROG", "navLike"),
      ]
    ),
    TransitionPattern(
      "o.wd n.wa n.da o.dd",
      cost: finishedCost,
      [
        finished(.presentHiding, "MODAL-1"), finished(.dismissHiding, "MODAL-2"),
        finished(.chainDismiss, "MODAL-10"), finished(.childSwap, "CHILD-25"),
        finished(.childTransfer, "CHILD-31", "V-XFER", "modalLike"),
        finished(.splitDetail, "SPLIT-4", "V-SPLIT-DETAIL", "modalLike"),
      ]
    ),
    TransitionPattern(
      "n.wa o.wd o.dd n.da",
      cost: finishedCost,
      [
        finished(.tab, "TAB-2"), finished(.pageCurl, "PAGE-3"),
        finished(.childSwap, "CHILD-25"),
        finished(.splitDetail, "SPLIT-4", "V-SPLIT-DETAIL", "tabLike"),
        finished(.rootSwap, "WIN-7", "V-ROOT-SWAP", "newFirst"),
      ]
    ),
    TransitionPattern(
      "n.wa o.wd n.da o.dd",
      cost: finishedCost,
      [
        finished(.pageScroll, "PAGE-1"), finished(.childSwap, "CHILD-25"),
        finished(.childTransfer, "CHILD-31", "V-XFER", "toFirst"),
      ]
    ),
    TransitionPattern(
      "n.wa n.da",
      cost: finishedCost,
      [
        finished(.root, "WIN-1"), finished(.presentKeeping, "MODAL-3"),
        finished(.childAdd, "CHILD-4"), finished(.splitColumn, "SPLIT-2"),
        finished(.pageEarly, "PAGE-6"),
      ]
    ),
    TransitionPattern(
      "o.wd o.dd",
      cost: finishedCost,
      [
        finished(.dismissKeeping, "MODAL-3"), finished(.sheetDrag, "MODAL-16"),
        finished(.childRemove, "CHILD-16"), finished(.splitColumn, "SPLIT-2"),
        finished(.chainDismiss, "MODAL-10"),
      ]
    ),
    // As cheap as a departure and an arrival apart, so that those are read first.
    TransitionPattern(
      "o.wd o.dd n.wa n.da",
      cost: finishedCost * 2 + 1,
      [finished(.rootSwap, "WIN-7", "V-ROOT-SWAP", "oldOutNewIn")]
    ),
  ]

  private static let cancelled: [TransitionPattern] = [
    TransitionPattern(
      "o.wd n.wa n.wd n.dd o.wa o.da",
      cost: cancelledCost,
      [
        cancelled(.pop, "NAV-4", "V-NAV-CANCEL", "nair"),
        cancelled(.push, "NAV-18", "V-NAV-CANCEL", "nair"),
        cancelled(.dismissHiding, "MODAL-19", "V-MODAL-CANCEL", "newFirst"),
        cancelled(.presentHiding, "MODAL-19", "V-MODAL-CANCEL", "newFirst"),
        cancelled(.childSwap, "CHILD-23"),
        cancelled(.childTransfer, "CHILD-23"),
      ]
    ),
    TransitionPattern(
      "o.wd n.wa n.wd o.wa n.dd o.da",
      cost: cancelledCost + 1,
      [
        cancelled(.pop, "NAV-4", "V-NAV-CANCEL", "interleaved"),
        cancelled(.push, "NAV-18", "V-NAV-CANCEL", "interleaved"),
        cancelled(.dismissHiding, "MODAL-19", "V-MODAL-CANCEL", "interleaved"),
        cancelled(.presentHiding, "MODAL-19", "V-MODAL-CANCEL", "interleaved"),
        cancelled(.childSwap, "CHILD-23"),
      ]
    ),
    TransitionPattern(
      "o.wd n.wa o.wa o.da n.wd n.dd",
      cost: cancelledCost + 1,
      [
        cancelled(.dismissHiding, "MODAL-19", "V-MODAL-CANCEL", "oldFirst"),
        cancelled(.presentHiding, "MODAL-19", "V-MODAL-CANCEL", "oldFirst"),
        cancelled(.childSwap, "CHILD-23"),
      ]
    ),
    // The one that stays hidden keeps its open will: only this value leaves it so.
    TransitionPattern(
      "o.wd n.wa o.wa o.da",
      cost: cancelledCost + 3,
      [
        cancelled(.pop, "NAV-4", "V-NAV-CANCEL", "abbrev"),
        cancelled(.push, "NAV-18", "V-NAV-CANCEL", "abbrev"),
      ]
    ),
    TransitionPattern(
      "n.wa o.wd n.wd n.dd o.wa o.da",
      cost: cancelledCost,
      [
        cancelled(.tab, "TAB-6", "V-TAB-CANCEL", "newFirst"),
        cancelled(.pageScroll, "PAGE-5", "V-PAGE-CANCEL", "any"),
        cancelled(.pageCurl, "PAGE-5", "V-PAGE-CANCEL", "any"),
        cancelled(.childSwap, "CHILD-23"),
      ]
    ),
    TransitionPattern(
      "n.wa o.wd n.wd o.wa n.dd o.da",
      cost: cancelledCost,
      [
        cancelled(.pageCurl, "PAGE-4", "V-PAGE-CANCEL", "nair", "any"),
        cancelled(.childSwap, "CHILD-23"),
        cancelled(.tab, "TAB-6", "V-TAB-CANCEL", "interleaved"),
        cancelled(.pageScroll, "PAGE-5", "V-PAGE-CANCEL", "any"),
      ]
    ),
    TransitionPattern(
      "n.wa o.wd o.wa o.da n.wd n.dd",
      cost: cancelledCost,
      [
        cancelled(.pageScroll, "PAGE-2", "V-PAGE-CANCEL", "nair", "any"),
        cancelled(.tab, "TAB-6", "V-TAB-CANCEL", "oldFirst"),
        cancelled(.pageCurl, "PAGE-5", "V-PAGE-CANCEL", "any"),
        cancelled(.childSwap, "CHILD-23"),
      ]
    ),
    TransitionPattern(
      "n.wa n.wd n.dd",
      cost: cancelledCost,
      [cancelled(.presentKeeping, "MODAL-19"), cancelled(.childAdd, "CHILD-23")]
    ),
    TransitionPattern(
      "o.wd o.wa o.da",
      cost: cancelledCost,
      [
        cancelled(.sheetDrag, "MODAL-17", "V-SHEET-CANCEL", "wdWaDa"),
        cancelled(.dismissKeeping, "MODAL-19"), cancelled(.childRemove, "CHILD-23"),
      ]
    ),
  ]
}
