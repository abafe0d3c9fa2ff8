// INV-29 parent and child at every event, INV-31 the forwarded flag, INV-33 manual isolation.

internal import VCLifecycle

/// Parents and children (CHILD-17, CHILD-19, CHILD-32).
struct FamilyMonitor: Sendable {
  /// Callbacks that must still come for an earlier one to be right.
  private var owed: [Debt] = []

  struct Debt: Sendable {
    var clause: Clause
    var awaited: Int32
    var kind: Event.Kind
    var parent: Int32
    var child: Int32
    var position: Int32
    var transaction: Int32
    var isManual: Bool
  }

  /// Checks a will or did that the machine delivered.
  mutating func observe(_ moment: Moment, _ context: inout Context) {
    let entry = context.entries[moment.controller]
    if entry.parent >= 0 {
      checkChild(moment, &context)
      checkForwarded(moment, &context)
      checkIsolation(moment, &context)
    }
    if entry.firstChild >= 0 { checkParent(moment, &context) }
  }

  /// Checks addChild: the child's view may only come into the window after it (CHILD-20).
  ///
  /// A child that is removed owes its parent nothing, even if it is added again at once.
  mutating func observeLink(_ moment: Moment, _ context: inout Context) {
    guard moment.controller >= 0 else { return }
    if isOwed {
      owed.removeAll { debt in
        let excuse = context.excuses(at: debt.clause)
        guard debt.child == moment.controller else { return false }
        switch debt.clause {
        case .parentCome:
          return excuse("takenOutAtDidAppear", if: context.entries.isTakenOut(debt))
        case .parentGone:
          return excuse("takenOutAtDidDisappear") {
            debt.transaction >= 0 && context.entries.isTakenOut(debt)
          }
        default: return false
        }
      }
    }
    guard moment.event.flag != false, let parent = moment.event.other?.index else { return }
    let isEarly = context.holds(.viewBeforeParent, moment.was[.enteredWindowAlone]) { excuse in
      excuse("addedToWindow", if: moment.was[.isTopmost])
    }
    if isEarly { context.report(.viewBeforeParent, moment, others: [parent]) }
    context.entries[moment.controller][.enteredWindowAlone] = false
  }

  // MARK: - Expected callbacks

  /// Whether callbacks of children are still expected.
  var isOwed: Bool { !owed.isEmpty }

  /// Applies an event to the expected callbacks: it fulfils one or proves that one is missing.
  mutating func settle(_ moment: Moment, _ context: inout Context) {
    guard isOwed, moment.controller >= 0 else { return }
    var kept: [Debt] = []
    for debt in owed {
      let isPaid = moment.controller == debt.awaited && moment.kind == debt.kind
      let isOpen =
        if let transaction = moment.event.transaction, debt.transaction >= 0 {
          Int32(transaction) == debt.transaction
        } else {
          context.entries.isWithin(moment.controller, debt.parent)
        }
      if !isOpen {
        if !isExcused(debt, context) { report(debt, &context) }
      } else if !isPaid {
        kept.append(debt)
      }
    }
    owed = kept
  }

  /// Reports the callbacks that are still expected when nothing is under way.
  mutating func rest(_ context: inout Context) {
    guard isOwed else { return }
    for debt in owed where !context.entries[debt.child][.isReported] && !isExcused(debt, context) {
      report(debt, &context)
    }
    owed.removeAll()
  }

  private func isExcused(_ debt: Debt, _ context: Context) -> Bool {
    let excuse = context.excuses(at: debt.clause)
    let entries = context.entries
    switch debt.clause {
    case .childWillAppear:
      return debt.isManual && excuse("endedOnLeaving", if: entries.hasGone(debt))
    case .childDidAppear: return excuse("endedOnLeaving", if: entries.hasGone(debt))
    case .parentGone:
      return excuse("takenOutAtDidDisappear") {
        debt.transaction >= 0 && entries.isTakenOut(debt)
      }
        || excuse("removedOnLeaving", if: entries.isRemovedOnLeaving(debt))
        || excuse("broughtBack", if: entries.isBroughtBack(debt))
    case .parentCome:
      return excuse("takenOutAtDidAppear", if: entries.isTakenOut(debt))
        || excuse("movedAtDidAppear") {
          context.open.contains { $0.start > debt.position && $0.role(of: debt.child) != .none }
        }
        || excuse("sentBack", if: entries.isSentBack(debt))
        || excuse("putBackAtDidAppear", if: entries.isPutBack(debt))
        || excuse("leftWithParent", if: entries.hasLeftWithParent(debt))
    default: return false
    }
  }

  private func report(_ debt: Debt, _ context: inout Context) {
    context.report(
      debt.clause,
      at: Int(debt.position),
      controller: debt.child,
      with: [debt.clause == .childDidAppear ? "\(Ledger.Phase.disappearing)" : debt.kind.words],
      others: [debt.parent],
      severity: debt.isManual ? .fragile : .violation,
      also: alsoBroken(debt.child, context)
    )
    // What is only fragile hides no violation of the idle state.
    if !debt.isManual { context.entries.markReported(debt.child) }
  }

  /// A child that appears without its parent outside of a window breaks INV-34 as well.
  private func alsoBroken(_ child: Int32, _ context: Context) -> [String] {
    context.entries[child].inWindow == .no ? ["INV-34"] : []
  }

  /// Awaits the event's callback of the parent, or its did of the child.
  private mutating func expect(
    _ clause: Clause,
    _ moment: Moment,
    _ context: Context,
    of awaited: Int32,
    child: Int32,
    parent: Int32,
    isManual: Bool = false
  ) {
    guard owed.count < 256, context.entries[awaited].records(moment.kind) else { return }
    owed.append(
      Debt(
        clause: clause,
        awaited: awaited,
        kind: moment.kind,
        parent: parent,
        child: child,
        position: Int32(moment.index),
        transaction: Int32(moment.event.transaction ?? -1),
        isManual: isManual
      )
    )
  }

  private func isExcused(_ child: Int32, _ context: Context, _ excuse: Excuses) -> Bool {
    excuse("earlyPage", if: context.entries.isWithinEarlyPage(child))
      || excuse("orphan", if: context.ledger.isOrphan(child))
  }

  // MARK: - The child's side

  private mutating func checkChild(_ moment: Moment, _ context: inout Context) {
    let child = moment.controller
    let parent = context.entries[child].parent
    let above = context.entries[parent]
    if above.phase == .unknown { return }
    let isManual = above.container == .manual
    func expectParent(_ clause: Clause) {
      expect(clause, moment, context, of: parent, child: child, parent: parent, isManual: isManual)
    }
    func isBroken(_ clause: Clause, _ condition: Bool) -> Bool {
      context.holds(clause, condition) { isExcused(child, context, $0) }
    }
    switch moment.kind {
    case .viewWillAppear:
      let isBelow = above.phase == .disappeared || above.phase == .disappearing
      if isBroken(.childWillAppear, isBelow) { expectParent(.childWillAppear) }
    case .viewDidAppear where above.phase == .appearing:
      if isBroken(.childDidAppearFirst, true) { expectParent(.childDidAppearFirst) }
    case .viewDidAppear where isBroken(.childDidAppear, above.phase != .appeared):
      // A manual container that leaves ends what is open, and its child leaves with it.
      if isManual && above.phase == .disappearing { return expectParent(.childDidAppear) }
      if let place = owed.firstIndex(where: { $0.child == child }) {
        report(owed.remove(at: place), &context)
        return
      }
      context.report(
        .childDidAppear,
        moment,
        with: ["\(above.phase)"],
        others: [parent],
        related: [above.lastIndex],
        severity: isManual ? .fragile : .violation,
        also: alsoBroken(child, context)
      )
      if !isManual { context.entries.markReported(child) }
    default: break
    }
  }

  // MARK: - The parent's side

  private mutating func checkParent(_ moment: Moment, _ context: inout Context) {
    let entry = context.entries[moment.controller]
    let excuse = context.excuses(at: .parentGone)
    if excuse("manualParent", if: entry.container == .manual) { return }
    var walk = context.entries.children(of: moment.controller)
    while let child = walk.next(in: context.entries) {
      let below = context.entries[child]
      checkSibling(moment, child, below, &context)
      if below.lastOrigin == .forward && below.lastKind == moment.kind
        && below.lastIndex > moment.was.lastIndex
      {
        compareForwarded(child, moment.controller, at: moment.index, &context)
      }
    }
  }

  private mutating func checkSibling(
    _ moment: Moment,
    _ child: Int32,
    _ below: Ledger.Entry,
    _ context: inout Context
  ) {
    guard below.shown != .no, below.phase != .unknown, !below[.isReported] else { return }
    let clause: Clause
    let isOwed: Bool
    switch moment.kind {
    case .viewDidDisappear:
      clause = .parentGone
      let isUnmarked = !context.ledger.carries(.markers)
      isOwed = context.holds(clause, below.phase != .disappeared) { excuse in
        excuse("inOwnTransition", if: context.open.involve(child))
          || excuse("goneForSibling") {
            isUnmarked && context.entries.leaves(child) { $0.parent == below.parent }
          }
          || excuse("goneForStranger") {
            isUnmarked && context.entries.leaves(child) { $0.parent < 0 && $0.presenter < 0 }
          }
          || excuse("removedBefore") {
            below.phase == .disappearing && below.disappear.origin == .uikit
          }
          || isExcused(child, context, excuse)
      }
    case .viewDidAppear:
      clause = .parentCome
      let isDue = below.shown == .yes ? below.phase != .appeared : below.phase == .appearing
      isOwed = context.holds(clause, isDue) { excuse in
        excuse("inOwnTransition", if: context.open.involve(child))
          || excuse("addedLate") {
            context.profile.forwardOrder == .childFirst && below.appear.origin == .uikit
          }
          || excuse("hiddenChild") {
            below.lastPhase == .appearing && context.hasQuirk(.hiddenChildNeverAppears, of: child)
          }
          || excuse("coveredInContext", if: context.entries.isCovered(child))
          || isExcused(child, context, excuse)
      }
    default: return
    }
    if isOwed {
      expect(clause, moment, context, of: child, child: child, parent: moment.controller)
    }
  }

  // MARK: - Forwarding

  private func checkForwarded(_ moment: Moment, _ context: inout Context) {
    guard moment.event.origin == .forward else { return }
    let parent = context.entries[moment.controller].parent
    let above = context.entries[parent]
    guard above.lastKind == moment.kind, above.container != .manual,
      above.lastTransaction == Int32(moment.event.transaction ?? -1)
    else { return }
    compareForwarded(moment.controller, parent, at: moment.index, &context)
  }

  private func compareForwarded(
    _ child: Int32,
    _ parent: Int32,
    at index: Int,
    _ context: inout Context
  ) {
    let entry = context.entries[child]
    let below = entry.lastAnimated
    let above = context.entries[parent].lastAnimated
    if below == .unknown || above == .unknown { return }
    let isOther = context.holds(.forwardedFlag, below != above) { excuse in
      excuse("ownWill", if: entry.hasOwnWill())
        || excuse("childNotAnimated") {
          context.profile.childAnimated == .false && below == .no
        }
    }
    guard isOther else { return }
    let values = ["\(above == .yes)", "\(below == .yes)"]
    context.report(.forwardedFlag, at: index, controller: child, with: values, others: [parent])
  }

  private func checkIsolation(_ moment: Moment, _ context: inout Context) {
    let entry = context.entries[moment.controller]
    guard moment.event.origin.isDriverOfChildren else { return }
    let isManual = context.entries[entry.parent].container == .manual
    let isSent = context.holds(.manualIsolation, isManual) { excuse in
      excuse("orphanWill", if: moment.isWillOfOrphan(entry))
        || excuse("automaticAgain") {
          !moment.isDisappearance && context.hasQuirk(.manualContainerAppearsTwice, at: moment)
        }
        || excuse("coverInContext") {
          moment.role != .none && context.open[moment.slot].kind.isPresentation
        }
    }
    guard isSent else { return }
    context.report(.manualIsolation, moment, others: [entry.parent])
    context.entries.markReported(moment.controller)
  }
}

// MARK: - State

extension FamilyMonitor {
  func addState(to words: inout StateWords) {
    words.requireEncodable(owed.isEmpty)
  }
}
