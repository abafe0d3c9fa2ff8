// What the rewriter makes of the original with this name.

// swift-format-ignore-file
// A library's state view: a spinner, then content or an error, as a timer decides. Where FIXED is
// not set, a child's view is added before the child.

// swift-format-ignore-file

import UIKit
import UIKit
import UIKit

private var hostKey: UInt8 = 0

extension UIViewController {
  /// The host that shows the controller.
   public internal(set) var loadingHost: LoadingHostController? {
    get { return objc_getAssociatedObject(self, &hostKey) as? LoadingHostController }
    set { objc_setAssociatedObject(self, &hostKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}

/// Makes what a host shows.
public protocol LoadingHostDataSource: AnyObject {
  func contentViewController(for host: LoadingHostController) -> UIViewController
  func errorViewController(for host: LoadingHostController) -> UIViewController
}

/// Shows the child that belongs to its state.
open class LoadingHostController: UIViewController {
   public enum State: Int {
    case idle
    case loading
    case loaded
    case failed
  }

  public weak var dataSource: LoadingHostDataSource?
   public private(set)  var state = State.idle {
    didSet { if state != oldValue, isViewLoaded { update() } }
  }
  private var shown: UIViewController?
  private var timer: Timer?
  private var succeeds = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  deinit {
    timer?.invalidate()
  }

  // MARK: - Loading

  /// Starts to load; the answer comes after a while.
   public func load(succeeding succeeds: Bool) {
    self.succeeds = succeeds
    state = .loading
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 0.3,
      target: self,
      selector: Selector("timerFired:", LoadingHostController.timerFired(_:)),
      userInfo: nil,
      repeats: false
    )
  }

  /// Goes back to the start.
   public func reset() {
    timer?.invalidate()
    timer = nil
    state = .idle
  }

   func timerFired(_ timer: Timer) {
    guard timer === self.timer else { return }
    self.timer = nil
    state = succeeds ? .loaded : .failed
  }

  private func makeChild() -> UIViewController {
    switch state {
    case .idle, .loading: return SpinnerController()
    case .loaded: return dataSource?.contentViewController(for: self) ?? UIViewController()
    case .failed: return dataSource?.errorViewController(for: self) ?? UIViewController()
    }
  }

  private func update() {
    let old = shown
    let new = makeChild()
    guard new !== old else { return }
    shown = new
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    old?.loadingHost = nil
    // A callback of the old child may have changed the state again.
    guard shown === new, new.parent == nil else { return }
    #if FIXED
    addChild(new)
    #endif
    new.loadingHost = self
    new.view.frame = view.bounds
    view.addSubview(new.view)
    #if !FIXED
    addChild(new)
    #endif
    if new.parent === self { new.didMove(toParent: self) }
  }
}

/// A spinner.
final class SpinnerController: UIViewController {
  private lazy var indicator = UIActivityIndicatorView(style: .large)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(indicator)
    indicator.startAnimating()
    indicator.isAccessibilityElement = true
    indicator.accessibilityLabel = NSLocalizedString("Loading", comment: "")
  }
}
