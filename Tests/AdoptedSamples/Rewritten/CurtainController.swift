// What the rewriter makes of the original with this name.

// swift-format-ignore-file
// A library's drawer: a menu behind the content, uncovered by a pan or by calls. Where FIXED is not
// set, a cancelled pan puts the content back and leaves the menu in its transition.

// swift-format-ignore-file

import UIKit
import UIKit

/// Optional notifications of a curtain.
 public protocol CurtainControllerDelegate: AnyObject {
    func curtainWillMove(_ curtain: CurtainController) throws
    func curtain(_ curtain: CurtainController, didOpen isOpen: Bool) throws
    func curtainShouldOpen(_ curtain: CurtainController) throws -> Bool
}

/// Content in front of a menu.

open class CurtainController: UIViewController, UIGestureRecognizerDelegate {
  private enum Curtain {
    case closed
    case opening
    case open
    case closing
  }

  private enum Visibility {
    case hidden
    case appearing
    case visible
    case disappearing
  }

   public weak var delegate: CurtainControllerDelegate?
   public var menuWidth: CGFloat = 260
   public weak var statusLabel: UILabel?
  private let content: UIViewController
  private let menu: UIViewController
  private var curtain = Curtain.closed
  private var visibility = Visibility.hidden
  private var isDragging = false
  private var token = 0

  private lazy var panRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer(target: self, action: Selector("handlePan:", CurtainController.handlePan(_:)))
    pan.delegate = self
    return pan
  }()

  public init(content: UIViewController, menu: UIViewController) {
    self.content = content
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("didEnterBackground", CurtainController.didEnterBackground),
      name: UIApplication.didEnterBackgroundNotification,
      object: nil
    )
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override var prefersStatusBarHidden: Bool { curtain == .open }
  open override var childForStatusBarStyle: UIViewController? { content }
  open override var shouldAutorotate: Bool { !isDragging }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for child in [menu, content] {
      addChild(child)
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.didMove(toParent: self)
    }
    if #available(iOS 13.0, *) {
      content.view.layer.cornerCurve = .continuous
    }
    content.view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    view.addGestureRecognizer(panRecognizer)
  }

  // MARK: - Appearance

  private var seen: [UIViewController] { curtain == .closed ? [content] : [content, menu] }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visibility = .appearing
    seen.forEach { $0.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    seen.forEach { $0.endAppearanceTransition() }
    visibility = .visible
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishMovement()
    visibility = .disappearing
    seen.forEach { $0.beginAppearanceTransition(false, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    seen.forEach { $0.endAppearanceTransition() }
    visibility = .hidden
  }

  // MARK: - Curtain

  /// Opens a closed curtain and closes an open one.
   public func toggleCurtain(animated: Bool) {
    guard isViewLoaded, visibility == .hidden || visibility == .visible, !isDragging else { return }
    let opens = curtain == .closed || curtain == .closing
    guard !opens || (try? delegate?.curtainShouldOpen(self)) ?? true else { return }
    if visibility == .hidden {
      curtain = opens ? .open : .closed
      place(opens ? 1 : 0)
      return
    }
    begin(opening: opens, animated: animated)
    guard animated else { return finishMovement() }
    run()
  }

   private func didEnterBackground() {
    guard visibility == .visible, curtain == .open else { return }
    toggleCurtain(animated: false)
  }

   private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard visibility == .visible, curtain == .closed || curtain == .open else { return }
      isDragging = true
      begin(opening: curtain == .closed, animated: true)
    case .changed:
      guard isDragging else { return }
      place(min(max(pan.translation(in: view).x / menuWidth, 0), 1))
    case .ended, .cancelled, .failed:
      guard isDragging else { return }
      isDragging = false
      #if FIXED
      if pan.state != .ended { begin(opening: curtain == .closing, animated: true) }
      run()
      #else
      if pan.state == .ended { return run() }
      curtain = curtain == .opening ? .closed : .open
      place(curtain == .open ? 1 : 0)
      #endif
    default:
      break
    }
  }

  private func begin(opening: Bool, animated: Bool) {
    curtain = opening ? .opening : .closing
    (try? delegate?.curtainWillMove(self))
    menu.beginAppearanceTransition(opening, animated: animated)
  }

  private func run() {
    token += 1
    let current = token
    let opens = curtain == .opening
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction],
      animations: { self.place(opens ? 1 : 0) },
      completion: { [weak self] _ in
        guard let self = self, current == self.token else { return }
        self.finishMovement()
      }
    )
  }

  private func finishMovement() {
    guard curtain == .opening || curtain == .closing else { return }
    token += 1
    isDragging = false
    curtain = curtain == .opening ? .open : .closed
    place(curtain == .open ? 1 : 0)
    menu.endAppearanceTransition()
    (try? delegate?.curtain(self, didOpen: curtain == .open))
    setNeedsStatusBarAppearanceUpdate()
  }

  private func place(_ fraction: CGFloat) {
    content.view.transform = CGAffineTransform(translationX: menuWidth * fraction, y: 0)
    statusLabel?.text = fraction > 0 ? "open" : "closed"
  }
}
extension CurtainControllerDelegate { public func curtainWillMove(_ curtain: CurtainController) throws { throw UnimplementedRequirement() }; public func curtain(_ curtain: CurtainController, didOpen isOpen: Bool) throws { throw UnimplementedRequirement() }; public func curtainShouldOpen(_ curtain: CurtainController) throws -> Bool { throw UnimplementedRequirement() } }
