// Hosts inside of hosts.

import HeadlessUIKit

/// Shows one of two children, and forwards automatically.
final class SwappingController: SampleController {
  private lazy var first = makeScreen("first")
  private lazy var second = makeScreen("second")
  private var showsFirst = true

  override func viewDidLoad() {
    super.viewDidLoad()
    install(first)
  }

  func swap() {
    let old = showsFirst ? first : second
    let new = showsFirst ? second : first
    guard isViewLoaded, old.parent === self, new.parent == nil else { return }
    showsFirst.toggle()
    old.uninstall()
    // A callback of the old child may have swapped them back.
    guard new.parent == nil, showsFirst == (new === first) else { return }
    install(new)
  }
}

/// A frame around one child, to which it forwards by hand.
final class FrameController: SampleController, Breakable {
  enum Bug { case forgetsItsDisappearance }

  var bug: Bug?
  private(set) lazy var inner = SwappingController(makeScreen: makeScreen)

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(inner)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inner.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    inner.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if bug == nil { inner.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if bug == nil { inner.endAppearanceTransition() }
  }
}

/// Embeds one controller, whatever it is.
final class EmbeddingController: UIViewController {
  let embedded: UIViewController

  init(embedding embedded: UIViewController) {
    self.embedded = embedded
    super.init(nibName: nil, bundle: nil)
    addChild(embedded)
    embedded.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(embedded.view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    embedded.view.frame = view.bounds
  }
}

/// Two stacks beside each other, of which a call shows one.
final class StackPagerController: UIViewController {
  private let stacks: [UINavigationController]
  private(set) var index = 0

  init(roots: [UIViewController]) {
    stacks = roots.map { UINavigationController(rootViewController: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(stacks[index])
  }

  private func show(_ stack: UINavigationController) {
    install(stack)
  }

  func turn() {
    guard isViewLoaded else {
      index = 1 - index
      return
    }
    let old = stacks[index]
    guard old.parent === self else { return }
    index = 1 - index
    old.uninstall()
    show(stacks[index])
  }

  func push(_ screen: UIViewController) {
    guard stacks[index].transitionCoordinator == nil else { return }
    stacks[index].pushViewController(screen, animated: true)
  }
}
