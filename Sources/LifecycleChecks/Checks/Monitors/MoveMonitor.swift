// INV-35 the automaton of moves, INV-36 moves around appearance, INV-37 the link agrees.

internal import Lifecycle

/// willMove(toParent:) and didMove(toParent:) (CHILD-1 to CHILD-6, MOVE-1 to MOVE-4).
struct MoveMonitor: Sendable {
  func observe(_ moment: Moment, _ bench: inout Bench) {
    let event = moment.event
    let isToParent = event.other != nil || event.flag == true
    let partner = event.other?.index ?? -1
    judgeAround(moment, isToParent, &bench)
    judgeLink(moment, isToParent, partner, &bench)
    let entry = bench.ledger.entries[moment.controller]
    if event.kind == .willMoveToParent {
      if isToParent {
        willMove(moment, entry, partner, &bench)
      } else {
        willLeave(moment, entry, &bench)
      }
    } else if isToParent {
      didMove(moment, entry, partner, &bench)
    } else {
      didLeave(moment, entry, &bench)
    }
  }

  private func set(_ moment: Moment, _ move: Ledger.Move, _ partner: Int32, _ bench: inout Bench) {
    bench.ledger.entries[moment.controller].move = move
    bench.ledger.entries[moment.controller].movePartner = partner
    bench.ledger.entries[moment.controller].moveIndex = Int32(moment.index)
    bench.ledger.entries[moment.controller].removalCancelled = false
    bench.ledger.entries[moment.controller].hasLeftSilently = false
    bench.ledger.entries[moment.controller].isMoveAdvised =
      bench.ledger.entries[moment.controller].isMoveWrong
    bench.ledger.entries[moment.controller].isMoveWrong = false
  }

  private func isSame(_ entry: Ledger.Entry, _ partner: Int32) -> Bool {
    entry.movePartner < 0 || partner < 0 || entry.movePartner == partner
  }

  private func fail(
    _ clause: Clause,
    _ moment: Moment,
    _ bench: inout Bench,
    _ expected: String,
    _ found: String,
    advice: Bool = false
  ) {
    bench.report(
      clause,
      moment,
      expected: expected,
      found: found,
      severity: advice ? .advice : .fault
    )
    // Rest says nothing more of a move that was wrong already.
    if !advice { bench.ledger.entries[moment.controller].isMoveWrong = true }
  }

  // MARK: - The four edges

  private func willMove(
    _ moment: Moment,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ bench: inout Bench
  ) {
    switch entry.move {
    case .unknown, .none: break
    case .moved where entry.hasLeftSilently, .leaving where entry.hasLeftSilently: break
    case .moving:
      if bench.holds(.willMoveTwice, true) {
        fail(
          .willMoveTwice,
          moment,
          &bench,
          "didMove(toParent:)",
          "willMove(toParent:) called twice"
        )
      }
    case .moved:
      if isSame(entry, partner) {
        if bench.holds(.willMoveAgain, true) {
          fail(
            .willMoveAgain,
            moment,
            &bench,
            "nothing: it has that parent",
            "willMove(toParent:) to the parent it has"
          )
        }
        return
      }
      if bench.holds(.movedOver, true) {
        fail(
          .movedOver,
          moment,
          &bench,
          "didMove(toParent: nil) from the old parent",
          "willMove(toParent:) to another parent",
          advice: true
        )
      }
    case .leaving:
      let isBack = isTakenBack(moment, entry, bench) && isSame(entry, partner)
      if bench.holds(.exemptMoveBack, isBack) {
        set(moment, .moved, partner, &bench)
        bench.ledger.entries[moment.controller].mayRepeatDidMove =
          bench.profile.moveCancel == .wmNilWmNavDmNav
        return
      }
      if bench.holds(.willMoveLeaving, true) {
        fail(
          .willMoveLeaving,
          moment,
          &bench,
          "didMove(toParent: nil)",
          "willMove(toParent:) during a removal"
        )
      }
    }
    set(moment, .moving, partner, &bench)
  }

  /// Whether a removal was taken back by a cancelled transition, as the profile has it.
  private func isTakenBack(_ moment: Moment, _ entry: Ledger.Entry, _ bench: Bench) -> Bool {
    let isCancelled =
      entry.removalCancelled || hasComeBack(entry)
      || (moment.slot >= 0 && bench.ledger.open[moment.slot].isCancelReleased)
    let sends =
      bench.profile.moveCancel == .wmNilWmNav || bench.profile.moveCancel == .wmNilWmNavDmNav
    return isCancelled && sends
  }

  /// Without markers, the turn of its appearance tells that a removal was cancelled.
  private func hasComeBack(_ entry: Ledger.Entry) -> Bool {
    entry.appear.index > entry.moveIndex && entry.appear.before == .disappearing
  }

  private func didMove(
    _ moment: Moment,
    _ entry: Ledger.Entry,
    _ partner: Int32,
    _ bench: inout Bench
  ) {
    switch entry.move {
    case .moving:
      if bench.holds(.didMoveElsewhere, !isSame(entry, partner)) {
        fail(
          .didMoveElsewhere,
          moment,
          &bench,
          "didMove(toParent:) to the announced parent",
          "didMove(toParent:) to another parent"
        )
      }
    case .moved:
      let isRepeat = bench.profile.didMoveRepeat == .atEnd && isSame(entry, partner)
      if bench.holds(.exemptRepeat, isRepeat) { return }
      if bench.holds(.exemptBackRepeat, entry.mayRepeatDidMove && isSame(entry, partner)) {
        bench.ledger.entries[moment.controller].mayRepeatDidMove = false
        return
      }
      if bench.holds(.didMoveTwice, true) {
        fail(.didMoveTwice, moment, &bench, "one didMove", "didMove(toParent:) called twice")
      }
    case .none, .unknown:
      let isKnown = entry.move == .none || entry.isWhole || !moment.was.isSeen
      if bench.holds(.didMoveUnannounced, isKnown) {
        fail(
          .didMoveUnannounced,
          moment,
          &bench,
          "willMove(toParent:) or addChild first",
          "didMove(toParent:) without willMove(toParent:)"
        )
      }
    case .leaving:
      if bench.holds(.didMoveLeaving, true) {
        fail(
          .didMoveLeaving,
          moment,
          &bench,
          "didMove(toParent: nil)",
          "didMove(toParent:) during a removal"
        )
      }
    }
    set(moment, .moved, partner, &bench)
  }

  private func willLeave(_ moment: Moment, _ entry: Ledger.Entry, _ bench: inout Bench) {
    switch entry.move {
    case .moved, .unknown: break
    case .moving:
      let isCancelledPush = moment.slot >= 0 && bench.ledger.open[moment.slot].isCancelReleased
      if !bench.holds(.exemptCancelledPush, isCancelledPush), bench.holds(.neverMoved, true) {
        fail(
          .neverMoved,
          moment,
          &bench,
          "didMove(toParent:)",
          "didMove missing before willMove(toParent: nil)",
          advice: true
        )
      }
    case .leaving:
      let isNext = entry.removalCancelled || hasComeBack(entry)
      if !bench.holds(.exemptNextAttempt, isNext),
        bench.holds(.willLeaveTwice, true)
      {
        fail(
          .willLeaveTwice,
          moment,
          &bench,
          "didMove(toParent: nil)",
          "willMove(toParent: nil) called twice"
        )
      }
    case .none:
      if bench.holds(.willLeaveNothing, true) {
        fail(
          .willLeaveNothing,
          moment,
          &bench,
          "nothing: it has no parent",
          "willMove(toParent: nil) without a parent"
        )
      }
    }
    set(moment, .leaving, entry.movePartner, &bench)
  }

  private func didLeave(_ moment: Moment, _ entry: Ledger.Entry, _ bench: inout Bench) {
    switch entry.move {
    case .leaving, .unknown: break
    case .moved:
      if bench.holds(.leftUnannounced, true) {
        fail(
          .leftUnannounced,
          moment,
          &bench,
          "willMove(toParent: nil) before removeFromParent",
          "willMove(toParent: nil) missing",
          advice: true
        )
      }
    case .moving:
      if bench.holds(.didLeaveMoving, true) {
        fail(
          .didLeaveMoving,
          moment,
          &bench,
          "didMove(toParent:) to the parent",
          "didMove(toParent: nil) after willMove(toParent:)"
        )
      }
    case .none:
      if bench.holds(.exemptLeaveRepeat, bench.profile.didMoveRepeat == .atEnd) { return }
      if bench.holds(.didLeaveNothing, true) {
        fail(
          .didLeaveNothing,
          moment,
          &bench,
          "nothing: it has no parent",
          "didMove(toParent: nil) called twice or without a parent"
        )
      }
    }
    set(moment, .none, -1, &bench)
  }

  // MARK: - Rest

  func rest(_ controller: Int, at index: Int, _ bench: inout Bench) {
    let entry = bench.ledger.entries[controller]
    if entry.isMoveAdvised { return }
    let clause: Clause
    switch entry.move {
    case .moving:
      guard bench.holds(.movingAtRest, true) else { return }
      clause = .movingAtRest
    case .leaving:
      guard bench.holds(.leavingAtRest, !entry.removalCancelled) else { return }
      clause = .leavingAtRest
    case .unknown, .none, .moved: return
    }
    bench.ledger.entries[controller].isMoveAdvised = true
    // Of a stack it is UIKit that ends the moves, and no app forgets them.
    let parent = entry.move == .moving ? entry.movePartner : entry.parent
    let isInStack = parent >= 0 && bench.ledger.entries[Int(parent)].container == .navigation
    bench.report(
      clause,
      at: index,
      controller: Int32(controller),
      expected: entry.move == .moving ? "didMove(toParent:)" : "removeFromParent",
      found: entry.move == .moving ? "didMove missing" : "didMove(toParent: nil) missing",
      severity: isInStack ? .fault : .advice
    )
  }

  // MARK: - Around appearance

  private func judgeAround(_ moment: Moment, _ isToParent: Bool, _ bench: inout Bench) {
    guard moment.slot >= 0, moment.role != .none else { return }
    let transition = bench.ledger.open[moment.slot]
    // A container that was covered meanwhile has no order of its own any more.
    if bench.holds(.exemptDisturbed, transition.isTainted) { return }
    let isWill = moment.event.kind == .willMoveToParent
    let order = transition.orderBefore
    var clause: Clause?
    var expected = ""
    if transition.kind == .push && moment.role == .new && isToParent {
      if isWill && bench.holds(.moveAfterAppear, order.contains(.newWillAppear)) {
        clause = .moveAfterAppear
        expected = "willMove(toParent:) before viewWillAppear"
      }
      if !isWill && bench.holds(.movedBeforeAppear, !order.contains(.newDidAppear)) {
        clause = .movedBeforeAppear
        expected = "didMove(toParent:) after viewDidAppear"
      }
    } else if transition.kind == .pop && moment.role == .old && !isToParent {
      let isFree = bench.holds(.exemptLateMove, bench.profile.moveCancel == .none)
      if isWill && !isFree && bench.holds(.moveAfterLeave, order.contains(.oldWillDisappear)) {
        clause = .moveAfterLeave
        expected = "willMove(toParent: nil) before viewWillDisappear"
      }
      if !isWill && bench.holds(.movedBeforeLeave, !order.contains(.oldDidDisappear)) {
        clause = .movedBeforeLeave
        expected =
          transition.isCancelReleased
          ? "no didMove(toParent: nil) in a cancelled pop"
          : "didMove(toParent: nil) after viewDidDisappear"
      }
    }
    guard let clause else { return }
    bench.report(
      clause,
      moment,
      expected: expected,
      found: "\(moment.event.kind.words) at another place",
      severity: .suspect
    )
  }

  // MARK: - The link

  private func isUIKitContainer(_ controller: Int32, _ bench: Bench) -> Bool {
    guard controller >= 0 else { return false }
    switch bench.ledger.entries[Int(controller)].container {
    case .none, .automatic, .manual: return false
    default: return true
    }
  }

  private func judgeLink(
    _ moment: Moment,
    _ isToParent: Bool,
    _ partner: Int32,
    _ bench: inout Bench
  ) {
    let link: Int32
    if let snapshot = moment.event.snapshot {
      link = snapshot.parent?.index ?? -1
    } else if bench.ledger.carriesParents {
      link = bench.ledger.entries[moment.controller].parent
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
      // Only additions by hand are fixed: UIKit's containers keep their own time (CHILD-3).
      clause = .linkAtWillMove
      let expected = bench.profile.willMoveParent == .set ? partner : -1
      if bench.holds(.exemptOwnTime, isUIKitContainer(partner, bench)) { return }
      isWrong = link != expected && link != (moment.was.move == .moved ? partner : expected)
    } else {
      return
    }
    if bench.holds(clause, isWrong) {
      bench.report(
        clause,
        moment,
        expected: isToParent ? "parent set to the new parent" : "parent nil",
        found: link < 0 ? "parent is nil" : "parent is another or still set",
        others: [link]
      )
    }
  }
}
