// A menu that lies behind the content all the time; the content slides aside and uncovers it.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Content in front of a menu.
final class CurtainController: UIViewController {
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

  let front: UIViewController
  let back: UIViewController
  let drag = DragRecognizer()
  private var curtain = Curtain.closed
  private var visibility = Visibility.hidden
  private var isDragging = false
  private var token = 0

  init(front: UIViewController, back: UIViewController) {
    self.front = front
    self.back = back
    super.init(nibName: nil, bundle: nil)
    drag.onChange = { [weak self] in self?.follow($0) }
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [back, front] {
      addChild(child)
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.didMove(toParent: self)
    }
    view.addGestureRecognizer(drag)
  }

  // MARK: Appearance

  private var seen: [UIViewController] { curtain == .closed ? [front] : [front, back] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visibility = .appearing
    for child in seen { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in seen { child.endAppearanceTransition() }
    visibility = .visible
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishMovement()
    visibility = .disappearing
    for child in seen { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in seen { child.endAppearanceTransition() }
    visibility = .hidden
  }

  // MARK: The curtain

  func toggle(animated: Bool) {
    guard isViewLoaded, visibility == .hidden || visibility == .visible, !isDragging else { return }
    let opens = curtain == .closed || curtain == .closing
    if visibility == .hidden {
      curtain = opens ? .open : .closed
      place(opens ? 1 : 0)
      return
    }
    begin(opening: opens, animated: animated)
    guard animated else { return finishMovement() }
    run()
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard visibility == .visible, curtain == .closed || curtain == .open else { return }
      isDragging = true
      begin(opening: curtain == .closed, animated: true)
    case .changed:
      guard isDragging else { return }
      place(min(max(pan.translation(in: view).x / 200, 0), 1))
    case .ended, .cancelled, .failed:
      guard isDragging else { return }
      isDragging = false
      if pan.state != .ended { begin(opening: curtain == .closing, animated: true) }
      run()
    default: break
    }
  }

  private func begin(opening: Bool, animated: Bool) {
    curtain = opening ? .opening : .closing
    back.beginAppearanceTransition(opening, animated: animated)
  }

  private func run() {
    token += 1
    let opens = curtain == .opening
    UIView.animate(withDuration: 0.25) {
      self.place(opens ? 1 : 0)
    } completion: { [token] _ in
      if token == self.token { self.finishMovement() }
    }
  }

  private func finishMovement() {
    guard curtain == .opening || curtain == .closing else { return }
    token += 1
    isDragging = false
    curtain = curtain == .opening ? .open : .closed
    place(curtain == .open ? 1 : 0)
    back.endAppearanceTransition()
  }

  private func place(_ fraction: CGFloat) {
    front.view.transform = CGAffineTransform(translationX: 260 * fraction, y: 0)
  }
}
