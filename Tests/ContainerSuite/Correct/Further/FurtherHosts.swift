// Hosts of one child or two: a root that changes with the session, a small player that grows, a bar
// at the bottom, a host that exchanges its child at once.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// The root of an app: shows the login or the main screen, and turns from one to the other.
final class SessionRoot: CodedController {
  private var shown: UIViewController
  private var isTurning = false
  private var waiting: UIViewController?

  init(_ first: UIViewController) {
    shown = first
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(shown)
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  func turn(to next: UIViewController) {
    guard isViewLoaded else {
      shown = next
      return
    }
    guard !isTurning else {
      waiting = next
      return
    }
    isTurning = true
    let old = shown
    shown = next
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.transition(
      with: view,
      duration: 0.4,
      options: .transitionFlipFromRight,
      animations: {
        old.view.removeFromSuperview()
        self.view.addSubview(next.view)
      },
      completion: { _ in
        old.removeFromParent()
        next.didMove(toParent: self)
        self.isTurning = false
        if let later = self.waiting {
          self.waiting = nil
          self.turn(to: later)
        }
      }
    )
  }
}

/// A player that is docked at the bottom or fills the screen; the same child moves between two
/// containers.
final class GrowingPlayer: CodedController {
  private final class Slot: CodedController {
    private(set) var guest: UIViewController?

    func receive(_ controller: UIViewController) {
      guest = controller
      addChild(controller)
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }

    func release() -> UIViewController? {
      guard let controller = guest else { return nil }
      guest = nil
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      return controller
    }
  }

  private let content: UIViewController
  private let player: UIViewController
  private let dock = Slot()
  private let stage = Slot()
  private(set) var isLarge = false
  private var isMoving = false

  init(content: UIViewController, player: UIViewController) {
    self.content = content
    self.player = player
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content, dock, stage] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    stage.view.isUserInteractionEnabled = false
    dock.receive(player)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = view.bounds
    stage.view.frame = view.bounds
    dock.view.frame = CGRect(
      x: 0,
      y: view.bounds.height - 64,
      width: view.bounds.width,
      height: 64
    )
  }

  func setLarge(_ large: Bool) {
    guard isViewLoaded, large != isLarge, !isMoving else { return }
    isMoving = true
    isLarge = large
    let (from, to) = large ? (dock, stage) : (stage, dock)
    if let guest = from.release() { to.receive(guest) }
    stage.view.isUserInteractionEnabled = large
    isMoving = false
  }
}

/// Content with a bar below it, for which the content leaves room.
final class BottomBarHost: CodedController {
  private let content: UIViewController
  private let makeBar: () -> UIViewController
  private var bar: UIViewController?

  init(content: UIViewController, makeBar: @escaping () -> UIViewController) {
    self.content = content
    self.makeBar = makeBar
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content.view)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    content.didMove(toParent: self)
  }

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    loadViewIfNeeded()
    if hidden { hideBar(animated: animated) } else { showBar(animated: animated) }
  }

  private func showBar(animated: Bool) {
    guard bar == nil else { return }
    let new = makeBar()
    bar = new
    addChild(new)
    new.view.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 50)
    new.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(new.view)
    new.didMove(toParent: self)
    let changes = {
      new.view.frame.origin.y = self.view.bounds.height - 50
      self.content.additionalSafeAreaInsets.bottom = 50
      self.view.layoutIfNeeded()
    }
    if animated { UIView.animate(withDuration: 0.25, animations: changes) } else { changes() }
  }

  private func hideBar(animated: Bool) {
    guard let old = bar else { return }
    bar = nil
    old.willMove(toParent: nil)
    let changes = {
      old.view.frame.origin.y = self.view.bounds.height
      self.content.additionalSafeAreaInsets.bottom = 0
      self.view.layoutIfNeeded()
    }
    let completion = { (_: Bool) in
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    if animated {
      UIView.animate(withDuration: 0.25, animations: changes, completion: completion)
    } else {
      changes()
      completion(true)
    }
  }
}

/// Exchanges its child in one turn; UIKit forwards.
final class SwappingHost: CodedController {
  private var current: UIViewController
  private var isSwapping = false

  init(_ first: UIViewController) {
    current = first
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    current.view.frame = view.bounds
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    current.view.frame = view.bounds
  }

  func swap(to next: UIViewController) {
    guard !isSwapping, isViewLoaded else { return }
    isSwapping = true
    let old = current
    current = next
    addChild(next)
    old.willMove(toParent: nil)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    old.view.removeFromSuperview()
    next.didMove(toParent: self)
    old.removeFromParent()
    isSwapping = false
  }
}
