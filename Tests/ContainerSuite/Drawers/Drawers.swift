// Drawers and menus whose view is in the window all the time.

import HeadlessUIKit

/// Content with a drawer at its left edge.
final class HiddenDrawerController: SampleController {
  private lazy var content = ChildAppearance(makeScreen("content"))
  private lazy var drawer = ChildAppearance(makeScreen("drawer"))
  private var phase = AppearancePhase.gone
  private var drawerPhase = AppearancePhase.gone
  private var movement = 0

  var isOpen: Bool { drawerPhase.isUp }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content.child, frame: view.bounds)
    embed(drawer.child, frame: CGRect(x: 0, y: 0, width: 280, height: view.bounds.height))
    drawer.child.view.isHidden = true
  }

  private func embed(_ child: UIViewController, frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .arriving
    update(animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .here
    update(animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    settle()
    phase = .leaving
    update(animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .gone
    update(animated: animated)
  }

  private func update(animated: Bool) {
    content.move(to: phase, animated: animated)
    drawer.move(to: min(phase, drawerPhase), animated: animated)
  }

  func setOpen(_ isOpen: Bool, animated: Bool) {
    guard isOpen != self.isOpen else { return }
    loadViewIfNeeded()
    movement += 1
    guard animated, phase == .here else {
      drawerPhase = isOpen ? .here : .gone
      showDrawer()
      update(animated: false)
      return
    }
    drawerPhase = isOpen ? .arriving : .leaving
    update(animated: true)
    drawer.child.view.isHidden = false
    UIView.animate(
      withDuration: 0.3,
      animations: { self.drawer.child.view.frame.origin.x = isOpen ? 0 : -280 },
      completion: { [weak self, movement] _ in
        guard let self, movement == self.movement else { return }
        settle()
      }
    )
  }

  /// Ends the movement of the drawer where it was going.
  private func settle() {
    guard !drawerPhase.isSettled else { return }
    movement += 1
    drawerPhase = isOpen ? .here : .gone
    showDrawer()
    update(animated: true)
  }

  private func showDrawer() {
    drawer.child.view.isHidden = !isOpen
    drawer.child.view.frame.origin.x = isOpen ? 0 : -280
  }
}

/// Content in front of a menu.
final class CurtainController: SampleController {
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

  lazy var front = makeScreen("front")
  lazy var back = makeScreen("back")
  let drag = DragRecognizer()
  private var curtain = Curtain.closed
  private var visibility = Visibility.hidden
  private var isDragging = false
  private var token = 0

  required init(makeScreen: @escaping (String) -> UIViewController) {
    super.init(makeScreen: makeScreen)
    drag.onChange = { [weak self] in self?.follow($0) }
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [back, front] {
      install(child)
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

/// A side menu that is always a child, transformed off the screen while it is closed.
final class TransformedMenuController: SampleController {
  private lazy var content = makeScreen("content")
  private lazy var menu = makeScreen("menu")
  private(set) var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    install(menu)
    install(content)
  }

  func toggle(animated: Bool) {
    guard isViewLoaded else { return }
    isOpen.toggle()
    let changes = { [self] in
      content.view.transform =
        isOpen ? CGAffineTransform(translationX: 280, y: 0) : CGAffineTransform.identity
    }
    guard animated else { return changes() }
    UIView.animate(withDuration: 0.3, animations: changes)
  }

  func setContent(_ name: () -> UIViewController) {
    guard isViewLoaded, presentedViewController == nil else { return }
    if isOpen { toggle(animated: true) }
    let notice = name()
    install(notice)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { notice.uninstall() }
  }
}
