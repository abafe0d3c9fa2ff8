// What UIKit does when the app moves a view of its own, a card or a shadow, in which the views of
// controllers lie: they enter or leave the window with it (V-WRAPPED-MOVE).

internal import VCLifecycle

extension WindowMoves {
  /// Puts a view that is no controller's into another one.
  ///
  /// Their controllers receive the callbacks of a move of their own views: `wa` comes from a view's
  /// move into the window and before it (WIN-2, STATEAT-1), `wd` from its way out (CHILD-16).
  func insertWrapper(_ view: UIView, into superview: UIView, at index: Int?) {
    guard runtime.profile.wrappedMove == .asOwn, view.owner == nil,
      view.currentWindow !== superview.currentWindow
    else { return superview.attach(view, at: index) }
    if view.currentWindow != nil {
      let leaving = takeOut(view) { superview.attach(view, at: index) }
      for controller in leaving { enter(controller, superview.currentWindow) }
      return
    }
    superview.link(view, at: index)
    var entering: [UIViewController] = []
    for controller in controllers(in: view) where view.parentView === superview {
      if enter(controller, superview.currentWindow) { entering.append(controller) }
    }
    guard view.parentView === superview else {
      // One of their `wa` has taken the wrapper out again.
      for controller in entering { turnBack(controller) }
      return
    }
    view.finishMove(into: superview.currentWindow)
    for controller in entering {
      if controller.viewStorage?.currentWindow == nil {
        turnBack(controller)
      } else {
        followParent(controller)
      }
    }
  }

  /// Takes a view that is no controller's out of its superview.
  func removeWrapper(_ view: UIView) {
    guard runtime.profile.wrappedMove == .asOwn, view.owner == nil else { return view.detach() }
    takeOut(view) { view.detach() }
  }

  /// Returns the controllers whose views leave the window in a view.
  @discardableResult
  private func takeOut(_ view: UIView, _ move: () -> Void) -> [UIViewController] {
    let inside = controllers(in: view)
    let leaving = inside.compactMap(\.viewStorage)
    for view in leaving { willRemove(view) }
    move()
    for view in leaving { didRemove(view) }
    return inside
  }

  /// The controllers whose views lie in a view, without those whose views lie in one of theirs:
  /// their parents forward to them.
  private func controllers(in view: UIView) -> [UIViewController] {
    view.children.flatMap { child in child.owner.map { [$0] } ?? controllers(in: child) }
  }

  /// Sends the will of a controller whose view enters a window in another one, if it is due.
  @discardableResult
  private func enter(_ controller: UIViewController, _ window: UIWindow?) -> Bool {
    guard window != nil, let superview = controller.viewStorage?.parentView,
      controller.parent == nil || superview.nearestController === controller.parent,
      // UIKit drives what one of its transitions shows.
      !isDrivenInTransition(controller),
      case .willNow(let delivery) = insertion(of: controller, under: superview, in: window)
    else { return false }
    driveByWindow(controller, delivery)
    return true
  }
}
