// Which controller is in which column, and which columns are on screen (SPLIT-1…SPLIT-3).

internal import Foundation
internal import VCLifecycle

extension UISplitViewController {
  var isClassic: Bool { styleStorage == .unspecified }

  func slot(_ column: Column) -> SplitColumnSlot? {
    column == .compact ? compactSlot : slots.first { $0.column == column }
  }

  // MARK: Setting

  func setColumns(_ contents: [(Column, UIViewController?)], animated: Bool) {
    for (column, controller) in contents { putIntoColumn(column, controller) }
    reconcile(animated: animated)
    settleMoves()
  }

  private func putIntoColumn(_ column: Column, _ controller: UIViewController?) {
    let old = slot(column)
    guard old?.content !== controller else { return }
    if let old { announceRemoval(of: old) }
    slots.removeAll { $0.column == column }
    if column == .compact { compactSlot = nil }
    guard let controller else { return }
    let slot = SplitColumnSlot(
      column: column,
      content: controller,
      root: isClassic ? controller : wrapped(controller)
    )
    if column == .compact {
      compactSlot = slot
    } else {
      let index = slots.firstIndex { $0.column.rawValue > column.rawValue } ?? slots.count
      slots.insert(slot, at: index)
    }
    takeIn(slot.root)
    putOntoCollapsed(slot)
  }

  /// The navigation controller that a column-style split puts around plain content (SPLIT-3).
  private func wrapped(_ controller: UIViewController) -> UIViewController {
    if controller is UINavigationController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  private func takeIn(_ root: UIViewController) {
    relink(root)
    root.sendWillMove(to: self)
    owedAdditions.append(root)
  }

  private func announceRemoval(of slot: SplitColumnSlot) {
    if let stack = collapsedStack, stack !== slot.root, stack.stack.holds(slot.root) {
      collapsedDetails.removeObject(slot.root)
      stack.setViewControllers(stack.stack.filter { $0 !== slot.root }, animated: false)
      return
    }
    guard slot.root.parentController === self else { return }  // it has left on its own
    owedAdditions.removeObject(slot.root)
    slot.root.sendWillMove(to: nil)
    owedRemovals.append(slot.root)
  }

  /// While collapsed, a new primary or compact controller takes the place of what is shown.
  private func putOntoCollapsed(_ slot: SplitColumnSlot) {
    guard isCollapsedNow else { return }
    let replacesRoot = collapsedRoot.map { !childControllers.holds($0) } ?? true
    if slot.column == .primary || slot.column == .compact || replacesRoot
      || owedRemovals.holds(collapsedRoot)
    {
      collapsedRoot = slot.root
    }
  }

  /// Ends the moves of what has arrived and of what is gone.
  func settleMoves() {
    guard openTransition == nil else { return }
    let removals = owedRemovals.filter { !shownRoots.holds($0) }
    let additions = owedAdditions
    owedRemovals.removeAll { removals.holds($0) }
    owedAdditions.removeAll()
    for root in removals { finishRemoval(of: root) }
    for root in owedDrops { cutDropped(root) }
    // A move may have taken another one out again.
    for root in additions where root.parentController === self && !owedRemovals.holds(root) {
      root.sendDidMove(to: self)
    }
  }

  /// Ends the move of a root that goes on to a stack before the split has settled (CHILD-2).
  func settleAddition(of root: UIViewController) {
    guard owedAdditions.holds(root) else { return }
    owedAdditions.removeObject(root)
    if root.parentController === self { root.sendDidMove(to: self) }
  }

  /// Ends the move of what lay above the detail controller on the collapsed stack.
  func cutDropped(_ root: UIViewController) {
    guard owedDrops.holds(root) else { return }
    owedDrops.removeObject(root)
    guard let stack = root.parentController as? UINavigationController, !stack.stack.holds(root)
    else { return }  // another container has it by now
    // Pushed while the split was away, it has been put in place and never appeared.
    if root.appearance.state == .disappeared { stack.takeOutView(of: root) }
    stack.finishRemoval(of: root)
  }

  // MARK: Display modes

  var currentMode: DisplayMode {
    if isCollapsedNow { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    if preferredMode != .automatic { return preferredMode }
    let size = runtime.device.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The columns on screen in a mode.
  func columns(in mode: DisplayMode) -> [Column] {
    switch mode {
    case .automatic, .secondaryOnly: return [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      return styleStorage == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return [.primary, .supplementary, .secondary]
    }
  }

  /// What should be on screen: one controller per visible column (SPLIT-1).
  var wantedRoots: [UIViewController] {
    if isCollapsedNow { return collapsedRoot.map { [$0] } ?? [] }
    let visible = columns(in: currentMode).compactMap { slot($0)?.root }
    return visible.isEmpty ? slots.prefix(1).map(\.root) : visible
  }

  /// Changes the display mode; nil is the preferred one.
  func changeMode(to mode: DisplayMode?, animated: Bool) {
    let old = columns(in: currentMode)
    chosenMode = mode
    guard !isCollapsedNow else { return }
    let new = columns(in: currentMode)
    if old != new { delegate?.splitViewController(self, willChangeTo: currentMode) }
    for column in new where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    reconcile(animated: animated)
  }

  /// Whether a column is the first of three.
  func isTriplePrimary(_ column: Column) -> Bool {
    column == .primary && styleStorage == .tripleColumn
  }

  func showCollapsedColumn(_ column: Column) {
    guard let stack = collapsedStack, let root = slot(column)?.root, !hasBusyStack else { return }
    if root === stack {
      stack.popToRootViewController(animated: true)
    } else if stack.stack.holds(root) {
      stack.popToViewController(root, animated: true)
    } else {
      unlink(root)
      collapsedDetails.append(root)
      stack.pushViewController(root, animated: true)
    }
  }

  func hideCollapsedColumn(_ column: Column) {
    guard let stack = collapsedStack, let root = slot(column)?.root,
      let index = stack.stack.indexOfObject(root), index > 0
    else { return }
    stack.popToViewController(stack.stack[index - 1], animated: true)
  }

  // MARK: Views

  /// Brings the views of the visible columns in, where the split's own view is.
  func attachColumns() {
    guard let view = viewStorage else { return }
    for root in shownRoots where root.rootView.parentView !== view { view.attach(root.rootView) }
    placeColumns()
  }

  /// The columns from left to right: the last takes what room is left.
  func placeColumns() {
    guard let view = viewStorage else { return }
    let size = view.frame.size
    var left: CGFloat = 0
    for root in shownRoots {
      let isLast = root === shownRoots.last
      let width = isLast ? max(0, size.width - left) : min(320, size.width)
      root.viewStorage?.frame = CGRect(x: left, y: 0, width: width, height: size.height)
      left += width
    }
  }
}
