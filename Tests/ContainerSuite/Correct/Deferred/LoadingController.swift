// A container that shows a spinner, then content, then an error, as answers arrive later.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows the child that belongs to its state.
final class LoadingController: UIViewController {
  enum LoadingState: Equatable {
    case idle
    case loading(attempt: Int)
    case loaded
    case failed
  }

  private let makeChild: (String) -> UIViewController
  private var shown: UIViewController?
  private var attempt = 0
  private(set) var loadingState = LoadingState.idle {
    didSet { if loadingState != oldValue, isViewLoaded { update() } }
  }

  init(makeChild: @escaping (String) -> UIViewController) {
    self.makeChild = makeChild
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  func load(succeeds: Bool) {
    attempt += 1
    loadingState = .loading(attempt: attempt)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self, attempt] in
      guard let self, loadingState == .loading(attempt: attempt) else { return }
      loadingState = succeeds ? .loaded : .failed
    }
  }

  private func update() {
    let old = shown
    let new = makeChild("\(loadingState)".prefix { $0 != "(" }.description)
    shown = new
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    // A callback of the old child may have changed the state again.
    guard shown === new else { return }
    addChild(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    if new.parent === self { new.didMove(toParent: self) }
  }
}
