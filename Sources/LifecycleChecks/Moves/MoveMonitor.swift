// INV-35 the automaton of moves, INV-36 moves around appearance, INV-37 the link agrees.

internal import VCLifecycle

/// willMove(toParent:) and didMove(toParent:) (CHILD-1 to CHILD-6, MOVE-1 to MOVE-4).
struct MoveMonitor: Sendable {
  func observe(_ moment: EventContext, _ context: inout CheckingContext) {
    let event = moment.event
    let isToParent = event.other != nil || event.flag == true
    let partner = event.other?.index ?? -1
    checkAround(moment, isToParent, &context)
    checkLink(moment, isToParent, partner, &context)
    assumeUnrecorded(moment, isToParent, partner, &context)
    let entry = context.ledger.entries[moment.controller]
    if event.kind == .willMoveToParent {
      if isToParent {
        willMove(moment, entry, partner, &context)
      } else {
        willLeave(moment, entry, &context)
      }
    } else if isToParent {
      didMove(moment, entry, partner, &context)
    } else {
      didLeave(moment, entry, &context)
    }
  }

  private func set(
    _ moment: EventContext,
    _ move: Ledger.Move,
    _ partner: Int32,
    _ context: inout CheckingContext
  ) {
    context.ledger.entries[moment.controller].set(move, partner, at: Int32(moment.index))
  }

  /// Puts a controller where the move that is not recorded has left it: an unrecorded didMove has
  /// followed the last willMove, and an unrecorded willMove precedes a didMove.
  private func assumeUnrecorded(
    _ moment: EventContext,
    _ isToParent: Bool,
    _ partner: Int32,
    _ context: inout CheckingContext
  ) {
    let entry = context.ledger.entries[moment.controller]
    if moment.event.kind == .willMoveToParent, !entry.records(.didMoveToParent) {
      switch entry.move {
      case .moving: set(moment, .moved, entry.movePartner, &context)
      // A cancelled pop takes its willMove(nil) back, and no didMove tells of either (MOVE-4).
      case .leaving: set(moment, .unknown, entry.movePartner, &context)
      case .unknown, .none, .moved: break
      }
    } else if moment.event.kind == .didMoveToParent, !entry.records(.willMoveToParent) {
      switch (entry.move, isToParent) {
      case (.none, true): set(moment, .moving, partner, &context)
      case (.moved, false): set(moment, .leaving, entry.movePartner, &context)
      case (.moved, true) where !isSame(entry, partner): set(moment, .moving, partner, &context)
      default: break
      }
    }
  }

  private func isSame(_ entry: Ledger.Entry, _ partner: Int32) -> Bool {
    entry.movePartner < 0 || partner < 0 || entry.movePartner == partner
  }

  /// Reports a clause if its condition holds; advice leaves the move right.
  private func check(
    _ clause: Clause,
    _ moment: EventContext,
    _ context: inout CheckingContext,
    where isWrong: Bool = true,
    severity: Grade = .violation
  ) {
    let isReported = context.check(clause, isWrong, moment, severity: severity)
    if isReported && severity != .advice {
      context.ledger.entries[moment.controller][.isMoveWrong] = true
    }
  }

  // MARK: - The four edges

  private func willMove(
    _ moment: EventContext,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ context: inout CheckingContext
  ) {
    let hasComeOrGone = entry.move == .moved || entry.move == .leaving
    let isUnannounced =
      hasComeOrGone
      && (context.excuse(
        "leftSilently",
        .willMoveAgain,
        if: context.profile.navMiddleMove == .none && entry[.hasLeftSilently]
      )
        || context.excuse(
          "replacedSilently",
          .willMoveAgain,
          if: context.profile.setViewControllersMove == .notSent && entry[.hasLeftSilently]
        ))
    switch entry.move {
    case .unknown, .none: break
    case _ where isUnannounced: break
    case .moving:
      check(.willMoveTwice, moment, &context)
    case .moved:
      if isSame(entry, partner) {
        check(.willMoveAgain, moment, &context)
        return
      }
      if !context.excuse(
        "takenByCollapse",
        .movedOver,
        if: context.isTakenByCollapse(entry, partner)
      ) {
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
    _ moment: EventContext,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ context: inout CheckingContext
  ) -> Bool {
    let isBackWithDid = context.excuse(
      "takenBackWithDid",
      .willMoveLeaving,
      if: context.profile.moveCancel == .wmNilWmNavDmNav
        && context.isRemovalCancelled(moment, entry)
    )
    let isBackByApp =
      context.excuse(
        "takenBackByApp",
        .willMoveLeaving,
        if: context.isAppContainer(entry.parent) && context.isRemovalCancelled(moment, entry)
      )
      || context.excuse(
        "takenBackUntouched",
        .willMoveLeaving,
        if: context.isAppContainer(entry.parent) && !entry[.hasLostParent]
          && !context.hasLeftAlone(entry)
      )
    let isBack = context.excuse(
      "takenBack",
      .willMoveLeaving,
      if: context.profile.moveCancel == .wmNilWmNav && context.isRemovalCancelled(moment, entry)
    )
    guard isBackWithDid || isBackByApp || isBack else { return false }
    set(moment, .moved, partner, &context)
    context.ledger.entries[moment.controller][.mayRepeatDidMove] = isBackWithDid || isBackByApp
    return true
  }

  private func didMove(
    _ moment: EventContext,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ context: inout CheckingContext
  ) {
    switch entry.move {
    case .moving:
      check(.didMoveElsewhere, moment, &context, where: !isSame(entry, partner))
    case .moved:
      let isSame = isSame(entry, partner)
      if isSame
        && context.excuse(
          "repeatedMove",
          .didMoveTwice,
          if: context.profile.didMoveRepeat == .atEnd
        )
      {
        return
      }
      if isSame
        && context.excuse("repeatedAfterReturn", .didMoveTwice, if: entry[.mayRepeatDidMove])
      {
        context.ledger.entries[moment.controller][.mayRepeatDidMove] = false
        return
      }
      check(.didMoveTwice, moment, &context)
    case .none, .unknown:
      let isKnown =
        (entry.move == .none || entry[.isWhole] || !moment.was[.isSeen])
        && entry.records(.willMoveToParent)
      check(.didMoveUnannounced, moment, &context, where: isKnown)
    case .leaving:
      check(.didMoveLeaving, moment, &context)
    }
    set(moment, .moved, partner, &context)
  }

  private func willLeave(
    _ moment: EventContext,
    _ entry: Ledger.Entry,
    _ context: inout CheckingContext
  ) {
    switch entry.move {
    case .moved, .unknown: break
    case .moving:
      if !context.excuse(
        "cancelledPush",
        .neverMoved,
        if: moment.slot >= 0 && context.ledger.open[moment.slot].isCancelReleased
      ), !context.excuse("unseenPage", .neverMoved, if: context.isPageUnseen(entry)) {
        check(.neverMoved, moment, &context, severity: .advice)
      }
    case .leaving:
      if !context.excuse(
        "nextAttempt",
        .willLeaveTwice,
        if: context.profile.moveCancel == .wmNilOnly
          && (entry[.removalCancelled] || context.hasComeBack(entry)
            || context.hasLostContainer(entry))
      ) {
        check(.willLeaveTwice, moment, &context)
      }
    case .none:
      check(.willLeaveNothing, moment, &context)
    }
    set(moment, .leaving, entry.movePartner, &context)
  }

  private func didLeave(
    _ moment: EventContext,
    _ entry: Ledger.Entry,
    _ context: inout CheckingContext
  ) {
    switch entry.move {
    case .leaving, .unknown: break
    case .moved:
      check(.leftUnannounced, moment, &context, severity: .advice)
    case .moving:
      check(.didLeaveMoving, moment, &context)
    case .none:
      if context.excuse(
        "repeatedMove",
        .didLeaveNothing,
        if: context.profile.didMoveRepeat == .atEnd
      ) {
        return
      }
      // A willMove to a parent that it never got is not in each log.
      check(.didLeaveNothing, moment, &context, where: entry.records(.willMoveToParent))
    }
    set(moment, .none, -1, &context)
  }

  // MARK: - Rest

  func rest(_ controller: Int, at index: Int, _ context: inout CheckingContext) {
    let move = context.ledger.entries[controller].move
    guard move == .moving || move == .leaving else { return }
    let entry = context.ledger.entries[controller]
    if entry[.isMoveAdvised] || !entry.records(.didMoveToParent) { return }
    let clause: Clause
    switch entry.move {
    case .moving:
      guard context.holds(.movingAtRest, true),
        !context.excuse("unseenPage", .movingAtRest, if: context.isPageUnseen(entry))
      else { return }
      clause = .movingAtRest
    case .leaving:
      guard context.holds(.leavingAtRest, true),
        !context.excuse(
          "cancelledRemoval",
          .leavingAtRest,
          if: context.profile.moveCancel == .wmNilOnly && entry[.removalCancelled]
        )
      else {
        return
      }
      clause = .leavingAtRest
    case .unknown, .none, .moved: return
    }
    context.ledger.entries[controller][.isMoveAdvised] = true
    // A navigation controller completes its own moves: the app cannot omit them.
    let parent = entry.move == .moving ? entry.movePartner : entry.parent
    let isInStack = parent >= 0 && context.ledger.entries[Int(parent)].container == .navigation
    context.report(
      clause,
      at: index,
      controller: Int32(controller),
      severity: isInStack ? .violation : .advice
    )
  }

  // MARK: - Around appearance

  private func checkAround(
    _ moment: EventContext,
    _ isToParent: Bool,
    _ context: inout CheckingContext
  ) {
    guard moment.slot >= 0, moment.role != .none else { return }
    let transition = context.ledger.open[moment.slot]
    if context.holds(.knownMove, transition.isReported) { return }
    let isWill = moment.event.kind == .willMoveToParent
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
    guard context.holds(clause, isWrong),
      !context.excuse("disturbed", clause, if: context.isDisturbed(moment)),
      clause != .moveAfterLeave
        || !context.excuse("moveByOutcome", clause, if: context.profile.moveCancel == .none)
    else { return }
    let expected =
      transition.isCancelReleased
      ? "no didMove(toParent: nil) in a cancelled pop"
      : "didMove(toParent: nil) after viewDidDisappear"
    context.report(clause, moment, with: [expected], severity: .fragile)
  }

  // MARK: - The link

  private func checkLink(
    _ moment: EventContext,
    _ isToParent: Bool,
    _ partner: Int32,
    _ context: inout CheckingContext
  ) {
    let link: Int32
    if let snapshot = moment.event.snapshot {
      link = snapshot.parent?.index ?? -1
    } else if context.ledger.carriesParents {
      link = context.ledger.entries[moment.controller].parent
    } else {
      return
    }
    if isToParent && partner < 0 { return }
    let isWrong: Bool
    let clause: Clause
    if moment.event.kind == .didMoveToParent {
      clause = isToParent ? .linkAtDidMove : .linkAtDidLeave
      isWrong = link != (isToParent ? partner : -1)
    } else if isToParent && moment.event.snapshot != nil {
      clause = .linkAtWillMove
      // A removal that is taken back has cut no link (CHILD-2).
      let isLinked = context.profile.willMoveParent == .set || moment.was.move == .leaving
      isWrong = link != (isLinked ? partner : -1)
    } else {
      return
    }
    guard context.holds(clause, isWrong),
      clause != .linkAtWillMove
        || !context.excuse("ownTime", clause, if: context.isUIKitContainer(partner))
    else { return }
    let expected = isToParent ? "parent set to the new parent" : "parent nil"
    let found = link < 0 ? "parent is nil" : "parent is another or still set"
    context.report(clause, moment, with: [expected, found], others: [link])
  }
}
