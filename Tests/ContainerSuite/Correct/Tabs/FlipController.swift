// A front and a back that turn over; what is not shown is removed when the turn is complete.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Turns between two sides that it makes anew each time.
final class FlipController: UIViewController {
  var makeSide: ((Bool) -> UIViewController)?
  private var visibleSide: UIViewController?
  private var pendingSide: UIViewController?
  private(set) var showsBack = false

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let side = makeSide?(showsBack) else { return }
    visibleSide = side
    add(side)
    view.addSubview(side.view)
    side.didMove(toParent: self)
  }

  private func add(_ side: UIViewController) {
    addChild(side)
    side.view.frame = view.bounds
    side.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Turns over once the turn before is complete, and only in a window.
  func flip() {
    guard viewIfLoaded?.window != nil, pendingSide == nil, transitionCoordinator == nil,
      let from = visibleSide, let to = makeSide?(!showsBack)
    else { return }
    pendingSide = to
    add(to)
    from.willMove(toParent: nil)
    let options: UIView.AnimationOptions =
      showsBack ? .transitionFlipFromRight : .transitionFlipFromLeft
    transition(
      from: from,
      to: to,
      duration: 0.4,
      options: options,
      animations: {},
      completion: { finished in self.flipEnded(from, to) }
    )
  }

  private func flipEnded(_ from: UIViewController, _ to: UIViewController) {
    from.removeFromParent()
    to.didMove(toParent: self)
    visibleSide = to
    pendingSide = nil
    showsBack.toggle()
  }
}
