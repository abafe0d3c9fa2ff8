// Hosts whose children come with their appearance, early, or from another host.

import HeadlessUIKit

/// Adds a child in viewDidAppear and removes it in viewDidDisappear.
final class CameraHostController: SampleController {
  private lazy var camera = makeScreen("camera")
  private lazy var controls = makeScreen("controls")

  override func viewDidLoad() {
    super.viewDidLoad()
    install(controls)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if camera.parent == nil { install(camera) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    camera.uninstall()
  }

  func flip() {
    guard isViewLoaded, camera.parent === self else { return }
    camera.uninstall()
    install(camera)
  }
}

/// Replaces its child in every viewWillAppear.
final class ReloadingHostController: SampleController {
  private var child: UIViewController?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    guard isViewLoaded else { return }
    child?.uninstall()
    let new = makeScreen("screen")
    child = new
    install(new)
  }
}

/// A frame around content, set up in its initialiser.
final class MadeViewController: SampleController {
  private lazy var content = makeScreen("content")

  required init(makeScreen: @escaping (String) -> UIViewController) {
    super.init(makeScreen: makeScreen)
    view = UIView()
    show(content)
  }

  required init?(coder: NSCoder) { nil }

  func replaceContent(with next: UIViewController) {
    content.uninstall()
    content = next
    show(next)
  }

  private func show(_ content: UIViewController) {
    install(content)
  }
}

/// Brings its child to the front in the crudest way.
final class ReattachController: SampleController {
  private lazy var child = makeScreen("child")

  override func viewDidLoad() {
    super.viewDidLoad()
    install(child)
  }

  func reattach() {
    guard isViewLoaded, child.viewIfLoaded?.superview === view else { return }
    child.view.removeFromSuperview()
    view.addSubview(child.view)
  }
}

/// Keeps what it is asked for until it has appeared.
final class PatientController: SampleController {
  private var work: [@MainActor (PatientController) -> Void] = []
  private var hasAppeared = false
  private var child: UIViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    let due = work
    work = []
    for item in due where hasAppeared { item(self) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasAppeared = false
  }

  func show(_ next: UIViewController) {
    guard hasAppeared else {
      if work.count < 3 { work.append { $0.show(next) } }
      return
    }
    child?.uninstall()
    child = next
    install(next)
  }

  func clear() {
    child?.uninstall()
    child = nil
  }
}

/// Holds at most one child.
final class SlotHolderController: UIViewController {
  private(set) var occupant: UIViewController?

  func accept(_ child: UIViewController) {
    occupant = child
    addChild(child)
    if isViewLoaded { install(child) }
    child.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let occupant { install(occupant) }
  }

  func release() -> UIViewController? {
    guard let child = occupant else { return nil }
    occupant = nil
    child.uninstall()
    return child
  }

  private func install(_ child: UIViewController) {
    child.view.frame = view.bounds
    view.addSubview(child.view)
  }
}

/// Moves its one player between two holders.
final class TwoSlotsController: SampleController {
  private let left = SlotHolderController()
  private let right = SlotHolderController()

  required init(makeScreen: @escaping (String) -> UIViewController) {
    super.init(makeScreen: makeScreen)
    left.accept(makeScreen("player"))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let half = view.bounds.width / 2
    for (holder, x) in [(left, 0), (right, half)] {
      addChild(holder)
      holder.view.frame = CGRect(x: x, y: 0, width: half, height: view.bounds.height)
      view.addSubview(holder.view)
      holder.didMove(toParent: self)
    }
  }

  func movePlayer() {
    let isLeft = left.occupant != nil
    guard let player = (isLeft ? left : right).release() else { return }
    (isLeft ? right : left).accept(player)
  }
}
