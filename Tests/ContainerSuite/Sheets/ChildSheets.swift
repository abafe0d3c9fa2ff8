// Sheets and panels that are children while they are not hidden.

import HeadlessUIKit

/// A sheet that is a child while it is not hidden; a pan or a call moves it between detents.
final class DetentSheetController: SampleController {
  enum Detent: CGFloat, CaseIterable {
    case hidden = 0
    case tip = 0.15
    case half = 0.5
    case full = 0.9
  }
  lazy var content = makeScreen("content")
  lazy var sheet = makeScreen("sheet")
  private(set) var detent = Detent.tip
  private let surface = UIView()
  private var animator: UIViewPropertyAnimator?
  private var isDragging = false

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
    view.addSubview(surface)
    let drag = DragRecognizer()
    drag.onChange = { [weak self] in self?.pan($0) }
    surface.addGestureRecognizer(drag)
    if detent != .hidden { install(sheet, in: surface) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if animator == nil, !isDragging { surface.frame = frame(of: detent) }
  }
  private func frame(of detent: Detent) -> CGRect {
    let height = view.bounds.height
    return CGRect(x: 0, y: height * (1 - detent.rawValue), width: view.bounds.width, height: height)
  }

  func move(to new: Detent) {
    detent = new
    guard isViewLoaded else { return }
    animator?.stopAnimation(true)
    animator = nil
    if new != .hidden, sheet.parent == nil { install(sheet, in: surface) }
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9) {
      self.surface.frame = self.frame(of: new)
    }
    animator.addCompletion { [weak self] _ in
      guard let self else { return }
      self.animator = nil
      self.view.setNeedsLayout()
      if self.detent == .hidden, self.sheet.parent != nil { self.sheet.uninstall() }
    }
    self.animator = animator
    animator.startAnimation()
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: isDragging = true
    case .changed:
      surface.frame.origin.y += pan.translation(in: view).y
      pan.setTranslation(.zero, in: view)
    case .ended, .cancelled, .failed:
      isDragging = false
      move(to: pan.velocity(in: view).y > 0 ? .tip : .full)
    default: break
    }
  }
}

/// A panel that adds itself to a host and removes itself, in the documented order.
final class FloatingPanel: SampleController {
  enum Position { case tip, half, full }
  private lazy var content = makeScreen("details")
  private(set) var position = Position.half

  override func loadView() {
    view = UIView()
    view.backgroundColor = .clear
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
  }

  func add(to host: UIViewController, animated: Bool) {
    // The host's viewDidLoad may remove what is only half added.
    host.loadViewIfNeeded()
    guard parent == nil else { return }
    host.addChild(self)
    view.frame = host.view.bounds
    view.frame.origin.y = host.view.bounds.height
    host.view.addSubview(view)
    if animated {
      UIView.animate(withDuration: 0.3) { self.place(in: host) }
    } else {
      place(in: host)
    }
    didMove(toParent: host)
  }

  private func place(in host: UIViewController) {
    let part: CGFloat = position == .tip ? 0.9 : position == .half ? 0.5 : 0.1
    view.frame.origin.y = host.view.bounds.height * part
  }

  func hostDidLayOut() {
    guard let host = parent, isViewLoaded else { return }
    view.frame.size = host.view.bounds.size
    place(in: host)
  }

  func move(to new: Position) {
    position = new
    guard let host = parent, isViewLoaded else { return }
    UIView.animate(withDuration: 0.3) { self.place(in: host) }
  }

  func remove() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

/// A map with panels over it.
final class MapHostController: SampleController {
  private lazy var map = makeScreen("map")
  private(set) lazy var panels = (0..<2).map { _ in FloatingPanel(makeScreen: makeScreen) }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(map)
    panels[0].add(to: self, animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for panel in panels { panel.hostDidLayOut() }
  }
}
