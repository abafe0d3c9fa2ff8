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
  mutating func observe(_ moment: EventContext, _ context: inout CheckingContext) {
    let entry = context.ledger.entries[moment.controller]
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
  mutating func observeLink(_ moment: EventContext, _ context: inout CheckingContext) {
    guard moment.controller >= 0 else { return }
    if isOwed {
      owed.removeAll { debt in
        guard debt.child == Int32(moment.controller) else { return false }
        return
          (debt.clause == .parentCome
          && context.excuse(
            "takenOutAtDidAppear",
            debt.clause,
            if: context.ledger.entries[Int(debt.child)].parent != debt.parent
          ))
          || (debt.clause == .parentGone
            && context.excuse(
              "takenOutAtDidDisappear",
              debt.clause,
              if: debt.transaction >= 0
                && context.ledger.entries[Int(debt.child)].parent != debt.parent
            ))
      }
    }
    guard moment.event.flag != false, let parent = moment.event.other?.index else { return }
    if context.holds(.viewBeforeParent, moment.was[.enteredWindowAlone]),
      !context.excuse("addedToWindow", .viewBeforeParent, if: moment.was[.isTopmost])
    {
      context.report(.viewBeforeParent, moment, others: [parent])
    }
    context.ledger.entries[moment.controller][.enteredWindowAlone] = false
  }

  // MARK: - Expected callbacks

  /// Whether callbacks of children are still expected.
  var isOwed: Bool { !owed.isEmpty }

  /// Applies an event to the expected callbacks: it fulfils one or proves that one is missing.
  mutating func settle(_ moment: EventContext, _ context: inout CheckingContext) {
    guard !owed.isEmpty, moment.controller >= 0 else { return }
    var kept: [Debt] = []
    for debt in owed {
      let isPaid = Int32(moment.controller) == debt.awaited && moment.event.kind == debt.kind
      let isOpen: Bool
      if let transaction = moment.event.transaction, debt.transaction >= 0 {
        isOpen = Int32(transaction) == debt.transaction
      } else {
        isOpen = context.ledger.isWithin(moment.controller, debt.parent)
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
  mutating func rest(_ context: inout CheckingContext) {
    guard isOwed else { return }
    for debt in owed
    where !context.ledger.entries[Int(debt.child)][.isReported] && !isExcused(debt, context) {
      report(debt, &context)
    }
    owed.removeAll()
  }

  private func isExcused(_ debt: Debt, _ context: CheckingContext) -> Bool {
    switch debt.clause {
    case .childWillAppear:
      debt.isManual
        && context.excuse(
          "endedOnLeaving",
          debt.clause,
          if: context.ledger.entries[Int(debt.child)].disappear.index > debt.position
        )
    case .childDidAppear:
      context.excuse(
        "endedOnLeaving",
        debt.clause,
        if: context.ledger.entries[Int(debt.child)].disappear.index > debt.position
      )
    case .parentGone:
      context.excuse(
        "takenOutAtDidDisappear",
        debt.clause,
        if: debt.transaction >= 0 && context.ledger.entries[Int(debt.child)].parent != debt.parent
      ) || context.excuse("removedOnLeaving", debt.clause, if: context.isRemovedOnLeaving(debt))
        || context.excuse("broughtBack", debt.clause, if: context.isBroughtBack(debt))
    case .parentCome:
      context.excuse(
        "takenOutAtDidAppear",
        debt.clause,
        if: context.ledger.entries[Int(debt.child)].parent != debt.parent
      )
        || context.excuse(
          "movedAtDidAppear",
          debt.clause,
          if: context.ledger.open.contains {
            $0.start > debt.position && $0.role(of: debt.child) != .none
          }
        )
        || context.excuse("sentBack", debt.clause, if: context.isSentBack(debt))
        || context.excuse("putBackAtDidAppear", debt.clause, if: context.isPutBack(debt))
        || context.excuse("leftWithParent", debt.clause, if: context.hasLeftWithParent(debt))
    default: false
    }
  }

  private func report(_ debt: Debt, _ context: inout CheckingContext) {
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
    if !debt.isManual { context.ledger.markReported(debt.child) }
  }

  /// A child that appears without its parent outside of a window breaks INV-34 as well.
  private func alsoBroken(_ child: Int32, _ context: CheckingContext) -> [String] {
    context.ledger.entries[Int(child)].inWindow == .no ? ["INV-34"] : []
  }

  /// Awaits the event's callback of the parent, or its did of the child.
  private mutating func expect(
    _ clause: Clause,
    _ moment: EventContext,
    _ context: CheckingContext,
    of awaited: Int32,
    child: Int32,
    parent: Int32,
    isManual: Bool = false
  ) {
    let isRecorded = context.ledger.entries[Int(awaited)].records(moment.event.kind)
    guard owed.count < 256, isRecorded else { return }
    owed.append(
      Debt(
        clause: clause,
        awaited: awaited,
        kind: moment.event.kind,
        parent: parent,
        child: child,
        position: Int32(moment.index),
        transaction: Int32(moment.event.transaction ?? -1),
        isManual: isManual
      )
    )
  }

  // MARK: - The child's side

  private mutating func checkChild(_ moment: EventContext, _ context: inout CheckingContext) {
    let parent = context.ledger.entries[moment.controller].parent
    let above = context.ledger.entries[Int(parent)]
    let child = Int32(moment.controller)
    if above.phase == .unknown { return }
    let isManual = above.container == .manual
    func expectParent(_ clause: Clause) {
      expect(
        clause,
        moment,
        context,
        of: parent,
        child: child,
        parent: parent,
        isManual: isManual
      )
    }
    switch moment.event.kind {
    case .viewWillAppear:
      let isBelow = above.phase == .disappeared || above.phase == .disappearing
      if context.holds(.childWillAppear, isBelow), !isExcused(.childWillAppear, child, context) {
        expectParent(.childWillAppear)
      }
    case .viewDidAppear:
      if above.phase == .appearing {
        if context.holds(.childDidAppearFirst, true),
          !isExcused(.childDidAppearFirst, child, context)
        {
          expectParent(.childDidAppearFirst)
        }
      } else if context.holds(.childDidAppear, above.phase != .appeared),
        !isExcused(.childDidAppear, child, context)
      {
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
        if !isManual { context.ledger.markReported(child) }
      }
    default: break
    }
  }

  private func isExcused(_ clause: Clause, _ child: Int32, _ context: CheckingContext) -> Bool {
    context.excuse("earlyPage", clause, if: context.ledger.isWithinEarlyPage(Int(child)))
      || context.excuse("orphan", clause, if: context.ledger.isOrphan(Int(child)))
  }

  // MARK: - The parent's side

  private mutating func checkParent(_ moment: EventContext, _ context: inout CheckingContext) {
    let entry = context.ledger.entries[moment.controller]
    if context.excuse("manualParent", .parentGone, if: entry.container == .manual) { return }
    let parent = Int32(moment.controller)
    var child = entry.firstChild
    var steps = 0
    while child >= 0 && steps < Ledger.breadthMax {
      let below = context.ledger.entries[Int(child)]
      checkSibling(moment, parent, child, below, &context)
      if below.lastOrigin == .forward && below.lastKind == moment.event.kind
        && below.lastIndex > moment.was.lastIndex
      {
        compareForwarded(Int(child), moment.controller, at: moment.index, &context)
      }
      child = below.nextSibling
      steps += 1
    }
  }

  private mutating func checkSibling(
    _ moment: EventContext,
    _ parent: Int32,
    _ child: Int32,
    _ below: Ledger.Entry,
    _ context: inout CheckingContext
  ) {
    guard below.shown != .no, below.phase != .unknown, !below[.isReported] else { return }
    switch moment.event.kind {
    case .viewDidDisappear:
      if context.holds(.parentGone, below.phase != .disappeared),
        !context.excuse("inOwnTransition", .parentGone, if: context.isInTransition(child)),
        !context.excuse(
          "goneForSibling",
          .parentGone,
          if: !context.ledger.carries(.markers)
            && context.leaves(child) { $0.parent == context.ledger.entries[Int(child)].parent }
        ),
        !context.excuse(
          "goneForStranger",
          .parentGone,
          if: !context.ledger.carries(.markers)
            && context.leaves(child) { $0.parent < 0 && $0.presenter < 0 }
        ),
        !context.excuse(
          "removedBefore",
          .parentGone,
          if: below.phase == .disappearing && below.disappear.origin == .uikit
        ),
        !isExcused(.parentGone, child, context)
      {
        expect(.parentGone, moment, context, of: child, child: child, parent: parent)
      }
    case .viewDidAppear:
      let isDue = below.shown == .yes ? below.phase != .appeared : below.phase == .appearing
      if context.holds(.parentCome, isDue),
        !context.excuse("inOwnTransition", .parentCome, if: context.isInTransition(child)),
        !context.excuse(
          "addedLate",
          .parentCome,
          if: context.profile.forwardOrder == .childFirst && below.appear.origin == .uikit
        ),
        !context.excuse(
          "hiddenChild",
          .parentCome,
          if: context.ledger.entries[Int(child)].lastPhase == .appearing
            && context.hasQuirk(.hiddenChildNeverAppears, of: Int(child))
        ), !context.excuse("coveredInContext", .parentCome, if: context.ledger.isCovered(child)),
        !isExcused(.parentCome, child, context)
      {
        expect(.parentCome, moment, context, of: child, child: child, parent: parent)
      }
    default: break
    }
  }

  // MARK: - Forwarding

  private func checkForwarded(_ moment: EventContext, _ context: inout CheckingContext) {
    guard moment.event.origin == .forward else { return }
    let parent = context.ledger.entries[moment.controller].parent
    let above = context.ledger.entries[Int(parent)]
    guard above.lastKind == moment.event.kind, above.container != .manual else { return }
    guard above.lastTransaction == Int32(moment.event.transaction ?? -1) else { return }
    compareForwarded(moment.controller, Int(parent), at: moment.index, &context)
  }

  private func compareForwarded(
    _ child: Int,
    _ parent: Int,
    at index: Int,
    _ context: inout CheckingContext
  ) {
    let entry = context.ledger.entries[child]
    let below = entry.lastAnimated
    let above = context.ledger.entries[parent].lastAnimated
    if below == .unknown || above == .unknown { return }
    if context.holds(.forwardedFlag, below != above),
      !context.excuse("ownWill", .forwardedFlag, if: context.hasOwnWill(entry)),
      !context.excuse(
        "childNotAnimated",
        .forwardedFlag,
        if: context.profile.childAnimated == .false && entry.lastAnimated == .no
      )
    {
      context.report(
        .forwardedFlag,
        at: index,
        controller: Int32(child),
        with: ["\(above == .yes)", "\(below == .yes)"],
        others: [Int32(parent)]
      )
    }
  }

  private func checkIsolation(_ moment: EventContext, _ context: inout CheckingContext) {
    let entry = context.ledger.entries[moment.controller]
    guard moment.event.origin == .uikit || moment.event.origin == .forward else { return }
    let above = context.ledger.entries[Int(entry.parent)]
    if context.holds(.manualIsolation, above.container == .manual),
      !context.excuse("orphanWill", .manualIsolation, if: context.isWillOfOrphan(moment)),
      !context.excuse(
        "automaticAgain",
        .manualIsolation,
        if: !moment.isDisappearance && context.hasQuirk(.manualContainerAppearsTwice, at: moment)
      ),
      !context.excuse(
        "coverInContext",
        .manualIsolation,
        if: moment.role != .none && context.ledger.open[moment.slot].kind.isPresentation
      )
    {
      context.report(.manualIsolation, moment, others: [entry.parent])
      context.ledger.markReported(Int32(moment.controller))
    }
  }
}

// MARK: - State

extension FamilyMonitor {
  func addState(to words: inout StateWords) {
    words.requireEncodable(owed.isEmpty)
  }
}
