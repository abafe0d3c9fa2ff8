// INV-38 flags, INV-39 state at callback, INV-40 the coordinator, INV-42 presentation links.

internal import VCLifecycle

/// What a controller looked like at its callbacks (spec 1.13, 1.14).
struct SnapshotMonitor: Sendable {
  private typealias Facts = Event.Snapshot.Facts

  func observe(_ moment: Moment, _ snapshot: Event.Snapshot, _ context: inout Context) {
    if moment.isDirect { return }
    if moment.kind.isAppearance { checkFlags(moment, snapshot.facts, &context) }
    checkState(moment, snapshot.facts, &context)
    if moment.kind.isWillOrDid {
      checkCoordinator(moment, snapshot.facts, &context)
      checkPresenting(moment, snapshot.presenting?.index ?? -1, &context)
    }
  }

  // MARK: - INV-38

  private func checkFlags(_ moment: Moment, _ facts: Facts, _ context: inout Context) {
    let isGoing = moment.isDisappearance
    guard moment.slot >= 0, moment.role != .none else { return }
    let transition = context.open[moment.slot]
    if transition.isImplied || context.holds(.knownFlags, transition.isReported) { return }
    let foreign: Facts =
      isGoing ? [.movingToParent, .beingPresented] : [.movingFromParent, .beingDismissed]
    let isForeign = !facts.isDisjoint(with: foreign)
    let isOther = context.holds(.flagOfOtherDirection, isForeign) { excuse in
      excuse("disturbed", if: context.isDisturbed(moment))
        || excuse("ownChange", if: transition.isDrivenByHand)
    }
    if isOther {
      let words =
        isGoing
        ? "isMovingToParent and isBeingPresented false"
        : "isMovingFromParent and isBeingDismissed false"
      return context.report(.flagOfOtherDirection, moment, with: [words])
    }
    guard let expected = expectedFlags(moment, transition, context.profile) else { return }
    let moving: (bit: Facts, name: String) =
      isGoing
      ? (.movingFromParent, "isMovingFromParent") : (.movingToParent, "isMovingToParent")
    let modal: (bit: Facts, name: String) =
      isGoing ? (.beingDismissed, "isBeingDismissed") : (.beingPresented, "isBeingPresented")
    func isWrong(_ clause: Clause, _ flag: (bit: Facts, name: String), _ isDue: Bool) -> Bool {
      let isSet = facts.contains(flag.bit)
      let isWrong = context.holds(clause, isSet != isDue) { excuse in
        excuse("disturbed", if: context.isDisturbed(moment))
          || excuse("immediateChainFlag", if: context.isImmediateInChain(moment))
      }
      if isWrong { context.report(clause, moment, with: ["\(flag.name) \(isDue)", "\(isSet)"]) }
      return isWrong
    }
    if isWrong(.flagMoving, moving, expected.contains(.movingToParent)) { return }
    _ = isWrong(.flagModal, modal, expected.contains(.beingPresented))
  }

  /// Returns the flags of table 1.13a, or nil where the table states none.
  ///
  /// `movingToParent` stands for the moving flag of the callback's direction, `beingPresented`
  /// for the modal one.
  private func expectedFlags(
    _ moment: Moment,
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
    case .push, .childAdd: return isNew ? .movingToParent : []
    case .pop, .popTo, .childRemove: return isNew ? [] : .movingToParent
    case .presentHiding, .presentKeeping: return isNew ? .beingPresented : []
    case .sheetDrag
    where moment.kind == .viewWillDisappear && transition.releases == 0
      && profile.sheetBeingDismissed == .atRelease:
      return []
    case .dismissHiding, .dismissKeeping, .chainDismiss, .sheetDrag:
      return isNew ? [] : .beingPresented
    // Unknown (table 1.13a, TAB-8): what leaves the tabs is no longer a tab that is not selected.
    case .tab where isGoing && moment.was.move.state == .leaving: return nil
    case .tab, .root: return []
    default: return nil
    }
  }

  // MARK: - INV-39

  private static let arrived: Facts = [
    .hasWindow, .hasSuperview, .traitsCurrent, .safeAreaCurrent, .frameFinal,
  ]
  private static let complete = arrived.union([.subviewFramesFinal, .deepFramesFinal])

  private func checkState(_ moment: Moment, _ facts: Facts, _ context: inout Context) {
    guard let demand = demand(moment, context.open) else { return }
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

  private func demand(_ moment: Moment, _ open: [OpenTransition]) -> Demand? {
    let phase = moment.was.phase
    let isOnTheWay = phase == .appearing || phase == .appeared
    let arrived = isOnTheWay ? Self.arrived : []
    switch moment.kind {
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
    _ moment: Moment,
    _ demand: Demand,
    _ facts: Facts,
    _ context: Context
  ) -> Bool {
    let was = moment.was
    let profile = context.profile
    let excuse = context.excuses(at: demand.clause)
    if demand.clause == .stateEarlyLoad { return false }
    if excuse("byHand", if: moment.isByHand)
      || excuse("earlyPage", if: context.entries.isWithinEarlyPage(moment.controller))
    {
      return true
    }
    switch demand.clause {
    case .stateEarlyWill:
      return excuse("returningParent", if: context.isUnderReturning(was))
        || excuse("returningParentLast") {
          profile.forwardOrder == .childFirst && context.isUnderGone(was)
        }
        || excuse("ownPresentation") {
          profile.presentationBegin == .beforeWill && context.isInOwnPresentation(moment.controller)
        }
    case .stateLayout, .stateLaidOut:
      return excuse("forced", if: moment.event.isForced)
        || excuse("interimState") {
          was.phase == .appearing && was.isAppearingCount == 0 && profile.os.major >= 13
        }
    case .stateWillGo: return excuse("takenAway", if: context.isTakenAway(was))
    case .stateGone:
      return excuse("disturbed") {
        moment.event.transition == nil && context.isDisturbed(moment)
      }
    case .stateDid where facts.isSuperset(of: Self.arrived):
      return excuse("notLaidOut", if: !was[.laidOutInAppearance])
        || excuse("childrenFirst", if: profile.forwardOrder == .childFirst)
        || excuse("dirtied", if: context.ledger.innerCallIndex > was.layoutIndex)
        || excuse("notRevealed") {
          profile.layoutRevealed == .never && !was[.isFirstAppearance]
        }
        || excuse("newcomer", if: context.hasNewcomer(moment.controller))
    default: return false
    }
  }

  private func isLeaving(_ moment: Moment, _ open: [OpenTransition]) -> Bool {
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

  private func checkCoordinator(_ moment: Moment, _ facts: Facts, _ context: inout Context) {
    if moment.slot >= 0 && moment.role != .none {
      let transition = context.open[moment.slot]
      let excuse = context.excuses(at: .coordinatorMissing)
      guard !moment.isDid, transition.animated == true, transition.release == nil,
        !transition.isImplied, !excuse("ownChange", if: transition.isDrivenByHand)
      else { return }
      let isAnimated = facts.isSuperset(of: [.hasCoordinator, .coordinatorAnimated])
      let found = facts.contains(.hasCoordinator) ? "isAnimated false" : "nil"
      if context.check(.coordinatorMissing, !isAnimated, moment, with: [found]) { return }
      if transition.isInteractive == true {
        context.check(.coordinatorNotInteractive, !facts.contains(.coordinatorInteractive), moment)
      }
    } else if context.open.isEmpty, context.ledger.carries(.markers) {
      let isLeft = context.holds(.coordinatorLeft, facts.contains(.hasCoordinator)) { excuse in
        excuse("rotating", if: context.ledger.isRotating)
      }
      if isLeft { context.report(.coordinatorLeft, moment) }
    }
  }

  // MARK: - INV-42

  /// Checks the link to the presenter where only the tree tells it.
  func observeUnsampled(_ moment: Moment, _ context: inout Context) {
    guard context.ledger.carries(.presenterLinks), moment.kind == .viewDidDisappear else { return }
    checkPresenting(moment, context.entries[moment.controller].presenter, &context)
  }

  private func checkPresenting(_ moment: Moment, _ presenting: Int32, _ context: inout Context) {
    let kind = moment.slot >= 0 && moment.role == .old ? context.open[moment.slot].kind : nil
    let entry = context.entries[moment.controller]
    if moment.kind == .viewDidDisappear, let kind {
      switch kind {
      case .dismissHiding, .dismissKeeping, .sheetDrag:
        guard context.profile.os.major >= 10 else { return }
        let isLeft = context.holds(.presenterLeft, presenting >= 0) { excuse in
          excuse("presentedAgain", if: entry[.isPresentedAgain])
        }
        guard isLeft else { return }
        return context.report(.presenterLeft, moment, others: [presenting], severity: .fragile)
      case .presentHiding:
        let isLost = entry.presenter >= 0 && presenting < 0
        context.check(.presenterLost, isLost, moment, severity: .fragile)
        return
      default: break
      }
    }
    guard context.ledger.carries(.presenterLinks), moment.event.snapshot != nil, kind == nil else {
      return
    }
    let link = entry.presenter
    if link >= 0 {
      let found = presenting < 0 ? "nil" : "another"
      context.check(.presenterOther, presenting != link, moment, with: [found], others: [link])
    }
  }
}
