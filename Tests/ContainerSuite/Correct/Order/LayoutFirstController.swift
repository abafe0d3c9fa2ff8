// A container that loads and lays out the next child early, and begins its appearance afterwards.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A banner slot; the next banner is laid out, invisible, before it fades in.
final class LayoutFirstController: UIViewController {
  private let slot = UIView()
  private var banner: UIViewController?
  private var phase = AppearancePhase.gone
  private var isExchanging = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(slot)
    slot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      slot.topAnchor.constraint(equalTo: view.topAnchor),
      slot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      slot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      slot.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .arriving
    banner?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .here
    banner?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    phase = .leaving
    banner?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .gone
    banner?.endAppearanceTransition()
  }

  /// Prepares a banner and shows it; only while the container is settled.
  func show(_ next: UIViewController) {
    guard phase.isSettled, !isExchanging else { return }
    isExchanging = true
    defer { isExchanging = false }
    loadViewIfNeeded()
    next.loadViewIfNeeded()
    addChild(next)
    next.view.alpha = 0
    slot.addSubview(next.view)
    next.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      next.view.topAnchor.constraint(equalTo: slot.topAnchor),
      next.view.bottomAnchor.constraint(equalTo: slot.bottomAnchor),
      next.view.leadingAnchor.constraint(equalTo: slot.leadingAnchor),
      next.view.trailingAnchor.constraint(equalTo: slot.trailingAnchor),
    ])
    slot.layoutIfNeeded()
    next.didMove(toParent: self)
    let old = banner
    banner = next
    old?.willMove(toParent: nil)
    let isOnScreen = phase == .here
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: false)
      next.beginAppearanceTransition(true, animated: false)
    }
    next.view.alpha = 1
    old?.view.removeFromSuperview()
    if isOnScreen {
      old?.endAppearanceTransition()
      next.endAppearanceTransition()
    }
    old?.removeFromParent()
  }
}
