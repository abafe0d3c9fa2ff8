// A menu at the left edge that slides over the content; forwards appearances by hand.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
import UIKit.UIGestureRecognizerSubclass
#else
public import HeadlessUIKit
#endif

/// A container with a menu that a button or a pan opens over its content.
open class SideMenuController: UIViewController {
  public let content: UIViewController
  public let menu: UIViewController
  public let pan = MenuPanGestureRecognizer()
  public private(set) var isMenuOpen = false

  private enum Phase {
    case gone
    case appearing
    case shown
    case disappearing
  }

  private var phase = Phase.gone
  /// Ends the movement of the menu that is under way; if the container leaves, the menu with it.
  private var endMovement: ((_ isLeaving: Bool) -> Void)?
  private let menuWidth: CGFloat = 260

  public init(content: UIViewController, menu: UIViewController) {
    self.content = content
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    addChild(menu)
    menu.didMove(toParent: self)
    pan.onChange = { [weak self] pan in self?.follow(pan) }
    view.addGestureRecognizer(pan)
  }

  // MARK: The container's own appearance

  private var visibleChildren: [UIViewController] { isMenuOpen ? [content, menu] : [content] }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .appearing
    for child in visibleChildren { child.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .shown
    for child in visibleChildren { child.endAppearanceTransition() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endMovement?(true)
    phase = .disappearing
    for child in visibleChildren { child.beginAppearanceTransition(false, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .gone
    for child in visibleChildren { child.endAppearanceTransition() }
  }

  // MARK: The menu

  /// Opens or closes the menu; while the container itself moves nothing happens.
  public func setMenuOpen(_ isOpen: Bool, animated: Bool) {
    endMovement?(false)
    guard isOpen != isMenuOpen, phase == .shown || phase == .gone else { return }
    beginMovement(toOpen: isOpen, animated: animated)
    guard animated, phase == .shown else {
      endMovement?(false)
      return
    }
    slide(toOpen: isOpen)
  }

  private func slide(toOpen isOpen: Bool) {
    let end = endMovement
    UIView.animate(
      withDuration: 0.25,
      animations: { self.menu.view.frame.origin.x = isOpen ? 0 : -self.menuWidth },
      completion: { _ in end?(false) }
    )
  }

  private func beginMovement(toOpen isOpen: Bool, animated: Bool) {
    let isTold = phase == .shown
    if isTold { menu.beginAppearanceTransition(isOpen, animated: animated) }
    if isOpen {
      menu.view.frame = CGRect(x: -menuWidth, y: 0, width: menuWidth, height: view.bounds.height)
      view.addSubview(menu.view)
    }
    var isDone = false
    endMovement = { [weak self] isLeaving in
      guard let self, !isDone else { return }
      isDone = true
      endMovement = nil
      isMenuOpen = isOpen
      menu.view.frame.origin.x = isOpen ? 0 : -menuWidth
      if !isOpen { menu.view.removeFromSuperview() }
      // A menu that was coming turns round with the container, and ends with it.
      if isTold, !(isLeaving && isOpen) { menu.endAppearanceTransition() }
    }
  }

  private func follow(_ pan: MenuPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard phase == .shown, !isMenuOpen, endMovement == nil else { return }
      pan.isDragging = true
      beginMovement(toOpen: true, animated: true)
    case .changed:
      guard pan.isDragging, endMovement != nil else { return }
      menu.view.frame.origin.x = min(0, pan.translation(in: view).x - menuWidth)
    case .ended, .cancelled, .failed:
      guard pan.isDragging else { return }
      pan.isDragging = false
      guard endMovement != nil else { return }
      let isFar = pan.state == .ended && pan.translation(in: view).x > menuWidth / 2
      if !isFar { turnBack() }
      slide(toOpen: isFar)
    default: break
    }
  }

  /// The finger let go too early: what began to appear disappears again.
  private func turnBack() {
    menu.beginAppearanceTransition(false, animated: true)
    var isDone = false
    endMovement = { [weak self] _ in
      guard let self, !isDone else { return }
      isDone = true
      endMovement = nil
      menu.view.removeFromSuperview()
      menu.endAppearanceTransition()
    }
  }
}

/// A pan that tells of every change without a selector.
public final class MenuPanGestureRecognizer: UIPanGestureRecognizer {
  var onChange: ((MenuPanGestureRecognizer) -> Void)?
  var isDragging = false

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange?(self) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    onChange?(self)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    onChange?(self)
  }
}
