// How views are linked, and what that means for windows and dirty flags. `attach` and `detach` are
// UIKit's own moves; `insertByApp` is the app's, which may drive a controller (table 1.10c).

internal import VCLifecycle

extension UIView {
  /// Inserts a view for the app, which may send callbacks to its controller.
  func insertByApp(_ view: UIView, at index: Int?) {
    if refusesAncestor(view) { return }
    guard let controller = view.owner, parentView !== view else {
      runtime.windowMoves.insertWrapper(view, into: self, at: index)
      return
    }
    let wasInWindow = view.currentWindow != nil
    guard !wasInWindow || currentWindow !== view.currentWindow else {
      // Moved within its window: no controller appears or disappears (spec 0.6), not even one that
      // a pop under way takes away: it ends as disappeared, though its view stays.
      if runtime.windowMoves.allows(controller, under: self) { attach(view, at: index) }
      return
    }
    switch runtime.windowMoves.insertion(of: controller, under: self, in: currentWindow) {
    case .refused: break
    case .nothing:
      let leavesWindow = wasInWindow && currentWindow == nil
      if leavesWindow { runtime.windowMoves.willRemove(view) }  // CHILD-16
      attach(view, at: index)
      if leavesWindow { runtime.windowMoves.didRemove(view) }
    case .willNow(let delivery):
      let parent = controller.parentController
      let isAttachedFirst = runtime.profile.willAppearSuperview == .attached  // STATEAT-3
      if isAttachedFirst { link(view, at: index) }
      runtime.windowMoves.driveByWindow(controller, delivery)
      guard controller.parentController === parent else {
        // Its own `wa` has taken it out again: it leaves before it has come.
        if isAttachedFirst { view.detach() }
        return runtime.windowMoves.turnBack(controller)
      }
      if isAttachedFirst { view.finishMove(into: currentWindow) } else { attach(view, at: index) }
      runtime.windowMoves.followParent(controller)
    }
  }

  /// Links a view as a subview and brings it into this view's window.
  package func attach(_ view: UIView, at index: Int? = nil) {
    if refusesAncestor(view) { return }
    link(view, at: index)
    view.finishMove(into: currentWindow)
  }

  /// Whether this view lies in the other or is the other, which then cannot be put into it.
  private func refusesAncestor(_ view: UIView) -> Bool {
    guard isDescendant(of: view) else { return false }
    if let controller = nearestController {
      controller.raiseInvalidArgument("Can't add self as subview, nor a view that contains it")
    }
    return true
  }

  /// Does not ask for layout if the view is there already: many presentation controllers add theirs
  /// in each layout pass of the container view, and UIKit's passes end.
  func link(_ view: UIView, at index: Int?) {
    let oldPlace = children.indexOfObject(view)
    view.willMove(toSuperview: self)
    if let old = view.parentView {
      old.willRemoveSubview(view)
      old.children.removeObject(view)
      if old !== self { view.dropConstraints(above: old) }
    }
    view.parentView = self
    if let index, index < children.count {
      children.insert(view, at: max(0, index))
    } else {
      children.append(view)
    }
    if view.isSubtreeDirty { markDirty() }
    if oldPlace == nil || children.indexOfObject(view) != oldPlace { setNeedsLayout() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func finishMove(into window: UIWindow?) {
    if currentWindow !== window { changeWindow(to: window) }
  }

  /// The view and its superviews, from itself upwards.
  var lineage: Lineage { Lineage(view: self) }

  /// Goes from a view upwards, without the closures whose isolation is checked at every call.
  struct Lineage: Sequence, IteratorProtocol {
    fileprivate var view: UIView?

    mutating func next() -> UIView? {
      defer { view = view?.parentView }
      return view
    }
  }

  /// Unlinks the view from its superview and window.
  func detach() {
    guard let old = parentView else { return }
    assert(old.children.holds(self), "a view is not listed by its superview")
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    if currentWindow != nil { changeWindow(to: nil) }
    old.children.removeObject(self)
    parentView = nil
    dropConstraints(above: old)
    didMoveToSuperview()
  }

  /// Moves the whole subtree into another window, or out of all.
  func changeWindow(to window: UIWindow?) {
    willMove(toWindow: window)
    currentWindow = window
    if let owner {
      owner.recordWindowChange(isInside: window != nil)
      if window != nil { owner.viewEnteredWindow() } else { owner.viewLeftWindow() }
    }
    for child in children { child.changeWindow(to: window) }
    didMoveToWindow()
  }

  /// Notes that the next commit must visit this view.
  func markDirty() {
    isSubtreeDirty = true
    if let parentView, !parentView.isSubtreeDirty { parentView.markDirty() }
  }

  /// Whether the next layout pass has a view below this one to visit.
  var hasDirtyDescendant: Bool {
    for child in children where child.isSubtreeDirty || child.hasDirtyDescendant { return true }
    return false
  }

  /// Whether this view or one below it still has to be laid out for its appearance.
  ///
  /// What the app asks for after a pass is a pass of its own, and what it adds then waits for that.
  var owesLayout: Bool {
    if needsLayoutFlag { return awaitsFirstLayout }
    for place in children.indices
    where children[place].isSubtreeDirty && children[place].owesLayout { return true }
    return false
  }

  /// Leaves what still needs layout here and below to the next turn.
  func postponeLayout() {
    guard isSubtreeDirty else { return }
    isSubtreeDirty = false
    runtime.turn.postponedLayout.append(self)
    for child in children { child.postponeLayout() }
  }

  /// Gives the subviews their places, without the layout that the view still owes.
  func placeOwedSubviews() {
    updateOwedConstraints()
    placeSubviews()
  }

  /// The layout of this view's direct subviews: constraints, then the override.
  func layOutSelf() {
    needsLayoutFlag = false
    awaitsFirstLayout = false
    updateOwedConstraints()
    owesSolving = false
    if owner == nil {
      noteTraits()
      noteSafeArea()
    }
    placeSubviews()
    layoutSubviews()
    // A subview that this pass has only moved is not laid out, and its safe area is another.
    for child in children where child.owner == nil { child.noteSafeArea() }
  }

  /// The controller that owns this view, or else the nearest superview that has one.
  package var nearestController: UIViewController? {
    for view in lineage {
      if let owner = view.owner { return owner }
    }
    return nil
  }

  /// Whether this view or one above it, below the window, is hidden.
  var isInHiddenView: Bool {
    for view in lineage where view.isHidden && !(view is UIWindow) { return true }
    return false
  }

  /// Makes a view a subview that fills this one, unless it is a subview already.
  func fillAndAttach(_ view: UIView) {
    fill(with: view)
    if view.parentView !== self { attach(view) }
  }

  /// Gives a view the whole of this one.
  package func fill(with view: UIView) {
    view.frame = CGRect(origin: .zero, size: frameStorage.size)
  }
}
