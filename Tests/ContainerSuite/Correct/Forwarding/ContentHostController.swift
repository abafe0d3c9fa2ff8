// A host of one child that forwards all four callbacks by hand, begin before the view is touched.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one content controller, which can be replaced at any time.
final class ContentHostController: UIViewController {
  private var content: ChildAppearance
  private var outgoing: ChildAppearance?
  private var phase = AppearancePhase.gone
  private var finishReplacing: (() -> Void)?
  private var isReplacing = false

  init(content: UIViewController) {
    self.content = ChildAppearance(content)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content.child)
    attach(content.child)
    content.child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .arriving
    content.move(to: .arriving, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .here
    content.move(to: .here, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishReplacing?()
    phase = .leaving
    content.move(to: .leaving, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .gone
    content.move(to: .gone, animated: animated)
  }

  func replace(with newContent: UIViewController, animated: Bool) {
    guard !isReplacing else { return }
    isReplacing = true
    defer { isReplacing = false }
    finishReplacing?()
    let old = content
    let new = ChildAppearance(newContent)
    content = new
    guard isViewLoaded else { return }
    old.child.willMove(toParent: nil)
    addChild(newContent)
    old.move(to: .leaving, animated: animated)
    new.move(to: min(phase, .arriving), animated: animated)
    attach(newContent)
    finishReplacing = { [weak self] in
      guard let self else { return }
      self.finishReplacing = nil
      old.child.view.removeFromSuperview()
      old.move(to: .gone, animated: animated)
      old.child.removeFromParent()
      new.move(to: phase, animated: animated)
      newContent.didMove(toParent: self)
    }
    guard animated, phase == .here else {
      finishReplacing?()
      return
    }
    newContent.view.alpha = 0
    UIView.animate(
      withDuration: 0.2,
      animations: { newContent.view.alpha = 1 },
      completion: { [weak self] _ in
        if self?.content === new { self?.finishReplacing?() }
      }
    )
  }

  private func attach(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }
}
