// INV-12 animated flags, INV-13 and INV-14 transactions.

internal import VCLifecycle

/// What ties a callback to the will before it (STATE-11, APPEAR-2, APPEAR-3).
struct TimingMonitor: Sendable {
  /// Checks a did that is a legal edge.
  func observeDid(_ moment: Moment, _ context: inout Context) {
    let will = moment.will
    guard moment.was.phase == moment.begun, will.index >= 0 else { return }
    let isAppear = moment.kind == .viewDidAppear
    checkAnimated(moment, will, isAppear ? .animatedAppear : .animatedDisappear, &context)
    checkTransaction(moment, will, &context)
  }

  func observeIsAppearing(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    guard was.phase == .appearing, was.appear.index >= 0, was.isAppearingCount == 0,
      !moment.isDirect
    else { return }
    checkAnimated(moment, was.appear, .animatedIs, &context)
    guard let transaction = moment.event.transaction, was.appear.transaction >= 0 else { return }
    let isOther = Int32(transaction) != was.appear.transaction
    let isLater = context.holds(.isAppearingLater, isOther) { excuse in
      excuse("byHand", if: moment.isByHand)
        || excuse("appearingOutside", if: was.inWindow == .no)
        || excuse("earlyPage", if: context.entries.isWithinEarlyPage(moment.controller))
    }
    guard isLater else { return }
    let values = ["\(transaction)", "\(was.appear.transaction)"]
    context.report(.isAppearingLater, moment, with: values, related: [was.appear.index])
  }

  private func checkAnimated(
    _ moment: Moment,
    _ will: Ledger.Will,
    _ clause: Clause,
    _ context: inout Context
  ) {
    guard let animated = moment.event.animated, let expected = will.animated.bool else { return }
    let isWrong = context.holds(clause, animated != expected) { excuse in
      excuse("presenterFlag") {
        expected && moment.isDid && context.hasQuirk(.presenterDidFlagFalse, at: moment)
      }
    }
    guard isWrong else { return }
    context.report(clause, moment, with: ["\(expected)", "\(animated)"], related: [will.index])
    // The will may be the wrong one: the did is not held to it again.
    context.entries[moment.controller].appear.animated = .unknown
  }

  private func checkTransaction(_ moment: Moment, _ will: Ledger.Will, _ context: inout Context) {
    guard let transaction = moment.event.transaction, will.transaction >= 0 else { return }
    let number = Int32(transaction)
    if context.check(.didBeforeWill, number < will.transaction, moment, related: [will.index]) {
      return
    }
    let isSame = will.animated == .yes && number == will.transaction
    let isNotLater = context.holds(.didNotLater, isSame) { isExcused($0, moment, will, context) }
    if isNotLater { context.report(.didNotLater, moment, related: [will.index]) }
  }

  /// Asked apart from the check: closures in it would need a copy of the context.
  private func isExcused(
    _ excuse: Excuses,
    _ moment: Moment,
    _ will: Ledger.Will,
    _ context: Context
  ) -> Bool {
    func isWithin(_ root: Int32) -> Bool { context.entries.isWithin(moment.controller, root) }
    return excuse("compensatingDid", if: will.isCompensating)
      || excuse("begunByApp", if: will.origin == .begin)
      || excuse("byHand", if: moment.isByHand)
      || excuse("cutOff") {
        context.open.contains {
          !$0.disturbed.isEmpty && (isWithin($0.old) || isWithin($0.new))
        }
      }
      || excuse("joinedLate", if: context.entries.hasJoinedLate(moment, will))
      || excuse("silentDrag") {
        context.profile.sheetCancel == .silentDrag
          && context.open.contains { $0.kind == .sheetDrag && isWithin($0.old) }
      }
  }
}
