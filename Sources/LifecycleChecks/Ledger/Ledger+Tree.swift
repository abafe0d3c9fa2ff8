// The tree of controllers, from events of the tree, moves and the header.

internal import VCLifecycle

extension Ledger {
  mutating func applyStructure(_ event: Event, _ controller: Int32) {
    let other = event.other?.index ?? -1
    switch event.kind {
    case .parentChanged:
      carry(.parentLinks)
      if event.flag == false {
        // A removal that was cancelled before is no more than an announcement (MOVE-4).
        let entry = entries[controller]
        let hasStayed =
          entry.move.state == .moved
          || (entry.move.state == .leaving && entry[.removalCancelled])
        entries[controller][.hasLeftSilently] =
          hasStayed && other >= 0 && entries[other].container == .navigation
        if other < 0 || entry.parent == other { entries.detach(controller) }
      } else if other >= 0 {
        attach(controller, to: other)
        let isPhaseUnknown =
          entries[other][.isPhaseUnknown] && entries[controller].phase == .disappeared
        if isPhaseUnknown, entries.isShownWithParent(controller),
          let cause = silentSplit(.navigation)
        {
          forgetPhases(below: controller, cause)
        }
      }
    case .shownChanged:
      // What a former container no longer shows may be another's child by then.
      let parent = entries[controller].parent
      if event.flag == false, parent >= 0, other >= 0, parent != other { return }
      entries[controller].shown = Known(event.flag ?? true)
      if other >= 0, let cause = silentDisplay(by: other) { forgetPhases(below: controller, cause) }
    case .presentationChanged: notePresentation(event, of: controller)
    case .windowChanged:
      carry(.windowChanges)
      let isInside = event.flag ?? true
      let entry = entries[controller]
      let role = { (transition: OpenTransition) in transition.role(of: controller) }
      let isAlone =
        entry.parent < 0 && entry.presenter < 0 && !entry[.isWindowRoot]
        && !open.contains { role($0) != .none }
      entries[controller].inWindow = Known(isInside)
      entries[controller][.leftWindowAlone] =
        !isInside && entry.parent >= 0 && entries[entry.parent].inWindow == .yes
      entries[controller][.isTopmost] = event.isTopmost
      entries[controller][.enteredWindowAlone] = isInside && isAlone
      entries[controller][.enteredWindowInTransition] =
        isInside && open.contains { !$0.isDrivenByHand && role($0) == .new }
    case .windowRoot: setRoot(event, controller)
    default: break
    }
  }

  private mutating func notePresentation(_ event: Event, of controller: Int32) {
    carry(.presenterLinks)
    let isPresented = event.flag != false
    entries.setPresenter(of: controller, to: isPresented ? event.other?.index ?? -1 : -1)
    entries[controller].isFullScreen = Known(event.isFullScreen)
    entries[controller].hidesPresenter =
      switch event.transitionKind {
      case .presentHiding: .yes
      case .presentKeeping: .no
      default: .unknown
      }
    // A transition under way may dismiss it.
    entries[controller][.isPresentedAgain] =
      isPresented
      && open.contains { transition in
        switch transition.kind {
        case .dismissHiding, .dismissKeeping, .sheetDrag, .chainDismiss:
          transition.role(of: controller) == .old
        default: false
        }
      }
    if isPresented { noteTakenOver(controller, .presentedMeanwhile) }
  }

  /// Why what a container shows comes or goes without a callback: columns, and the tops of the
  /// stacks in them that a collapse or an expansion changes.
  private func silentDisplay(by container: Int32) -> Disturbance? {
    let above = entries[container]
    guard let cause = silentSplit(above.container),
      above.phase == .appeared || above[.isPhaseUnknown]
    else { return nil }
    // On screen, a stack's top changes by a transition of its own or with the columns.
    let isOfSplit = above.container == .split || entries.isWithinSplit(container)
    let isByTransition = open.contains {
      guard $0.container == container else { return false }
      return above.container == .navigation || $0.kind == .splitColumn || $0.kind == .splitDetail
        || $0.kind == .splitAdapt
    }
    return isOfSplit && !isByTransition ? cause : nil
  }

  /// Whether a split changes without callbacks what a container of that kind shows.
  private func silentSplit(_ kind: ContainerKind?) -> Disturbance? {
    if kind == .split, profile.splitColumn == .silent { return .silentColumn }
    let isChanged = kind == .split || kind == .navigation
    return isChanged && profile.splitCollapse == .silent ? .silentCollapse : nil
  }

  /// Forgets phases after a change without callbacks: any next callback is legal (spec 0.7).
  private mutating func forgetPhases(below controller: Int32, _ cause: Disturbance, depth: Int = 0)
  {
    guard depth < Self.depthMax, cause != spoiltDisturbance else { return }
    entries[controller].phase = .unknown
    entries[controller][.isPhaseUnknown] = true
    for slot in open.indices where open[slot].role(of: controller) != .none {
      disturb(.both, of: slot, by: cause)
    }
    var walk = entries.children(of: controller)
    while let child = walk.next(in: entries) {
      if entries.isShownWithParent(child) { forgetPhases(below: child, cause, depth: depth + 1) }
    }
  }

  private mutating func setRoot(_ event: Event, _ controller: Int32) {
    let window = Int32(event.text ?? -1)
    if event.flag == false {
      entries[controller][.isWindowRoot] = false
      return
    }
    for root in roots where window >= 0 && entries[root].window == window {
      entries[root][.isWindowRoot] = false
    }
    roots.removeAll { !entries[$0][.isWindowRoot] }
    if !entries[controller][.isWindowRoot] && roots.count < Self.openMax {
      roots.append(controller)
    }
    entries[controller].flags.formUnion([.isWindowRoot, .hasBeenRoot])
    entries[controller].window = window
    noteTakenOver(controller, .rootMeanwhile)
  }

  /// Notes that the app takes a controller over from its transition: what it belongs to from now on
  /// drives it as well, in an unknown order (CHILD-39).
  private mutating func noteTakenOver(
    _ controller: Int32,
    _ cause: Disturbance,
    by parent: Int32 = -1
  ) {
    for slot in open.indices
    where open[slot].container != parent || open[slot].kind.isPresentation {
      disturb(.init(open[slot].role(of: controller)), of: slot, by: cause)
    }
  }

  /// Without events of the tree, the moves determine the parent.
  mutating func applyMove(_ moment: Moment, _ controller: Int32) {
    guard !carries(.parentLinks) else { return }
    let event = moment.event
    let isDid = event.kind == .didMoveToParent
    if let parent = event.other {
      // A move that the app only announces, by a call of its own, makes no link (CHILD-1).
      if isDid && moment.was.move.state == .none && moment.was.parent < 0 { return }
      if let snapshot = event.snapshot, snapshot.parent != parent,
        isDid || profile.willMoveParent == .set
      {
        return
      }
      attach(controller, to: parent.index)
    } else if event.flag != true, isDid || !entries[controller].records(.didMoveToParent) {
      entries.detach(controller)
    }
  }

  mutating func attach(_ child: Int32, to parent: Int32) {
    if entries[child].parent == parent || parent == child { return }
    entries.detach(child)
    // What a former container showed of it, and sent it, says nothing about the new one.
    entries[child].shown = .unknown
    entries[child].lastOrigin = .unknown
    // A disappearance that a former container has forwarded ends on its own (CHILD-16).
    if entries[child].phase == .disappearing { entries[child].disappear.origin = .uikit }
    noteTakenOver(child, .movedMeanwhile, by: parent)
    entries.link(child, to: parent)
  }

  /// Whether a controller's view is in a window although no controller owns it (table 0.4).
  func isOrphan(_ controller: Int32) -> Bool {
    let entry = entries[controller]
    return entry.inWindow == .yes && entry.presenter < 0 && !entry[.isWindowRoot]
      && (entry.parent < 0 || isOutside(entry.parent))
  }

  /// Whether no window's tree holds a controller by way of parents or presenters: it is an orphan,
  /// or an ancestor is one.
  func isUnowned(_ controller: Int32) -> Bool {
    var current = controller
    var steps = 0
    while steps < Self.depthMax {
      let entry = entries[current]
      if entry[.isWindowRoot] { return false }
      steps += 1
      if entry.presenter >= 0 {
        current = entry.presenter
        continue
      }
      if isOrphan(current) { return true }
      if entry.parent < 0 { return entry.inWindow == .yes }
      current = entry.parent
    }
    return false
  }

  /// Whether a view is in no window, as far as the trace records windows.
  func isKnownOutside(_ entry: Entry) -> Bool {
    entry.inWindow == .no || (entry.inWindow == .unknown && carries(.windowChanges))
  }

  /// Whether a parent's view is known to be in no window: its child's view is then in a foreign
  /// tree.
  private func isOutside(_ parent: Int32) -> Bool {
    let above = entries[parent]
    return carries(.windowChanges) && above.inWindow != .yes
      && (above.inWindow == .no || above[.isWhole])
  }
}
