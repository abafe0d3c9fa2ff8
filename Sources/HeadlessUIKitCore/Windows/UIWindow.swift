// Windows: they show a root controller and drive its appearance.

public import Foundation
internal import VCLifecycle

/// A window of the headless app.
open class UIWindow: UIView {
  /// How far up a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  @exclusivity(unchecked) var rootController: UIViewController?
  /// What disappeared when the window was hidden (V-WINDOW-HIDE).
  @exclusivity(unchecked) var rootsLeftBehind: [UIViewController] = []
  /// Former roots that a presentation keeps alive (WIN-8).
  @exclusivity(unchecked) var leakedRoots: [UIViewController] = []
  /// The turn in which the present root was first displayed.
  @exclusivity(unchecked) var displayTurn = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: Runtime.current.device.bounds)
    becomeWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  deinit {
    for child in children { child.forgetWindow() }
  }

  private func becomeWindow() {
    if frameStorage.isEmpty { frameStorage = runtime.device.bounds }
    currentWindow = self
    super.isHidden = true
    runtime.windows.append(self)
  }

  open var windowLevel = Level.normal
  /// The scene that shows the window; the one scene of the app until it is set.
  open weak var windowScene: UIWindowScene? {
    get { hasOwnScene ? ownScene : runtime.application.scene as? UIWindowScene }
    set {
      hasOwnScene = true
      ownScene = newValue
    }
  }
  private weak var ownScene: UIWindowScene?
  private var hasOwnScene = false
  open var isKeyWindow: Bool { runtime.keyWindow === self }

  open var rootViewController: UIViewController? {
    get { rootController }
    set { runtime.windowRoots.replaceRoot(of: self, with: newValue) }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      runtime.windowRoots.windowVisibilityChanged(self)
    }
  }

  /// The window's scene is gone: nothing of the window is on screen, and no callback is sent.
  func leaveScene() { super.isHidden = true }

  open var canBecomeKey: Bool { true }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}

  open func makeKey() {
    let old = runtime.keyWindow
    guard old !== self, canBecomeKey else { return }
    runtime.keyWindow = self
    old?.resignKey()
    becomeKey()
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
}
