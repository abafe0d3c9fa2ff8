// Transitions under way: their markers, and which of them an event belongs to.

internal import VCLifecycle

extension Ledger {
  mutating func applyMarker(_ moment: inout EventContext) {
    let event = moment.event
    let number = Int32(event.transition ?? -1)
    switch event.kind {
    case .transitionStart:
      didStart()
      if open.first?.isImplied == true { open.removeFirst() }
      reserve(max(event.from?.index ?? -1, event.to?.index ?? -1))
      var started = OpenTransition(
        number: number,
        kind: event.transitionKind,
        container: event.controller?.index ?? -1,
        old: event.from?.index ?? -1,
        new: event.to?.index ?? -1,
        start: Int32(moment.index)
      )
      started.animated = event.animated
      started.isInteractive = event.isInteractive
      started.isUserDriven = event.isUserDriven
      // A disappearing container forwards its callbacks into its transition (CHILD-39). The
      // transition of one that has disappeared before is invisible (NAV-15, TAB-10).
      let container = Int(started.container)
      if container >= 0, !started.kind.isPresentation {
        let above = entries[container]
        let hasLeft = above.phase == .disappeared && above.disappear.index >= 0
        if above.phase == .disappearing { disturb(.both, of: &started, by: .leavingContainer) }
        if hasLeft { disturb(.both, of: &started, by: .goneContainer) }
        // The callbacks of a side that is covered in its context go to its cover (MODAL-8).
        if isCovered(started.old) { disturb(.old, of: &started, by: .coveredSide) }
        if isCovered(started.new) { disturb(.new, of: &started, by: .coveredSide) }
      }
      // What is presented while something covers it in its own context receives nothing (MODAL-8).
      if presentsCovered(started) { disturb(.new, of: &started, by: .presentedUnderCover) }
      moment.slot = open.lastIndex { $0.number == number } ?? -1
      if open.count >= Self.openMax { open.removeFirst() }
      open.append(started)
    case .transitionRequest:
      didStart()
      for slot in open.indices
      where open[slot].container == Int32(moment.controller) && !open[slot].isEnding
        && open[slot].awaiting?.count ?? 0 < Self.openMax
      {
        open[slot].awaiting = (open[slot].awaiting ?? []) + [number]
      }
    case .transitionRoot:
      guard let slot = slot(of: number), let root = event.other ?? event.controller else { return }
      moment.slot = slot
      let role: OpenTransition.Role = event.flag == true ? .new : .old
      reserve(root.index)
      if open[slot].role(of: root.index) == .none && open[slot].more?.count ?? 0 < Self.openMax {
        let more = OpenTransition.Root(controller: root.index, role: role)
        open[slot].more = (open[slot].more ?? []) + [more]
      }
    case .transitionRelease:
      guard let slot = slot(of: number) else { return }
      moment.slot = slot
      open[slot].releases = min(open[slot].releases + 1, 100)
      let outcome: OpenTransition.Outcome = event.flag == true ? .cancel : .finish
      let isContradicted =
        open[slot].contradiction != nil || (open[slot].release ?? outcome) != outcome
      open[slot].contradiction = isContradicted ? outcome : nil
      open[slot].release = isContradicted ? nil : outcome
      open[slot].releaseIndex = Int32(moment.index)
    case .transitionFinish, .transitionCancel:
      moment.slot = slot(of: number) ?? -1
    default: break
    }
  }

  /// Whether a presentation in its own context hides a controller (MODAL-8).
  func isCovered(_ root: Int32) -> Bool {
    root >= 0
      && entries.contains {
        $0.presenter == root && $0.hidesPresenter == .yes && isInContext($0)
      }
  }

  /// The transition of that number; without a number the last that was started.
  func slot(of number: Int32) -> Int? {
    if number < 0 { return open.isEmpty ? nil : open.count - 1 }
    return open.lastIndex { $0.number == number }
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
  mutating func locate(_ moment: inout EventContext) {
    let controller = Int32(moment.controller)
    let number = Int32(moment.event.transition ?? -1)
    var slot = open.count - 1
    if number < 0, moment.isDid {
      // Without a number, a did belongs to the transition that was open at its will.
      let isAppearance = moment.event.kind == .viewDidAppear
      let will = isAppearance ? moment.was.appear.index : moment.was.disappear.index
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
          || (role != .none
            && !open[slot].isOver(for: role, of: controller, before: moment.event.kind))
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
  private mutating func infer(_ moment: EventContext, _ slot: Int) {
    let controller = Int32(moment.controller)
    let kind = moment.event.kind
    let entry = entries[moment.controller]
    let comes =
      kind == .viewWillAppear || (kind == .viewDidAppear && !entry.records(.viewWillAppear))
    let goes =
      kind == .viewWillDisappear
      || (kind == .viewDidDisappear && !entry.records(.viewWillDisappear))
    if isFirstOfTransition(moment, slot, comes: comes, goes: goes) {
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
    _ moment: EventContext,
    _ slot: Int,
    comes: Bool,
    goes: Bool
  ) -> Bool {
    let transition = open[slot]
    let shown = transition.new
    guard transition.old < 0, shown >= 0, transition.orderAfter.length == 0 else { return false }
    if moment.controller == Int(shown) { return goes && moment.was.phase == .appeared }
    return comes && entries[Int(shown)].phase == .appeared && !isWithin(moment.controller, shown)
  }

  /// Adds a root's will or did to the string of its transition.
  mutating func applyOrder(_ moment: EventContext) {
    guard !moment.isDirect, let letter = OrderWord.Letter(moment.event.kind, moment.role) else {
      return
    }
    // Only the first root of a side is projected (spec 2.6).
    let controller = Int32(moment.controller)
    guard controller == open[moment.slot].old || controller == open[moment.slot].new else { return }
    // Of a side whose order is unknown every callback counts once: its container may come and go as
    // often as it likes before the transition ends (CHILD-39).
    let isDisturbed = open[moment.slot].disturbed.contains(.init(moment.role))
    if open[moment.slot].isCancelReleased {
      if isDisturbed, open[moment.slot].orderAfter.contains(letter) { return }
      if open[moment.slot].orderAfter.length == 0 {
        open[moment.slot].isBegunByHand = isForwardedByHand(open[moment.slot].new)
      }
      open[moment.slot].orderAfter.append(letter)
      if letter.isWill && open[moment.slot].compensationIndex < 0 {
        open[moment.slot].compensationIndex = Int32(moment.index)
      }
    } else if !isDisturbed || !open[moment.slot].orderBefore.contains(letter) {
      open[moment.slot].orderBefore.append(letter)
    }
  }

  /// Whether a container that was appearing forwards that by hand: a root, or one that it shows.
  private func isForwardedByHand(_ root: Int32) -> Bool {
    guard profile.navCancel == .abbrev else { return false }
    return entries.indices.contains { index in
      let entry = entries[index]
      let isMoving = entry.phase == .appearing || entry.phase == .disappearing
      return entry.container == .manual && entry.firstChild >= 0
        && (index == Int(root) || isMoving) && isWithin(index, root)
    }
  }

  /// Removes a transition that has ended, and keeps what it did to presentations.
  mutating func close(_ slot: Int, finished: Bool) {
    let ended = open.remove(at: slot)
    guard !carriesPresentations, finished else { return }
    switch ended.kind {
    case .presentHiding, .presentKeeping:
      guard ended.new >= 0 else { return }
      setPresenter(of: Int(ended.new), to: ended.old >= 0 ? ended.old : ended.container)
      entries[Int(ended.new)].hidesPresenter = ended.kind == .presentHiding ? .yes : .no
    case .dismissHiding, .dismissKeeping, .sheetDrag:
      if ended.old >= 0 { setPresenter(of: Int(ended.old), to: -1) }
    default: break
    }
  }

  /// Whether a stack outside of a window reports what it shows, which is no first display
  /// (V-NAV-OFFWINDOW).
  func isShownOffWindow(_ shown: Entry) -> Bool {
    profile.navOffWindow == .delegate && shown.phase == .disappeared
  }

  /// Notes what a cancelled transition takes back without a callback (V-NAV-CANCEL=abbrev).
  mutating func noteAbbreviation(_ transition: OpenTransition) {
    guard profile.navCancel == .abbrev, !transition.isBegunByHand else { return }
    for index in entries.indices where isWithin(index, transition.new) {
      entries[index][.isAbbreviated] = true
    }
  }

  /// Notes that a controller that was appearing has disappeared without a callback.
  mutating func takeBack(_ controller: Int) {
    entries[controller].phase = .disappeared
    entries[controller].lastKind = .viewDidDisappear
    entries[controller].earlyLayout = -1
  }

  /// Declares the string of a transition's callbacks known to be wrong, and reported.
  mutating func markOrderReported(_ slot: Int) {
    guard slot >= 0 && slot < open.count else { return }
    open[slot].isReported = true
  }

  /// Whether a transition presents what something covers in its own context.
  private func presentsCovered(_ started: OpenTransition) -> Bool {
    let isPresenting = started.kind == .presentHiding || started.kind == .presentKeeping
    return isPresenting && isCovered(started.new)
  }

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

  /// Notes that the container of a transition, or one around it, is driven while that is open.
  ///
  /// Once it has appeared again, the transition drives the sides alone that have received nothing.
  mutating func noteDrivenContainer(_ moment: EventContext, of slot: Int) {
    if spoiltDisturbance == .drivenContainer { return }
    let transition = open[slot]
    let isUntouched = transition.orderBefore.length == 0 && transition.orderAfter.length == 0
    // What is around the container may end its appearance before the container or after it.
    if isUntouched, moment.event.kind == .viewDidAppear,
      entries[Int(transition.container)].phase == .appeared
    {
      open[slot].disturbedByContainer = []
    } else {
      open[slot].disturbedByContainer.formUnion(transition.isCancelReleased ? .old : .new)
    }
  }

  /// Marks a controller's present state as reported, so that the idle checks skip it.
  mutating func markReported(_ controller: Int32) {
    if controller >= 0 { entries[Int(controller)][.isReported] = true }
  }

  /// Continues after a controller was found in a wrong state: any callback may come next, and what
  /// was begun for it is settled.
  mutating func resynchronise(_ controller: Int) {
    entries[controller][.isReported] = true
    entries[controller].beginDepth = 0
    entries[controller].phase = .unknown
    entries[controller].lastKind = nil
  }
}
