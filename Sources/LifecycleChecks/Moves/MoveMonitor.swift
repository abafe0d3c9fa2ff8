// INV-35 the automaton of moves, INV-36 moves around appearance, INV-37 the link agrees.

internal import VCLifecycle

/// willMove(toParent:) and didMove(toParent:) (CHILD-1 to CHILD-6, MOVE-1 to MOVE-4).
struct MoveMonitor: Sendable {
  func observe(_ moment: Moment, _ context: inout Context) {
    let event = moment.event
    let isToParent = event.other != nil || event.flag == true
    let partner = event.other?.index ?? -1
    checkAround(moment, isToParent, &context)
    checkLink(moment, isToParent, partner, &context)
    assumeUnrecorded(moment, isToParent, partner, &context)
    let entry = context.entries[moment.controller]
    switch (event.kind == .willMoveToParent, isToParent) {
    case (true, true): willMove(moment, entry, partner, &context)
    case (true, false): willLeave(moment, entry, &context)
    case (false, true): didMove(moment, entry, partner, &context)
    case (false, false): didLeave(moment, entry, &context)
    }
  }

  private func set(
    _ moment: Moment,
    _ state: Ledger.Move.State,
    _ partner: Int32,
    _ context: inout Context
  ) {
    context.entries[moment.controller].set(state, partner, at: moment.index)
  }

  /// Puts a controller where the move that is not recorded has left it: an unrecorded didMove has
  /// followed the last willMove, and an unrecorded willMove precedes a didMove.
  private func assumeUnrecorded(
    _ moment: Moment,
    _ isToParent: Bool,
    _ partner: Int32,
    _ context: inout Context
  ) {
    let entry = context.entries[moment.controller]
    if moment.kind == .willMoveToParent, !entry.records(.didMoveToParent) {
      switch entry.move.state {
      case .moving: set(moment, .moved, entry.move.partner, &context)
      // A cancelled pop takes its willMove(nil) back, and no didMove tells of either (MOVE-4).
      case .leaving: set(moment, .unknown, entry.move.partner, &context)
      case .unknown, .none, .moved: break
      }
    } else if moment.kind == .didMoveToParent, !entry.records(.willMoveToParent) {
      switch (entry.move.state, isToParent) {
      case (.none, true): set(moment, .moving, partner, &context)
      case (.moved, false): set(moment, .leaving, entry.move.partner, &context)
      case (.moved, true) where !isSame(entry, partner): set(moment, .moving, partner, &context)
      default: break
      }
    }
  }

  private func isSame(_ entry: Ledger.Entry, _ partner: Int32) -> Bool {
    entry.move.partner < 0 || partner < 0 || entry.move.partner == partner
  }

  /// Reports a clause if its condition holds; advice leaves the move right.
  private func check(
    _ clause: Clause,
    _ moment: Moment,
    _ context: inout Context,
    where isWrong: Bool = true,
    severity: Grade = .violation
  ) {
    let isReported = context.check(clause, isWrong, moment, severity: severity)
    if isReported && severity != .advice {
      context.entries[moment.controller][.isMoveWrong] = true
    }
  }

  // MARK: - The four edges

  private func willMove(
    _ moment: Moment,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ context: inout Context
  ) {
    let excuse = context.excuses(at: .willMoveAgain)
    let hasComeOrGone = entry.move.state == .moved || entry.move.state == .leaving
    let isUnannounced =
      hasComeOrGone
      && (excuse(
        "leftSilently",
        if: context.profile.navMiddleMove == .none && entry[.hasLeftSilently]
      )
        || excuse(
          "replacedSilently",
          if: context.profile.setViewControllersMove == .notSent && entry[.hasLeftSilently]
        ))
    switch entry.move.state {
    case .unknown, .none: break
    case _ where isUnannounced: break
    case .moving: check(.willMoveTwice, moment, &context)
    case .moved where isSame(entry, partner): return check(.willMoveAgain, moment, &context)
    case .moved:
      let excuse = context.excuses(at: .movedOver)
      if !excuse("takenByCollapse", if: context.isTakenByCollapse(entry, partner)) {
        check(.movedOver, moment, &context, severity: .advice)
      }
    case .leaving:
      if isSame(entry, partner), isTakenBack(moment, entry, partner, &context) { return }
      check(.willMoveLeaving, moment, &context)
    }
    set(moment, .moving, partner, &context)
  }

  /// Whether a removal is taken back, which puts the controller where it was.
  private func isTakenBack(
    _ moment: Moment,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ context: inout Context
  ) -> Bool {
    let excuse = context.excuses(at: .willMoveLeaving)
    let isBackWithDid = excuse(
      "takenBackWithDid",
      if: context.profile.moveCancel == .wmNilWmNavDmNav
        && context.isRemovalCancelled(moment, entry)
    )
    let isBackByApp =
      excuse("takenBackByApp") {
        context.isAppContainer(entry.parent) && context.isRemovalCancelled(moment, entry)
      }
      || excuse("takenBackUntouched") {
        context.isAppContainer(entry.parent) && !entry[.hasLostParent]
          && !context.hasLeftAlone(entry)
      }
    let isBack = excuse(
      "takenBack",
      if: context.profile.moveCancel == .wmNilWmNav && context.isRemovalCancelled(moment, entry)
    )
    guard isBackWithDid || isBackByApp || isBack else { return false }
    set(moment, .moved, partner, &context)
    context.entries[moment.controller][.mayRepeatDidMove] = isBackWithDid || isBackByApp
    return true
  }

  private func didMove(
    _ moment: Moment,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ context: inout Context
  ) {
    let isSame = isSame(entry, partner)
    switch entry.move.state {
    case .moving: check(.didMoveElsewhere, moment, &context, where: !isSame)
    case .moved:
      let excuse = context.excuses(at: .didMoveTwice)
      if isSame && excuse("repeatedMove", if: context.profile.didMoveRepeat == .atEnd) { return }
      if isSame && excuse("repeatedAfterReturn", if: entry[.mayRepeatDidMove]) {
        context.entries[moment.controller][.mayRepeatDidMove] = false
        return
      }
      check(.didMoveTwice, moment, &context)
    case .none, .unknown:
      let isKnown =
        (entry.move.state == .none || entry[.isWhole] || !moment.was[.isSeen])
        && entry.records(.willMoveToParent)
      check(.didMoveUnannounced, moment, &context, where: isKnown)
    case .leaving: check(.didMoveLeaving, moment, &context)
    }
    set(moment, .moved, partner, &context)
  }

  private func willLeave(_ moment: Moment, _ entry: Ledger.Entry, _ context: inout Context) {
    switch entry.move.state {
    case .moved, .unknown: break
    case .moving:
      let excuse = context.excuses(at: .neverMoved)
      let isCancelled = moment.slot >= 0 && context.open[moment.slot].isCancelReleased
      if !excuse("cancelledPush", if: isCancelled),
        !excuse("unseenPage", if: context.isPageUnseen(entry))
      {
        check(.neverMoved, moment, &context, severity: .advice)
      }
    case .leaving:
      let excuse = context.excuses(at: .willLeaveTwice)
      if !excuse(
        "nextAttempt",
        if: context.profile.moveCancel == .wmNilOnly
          && (entry[.removalCancelled] || context.hasComeBack(entry)
            || context.hasLostContainer(entry))
      ) {
        check(.willLeaveTwice, moment, &context)
      }
    case .none: check(.willLeaveNothing, moment, &context)
    }
    set(moment, .leaving, entry.move.partner, &context)
  }

  private func didLeave(_ moment: Moment, _ entry: Ledger.Entry, _ context: inout Context) {
    switch entry.move.state {
    case .leaving, .unknown: break
    case .moved: check(.leftUnannounced, moment, &context, severity: .advice)
    case .moving: check(.didLeaveMoving, moment, &context)
    case .none:
      let excuse = context.excuses(at: .didLeaveNothing)
      if excuse("repeatedMove", if: context.profile.didMoveRepeat == .atEnd) { return }
      // A willMove to a parent that it never got is not in each log.
      check(.didLeaveNothing, moment, &context, where: entry.records(.willMoveToParent))
    }
    set(moment, .none, -1, &context)
  }

  // MARK: - Rest

  func rest(_ controller: Int32, at index: Int, _ context: inout Context) {
    let state = context.entries[controller].move.state
    guard state == .moving || state == .leaving else { return }
    let entry = context.entries[controller]
    if entry[.isMoveAdvised] || !entry.records(.didMoveToParent) { return }
    let clause: Clause = state == .moving ? .movingAtRest : .leavingAtRest
    let isLeft = context.holds(clause, true) { excuse in
      state == .moving
        ? excuse("unseenPage", if: context.isPageUnseen(entry))
        : excuse("cancelledRemoval") {
          context.profile.moveCancel == .wmNilOnly && entry[.removalCancelled]
        }
    }
    guard isLeft else { return }
    context.entries[controller][.isMoveAdvised] = true
    // A navigation controller completes its own moves: the app cannot omit them.
    let parent = state == .moving ? entry.move.partner : entry.parent
    let isInStack = parent >= 0 && context.entries[parent].container == .navigation
    let severity: Grade = isInStack ? .violation : .advice
    context.report(clause, at: index, controller: controller, severity: severity)
  }

  // MARK: - Around appearance

  private func checkAround(_ moment: Moment, _ isToParent: Bool, _ context: inout Context) {
    guard moment.slot >= 0, moment.role != .none else { return }
    let transition = context.open[moment.slot]
    if context.holds(.knownMove, transition.isReported) { return }
    let isWill = moment.kind == .willMoveToParent
    let order = transition.orderBefore
    let clause: Clause
    let isWrong: Bool
    if transition.kind == .push && moment.role == .new && isToParent {
      clause = isWill ? .moveAfterAppear : .movedBeforeAppear
      isWrong = isWill ? order.contains(.newWillAppear) : !order.contains(.newDidAppear)
    } else if transition.kind == .pop && moment.role == .old && !isToParent {
      clause = isWill ? .moveAfterLeave : .movedBeforeLeave
      isWrong = isWill ? order.contains(.oldWillDisappear) : !order.contains(.oldDidDisappear)
    } else {
      return
    }
    let isBroken = context.holds(clause, isWrong) { excuse in
      excuse("disturbed", if: context.isDisturbed(moment))
        || (clause == .moveAfterLeave
          && excuse("moveByOutcome", if: context.profile.moveCancel == .none))
    }
    guard isBroken else { return }
    let expected =
      transition.isCancelReleased
      ? "no didMove(toParent: nil) in a cancelled pop"
      : "didMove(toParent: nil) after viewDidDisappear"
    context.report(clause, moment, with: [expected], severity: .fragile)
  }

  // MARK: - The link

  private func checkLink(
    _ moment: Moment,
    _ isToParent: Bool,
    _ partner: Int32,
    _ context: inout Context
  ) {
    let link: Int32
    if let snapshot = moment.event.snapshot {
      link = snapshot.parent?.index ?? -1
    } else if context.ledger.carries(.parentLinks) {
      link = context.entries[moment.controller].parent
    } else {
      return
    }
    if isToParent && partner < 0 { return }
    let isWrong: Bool
    let clause: Clause
    if moment.kind == .didMoveToParent {
      clause = isToParent ? .linkAtDidMove : .linkAtDidLeave
      isWrong = link != (isToParent ? partner : -1)
    } else if isToParent && moment.event.snapshot != nil {
      clause = .linkAtWillMove
      // A removal that is taken back has cut no link (CHILD-2).
      let isLinked = context.profile.willMoveParent == .set || moment.was.move.state == .leaving
      isWrong = link != (isLinked ? partner : -1)
    } else {
      return
    }
    let isBroken = context.holds(clause, isWrong) { excuse in
      clause == .linkAtWillMove && excuse("ownTime", if: context.isUIKitContainer(partner))
    }
    guard isBroken else { return }
    let expected = isToParent ? "parent set to the new parent" : "parent nil"
    let found = link < 0 ? "parent is nil" : "parent is another or still set"
    context.report(clause, moment, with: [expected, found], others: [link])
  }
}
