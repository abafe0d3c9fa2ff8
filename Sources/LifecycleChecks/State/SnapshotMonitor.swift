// INV-38 flags, INV-39 state at callback, INV-40 the coordinator, INV-42 presentation links.

internal import VCLifecycle

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
    if transition.isImplied || context.holds(.knownFlags, transition.isReported) { return }
    let foreign: Facts =
      isGoing ? [.movingToParent, .beingPresented] : [.movingFromParent, .beingDismissed]
    let isForeign = !facts.isDisjoint(with: foreign)
    if context.holds(.flagOfOtherDirection, isForeign),
      !context.excuse("disturbed", .flagOfOtherDirection, if: context.isDisturbed(moment)),
      !context.excuse("ownChange", .flagOfOtherDirection, if: transition.isDrivenByHand)
    {
      let words =
        isGoing
        ? "isMovingToParent and isBeingPresented false"
        : "isMovingFromParent and isBeingDismissed false"
      return context.report(.flagOfOtherDirection, moment, with: [words])
    }
    guard let expected = expectedFlags(moment, transition, context.profile) else { return }
    let moves = expected.contains(.movingToParent)
    let presents = expected.contains(.beingPresented)
    let moving: NamedFlag =
      isGoing
      ? (.movingFromParent, "isMovingFromParent") : (.movingToParent, "isMovingToParent")
    let modal: NamedFlag =
      isGoing ? (.beingDismissed, "isBeingDismissed") : (.beingPresented, "isBeingPresented")
    if check(.flagMoving, moving, is: moves, facts, moment, &context) { return }
    check(.flagModal, modal, is: presents, facts, moment, &context)
  }

  private typealias NamedFlag = (bit: Facts, name: String)

  /// Reports a flag that is not as expected, unless that is excused; returns whether it did.
  @discardableResult
  private func check(
    _ clause: Clause,
    _ flag: NamedFlag,
    is expected: Bool,
    _ facts: Facts,
    _ moment: EventContext,
    _ context: inout CheckingContext
  ) -> Bool {
    let isSet = facts.contains(flag.bit)
    guard context.holds(clause, isSet != expected),
      !context.excuse("disturbed", clause, if: context.isDisturbed(moment)),
      !context.excuse("immediateChainFlag", clause, if: context.isImmediateInChain(moment))
    else { return false }
    context.report(clause, moment, with: ["\(flag.name) \(expected)", "\(isSet)"])
    return true
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
    case .chainDismiss: return isNew ? [] : .beingPresented
    case .childAdd: return isNew ? .movingToParent : []
    case .childRemove: return isNew ? [] : .movingToParent
    // Unknown (table 1.13a, TAB-8): what leaves the tabs is no longer a tab that is not selected.
    case .tab where isGoing && moment.was.move == .leaving: return nil
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
    guard let demand = demand(moment, context.ledger.open) else { return }
    let isWrong =
      !facts.isSuperset(of: demand.required) || !facts.isDisjoint(with: demand.forbidden)
    guard context.holds(demand.clause, isWrong), !isExcused(moment, demand, facts, context) else {
      return
    }
    let due =
      demand.forbidden.isEmpty
      ? demand.required.subtracting(facts) : demand.forbidden.intersection(facts)
    let severity: Grade = demand.isFragile ? .fragile : .violation
    context.report(demand.clause, moment, with: [Self.words(due)], severity: severity)
  }

  /// The facts that a callback promises and excludes (table 1.14).
  private struct Demand {
    let clause: Clause
    var required: Facts = []
    var forbidden: Facts = []
    var isFragile = false
  }

  private func demand(_ moment: EventContext, _ open: [OpenTransition]) -> Demand? {
    let phase = moment.was.phase
    let isOnTheWay = phase == .appearing || phase == .appeared
    let arrived = isOnTheWay ? Self.arrived : []
    switch moment.event.kind {
    case .loadView, .viewDidLoad:
      return Demand(clause: .stateEarlyLoad, forbidden: [.hasWindow, .hasSuperview])
    case .viewWillAppear:
      let isFirst = moment.was[.awaitsFirst] && !moment.isCompensating && phase == .disappeared
      return Demand(clause: .stateEarlyWill, forbidden: isFirst ? .hasWindow : [])
    case .viewIsAppearing: return Demand(clause: .stateIs, required: arrived)
    case .updateViewConstraints, .viewWillLayoutSubviews:
      return Demand(clause: .stateLayout, required: arrived, isFragile: true)
    case .viewDidLayoutSubviews:
      return Demand(
        clause: .stateLaidOut,
        required: isOnTheWay ? arrived.union(.subviewFramesFinal) : []
      )
    case .viewDidAppear:
      return Demand(clause: .stateDid, required: phase == .appearing ? Self.complete : [])
    case .viewWillDisappear:
      return Demand(
        clause: .stateWillGo,
        required: phase == .appeared ? [.hasWindow, .hasSuperview] : [],
        isFragile: true
      )
    case .viewDidDisappear:
      // A covered presented controller stays in its tree (STATEAT-6).
      return Demand(
        clause: .stateGone,
        forbidden: isLeaving(moment, open) ? .hasWindow : [],
        isFragile: true
      )
    default: return nil
    }
  }

  // Not inlined: the copies that it makes would be made for every snapshot.
  @inline(never)
  private func isExcused(
    _ moment: EventContext,
    _ demand: Demand,
    _ facts: Facts,
    _ context: CheckingContext
  ) -> Bool {
    let was = moment.was
    if demand.clause == .stateEarlyLoad { return false }
    if context.excuse("byHand", demand.clause, if: moment.isByHand)
      || context.excuse(
        "earlyPage",
        demand.clause,
        if: context.ledger.isWithinEarlyPage(moment.controller)
      )
    {
      return true
    }
    switch demand.clause {
    case .stateEarlyWill:
      return context.excuse("returningParent", demand.clause, if: context.isUnderReturning(was))
        || context.excuse(
          "returningParentLast",
          demand.clause,
          if: context.profile.forwardOrder == .childFirst && context.isUnderGone(was)
        )
        || context.excuse(
          "ownPresentation",
          demand.clause,
          if: context.profile.presentationBegin == .beforeWill
            && context.isInOwnPresentation(moment.controller)
        )
    case .stateLayout, .stateLaidOut:
      return context.excuse("forced", demand.clause, if: moment.event.isForced)
        || context.excuse(
          "interimState",
          demand.clause,
          if: was.phase == .appearing && was.isAppearingCount == 0 && context.profile.os.major >= 13
        )
    case .stateWillGo:
      return context.excuse("takenAway", demand.clause, if: context.isTakenAway(was))
    case .stateGone:
      return context.excuse(
        "disturbed",
        demand.clause,
        if: moment.event.transition == nil && context.isDisturbed(moment)
      )
    case .stateDid where facts.isSuperset(of: Self.arrived):
      return context.excuse("notLaidOut", demand.clause, if: !was[.laidOutInAppearance])
        || context.excuse(
          "childrenFirst",
          demand.clause,
          if: context.profile.forwardOrder == .childFirst
        )
        || context.excuse(
          "dirtied",
          demand.clause,
          if: context.ledger.innerCallIndex > was.layoutIndex
        )
        || context.excuse(
          "notRevealed",
          demand.clause,
          if: context.profile.layoutRevealed == .never && !was[.isFirstAppearance]
        )
        || context.excuse("newcomer", demand.clause, if: context.hasNewcomer(moment.controller))
    default: return false
    }
  }

  private func isLeaving(_ moment: EventContext, _ open: [OpenTransition]) -> Bool {
    guard moment.slot >= 0, moment.role == .old, !moment.isCompensating else { return false }
    switch open[moment.slot].kind {
    case .pop, .popTo, .push, .setViewControllers, .tab, .dismissHiding, .dismissKeeping,
      .sheetDrag, .pageScroll, .pageCurl:
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
        !transition.isImplied,
        !context.excuse("ownChange", .coordinatorMissing, if: transition.isDrivenByHand)
      else { return }
      let isAnimated = facts.isSuperset(of: [.hasCoordinator, .coordinatorAnimated])
      if context.check(
        .coordinatorMissing,
        !isAnimated,
        moment,
        with: [facts.contains(.hasCoordinator) ? "isAnimated false" : "nil"]
      ) {
        return
      }
      if transition.isInteractive == true {
        context.check(.coordinatorNotInteractive, !facts.contains(.coordinatorInteractive), moment)
      }
    } else if context.ledger.open.isEmpty, context.ledger.carries(.markers) {
      let isLeft = facts.contains(.hasCoordinator)
      if context.holds(.coordinatorLeft, isLeft),
        !context.excuse("rotating", .coordinatorLeft, if: context.ledger.isRotating)
      {
        context.report(.coordinatorLeft, moment)
      }
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
    let kind = moment.slot >= 0 && moment.role == .old ? context.ledger.open[moment.slot].kind : nil
    if moment.event.kind == .viewDidDisappear, let kind {
      switch kind {
      case .dismissHiding, .dismissKeeping, .sheetDrag:
        if context.profile.os.major >= 10 {
          guard context.holds(.presenterLeft, presenting >= 0),
            !context.excuse(
              "presentedAgain",
              .presenterLeft,
              if: context.ledger.entries[moment.controller][.isPresentedAgain]
            )
          else { return }
          context.report(.presenterLeft, moment, others: [presenting], severity: .fragile)
        }
        return
      case .presentHiding:
        let isPresented = context.ledger.entries[moment.controller].presenter >= 0
        context.check(.presenterLost, isPresented && presenting < 0, moment, severity: .fragile)
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
