// INV-38 flags, INV-39 state at callback, INV-40 the coordinator, INV-42 presentation links.

internal import Lifecycle

/// What a controller looked like at its callbacks (spec 1.13, 1.14).
struct SnapshotMonitor: Sendable {
  private typealias Facts = Event.Snapshot.Facts

  func observe(_ moment: Moment, _ snapshot: Event.Snapshot, _ bench: inout Bench) {
    if moment.isDirect { return }
    if moment.event.kind.isAppearance { judgeFlags(moment, snapshot.facts, &bench) }
    judgeState(moment, snapshot.facts, &bench)
    if moment.event.kind.isWillOrDid {
      judgeCoordinator(moment, snapshot.facts, &bench)
      judgePresenting(moment, snapshot.presenting?.index ?? -1, &bench)
    }
  }

  // MARK: - INV-38

  private func judgeFlags(_ moment: Moment, _ facts: Facts, _ bench: inout Bench) {
    let isGoing =
      moment.event.kind == .viewWillDisappear || moment.event.kind == .viewDidDisappear
    let foreign: Facts =
      isGoing ? [.movingToParent, .beingPresented] : [.movingFromParent, .beingDismissed]
    if bench.holds(.flagOfOtherDirection, !facts.isDisjoint(with: foreign)) {
      bench.report(
        .flagOfOtherDirection,
        moment,
        expected: isGoing
          ? "isMovingToParent and isBeingPresented false"
          : "isMovingFromParent and isBeingDismissed false",
        found: "true"
      )
      return
    }
    guard moment.slot >= 0, moment.role != .none else { return }
    let transition = bench.ledger.open[moment.slot]
    // Who goes and comes with its container meanwhile has no row of table 1.13a.
    let isUnjudged = transition.isReported || transition.isTainted
    if transition.isImplied || bench.holds(.exemptReportedFlags, isUnjudged) { return }
    guard let expected = expectedFlags(moment, transition, bench.profile) else { return }
    let moving: Facts = isGoing ? .movingFromParent : .movingToParent
    let modal: Facts = isGoing ? .beingDismissed : .beingPresented
    if bench.holds(.flagMoving, facts.contains(moving) != expected.contains(.movingToParent)) {
      bench.report(
        .flagMoving,
        moment,
        expected: "isMoving… \(expected.contains(.movingToParent)) in a \(transition.kind.words)",
        found: "\(facts.contains(moving))"
      )
    } else if bench.holds(
      .flagModal,
      facts.contains(modal) != expected.contains(.beingPresented)
    ) {
      bench.report(
        .flagModal,
        moment,
        expected: "isBeing… \(expected.contains(.beingPresented)) in a \(transition.kind.words)",
        found: "\(facts.contains(modal))"
      )
    }
  }

  /// Returns the flags of table 1.13a, or nil where the table does not judge.
  ///
  /// `movingToParent` stands for the moving flag of the callback's direction, `beingPresented`
  /// for the modal one.
  private func expectedFlags(
    _ moment: Moment,
    _ transition: OpenTransition,
    _ profile: Profile
  ) -> Facts? {
    let isNew = moment.role == .new
    let isGoing =
      moment.event.kind == .viewWillDisappear || moment.event.kind == .viewDidDisappear
    // Whoever goes the other way, with its container, has no row.
    if isNew == isGoing && !moment.isCompensating { return nil }
    if moment.isCompensating {
      guard transition.kind == .pop else { return nil }
      return profile.flagCancel == .movingTo && !isNew ? .movingToParent : []
    }
    switch transition.kind {
    case .push: return isNew ? .movingToParent : []
    case .pop, .popTo: return isNew ? [] : .movingToParent
    case .presentHiding, .presentKeeping: return isNew ? .beingPresented : []
    case .dismissHiding, .dismissKeeping: return isNew ? [] : .beingPresented
    case .sheetDrag:
      if isNew { return [] }
      let isEarly = moment.event.kind == .viewWillDisappear && transition.releases == 0
      return isEarly && profile.sheetBeingDismissed == .atRelease ? [] : .beingPresented
    case .chainDismiss:
      if isNew { return [] }
      if profile.chainBeingDismissed == .all { return .beingPresented }
      return nil
    case .childAdd: return isNew ? .movingToParent : []
    case .childRemove: return isNew ? [] : .movingToParent
    case .tab, .root: return []
    default: return nil
    }
  }

  // MARK: - INV-39

  private static let arrived: Facts = [
    .hasWindow, .hasSuperview, .traitsCurrent, .safeAreaCurrent, .frameFinal,
  ]
  private static let complete: Facts =
    [
      .hasWindow, .hasSuperview, .traitsCurrent, .safeAreaCurrent, .frameFinal,
      .subviewFramesFinal, .deepFramesFinal,
    ]

  private func judgeState(_ moment: Moment, _ facts: Facts, _ bench: inout Bench) {
    let was = moment.was
    let isByHand = !moment.isByUIKit || was.beginDepth > 0
    let isOnTheWay = was.phase == .appearing || was.phase == .appeared
    var required: Facts = []
    var forbidden: Facts = []
    var clause = Clause.stateIs
    var isSuspect = false
    switch moment.event.kind {
    case .loadView, .viewDidLoad:
      forbidden = [.hasWindow, .hasSuperview]
      clause = .stateEarlyLoad
    case .viewWillAppear:
      let isFirst = was.awaitsFirst && !moment.isCompensating
      let comesWithParent = bench.holds(.exemptReturningParent, isWithReturningParent(was, bench))
      if isFirst && !isByHand && was.phase == .disappeared && !comesWithParent {
        forbidden = .hasWindow
      }
      clause = .stateEarlyWill
    case .viewIsAppearing:
      if isOnTheWay && !isByHand { required = Self.arrived }
      clause = .stateIs
    case .updateViewConstraints, .viewWillLayoutSubviews:
      if isOnTheWay && !isByHand && !moment.event.isForced && !isInterim(was) {
        required = Self.arrived
      }
      clause = .stateLayout
      isSuspect = true
    case .viewDidLayoutSubviews:
      if isOnTheWay && !isByHand && !isInterim(was) {
        required = Self.arrived.union(.subviewFramesFinal)
      }
      clause = .stateLaidOut
    case .viewDidAppear:
      if was.phase == .appearing && !isByHand { required = dueAtDid(was, bench) }
      clause = .stateDid
    case .viewWillDisappear:
      if was.phase == .appeared && !isByHand && !isTakenAway(was, bench) {
        required = [.hasWindow, .hasSuperview]
      }
      clause = .stateWillGo
      isSuspect = true
    case .viewDidDisappear:
      // A covered presented controller stays in its tree (STATEAT-6).
      if !isByHand && isLeaving(moment, bench) { forbidden = .hasWindow }
      clause = .stateGone
      isSuspect = true
    default: return
    }
    let isWrong = !facts.isSuperset(of: required) || !facts.isDisjoint(with: forbidden)
    if bench.holds(clause, isWrong) {
      if bench.holds(.exemptEarlyPageState, isEarly(moment, clause, bench)) { return }
      let isLaidOut = facts.isSuperset(of: required.intersection(Self.arrived))
      if clause == .stateDid, isLaidOut, hasNewcomer(moment.controller, bench) { return }
      bench.report(
        clause,
        moment,
        expected: forbidden.isEmpty
          ? "\(Self.words(required.subtracting(facts))) at \(moment.event.kind.words)"
          : "no \(Self.words(forbidden.intersection(facts))) at \(moment.event.kind.words)",
        found: forbidden.isEmpty ? "not yet" : "already or still there",
        severity: isSuspect ? .suspect : .fault
      )
    }
  }

  /// What must be valid at a viewDidAppear.
  private func dueAtDid(_ was: Ledger.Entry, _ bench: Bench) -> Facts {
    // Where its children hear first, they may have changed what lies below (V-FWD-ORDER).
    let isFirst = bench.profile.forwardOrder != .childFirst
    // What a call inside a callback makes dirty after the layout is laid out in the next one, and
    // that may be after the did (LAYOUT-2).
    let isDirtied = bench.ledger.innerCallIndex > was.layoutIndex
    return was.laidOutInAppearance && isFirst && !isDirtied ? Self.complete : Self.arrived
  }

  /// Whether the parent, which is on its way out, called the app before it told the child: what the
  /// app does there may take all of them off the window at once (CHILD-17).
  private func isTakenAway(_ was: Ledger.Entry, _ bench: Bench) -> Bool {
    guard was.parent >= 0 else { return false }
    let parent = bench.ledger.entries[Int(was.parent)]
    return (parent.phase == .disappearing || parent.phase == .disappeared)
      && bench.ledger.innerCallIndex > parent.disappear.index
  }

  /// Whether a page set early has appeared before there was a window to be in, or leaves before it
  /// was in one (PAGE-6).
  private func isEarly(_ moment: Moment, _ clause: Clause, _ bench: Bench) -> Bool {
    if bench.isWithinEarlyPage(moment.controller) { return true }
    guard clause == .stateWillGo else { return false }
    return bench.ledger.askUpwards(from: Int32(moment.controller)) { index in
      let entry = bench.ledger.entries[index]
      return entry.isEarlyAppearance ? entry.inWindow != .yes : nil
    }
  }

  /// A child that was added while its parent was covered comes back into the window with it.
  private func isWithReturningParent(_ entry: Ledger.Entry, _ bench: Bench) -> Bool {
    bench.ledger.askUpwards(from: entry.parent) { index in
      let above = bench.ledger.entries[index]
      // Under V-FWD-ORDER=childFirst the parent hears of it after its children.
      let isNext = bench.profile.forwardOrder == .childFirst && above.phase == .disappeared
      guard above.phase == .appearing || isNext else { return false }
      return (isNext ? !above.awaitsFirst : !above.isFirstAppearance) ? true : nil
    }
  }

  /// Whether somebody has come in below since the last layout: their frames are not due yet.
  private func hasNewcomer(_ controller: Int, _ bench: Bench) -> Bool {
    let ledger = bench.ledger
    let since = ledger.entries[controller].layoutIndex
    return ledger.entries.indices.contains {
      $0 != controller && ledger.entries[$0].appear.index > since
        && ledger.isWithin($0, Int32(controller))
    }
  }

  /// In an appearance before its view is in the window: an early pass is not judged here.
  private func isInterim(_ entry: Ledger.Entry) -> Bool {
    entry.phase == .appearing && entry.isAppearingCount == 0
  }

  private func isLeaving(_ moment: Moment, _ bench: Bench) -> Bool {
    guard moment.slot >= 0, moment.role == .old, !moment.isCompensating else { return false }
    switch bench.ledger.open[moment.slot].kind {
    case .pop, .popTo, .push, .tab, .dismissHiding, .dismissKeeping, .sheetDrag, .pageScroll,
      .pageCurl:
      return true
    default: return false
    }
  }

  private static func words(_ facts: Facts) -> String {
    let names: [(Facts, String)] = [
      (.hasWindow, "window"), (.hasSuperview, "superview"), (.traitsCurrent, "current traits"),
      (.safeAreaCurrent, "current safe area"), (.frameFinal, "final frame"),
      (.subviewFramesFinal, "final frames of subviews"),
      (.deepFramesFinal, "final frames of deeper views"),
    ]
    return names.filter { facts.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  // MARK: - INV-40

  private func judgeCoordinator(_ moment: Moment, _ facts: Facts, _ bench: inout Bench) {
    let isWill =
      moment.event.kind == .viewWillAppear || moment.event.kind == .viewWillDisappear
    if moment.slot >= 0 && moment.role != .none {
      let transition = bench.ledger.open[moment.slot]
      guard isWill, transition.animated == true, transition.release == nil,
        !transition.isImplied, !bench.holds(.exemptOwnCoordinator, transition.isDrivenByHand)
      else { return }
      let isAnimated = facts.isSuperset(of: [.hasCoordinator, .coordinatorAnimated])
      if bench.holds(.coordinatorMissing, !isAnimated) {
        bench.report(
          .coordinatorMissing,
          moment,
          expected: "transitionCoordinator, animated",
          found: facts.contains(.hasCoordinator) ? "isAnimated false" : "nil"
        )
      } else if transition.isInteractive == true,
        bench.holds(.coordinatorNotInteractive, !facts.contains(.coordinatorInteractive))
      {
        bench.report(
          .coordinatorNotInteractive,
          moment,
          expected: "isInteractive true at the start",
          found: "false"
        )
      }
    } else if bench.ledger.open.isEmpty, bench.ledger.carried.contains(.markers),
      bench.holds(
        .coordinatorLeft,
        facts.contains(.hasCoordinator) && !bench.ledger.isRotating
      )
    {
      bench.report(
        .coordinatorLeft,
        moment,
        expected: "transitionCoordinator nil after the end",
        found: "a coordinator"
      )
    }
  }

  // MARK: - INV-42

  /// Judges the link to the presenter where only the tree tells it.
  func observeUnsampled(_ moment: Moment, _ bench: inout Bench) {
    guard bench.ledger.carriesPresentations, moment.event.kind == .viewDidDisappear else { return }
    judgePresenting(moment, bench.ledger.entries[moment.controller].presenter, &bench)
  }

  private func judgePresenting(_ moment: Moment, _ presenting: Int32, _ bench: inout Bench) {
    if moment.isCompensating { return }
    let kind = moment.slot >= 0 && moment.role == .old ? bench.ledger.open[moment.slot].kind : nil
    if moment.event.kind == .viewDidDisappear, let kind {
      switch kind {
      case .dismissHiding, .dismissKeeping, .sheetDrag:
        if bench.profile.os.major >= 10, bench.holds(.presenterLeft, presenting >= 0) {
          bench.report(
            .presenterLeft,
            moment,
            expected: "presentingViewController nil",
            found: "presentingViewController still set",
            others: [presenting],
            severity: .suspect
          )
        }
        return
      case .presentHiding:
        let isPresented = bench.ledger.entries[moment.controller].presenter >= 0
        if bench.holds(.presenterLost, isPresented && presenting < 0) {
          bench.report(
            .presenterLost,
            moment,
            expected: "presentingViewController set: it is only covered",
            found: "nil",
            severity: .suspect
          )
        }
        return
      default: break
      }
    }
    guard bench.ledger.carriesPresentations, moment.event.snapshot != nil, kind == nil else {
      return
    }
    let link = bench.ledger.entries[moment.controller].presenter
    if link >= 0, bench.holds(.presenterOther, presenting != link) {
      bench.report(
        .presenterOther,
        moment,
        expected: "presentingViewController is the presenter",
        found: presenting < 0 ? "nil" : "another",
        others: [link]
      )
    }
  }
}
