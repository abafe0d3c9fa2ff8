// Types of the inert properties: orientations, bars, accessibility, focus, keys.

public import Foundation

/// The looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// How the interface lies on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

/// The direction that a view forces on its content.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Edges in the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension UIEvent {
  /// A motion or a button of a remote control.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}

/// An object with a size that containers ask for.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {
  /// The holder of this controller's view may follow the size that it would like.
  func sendPreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if presentingViewController != nil {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

// MARK: Accessibility

/// What an element is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Which way assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An action that assistive technology offers.
open class UIAccessibilityCustomAction: NSObject {
  open var name: String

  public init(name: String, target: Any?, selector: Selector) { self.name = name }

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
  }
}

// MARK: Keys, presses, focus

/// A key combination.
open class UIKeyCommand: UICommand {
  open var input: String?
  open var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "")
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

/// An entry of a menu that stands for a command.
open class UICommand: UIMenuElement {
  public init(title: String) { super.init(title: title, image: nil) }
}

/// The keys that modify another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A press of a button.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// An event of presses.
open class UIPressesEvent: UIEvent {}

/// What builds a menu.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {}

/// What takes part in focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIResponderBase: UIFocusEnvironment {}

/// A change of focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {}

/// What animates a change of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {}

/// A stack of changes that could be undone; it holds none.
@preconcurrency @MainActor
open class UndoManager: NSObject {}

/// What the user does, for other devices.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) { self.activityType = activityType }
}
