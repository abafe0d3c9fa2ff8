// Collapse and expansion: what becomes of the columns when the width changes (SPLIT-5, SHOW-14).

internal import Foundation
internal import VCLifecycle

extension UISplitViewController {
  /// One controller that is on screen, and the one among the others that it is shown by.
  struct ShownNode {
    let controller: UIViewController
    let holder: UIViewController
  }

  /// The navigation controller that the columns have collapsed onto.
  var collapsedStack: UINavigationController? {
    isCollapsedNow ? collapsedRoot as? UINavigationController : nil
  }

  /// What is on screen: the visible columns and, through navigation controllers, their tops.
  var shownNodes: [ShownNode] {
    var nodes: [ShownNode] = []
    for root in shownRoots {
      var holder: UIViewController = self
      var current: UIViewController? = root
      while let controller = current {
        nodes.append(ShownNode(controller: controller, holder: holder))
        holder = controller
        current = (controller as? UINavigationController)?.shownTop
      }
    }
    return nodes
  }

  /// Follows the width: collapses, expands, or changes the columns on screen.
  func adapt() {
    guard !isAdapting else { return }
    let isCompact = runtime.device.isCompactWidth
    guard isCompact != isCollapsedNow, !slots.isEmpty else {
      reconcile(animated: animatesNext)
      animatesNext = false
      return
    }
    guard isOutOfSight || appearance.state == .appeared else { return }  // when it has settled
    guard !hasBusyStack else { return }  // the end of that transition leads back here
    guard openTransition == nil else { return }  // its end leads back here
    isAdapting = true
    let isVisible = appearance.state == .appeared
    let before = shownNodes
    if isVisible, runtime.profile.splitCollapse == .rebuild { leaveScreen() }
    if isCompact { collapse() } else { expand() }
    if isVisible {
      followStructure(from: before)
    } else {
      install(wantedRoots)
    }
    isAdapting = false
    settleMoves()
    sendDidAdapt()
    if openTransition == nil { wakeStacks() }
  }

  /// What the stacks below were asked for meanwhile may start.
  func wakeStacks() {
    for controller in self.tree {
      (controller as? UINavigationController)?.startsWhenSettled()
    }
  }

  private func finishNow(_ open: Transition) {
    if open.phase == .started { runtime.phases.commitTransitions() }
    runtime.phases.end(open)
  }

  private func sendDidAdapt() {
    if isCollapsedNow {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
    NotificationCenter.default.post(  // SHOW-14
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: self
    )
  }

  // MARK: Callbacks (V-SPLIT-COLLAPSE)

  /// Under `rebuild` everything leaves before anything changes.
  private func leaveScreen() {
    run(.splitAdapt, from: shownRoots, to: [], animated: false, order: .splitColumns)
    if let open = openTransition { finishNow(open) }
  }

  /// Sends the callbacks of the controllers that came and left, once the columns are in place.
  private func followStructure(from before: [ShownNode]) {
    noteShown(wantedRoots)
    let after = shownNodes
    switch runtime.profile.splitCollapse {
    case .keep:
      let leaving = roots(of: before, without: after)
      let coming = roots(of: after, without: before)
      runtime.underWay.unforwarded = after.map(\.controller).filter { node in
        before.contains { $0.controller === node }
      }
      change(from: leaving, to: coming)
      runtime.underWay.unforwarded = []
    case .rebuild:
      change(from: [], to: shownRoots)
      for root in roots(of: before, without: after) { root.viewStorage?.detach() }
    case .silent:
      for node in before where !after.contains(where: { $0.controller === node.controller }) {
        settle(node.controller, at: .disappeared)
      }
      for node in after { node.controller.loadViewIfNeeded() }
      for root in shownRoots { settle(root, at: .appeared) }
      arrangeCollapsedViews()
      removeHiddenViews(of: before.map(\.controller))
    }
  }

  /// The topmost controllers of one side that the other side lacks.
  ///
  /// A controller removed from its navigation stack receives callbacks from the split view
  /// controller instead.
  private func roots(of side: [ShownNode], without other: [ShownNode]) -> [UIViewController] {
    let gone = side.filter { node in !other.contains { $0.controller === node.controller } }
    let roots = gone.filter { node in
      !gone.contains { $0.controller === node.holder }
        || !node.holder.shownChildren.holds(node.controller)
    }
    return roots.map(\.controller)
  }

  private func change(from leaving: [UIViewController], to coming: [UIViewController]) {
    guard !leaving.isEmpty || !coming.isEmpty else {
      arrangeCollapsedViews()
      return
    }
    run(.splitAdapt, from: leaving, to: coming, animated: false, order: .splitColumns)
  }

  /// Puts every view that is on screen under the one that shows it.
  func arrangeCollapsedViews() {
    attachColumns()
    for node in shownNodes {
      guard node.holder !== self, let view = node.holder.viewStorage else { continue }
      view.fillAndAttach(node.controller.rootView)
    }
  }

  private func removeHiddenViews(of controllers: [UIViewController]) {
    let visible = shownNodes
    for controller in controllers where !visible.contains(where: { $0.controller === controller }) {
      controller.viewStorage?.detach()
    }
  }

  // MARK: Collapsing

  private func collapse() {
    if isClassic { collapseClassic() } else { collapseColumns() }
    isCollapsedNow = true
    chosenMode = nil
  }

  private func collapseClassic() {
    guard let primary = slots.first?.root else { return }
    let target = delegate?.primaryViewController(forCollapsing: self) ?? primary
    if let secondary = slot(.secondary)?.root, secondary !== target {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: target) ?? false
      // The delegate may have shown another one meanwhile.
      if !isDone, let secondary = slot(.secondary)?.root, secondary !== target {
        target.collapseSecondaryViewController(secondary, for: self)
      }
    }
    collapsedRoot = target
  }

  private func collapseColumns() {
    let proposed: Column = compactSlot == nil ? .secondary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compactSlot {
      collapsedRoot = compactSlot.root
      return
    }
    guard let base = slots.first?.root as? UINavigationController else { return }
    collapsedRoot = base
    for slot in slots.dropFirst() where slot.column.rawValue <= top.rawValue {
      base.takeCollapsed(slot.root, from: self)
    }
  }

  // MARK: Expanding

  private func expand() {
    let proposed: DisplayMode = preferredMode
    slots.removeAll { isGivenAway($0.root) }
    if isClassic { expandClassic() } else { expandColumns() }
    isCollapsedNow = false
    collapsedRoot = nil
    collapsedDetails = []
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    chosenMode = mode == .automatic || mode == preferredMode ? nil : mode
  }

  private func expandClassic() {
    guard let primary = collapsedRoot else { return }
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    let target = delegate?.primaryViewController(forExpanding: self)
    if let separated, separated !== slot(.secondary)?.root {
      if let old = slot(.secondary)?.root, childControllers.holds(old) {
        old.sendWillMove(to: nil)
        owedRemovals.append(old)
      }
      slots.removeAll { $0.column == .secondary }
      slots.append(SplitColumnSlot(column: .secondary, content: separated, root: separated))
    }
    if let target, target !== slots.first?.root {
      slots[0] = SplitColumnSlot(column: .primary, content: target, root: target)
    }
    for slot in slots { takeBack(slot.root) }
  }

  private func expandColumns() {
    for details in collapsedDetails.reversed() { takeBack(details) }
    for slot in slots { takeBack(slot.root) }
  }

  /// Whether the app has put a column's controller elsewhere since it was popped: into another
  /// container or a window of its own, or it presents it.
  private func isGivenAway(_ root: UIViewController) -> Bool {
    guard let parent = root.parentController else {
      return root.presentation?.own != nil || root.isRootOfWindow
    }
    return parent !== self && parent !== collapsedRoot && !owedDrops.holds(root)
  }

  /// A column's controller is the split's own child again.
  private func takeBack(_ root: UIViewController) {
    guard root.parentController !== self else { return }
    (root.parentController as? UINavigationController)?.dropCollapsed(root, from: self)
    cutDropped(root)
    link(root)
    root.sendWillMove(to: self)
    owedAdditions.append(root)
  }

  // MARK: Defects

  /// QUIRK-8: in a tab that is not selected, the end of multitasking in portrait sends the primary
  /// column a `wd` that no `wa` precedes.
  func disappearUnasked(grows: Bool) {
    let size = runtime.device.size
    guard grows, size.height > size.width, isInHiddenTab,
      runtime.profile.quirks.contains(.splitInTabDisappearsUnasked),
      let primary = slots.first?.root, primary.appearance.state == .disappeared
    else { return }
    runtime.callbacks.driveWill(primary, .disappear)
    settle(primary, at: .disappeared)
  }
}

// MARK: - A navigation controller as the primary column

extension UINavigationController {
  /// Takes what stood in another column of a collapsing split onto the stack, without a transition.
  func takeCollapsed(_ root: UIViewController, from split: UISplitViewController) {
    guard !stack.holds(root) else { return }
    // What it presents in its own context has come or gone before it moves.
    if runtime.presentations.isCovering(root) { runtime.phases.finishTransitions(below: root) }
    let covered = shownTop
    let place = stack.count
    split.settleAddition(of: root)
    root.sendWillMove(to: self)
    guard !stack.holds(root) else { return }  // the app has put it there in the callback
    split.noteGone(root)
    relink(root)
    // What was pushed in the callback lies above it, and is shown by a transition of its own.
    stack.insert(root, at: min(place, stack.count))
    split.collapsedDetails.append(root)
    root.sendDidMove(to: self)
    noteShown(requested.isEmpty ? stack.last : root)
    // One that is on screen leaves in a transition.
    if covered?.appearance.state == .disappeared { covered?.viewStorage?.detach() }
  }

  /// Lets go of what an expanding split shows in a column of its own, and of what lies above it.
  ///
  /// What lies above has no column to go to: it leaves as if popped, and its move ends after its
  /// disappearance (MOVE-2).
  func dropCollapsed(_ root: UIViewController, from split: UISplitViewController) {
    guard let index = stack.indexOfObject(root) else { return }
    let above = stack[(index + 1)...].reversed()
    stack.removeSubrange(index...)
    for controller in above {
      split.owedDrops.append(controller)
      controller.sendWillMove(to: nil)
    }
    root.sendWillMove(to: nil)
    finishRemoval(of: root)  // it stays on screen, in a column of its own
    noteShown(stack.last)
  }

  private func noteShown(_ top: UIViewController?) {
    let old = shownChildren
    shownTop = top
    recordShown(shownChildren, insteadOf: old)
  }

  /// UIKit's own answer to an expansion: the last detail controller leaves the stack.
  func separateFromStack(for split: UISplitViewController) -> UIViewController? {
    guard let detail = split.collapsedDetails.last(where: { stack.holds($0) }) else { return nil }
    let first = split.collapsedDetails.first { stack.holds($0) } ?? detail
    dropCollapsed(detail, from: split)
    if first !== detail { dropCollapsed(first, from: split) }
    return detail
  }
}
