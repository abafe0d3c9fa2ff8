// What scroll views, recognisers, touches and keys have that decides nothing.

public import Foundation

extension UIScrollView {
  /// How quickly scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }

  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }

  /// The looks of the indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }
  public func flashScrollIndicators() {}
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(_: UIScrollView, withVelocity _: CGPoint, targetContentOffset _: UnsafeMutablePointer<CGPoint>) {}
  public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_: UIScrollView, with _: UIView?, atScale _: CGFloat) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What of a mouse or a trackpad scrolls.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = Self(rawValue: 1 << 0), continuous = Self(rawValue: 1 << 1), all: Self = [.discrete, .continuous]
}

extension UITouch {
  /// What touches the screen.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  public var type: TouchType { .direct }
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
  public var majorRadius: CGFloat { 20 }
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

extension UIEvent {
  /// What an event is about.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }

  public var type: EventType { .touches }
  public var subtype: EventSubtype { .none }
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIKeyModifierFlags {
  public static let alphaShift = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17), control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19), command = Self(rawValue: 1 << 20)
}

extension UIKeyCommand {
  public static let inputEscape = "UIKeyInputEscape", inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow"
}

extension UIMenuElement.Attributes {
  public static let disabled = Self(rawValue: 1 << 0), destructive = Self(rawValue: 1 << 1), hidden = Self(rawValue: 1 << 2)
}

extension UndoManager {
  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
  public func undo() {}
  public func redo() {}
  public func removeAllActions() {}
}

extension UIFocusUpdateContext {
  public var previouslyFocusedView: UIView? { nil }
  public var nextFocusedView: UIView? { nil }
}

extension UIFocusAnimationCoordinator { public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)?) {} }
