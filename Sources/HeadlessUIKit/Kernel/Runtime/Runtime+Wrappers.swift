// What UIKit does when the app moves a view of its own, a card or a shadow, in which the views of
// controllers lie: they enter or leave the window with it (V-WRAPPED-MOVE).

internal import Lifecycle

extension Runtime {
  /// Moves a view that is no controller's to a window or out of it.
  ///
  /// Their controllers receive the callbacks of a move of their own views: `wa` comes from a view's
  /// move into the window (WIN-2), `wd` from its way out (CHILD-16).
  func whileWrapperMoves(_ view: UIView, to window: UIWindow?, _ move: () -> Void) {
    let old = view.currentWindow
    guard view.owner == nil, old !== window, profile.wrappedMove == .asOwn else { return move() }
    let inside = controllers(in: view)
    let leaving = old == nil ? [] : inside.compactMap(\.viewStorage)
    for view in leaving { willRemove(view) }
    move()
    for view in leaving { didRemove(view) }
    guard window != nil else { return }
    for controller in inside { enter(controller) }
  }

  /// The controllers whose views lie in a view, without those whose views lie in one of theirs:
  /// their parents forward to them.
  private func controllers(in view: UIView) -> [UIViewController] {
    view.children.flatMap { child in child.owner.map { [$0] } ?? controllers(in: child) }
  }

  private func enter(_ controller: UIViewController) {
    guard let superview = controller.viewStorage?.parentView, superview.currentWindow != nil,
      controller.parent == nil || superview.nearestController === controller.parent,
      // UIKit drives what one of its transitions shows.
      !isDrivenInTransition(controller),
      case .willNow(let delivery) = insertion(of: controller, under: superview)
    else { return }
    driveByWindow(controller, delivery)
    followParent(controller)
  }
}
