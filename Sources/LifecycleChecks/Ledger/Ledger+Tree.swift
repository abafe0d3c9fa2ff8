// The tree of controllers, from events of the tree, moves and the header.

internal import VCLifecycle

extension Ledger {
  mutating func applyStructure(_ event: Event, _ controller: Int) {
    let other = event.other?.index ?? -1
    switch event.kind {
    case .parentChanged:
      carriesParents = true
      if event.flag == false {
        // A removal that was cancelled before is no more than an announcement (MOVE-4).
        let hasStayed =
          entries[controller].move == .moved
          || (entries[controller].move == .leaving && entries[controller][.removalCancelled])
        entries[controller][.hasLeftSilently] =
          hasStayed && other >= 0 && entries[Int(other)].container == .navigation
        if other < 0 || entries[controller].parent == other { detach(controller) }
      } else if other >= 0 {
        attach(controller, to: other)
        let isPhaseUnknown =
          entries[Int(other)][.isPhaseUnknown] && entries[controller].phase == .disappeared
        if isPhaseUnknown, isShownWithParent(controller), let cause = silentSplit(.navigation) {
          forgetPhases(below: controller, cause)
        }
      }
    case .shownChanged:
      // What a former container no longer shows may be another's child by then.
      let parent = entries[controller].parent
      if event.flag == false, parent >= 0, other >= 0, parent != other { return }
      entries[controller].shown = Known(event.flag ?? true)
      if other >= 0, let cause = silentDisplay(by: other) { forgetPhases(below: controller, cause) }
    case .presentationChanged:
      carriesPresentations = true
      setPresenter(of: controller, to: event.flag == false ? -1 : other)
      entries[controller].isFullScreen = Known(event.isFullScreen)
      switch event.transitionKind {
      case .presentHiding: entries[controller].hidesPresenter = .yes
      case .presentKeeping: entries[controller].hidesPresenter = .no
      default: entries[controller].hidesPresenter = .unknown
      }
      entries[controller][.isPresentedAgain] = event.flag != false && isBeingDismissed(controller)
      if event.flag != false { noteTakenOver(controller, .presentedMeanwhile) }
    case .windowChanged:
      carriesWindows = true
      let isInside = event.flag ?? true
      entries[controller].inWindow = Known(isInside)
      entries[controller][.leftWindowAlone] = !isInside && isUnderVisible(controller)
      entries[controller][.isTopmost] = event.isTopmost
      entries[controller][.enteredWindowAlone] = isInside && isAlone(controller)
      entries[controller][.enteredWindowInTransition] = isInside && isBroughtByUIKit(controller)
    case .windowRoot: setRoot(event, controller)
    default: break
    }
  }

  /// Whether a transition under way dismisses a controller.
  private func isBeingDismissed(_ controller: Int) -> Bool {
    open.contains { transition in
      switch transition.kind {
      case .dismissHiding, .dismissKeeping, .sheetDrag, .chainDismiss:
        transition.role(of: Int32(controller)) == .old
      default: false
      }
    }
  }

  /// Whether no controller, no window and no presentation owns a controller.
  private func isAlone(_ controller: Int) -> Bool {
    let entry = entries[controller]
    return entry.parent < 0 && entry.presenter < 0 && !entry[.isWindowRoot]
      && !open.contains { $0.role(of: Int32(controller)) != .none }
  }

  /// Whether the view of a controller's parent is in the window.
  private func isUnderVisible(_ controller: Int) -> Bool {
    let parent = entries[controller].parent
    return parent >= 0 && entries[Int(parent)].inWindow == .yes
  }

  /// Whether a transition under way that UIKit drives shows a controller itself.
  private func isBroughtByUIKit(_ controller: Int) -> Bool {
    open.contains { !$0.isDrivenByHand && $0.role(of: Int32(controller)) == .new }
  }

  /// Why what a container shows comes or goes without a callback: columns, and the tops of the
  /// stacks in them that a collapse or an expansion changes.
  private func silentDisplay(by container: Int32) -> Disturbance? {
    let above = entries[Int(container)]
    guard let cause = silentSplit(above.container),
      above.phase == .appeared || above[.isPhaseUnknown]
    else { return nil }
    // On screen, a stack's top changes by a transition of its own or with the columns.
    let isOfSplit = above.container == .split || isWithinSplit(container)
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

  /// Whether a stack stands in a column of a split, or on the stack of one.
  private func isWithinSplit(_ controller: Int32) -> Bool {
    askUpwards(from: entries[Int(controller)].parent) { index in
      switch entries[index].container {
      case .split: true
      case .navigation: nil
      default: false
      }
    }
  }

  /// Forgets phases after a change without callbacks: any next callback is legal (spec 0.7).
  private mutating func forgetPhases(
    below controller: Int,
    _ cause: Disturbance,
    depth: Int = 0
  ) {
    guard depth < Self.depthMax, cause != spoiltDisturbance else { return }
    entries[controller].phase = .unknown
    entries[controller][.isPhaseUnknown] = true
    for slot in open.indices where open[slot].role(of: Int32(controller)) != .none {
      disturb(.both, of: slot, by: cause)
    }
    var child = entries[controller].firstChild
    var steps = 0
    while child >= 0 && steps < Self.breadthMax {
      if isShownWithParent(Int(child)) { forgetPhases(below: Int(child), cause, depth: depth + 1) }
      child = entries[Int(child)].nextSibling
      steps += 1
    }
  }

  /// Whether a child appears and disappears with its parent, as far as recorded.
  private func isShownWithParent(_ child: Int) -> Bool {
    switch entries[child].shown {
    case .yes: return true
    case .no: return false
    case .unknown:
      return entries[Int(entries[child].parent)].container?.isOfUIKit != true
    }
  }

  private mutating func setRoot(_ event: Event, _ controller: Int) {
    let window = Int32(event.text ?? -1)
    if event.flag == false {
      entries[controller][.isWindowRoot] = false
      return
    }
    for root in roots where window >= 0 && entries[Int(root)].window == window {
      entries[Int(root)][.isWindowRoot] = false
    }
    roots.removeAll { !entries[Int($0)][.isWindowRoot] }
    if !entries[controller][.isWindowRoot] && roots.count < Self.openMax {
      roots.append(Int32(controller))
    }
    entries[controller][.isWindowRoot] = true
    entries[controller][.hasBeenRoot] = true
    entries[controller].window = window
    noteTakenOver(controller, .rootMeanwhile)
  }

  /// Notes that the app takes a controller over from its transition: what it belongs to from now on
  /// drives it as well, in an unknown order (CHILD-39).
  private mutating func noteTakenOver(
    _ controller: Int,
    _ cause: Disturbance,
    by parent: Int32 = -1
  ) {
    for slot in open.indices
    where open[slot].container != parent || open[slot].kind.isPresentation {
      disturb(.init(open[slot].role(of: Int32(controller))), of: slot, by: cause)
    }
  }

  /// Without events of the tree, the moves determine the parent.
  mutating func applyMove(_ moment: EventContext, _ controller: Int) {
    guard !carriesParents else { return }
    let event = moment.event
    if let parent = event.other {
      // A move that the app only announces, by a call of its own, makes no link (CHILD-1).
      let isDid = event.kind == .didMoveToParent
      if isDid && moment.was.move == .none && moment.was.parent < 0 { return }
      if let snapshot = event.snapshot, snapshot.parent != parent,
        isDid || profile.willMoveParent == .set
      {
        return
      }
      attach(controller, to: parent.index)
    } else if event.flag != true,
      event.kind == .didMoveToParent || !entries[controller].records(.didMoveToParent)
    {
      detach(controller)
    }
  }

  mutating func attach(_ child: Int, to parent: Int32) {
    if entries[child].parent == parent || parent == Int32(child) { return }
    detach(child)
    // What a former container showed of it, and sent it, says nothing about the new one.
    entries[child].shown = .unknown
    entries[child].lastOrigin = .unknown
    // A disappearance that a former container has forwarded ends on its own (CHILD-16).
    if entries[child].phase == .disappearing { entries[child].disappear.origin = .uikit }
    noteTakenOver(child, .movedMeanwhile, by: parent)
    let first = entries[Int(parent)].firstChild
    entries[child].parent = parent
    entries[child].nextSibling = first
    if first >= 0 { entries[Int(first)].previousSibling = Int32(child) }
    entries[Int(parent)].firstChild = Int32(child)
  }

  mutating func detach(_ child: Int) {
    let parent = entries[child].parent
    guard parent >= 0 else { return }
    entries[child][.hasLostParent] = true
    // What appeared with an early page receives no disappearance when it is taken out (PAGE-6).
    if entries[child].phase == .appeared, isWithinEarlyPage(child) {
      entries[child][.isEarlyAppearance] = true
    }
    let next = entries[child].nextSibling
    let previous = entries[child].previousSibling
    if next >= 0 { entries[Int(next)].previousSibling = previous }
    if previous >= 0 {
      entries[Int(previous)].nextSibling = next
    } else {
      entries[Int(parent)].firstChild = next
    }
    entries[child].parent = -1
    entries[child].nextSibling = -1
    entries[child].previousSibling = -1
  }

  /// Whether a controller lies in the shown subtree of a root.
  func isWithin(_ controller: Int, _ root: Int32) -> Bool {
    if root < 0 { return false }
    var current = Int32(controller)
    var steps = 0
    while current >= 0 && steps < Self.depthMax {
      if current == root { return true }
      let entry = entries[Int(current)]
      let isPresented = isInContext(entry)
      if !isPresented, entry.shown == .no { return false }
      current = isPresented ? entry.presenter : entry.parent
      steps += 1
    }
    return false
  }

  /// Notes who presents a controller, and whether it is presented over a part of a window, with
  /// which it comes and goes (MODAL-8): others have the farthest ancestor as presenter.
  mutating func setPresenter(of controller: Int, to presenter: Int32) {
    entries[controller].presenter = presenter
    // What a former container showed of it says nothing about a presentation.
    if presenter >= 0, entries[controller].parent < 0 { entries[controller].shown = .unknown }
    entries[controller][.isInContext] = presenter >= 0 && entries[Int(presenter)].parent >= 0
  }

  func isInContext(_ entry: Entry) -> Bool { entry.parent < 0 && entry[.isInContext] }

  /// Asks a controller and those above it, upwards, until one has an answer; no if none has.
  @inline(__always)
  func askUpwards(from controller: Int32, _ answer: (Int) -> Bool?) -> Bool {
    var current = controller
    var steps = 0
    while current >= 0 && steps < Self.depthMax {
      if let answer = answer(Int(current)) { return answer }
      current = entries[Int(current)].parent
      steps += 1
    }
    return false
  }

  /// Whether a controller appeared with a page that its page controller sent an early appearance,
  /// and sends nothing more until it has been displayed itself (PAGE-6).
  func isWithinEarlyPage(_ controller: Int) -> Bool {
    var current = Int32(controller)
    var steps = 0
    while current >= 0 && steps < Self.depthMax {
      let entry = entries[Int(current)]
      if entry[.isEarlyAppearance] { return true }
      // What is presented in the context of a page appears with it (MODAL-8).
      current = isInContext(entry) ? entry.presenter : entry.parent
      steps += 1
    }
    return false
  }

  /// Whether a controller or one of its ancestors is driven by begin and end outside a window.
  func isDrivenOffWindow(_ controller: Int) -> Bool {
    askUpwards(from: Int32(controller)) { index in
      let isByHand = entries[index].beginDepth > 0 || entries[index].shownByHand != .unknown
      return isByHand ? entries[index].inWindow != .yes : nil
    }
  }

  /// Whether a controller's parent is known to leave or to have left.
  func isUnderLeaving(_ controller: Int) -> Bool {
    let parent = Int(entries[controller].parent)
    guard parent >= 0 else { return false }
    let phases = entries[parent].possiblePhases
    return phases.isSubset(of: [Phases(.disappearing), Phases(.disappeared)])
  }

  /// Whether a controller's view is in a window although no controller owns it (table 0.4).
  func isOrphan(_ controller: Int) -> Bool {
    let entry = entries[controller]
    return entry.inWindow == .yes && entry.presenter < 0 && !entry[.isWindowRoot]
      && (entry.parent < 0 || isOutside(entry.parent))
  }

  /// Whether a controller is a window's root no longer, and its view is still in the window.
  func isFormerRoot(_ entry: Entry) -> Bool {
    entry[.hasBeenRoot] && entry.inWindow == .yes && !entry[.isWindowRoot]
      && !entry[.enteredWindowAlone]
      && entry.parent < 0 && entry.presenter < 0
  }

  /// Whether no window's tree holds a controller by way of parents or presenters: it is an orphan,
  /// or an ancestor is one.
  func isUnowned(_ controller: Int) -> Bool {
    var current = controller
    var steps = 0
    while steps < Self.depthMax {
      let entry = entries[current]
      if entry[.isWindowRoot] { return false }
      steps += 1
      if entry.presenter >= 0 {
        current = Int(entry.presenter)
        continue
      }
      if isOrphan(current) { return true }
      if entry.parent < 0 { return entry.inWindow == .yes }
      current = Int(entry.parent)
    }
    return false
  }

  /// Whether a view is in no window, as far as the trace records windows.
  func isKnownOutside(_ entry: Entry) -> Bool {
    entry.inWindow == .no || (entry.inWindow == .unknown && carriesWindows)
  }

  /// Whether a parent's view is known to be in no window: its child's view is then in a foreign
  /// tree.
  private func isOutside(_ parent: Int32) -> Bool {
    let above = entries[Int(parent)]
    return carriesWindows && above.inWindow != .yes && (above.inWindow == .no || above[.isWhole])
  }
}
