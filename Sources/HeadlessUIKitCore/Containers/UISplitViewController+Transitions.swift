// Columns that come and go, and a detail controller that is replaced (SPLIT-2…SPLIT-4).

internal import VCLifecycle

extension UISplitViewController: TransitionOwner {
  /// Whether the columns are off screen and have received no will callback.
  var isOutOfSight: Bool {
    // Columns that are on their way out receive their did, or return, first.
    guard areColumnsIdle else { return false }
    return appearance.state == .disappeared || (appearance.state == .appearing && !hasForwarded)
  }

  private var areColumnsIdle: Bool { shownRoots.allSatisfy { !$0.appearance.isMoving } }

  /// Shows the wanted columns, by a transition if the split controller is on screen.
  func reconcile(animated: Bool) {
    let wanted = wantedRoots
    guard !wanted.isIdentical(to: shownRoots) else { return }
    if isOutOfSight {
      install(wanted)
      return
    }
    // What the delegate shows while the columns collapse or expand is part of that.
    guard !isAdapting else { return }
    guard appearance.state == .appeared, openTransition == nil, !hasBusyStack else {
      animatesNext = animated  // starts when the split is idle
      return
    }
    let old = shownRoots.without(wanted)
    let new = wanted.without(shownRoots)
    if old.isEmpty || new.isEmpty {
      if runtime.profile.splitColumn == .silent || isSilentPrimary(new) {
        // In its own viewDidAppear the split has not forwarded yet: `didSettle` leads back here.
        if areColumnsIdle { install(wanted) } else { animatesNext = animated }
        return
      }
      run(.splitColumn, from: old, to: new, animated: animated, order: .splitColumns)
    } else {
      let order = TransitionOrder.splitDetail(runtime.profile)
      run(.splitDetail, from: old, to: new, animated: animated, order: order)
    }
  }

  /// A stack in a column is in the middle of its own transition; its end leads to `adapt`.
  var hasBusyStack: Bool {
    (shownRoots + slots.map(\.root)).contains {
      ($0 as? UINavigationController)?.openTransition != nil
    }
  }

  /// QUIRK-7: a primary column that becomes visible beside the detail receives no callback.
  private func isSilentPrimary(_ new: [UIViewController]) -> Bool {
    runtime.profile.quirks.contains(.splitPrimaryShownSilent) && new.holds(slot(.primary)?.root)
  }

  func run(
    _ kind: TransitionKind,
    from old: [UIViewController],
    to new: [UIViewController],
    animated: Bool,
    order: TransitionOrder
  ) {
    let transition = Transition(
      kind: kind,
      owner: self,
      from: old,
      to: new,
      isAnimated: animated,
      order: order
    )
    openTransition = transition
    runtime.phases.run(transition, in: rootView)
    transition.animation?.whenDone { _ in _ = self }  // the split lives until then (STATE-15)
  }

  /// Changes what is on screen without a callback.
  func install(_ wanted: [UIViewController]) {
    let old = shownRoots
    noteShown(wanted)
    let isVisible = appearance.state == .appeared
    for root in old where !wanted.holds(root) {
      if root.parentController === self || root.parentController == nil {
        root.viewStorage?.detach()
      }
      if isVisible { settle(root, at: .disappeared) }
    }
    guard isVisible else {
      if viewStorage?.currentWindow != nil { attachColumns() }
      return
    }
    for root in wanted where !old.holds(root) {
      root.loadViewIfNeeded()
      settle(root, at: .appeared)
    }
    attachColumns()
  }

  /// Changes the state of a controller and of what it shows without any callback.
  func settle(_ controller: UIViewController, at state: AppearanceState) {
    if state == .appeared { controller.loadViewIfNeeded() }  // STATE-6
    controller.appearance.settleSilently(at: state)
    // What a container shows by hand comes by its own calls only (CHILD-19).
    if state == .disappeared || controller.containerKind != .manual {
      // What was begun by hand stays open until it is ended by hand (STATE-9).
      for child in controller.shownChildren where child.appearance.user == nil {
        settle(child, at: state)
      }
    }
    if state == .appeared { controller.hasAppearedUntold() }
  }

  func noteShown(_ wanted: [UIViewController]) {
    let old = shownRoots
    shownRoots = wanted
    recordShown(wanted, insteadOf: old)
  }

  /// A root goes from its column onto the stack of another.
  func noteGone(_ root: UIViewController) {
    guard shownRoots.holds(root) else { return }
    shownRoots.removeObject(root)
    runtime.recordStructure(.shownChanged, root, other: self, flag: false)
  }

  // MARK: Phases

  func prepare(_ transition: Transition) {
    for root in transition.to { root.loadViewIfNeeded() }
    guard transition.kind == .splitDetail else { return }
    for root in transition.to where owedAdditions.holds(root) {
      root.moveFlags.insert(.movingToParent)
    }
    for root in transition.from where owedRemovals.holds(root) {
      root.moveFlags.insert(.movingFromParent)
    }
  }

  func didStart(_ transition: Transition) {
    if isAway {
      runtime.phases.leaveWithContainer(transition, isGone: appearance.state == .disappeared)
    }
    if transition.kind == .splitAdapt {
      arrangeCollapsedViews()
      return
    }
    // What a callback of the start has asked for comes after the end.
    let shown = shownRoots.without(transition.from) + transition.to
    let roots = slots.map(\.root)
    noteShown(roots.filter { shown.holds($0) } + shown.without(roots))
    for root in transition.to {
      if transition.isAnimated { runtime.windowRoots.setLayoutBudget(of: root, standard: 1) }
      root.viewStorage?.setNeedsLayout()
    }
    attachColumns()
    // A controller that is appearing in a column that stays has its new width at its did.
    for root in shownRoots where !transition.to.holds(root) && root.awaitsLateDidInTree {
      if let view = root.viewStorage, view.currentWindow != nil { runtime.commits.layoutTree(view) }
    }
  }

  func didFinish(_ transition: Transition) {
    openTransition = nil
    for root in transition.from where !isVisible(root) { root.viewStorage?.detach() }
    settleMoves()
  }

  private func isVisible(_ root: UIViewController) -> Bool {
    shownNodes.contains { $0.controller === root }
  }

  /// No finger drives a split, so nothing of it is cancelled.
  func didCancel(_ transition: Transition) { openTransition = nil }

  func didEnd(_ transition: Transition) {
    openTransition = nil
    if appearance.state == .appeared { adapt() }
    settleMoves()
    if transition.kind == .splitAdapt { wakeStacks() }
  }
}
