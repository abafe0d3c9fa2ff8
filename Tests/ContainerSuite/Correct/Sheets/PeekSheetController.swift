// A sheet that becomes a child when a pan begins, and leaves when the animator has brought it back.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Content over which a sheet can be pulled up; UIKit forwards the appearances.
final class PeekSheetController: UIViewController {
  private enum Position {
    case down
    case moving(UIViewPropertyAnimator, up: Bool)
    case up
  }

  private let makeSheet: () -> UIViewController
  private var sheet: UIViewController?
  private var position = Position.down

  init(makeSheet: @escaping () -> UIViewController) {
    self.makeSheet = makeSheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func panBegan() {
    switch position {
    case .down:
      guard viewIfLoaded?.window != nil else { return }
      addSheet()
      animate(up: true).pauseAnimation()
    case .up: animate(up: false).pauseAnimation()
    case .moving(let animator, _): animator.pauseAnimation()
    }
  }

  func panChanged(_ fraction: CGFloat) {
    guard case .moving(let animator, _) = position else { return }
    animator.fractionComplete = fraction
  }

  func panEnded(isCancelled: Bool) {
    guard case .moving(let animator, _) = position else { return }
    animator.isReversed = isCancelled
    animator.startAnimation()
  }

  func hideAtOnce() {
    if case .moving(let animator, _) = position {
      animator.stopAnimation(true)
    }
    settle(up: false)
  }

  private func addSheet() {
    let sheet = makeSheet()
    self.sheet = sheet
    addChild(sheet)
    sheet.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
    view.addSubview(sheet.view)
    if self.sheet === sheet { sheet.didMove(toParent: self) }
  }

  private func animate(up: Bool) -> UIViewPropertyAnimator {
    let parameters = UISpringTimingParameters(dampingRatio: 0.9)
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: parameters)
    animator.addAnimations { [self] in
      sheet?.view.frame.origin.y = view.bounds.height * (up ? 0.4 : 1)
    }
    animator.addCompletion { [weak self] end in
      self?.settle(up: end == .end ? up : !up)
    }
    position = .moving(animator, up: up)
    return animator
  }

  private func settle(up: Bool) {
    position = up ? .up : .down
    guard !up, let sheet else { return }
    self.sheet = nil
    sheet.willMove(toParent: nil)
    sheet.view.removeFromSuperview()
    sheet.removeFromParent()
  }
}
