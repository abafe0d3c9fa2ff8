// Transitions under way: their markers, and which of them an event belongs to.

internal import VCLifecycle

extension Ledger {
  mutating func applyMarker(_ moment: inout Moment) {
    let event = moment.event
    let number = Int32(event.transition ?? -1)
    switch event.kind {
    case .transitionStart:
      didStart()
      if open.first?.isImplied == true { open.removeFirst() }
      reserve(max(event.from?.index ?? -1, event.to?.index ?? -1))
      moment.slot = open.lastIndex { $0.number == number } ?? -1
      if open.count >= Self.openMax { open.removeFirst() }
      open.append(started(event, number, at: moment.index))
    case .transitionRequest:
      didStart()
      for slot in open.indices
      where open[slot].container == moment.controller && !open[slot].isEnding
        && open[slot].awaiting?.count ?? 0 < Self.openMax
      {
        open[slot].awaiting = (open[slot].awaiting ?? []) + [number]
      }
    case .transitionRoot:
      guard let slot = open.slot(of: number), let root = event.other ?? event.controller else {
        return
      }
      moment.slot = slot
      reserve(root.index)
      if open[slot].role(of: root.index) == .none && open[slot].more?.count ?? 0 < Self.openMax {
        let role: OpenTransition.Role = event.flag == true ? .new : .old
        open[slot].more = (open[slot].more ?? []) + [.init(controller: root.index, role: role)]
      }
    case .transitionRelease:
      guard let slot = open.slot(of: number) else { return }
      moment.slot = slot
      open[slot].release(to: event.flag == true ? .cancel : .finish, at: moment.index)
    case .transitionFinish, .transitionCancel: moment.slot = open.slot(of: number) ?? -1
    default: break
    }
  }

  /// A transition that starts, with what disturbs it from its start.
  private func started(_ event: Event, _ number: Int32, at index: Int) -> OpenTransition {
    var started = OpenTransition(
      number: number,
      kind: event.transitionKind,
      container: event.controller?.index ?? -1,
      old: event.from?.index ?? -1,
      new: event.to?.index ?? -1,
      start: Int32(index)
    )
    started.animated = event.animated
    started.isInteractive = event.isInteractive
    started.isUserDriven = event.isUserDriven
    // A disappearing container forwards its callbacks into its transition (CHILD-39). The
    // transition of one that has disappeared before is invisible (NAV-15, TAB-10).
    if started.container >= 0, !started.kind.isPresentation {
      let above = entries[started.container]
      let hasLeft = above.phase == .disappeared && above.disappear.index >= 0
      if above.phase == .disappearing { disturb(.both, of: &started, by: .leavingContainer) }
      if hasLeft { disturb(.both, of: &started, by: .goneContainer) }
      // The callbacks of a side that is covered in its context go to its cover (MODAL-8).
      if entries.isCovered(started.old) { disturb(.old, of: &started, by: .coveredSide) }
      if entries.isCovered(started.new) { disturb(.new, of: &started, by: .coveredSide) }
    }
    // What is presented while something covers it in its own context receives nothing (MODAL-8).
    let isPresenting = started.kind == .presentHiding || started.kind == .presentKeeping
    if isPresenting, entries.isCovered(started.new) {
      disturb(.new, of: &started, by: .presentedUnderCover)
    }
    return started
  }

  /// On which side of the transition at that place a controller is.
  ///
  /// Fields are read one by one, since a transition is copied for each of its methods.
  private func role(of controller: Int32, in slot: Int) -> OpenTransition.Role {
    if controller < 0 { return .none }
    if controller == open[slot].new { return .new }
    if controller == open[slot].old { return .old }
    return open[slot].more == nil ? .none : open[slot].role(of: controller)
  }

  /// Finds the transition that a controller's event belongs to.
  mutating func locate(_ moment: inout Moment) {
    let controller = moment.controller
    let number = Int32(moment.event.transition ?? -1)
    var slot = open.count - 1
    if number < 0, moment.isDid {
      // Without a number, a did belongs to the transition that was open at its will.
      let will = moment.will.index
      // The places and not the transitions, whose copies would cost more than the search.
      for older in open.indices
      where open[older].start < will && role(of: controller, in: older) != .none {
        slot = older
      }
    }
    while slot >= 0 {
      if number < 0 || open[slot].number == number {
        if open[slot].isImplied { infer(moment, slot) }
        let role = role(of: controller, in: slot)
        if number >= 0
          || (role != .none && !open[slot].isOver(for: role, of: controller, before: moment.kind))
        {
          moment.slot = slot
          moment.role = role
          break
        }
      }
      slot -= 1
    }
    if moment.role != .none, open[moment.slot].isCancelReleased { moment.isCompensating = true }
  }

  /// A log without markers whose kind is named: the first that goes is old, the first that
  /// comes is new, and a turn back is a cancellation.
  private mutating func infer(_ moment: Moment, _ slot: Int) {
    let controller = moment.controller
    let kind = moment.kind
    let entry = entries[controller]
    let comes =
      kind == .viewWillAppear || (kind == .viewDidAppear && !entry.records(.viewWillAppear))
    let goes =
      kind == .viewWillDisappear
      || (kind == .viewDidDisappear && !entry.records(.viewWillDisappear))
    if isFirstOfTransition(moment, open[slot], comes: comes, goes: goes) {
      // What had appeared by itself before is what the transition leaves.
      open[slot].old = open[slot].new
      open[slot].new = -1
      open[slot].orderBefore = OrderWord()
    }
    let role = open[slot].role(of: controller)
    if role == .none {
      if goes && open[slot].old < 0 { open[slot].old = controller }
      if comes && open[slot].new < 0 { open[slot].new = controller }
      return
    }
    let turnsBack =
      role == .old
      ? comes && entry.lastPhase == .disappearing : goes && entry.lastPhase == .appearing
    if turnsBack && open[slot].release == nil {
      open[slot].release = .cancel
      open[slot].releaseIndex = Int32(moment.index)
    }
  }

  /// Whether a log shows an earlier appearance before its one transition, which begins with this
  /// callback: what has appeared leaves, or another one comes that is none of its children.
  private func isFirstOfTransition(
    _ moment: Moment,
    _ transition: OpenTransition,
    comes: Bool,
    goes: Bool
  ) -> Bool {
    let shown = transition.new
    guard transition.old < 0, shown >= 0, transition.orderAfter.length == 0 else { return false }
    if moment.controller == shown { return goes && moment.was.phase == .appeared }
    return comes && entries[shown].phase == .appeared && !entries.isWithin(moment.controller, shown)
  }

  /// Adds a root's will or did to the string of its transition.
  mutating func applyOrder(_ moment: Moment) {
    guard !moment.isDirect, let letter = OrderWord.Letter(moment.kind, moment.role) else { return }
    let slot = moment.slot
    // Only the first root of a side is projected (spec 2.6).
    let controller = moment.controller
    guard controller == open[slot].old || controller == open[slot].new else { return }
    // Of a side whose order is unknown every callback counts once: its container may come and go as
    // often as it likes before the transition ends (CHILD-39).
    let isDisturbed = open[slot].disturbed.contains(.init(moment.role))
    if open[slot].isCancelReleased {
      if isDisturbed, open[slot].orderAfter.contains(letter) { return }
      if open[slot].orderAfter.length == 0 {
        open[slot].isBegunByHand = isForwardedByHand(open[slot].new)
      }
      open[slot].orderAfter.append(letter)
      if letter.isWill && open[slot].compensationIndex < 0 {
        open[slot].compensationIndex = Int32(moment.index)
      }
    } else if !isDisturbed || !open[slot].orderBefore.contains(letter) {
      open[slot].orderBefore.append(letter)
    }
  }

  /// Whether a container that was appearing forwards that by hand: a root, or one that it shows.
  private func isForwardedByHand(_ root: Int32) -> Bool {
    guard profile.navCancel == .abbrev else { return false }
    return entries.controllers.contains { index in
      let entry = entries[index]
      return entry.container == .manual && entry.firstChild >= 0
        && (index == root || entry.phase.isHalfOpen) && entries.isWithin(index, root)
    }
  }

  /// Removes a transition that has ended, and keeps what it did to presentations.
  mutating func close(_ slot: Int, finished: Bool) {
    let ended = open.remove(at: slot)
    guard !carries(.presenterLinks), finished else { return }
    switch ended.kind {
    case .presentHiding, .presentKeeping:
      guard ended.new >= 0 else { return }
      entries.setPresenter(of: ended.new, to: ended.old >= 0 ? ended.old : ended.container)
      entries[ended.new].hidesPresenter = ended.kind == .presentHiding ? .yes : .no
    case .dismissHiding, .dismissKeeping, .sheetDrag:
      if ended.old >= 0 { entries.setPresenter(of: ended.old, to: -1) }
    default: break
    }
  }

  /// Notes what a cancelled transition takes back without a callback (V-NAV-CANCEL=abbrev).
  mutating func noteAbbreviation(_ transition: OpenTransition) {
    guard profile.navCancel == .abbrev, !transition.isBegunByHand else { return }
    for index in entries.controllers where entries.isWithin(index, transition.new) {
      entries[index][.isAbbreviated] = true
    }
  }

  // MARK: - Disturbances

  /// Declares what some sides of a transition receive unknown from now on.
  mutating func disturb(_ sides: OpenTransition.Sides, of slot: Int, by cause: Disturbance) {
    disturb(sides, of: &open[slot], by: cause)
  }

  private func disturb(
    _ sides: OpenTransition.Sides,
    of transition: inout OpenTransition,
    by cause: Disturbance
  ) {
    if cause != spoiltDisturbance { transition.disturbedForGood.formUnion(sides) }
  }

  /// Notes that a container is driven while its own transition is open: it forwards to the side
  /// that the transition leads to (CHILD-39).
  mutating func noteDisturbance(_ moment: Moment) {
    if moment.slot >= 0, isDrivenByContainer(moment) {
      disturb(.init(moment.role), of: moment.slot, by: .forwardedSide)
    }
    for slot in open.indices where slot != moment.slot {
      let transition = open[slot]
      let role = transition.role(of: moment.controller)
      if role != .none {
        disturb(.init(role), of: slot, by: .otherTransition)
      } else if transition.container >= 0,
        // A presentation in a context has a container with a parent.
        !transition.kind.isPresentation || entries[transition.container].parent >= 0,
        entries.isWithin(transition.container, moment.controller)
      {
        noteDrivenContainer(moment, of: slot)
      }
    }
  }

  /// Whether a callback of a side comes from the container, which was itself driven since the
  /// start, and not from the transition.
  private func isDrivenByContainer(_ moment: Moment) -> Bool {
    let transition = open[moment.slot]
    guard carriesCaused, moment.event.transition == nil, transition.container >= 0 else {
      return false
    }
    let container = entries[transition.container]
    // What is presented in the context of a child moves with that (MODAL-8).
    if transition.kind.isPresentation { return container.parent >= 0 }
    if container.lastIndex > transition.start { return true }
    // Where children come first, the container's own callback is still to come (CHILD-17): UIKit
    // forwards it, or an app that has begun the container or one around it.
    return moment.event.origin == .forward
      || entries.askUpwards(from: transition.container) {
        entries[$0].begins.index > transition.start ? true : nil
      }
  }

  /// Notes that the container of a transition, or one around it, is driven while that is open.
  ///
  /// Once it has appeared again, the transition drives the sides alone that have received nothing.
  private mutating func noteDrivenContainer(_ moment: Moment, of slot: Int) {
    if spoiltDisturbance == .drivenContainer { return }
    let transition = open[slot]
    let isUntouched = transition.orderBefore.length == 0 && transition.orderAfter.length == 0
    // What is around the container may end its appearance before the container or after it.
    if isUntouched, moment.kind == .viewDidAppear,
      entries[transition.container].phase == .appeared
    {
      open[slot].disturbedByContainer = []
    } else {
      open[slot].disturbedByContainer.formUnion(transition.isCancelReleased ? .old : .new)
    }
  }
}

extension [OpenTransition] {
  /// The transition of that number; without a number the last that was started.
  func slot(of number: Int32) -> Int? {
    if number < 0 { return isEmpty ? nil : count - 1 }
    return lastIndex { $0.number == number }
  }

  /// Whether a controller is on a side of a transition under way.
  func involve(_ controller: Int32) -> Bool { contains { $0.role(of: controller) != .none } }

  /// Declares the string of a transition's callbacks known to be wrong, and reported.
  mutating func markReported(_ slot: Int) {
    if indices.contains(slot) { self[slot].isReported = true }
  }
}
