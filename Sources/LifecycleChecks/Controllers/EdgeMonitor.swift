// INV-1 legal edges, INV-2 double delivery, INV-3 did without will.

internal import VCLifecycle

/// The automaton of one controller (STATE-2, STATE-5).
struct EdgeMonitor: Sendable {
  /// Checks a will or did; returns whether it is illegal.
  func observe(_ moment: Moment, _ context: inout Context) -> Bool {
    let was = moment.was
    let kind = moment.kind
    let isIllegal = !was.phase.permits(kind)
    if context.holds(.repeated, was.lastKind == kind) {
      if context.holds(.secondDriver, isDoublyDriven(moment, context)) {
        report(.secondDriver, moment, &context, "a second \(kind)", also: ["INV-2", "INV-1"])
        return true
      }
      let drivers =
        was.lastOrigin != moment.event.origin
        ? ": from \(was.lastOrigin.words), then from \(moment.event.origin.words)" : ""
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
    let also = moment.isDid ? ["INV-3"] : []
    report(clause, moment, &context, Self.expected(in: was.phase), also: also)
    return true
  }

  /// Whether UIKit sends a child what the app's begin or end has sent already, or the reverse
  /// (CHILD-26).
  ///
  /// Below a controller that the app begins, begin and end come from there.
  private func isDoublyDriven(_ moment: Moment, _ context: Context) -> Bool {
    let origins = [moment.was.lastOrigin, moment.event.origin]
    let parent = moment.was.parent
    return origins.contains { $0.isDriverOfChildren }
      && (origins.contains(.begin) || origins.contains(.end))
      && moment.was.begins.index >= 0 && parent >= 0
      && context.entries[parent].container != .manual
  }

  private func report(
    _ clause: Clause,
    _ moment: Moment,
    _ context: inout Context,
    _ value: String,
    also: [String] = []
  ) {
    if isExcused(moment, context, context.excuses(at: clause)) { return }
    context.report(clause, moment, with: [value], related: [moment.was.lastIndex], also: also)
    context.open.markReported(moment.slot)
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

  /// Whether a defect of the version has exactly this effect (spec 1.18).
  private func isExcused(_ moment: Moment, _ context: Context, _ excuse: Excuses) -> Bool {
    let kind = moment.kind
    switch excuse.clause {
    case .repeated:
      return excuse("automaticAgain") {
        !moment.isDisappearance && context.hasQuirk(.manualContainerAppearsTwice, at: moment)
      }
        || excuse("activatedChildAgain") {
          kind == .viewDidAppear && context.hasQuirk(.launchChildAppearsTwice, at: moment)
        }
        || excuse("splitDetailAgain") {
          kind == .viewWillAppear && context.hasQuirk(.splitDetailAppearsTwice, at: moment)
        }
    case .didWithoutWill:
      return excuse("replacedChild") {
        kind == .viewDidAppear && context.hasQuirk(.replacedChildDidAppearOnly, at: moment)
      }
    case .disappearWhenGone:
      return excuse("splitInTab", if: context.hasQuirk(.splitInTabDisappearsUnasked, at: moment))
        || excuse("restoredTab", if: context.hasQuirk(.tabSelectedInLoadDisappears, at: moment))
    default: return false
    }
  }
}

extension Event.Origin {
  /// Whether UIKit sends this to a child of its own accord: with its parent, or with the window.
  var isDriverOfChildren: Bool { self == .forward || self == .uikit }

  /// What sent a callback, in words.
  fileprivate var words: String {
    switch self {
    case .unknown: "an unknown caller"
    case .uikit: "UIKit"
    case .forward: "its parent"
    case .begin: "beginAppearanceTransition"
    case .end: "endAppearanceTransition"
    case .direct: "a direct call"
    }
  }
}
