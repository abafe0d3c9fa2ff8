// Inert values.

public import Foundation

/// A colour.
public final class UIColor: NSObject {}
struct AutoLayoutRecord {}
struct WeakGestureRecognizer {}
/// A gesture recogniser.
@MainActor open class UIGestureRecognizer: NSObject {}
/// Traits.
public final class UITraitCollection: NSObject { init(device: Device) {} }
/// A navigation item.
@MainActor open class UINavigationItem: NSObject {}
/// A tab bar item.
@MainActor open class UITabBarItem: NSObject {}

extension UIView {
  /// Curves.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  func placeSubviews() {
    for child in children where child.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]) {
      fill(with: child)
    }
  }
}
extension UIViewController {
  var overridesUpdateViewConstraints: Bool { false }
  func forwardSizeChange(to size: CGSize, with c: any UIViewControllerTransitionCoordinator) {
    for child in childControllers { child.viewWillTransition(to: size, with: c) }
  }
}
