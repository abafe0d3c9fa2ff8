// A drawer whose view sits in the window, hidden, and whose controller appears when it is revealed.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Content with a drawer at its left edge.
final class HiddenDrawerController: UIViewController {
  private let content: ChildAppearance
  private let drawer: ChildAppearance
  private var phase = AppearancePhase.gone
  private var drawerPhase = AppearancePhase.gone
  private var movement = 0

  var isOpen: Bool { drawerPhase.isUp }

  init(content: UIViewController, drawer: UIViewController) {
    self.content = ChildAppearance(content)
    self.drawer = ChildAppearance(drawer)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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
