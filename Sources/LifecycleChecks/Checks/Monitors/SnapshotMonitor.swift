// INV-38 flags, INV-39 state at callback, INV-40 the coordinator, INV-42 presentation links.

internal import Lifecycle

/// What a controller looked like at its callbacks (spec 1.13, 1.14).
struct SnapshotMonitor: Sendable {
  private typealias Facts = Event.Snapshot.Facts

  func observe(_ moment: EventContext, _ snapshot: Event.Snapshot, _ context: inout CheckingContext)
  {
    if moment.isDirect { return }
    if moment.event.kind.isAppearance { checkFlags(moment, snapshot.facts, &context) }
    checkState(moment, snapshot.facts, &context)
    if moment.event.kind.isWillOrDid {
      checkCoordinator(moment, snapshot.facts, &context)
      checkPresenting(moment, snapshot.presenting?.index ?? -1, &context)
    }
  }

  // MARK: - INV-38

  private func checkFlags(_ moment: EventContext, _ facts: Facts, _ context: inout CheckingContext)
  {
    let isGoing = moment.isDisappearance
    guard moment.slot >= 0, moment.role != .none else { return }
    let transition = context.ledger.open[moment.slot]
    // A controller that moves with its container meanwhile has no row in table 1.13a.
    let isUnjudged =
      transition.isReported || transition.disturbed.contains(.init(moment.role))
    if transition.isImplied || context.holds(.exemptReportedFlags, isUnjudged) { return }
    // Table 1.13a speaks of UIKit's transitions; elsewhere the flags of the other direction are
    // left open (FLAG-1).
    let foreign: Facts =
      isGoing ? [.movingToParent, .beingPresented] : [.movingFromParent, .beingDismissed]
    let words =
      isGoing
      ? "isMovingToParent and isBeingPresented false"
      : "isMovingFromParent and isBeingDismissed false"
    let isForeign = !transition.isDrivenByHand && !facts.isDisjoint(with: foreign)
    if context.check(.flagOfOtherDirection, isForeign, moment, with: [words]) { return }
    guard let expected = expectedFlags(moment, transition, context.profile) else { return }
    func check(_ clause: Clause, _ flag: Facts, _ expected: Bool) -> Bool {
      let isSet = facts.contains(flag)
      return context.check(clause, isSet != expected, moment, with: ["\(expected)", "\(isSet)"])
    }
    let moves = expected.contains(.movingToParent)
    let presents = expected.contains(.beingPresented)
    if check(.flagMoving, isGoing ? .movingFromParent : .movingToParent, moves) { return }
    _ = check(.flagModal, isGoing ? .beingDismissed : .beingPresented, presents)
  }

  /// Returns the flags of table 1.13a, or nil where the table states none.
  ///
  /// `movingToParent` stands for the moving flag of the callback's direction, `beingPresented`
  /// for the modal one.
  private func expectedFlags(
    _ moment: EventContext,
    _ transition: OpenTransition,
    _ profile: Profile
  ) -> Facts? {
    let isNew = moment.role == .new
    let isGoing = moment.isDisappearance
    // A controller that moves the other way, with its container, has no row.
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
  private static let complete = arrived.union([.subviewFramesFinal, .deepFramesFinal])

  private func checkState(_ moment: EventContext, _ facts: Facts, _ context: inout CheckingContext)
  {
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
      let isFirst = was[.awaitsFirst] && !moment.isCompensating
      let comesWithParent = context.holds(
        .exemptReturningParent,
        isWithReturningParent(was, context)
      )
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
      if was.phase == .appearing && !isByHand { required = dueAtDid(was, context) }
      clause = .stateDid
    case .viewWillDisappear:
      if was.phase == .appeared && !isByHand && !isTakenAway(was, context) {
        required = [.hasWindow, .hasSuperview]
      }
      clause = .stateWillGo
      isSuspect = true
    case .viewDidDisappear:
      // A covered presented controller stays in its tree (STATEAT-6).
      if !isByHand && isLeaving(moment, context) { forbidden = .hasWindow }
      clause = .stateGone
      isSuspect = true
    default: return
    }
    let isWrong = !facts.isSuperset(of: required) || !facts.isDisjoint(with: forbidden)
    if context.holds(clause, isWrong) {
      if context.holds(.exemptEarlyPageState, isEarly(moment, clause, context)) { return }
      let isLaidOut = facts.isSuperset(of: required.intersection(Self.arrived))
      if clause == .stateDid, isLaidOut, hasNewcomer(moment.controller, context) { return }
      let due = forbidden.isEmpty ? required.subtracting(facts) : forbidden.intersection(facts)
      let severity: Violation.Severity = isSuspect ? .suspect : .fault
      context.report(clause, moment, with: [Self.words(due)], severity: severity)
    }
  }

  /// What must be valid at a viewDidAppear.
  private func dueAtDid(_ was: Ledger.Entry, _ context: CheckingContext) -> Facts {
    // Children that receive it first may have changed the tree below (V-FWD-ORDER).
    let isFirst = context.profile.forwardOrder != .childFirst
    // What a call inside a callback makes dirty after the layout is laid out in the next one, and
    // that may be after the did (LAYOUT-2). A view that returns may not be laid out at all (LAYOUT-6).
    let isDirtied =
      context.ledger.innerCallIndex > was.layoutIndex
      || (context.profile.layoutRevealed == .never && !was[.isFirstAppearance])
    return was[.laidOutInAppearance] && isFirst && !isDirtied ? Self.complete : Self.arrived
  }

  /// Whether the disappearing parent called the app before it forwarded to the child: the app may
  /// have removed all of them from the window at once (CHILD-17).
  private func isTakenAway(_ was: Ledger.Entry, _ context: CheckingContext) -> Bool {
    guard was.parent >= 0 else { return false }
    let parent = context.ledger.entries[Int(was.parent)]
    return (parent.phase == .disappearing || parent.phase == .disappeared)
      && context.ledger.innerCallIndex > parent.disappear.index
  }

  /// Whether a page set early has appeared before there was a window to be in, or leaves before it
  /// was in one (PAGE-6).
  private func isEarly(_ moment: EventContext, _ clause: Clause, _ context: CheckingContext) -> Bool
  {
    if context.ledger.isWithinEarlyPage(moment.controller) { return true }
    guard clause == .stateWillGo else { return false }
    return context.ledger.askUpwards(from: Int32(moment.controller)) { index in
      let entry = context.ledger.entries[index]
      return entry[.isEarlyAppearance] ? entry.inWindow != .yes : nil
    }
  }

  /// A child that was added while its parent was covered comes back into the window with it.
  private func isWithReturningParent(_ entry: Ledger.Entry, _ context: CheckingContext) -> Bool {
    context.ledger.askUpwards(from: entry.parent) { index in
      let above = context.ledger.entries[index]
      // Under V-FWD-ORDER=childFirst the parent receives the callback after its children.
      let isNext = context.profile.forwardOrder == .childFirst && above.phase == .disappeared
      guard above.phase == .appearing || isNext else { return false }
      return (isNext ? !above[.awaitsFirst] : !above[.isFirstAppearance]) ? true : nil
    }
  }

  /// Whether a controller appeared below since the last layout: its frames are not due yet.
  private func hasNewcomer(_ controller: Int, _ context: CheckingContext) -> Bool {
    let ledger = context.ledger
    let since = ledger.entries[controller].layoutIndex
    return ledger.entries.indices.contains {
      $0 != controller && ledger.entries[$0].appear.index > since
        && ledger.isWithin($0, Int32(controller))
    }
  }

  /// Whether it appears and its view is not in the window yet: an early pass is not checked here.
  private func isInterim(_ entry: Ledger.Entry) -> Bool {
    entry.phase == .appearing && entry.isAppearingCount == 0
  }

  private func isLeaving(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    guard moment.slot >= 0, moment.role == .old, !moment.isCompensating else { return false }
    switch context.ledger.open[moment.slot].kind {
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

  private func checkCoordinator(
    _ moment: EventContext,
    _ facts: Facts,
    _ context: inout CheckingContext
  ) {
    if moment.slot >= 0 && moment.role != .none {
      let transition = context.ledger.open[moment.slot]
      guard !moment.isDid, transition.animated == true, transition.release == nil,
        !transition.isImplied, !context.holds(.exemptOwnCoordinator, transition.isDrivenByHand)
      else { return }
      let isAnimated = facts.isSuperset(of: [.hasCoordinator, .coordinatorAnimated])
      let found = facts.contains(.hasCoordinator) ? "isAnimated false" : "nil"
      if context.check(.coordinatorMissing, !isAnimated, moment, with: [found]) { return }
      if transition.isInteractive == true {
        context.check(.coordinatorNotInteractive, !facts.contains(.coordinatorInteractive), moment)
      }
    } else if context.ledger.open.isEmpty, context.ledger.carried.contains(.markers) {
      let isLeft = facts.contains(.hasCoordinator) && !context.ledger.isRotating
      context.check(.coordinatorLeft, isLeft, moment)
    }
  }

  // MARK: - INV-42

  /// Checks the link to the presenter where only the tree tells it.
  func observeUnsampled(_ moment: EventContext, _ context: inout CheckingContext) {
    guard context.ledger.carriesPresentations, moment.event.kind == .viewDidDisappear else {
      return
    }
    checkPresenting(moment, context.ledger.entries[moment.controller].presenter, &context)
  }

  private func checkPresenting(
    _ moment: EventContext,
    _ presenting: Int32,
    _ context: inout CheckingContext
  ) {
    if moment.isCompensating { return }
    let kind = moment.slot >= 0 && moment.role == .old ? context.ledger.open[moment.slot].kind : nil
    if moment.event.kind == .viewDidDisappear, let kind {
      switch kind {
      case .dismissHiding, .dismissKeeping, .sheetDrag:
        if context.profile.os.major >= 10 {
          let isLeft = presenting >= 0
          context.check(.presenterLeft, isLeft, moment, others: [presenting], severity: .suspect)
        }
        return
      case .presentHiding:
        let isPresented = context.ledger.entries[moment.controller].presenter >= 0
        context.check(.presenterLost, isPresented && presenting < 0, moment, severity: .suspect)
        return
      default: break
      }
    }
    guard context.ledger.carriesPresentations, moment.event.snapshot != nil, kind == nil else {
      return
    }
    let link = context.ledger.entries[moment.controller].presenter
    if link >= 0 {
      let found = presenting < 0 ? "nil" : "another"
      context.check(.presenterOther, presenting != link, moment, with: [found], others: [link])
    }
  }
}
