// INV-20 balance of begin and end, INV-21 one driver.

internal import VCLifecycle

/// Forwarding by hand (CHILD-20 to CHILD-28).
struct ForwardingMonitor: Sendable {
  func observe(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    let isEnd = moment.kind == .endAppearance
    let name = isEnd ? "endAppearanceTransition" : "beginAppearanceTransition"
    if isEnd && was[.isSeen] && was.records(.beginAppearance) {
      context.check(.endUnopened, was.begins.depth == 0, moment, related: [was.begins.index])
    }
    // Only a parent may begin an appearance, and addChild makes it one (CHILD-20).
    let isParentless =
      !isEnd && moment.event.flag != false && context.ledger.carries(.parentLinks)
      && was.parent < 0 && was.presenter < 0 && was[.isWhole]
    let isEarly = context.holds(.beginWithoutParent, isParentless) { excuse in
      excuse("drivenRoot", if: was[.isWindowRoot])
    }
    if isEarly { context.report(.beginWithoutParent, moment, with: [name]) }
    if let caller = moment.event.other?.index, was.parent >= 0 {
      let isForeign = caller != was.parent
      context.check(.foreignCaller, isForeign, moment, with: [name], others: [caller])
    }
    if !isEnd { checkNesting(moment, name, &context) }
    if !context.open.isEmpty, checkDriver(moment, name, &context) { return }
    if !isEnd { checkForwarded(moment, name, &context) }
  }

  /// Advises against a begin that nests: the did waits for the last end (CHILD-22), and a driver
  /// whose end never comes keeps the child from its did.
  private func checkNesting(_ moment: Moment, _ name: String, _ context: inout Context) {
    let begins = moment.was.begins
    let isNested = begins.depth > 0 && begins.appears == (moment.event.flag ?? true)
    context.check(
      .nestedBegin,
      isNested && moment.was.records(.endAppearance),
      moment,
      with: [name],
      related: [begins.index],
      severity: .advice
    )
  }

  /// Checks that UIKit is not moving a child that the app begins: it forwards to it, or the window
  /// that its view was put into drives it (CHILD-4, CHILD-26).
  private func checkForwarded(_ moment: Moment, _ name: String, _ context: inout Context) {
    let was = moment.was
    guard was.parent >= 0, context.entries[was.parent].container != .manual else { return }
    context.check(
      .secondDriver,
      was.phase.isHalfOpen && was.lastOrigin.isDriverOfChildren && was.begins.depth == 0,
      moment,
      with: [name],
      others: [was.parent],
      related: [was.lastIndex]
    )
  }

  /// Checks that no transition of UIKit's moves the controller; returns whether one does.
  private func checkDriver(_ moment: Moment, _ name: String, _ context: inout Context) -> Bool {
    let parent = moment.was.parent
    for (slot, transition) in context.open.enumerated() where !transition.isImplied {
      let isInside =
        context.entries.isWithin(moment.controller, transition.old)
        || context.entries.isWithin(moment.controller, transition.new)
      let isDriven = context.holds(.secondDriver, isInside) { excuse in
        excuse("childOfManual", if: parent >= 0 && context.entries[parent].container == .manual)
          || excuse("ownChange", if: transition.isDrivenByHand)
      }
      guard isDriven else { continue }
      let related = [transition.start]
      context.report(.secondDriver, moment, slot: slot, with: [name], related: related)
      context.open.markReported(slot)
      return true
    }
    return false
  }
}
