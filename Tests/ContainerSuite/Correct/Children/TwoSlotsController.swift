// Two containers side by side; a child moves from one to the other.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

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
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    return child
  }

  private func install(_ child: UIViewController) {
    child.view.frame = view.bounds
    view.addSubview(child.view)
  }
}

/// Moves its one player between two holders.
final class TwoSlotsController: UIViewController {
  private let left = SlotHolderController()
  private let right = SlotHolderController()

  init(player: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    left.accept(player)
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
