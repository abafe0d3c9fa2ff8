// INV-1 legal edges, INV-2 double delivery, INV-3 did without will.

internal import Lifecycle

/// The automaton of one controller (STATE-2, STATE-5).
struct EdgeMonitor: Sendable {
  /// Checks a will or did; returns whether it is illegal.
  func observe(_ moment: EventContext, _ context: inout CheckingContext) -> Bool {
    let was = moment.was
    let kind = moment.event.kind
    let isIllegal = !was.phase.permits(kind)
    if context.holds(.repeated, was.lastKind == kind) {
      if context.holds(.secondDriver, isDoublyDriven(moment, context)) {
        report(.secondDriver, moment, &context, "a second \(kind)", also: ["INV-2", "INV-1"])
        return true
      }
      let drivers =
        was.lastOrigin != moment.event.origin
        ? ": two drivers, \(was.lastOrigin) and \(moment.event.origin)" : ""
      report(.repeated, moment, &context, drivers, also: ["INV-1"])
      return true
    }
    if moment.isDid && context.holds(.didWithoutWill, isIllegal && !was.phase.isHalfOpen) {
      let will = kind == .viewDidAppear ? "viewWillAppear" : "viewWillDisappear"
      report(.didWithoutWill, moment, &context, will)
      return true
    }
    let clause: Clause =
      switch kind {
      case .viewWillAppear: .appearWhenAppeared
      case .viewWillDisappear: .disappearWhenGone
      case .viewDidAppear: .didAppearWhenLeaving
      default: .didDisappearWhenComing
      }
    guard context.holds(clause, isIllegal) else { return false }
    report(
      clause,
      moment,
      &context,
      Self.expected(in: was.phase),
      also: moment.isDid ? ["INV-3"] : []
    )
    return true
  }

  /// Whether UIKit forwards to a child what the app's begin or end has sent already, or the reverse
  /// (CHILD-26).
  private func isDoublyDriven(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    let origins = [moment.was.lastOrigin, moment.event.origin]
    let parent = moment.was.parent
    return origins.contains(.forward) && (origins.contains(.begin) || origins.contains(.end))
      && parent >= 0 && context.ledger.entries[Int(parent)].container != .manual
  }

  private func report(
    _ clause: Clause,
    _ moment: EventContext,
    _ context: inout CheckingContext,
    _ value: String,
    also: [String] = []
  ) {
    if isExcused(moment, context) { return }
    context.report(clause, moment, with: [value], related: [moment.was.lastIndex], also: also)
    context.ledger.markOrderReported(moment.slot)
  }

  private static func expected(in phase: Ledger.Phase) -> String {
    switch phase {
    case .disappeared: "viewWillAppear"
    case .appearing: "viewDidAppear or viewWillDisappear"
    case .appeared: "viewWillDisappear"
    case .disappearing: "viewDidDisappear or viewWillAppear"
    case .unknown: "any callback"
    }
  }

  /// Exactly the effects that the quirk rows state (spec 1.18), where the trace shows the premise.
  private func isExcused(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    if context.profile.quirks.isEmpty { return false }
    let was = moment.was
    let isRepeated = was.lastKind == moment.event.kind
    let isGone = was.phase == .disappeared || was.phase == .unknown
    func has(_ quirk: Quirk, _ clause: Clause, _ condition: Bool) -> Bool {
      context.hasQuirk(quirk, at: moment) && context.holds(clause, condition)
    }
    switch moment.event.kind {
    case .viewWillAppear:
      return has(.manualContainerAppearsTwice, .quirk1, isRepeated)
        || has(.splitDetailAppearsTwice, .quirk12, isRepeated)
    case .viewDidAppear:
      return has(.manualContainerAppearsTwice, .quirk1, isRepeated)
        || has(.replacedChildDidAppearOnly, .quirk2, isGone)
        || has(.launchChildAppearsTwice, .quirk3, isRepeated)
    case .viewWillDisappear:
      return has(.splitInTabDisappearsUnasked, .quirk8, isGone)
        || has(.tabSelectedInLoadDisappears, .quirk9, isGone)
    default: return false
    }
  }
}
