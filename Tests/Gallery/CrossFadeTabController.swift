// Tabs that fade into each other by transition(from:to:).

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A container that shows one of its children and cross-fades to another.
open class CrossFadeTabController: UIViewController {
  public let tabs: [UIViewController]
  public private(set) var selectedIndex = 0
  private var isFading = false
  /// Whether the container itself is coming or going: a child exchanged then would be lost.
  private var isMoving = false
  /// What was asked for while a fade or the container was under way.
  private var waitingIndex: Int?

  public init(tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let first = tabs[selectedIndex]
    addChild(first)
    place(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isMoving = true
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isMoving = false
    // The children hear of the appearance after this; a fade must not come in between.
    DispatchQueue.main.async { [weak self] in self?.showWaiting() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isMoving = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isMoving = false
  }

  /// Shows another tab; during a fade it waits.
  public func select(_ index: Int, animated: Bool) {
    guard tabs.indices.contains(index) else { return }
    guard isViewLoaded else {
      selectedIndex = index
      return
    }
    guard !isFading, !isMoving else {
      waitingIndex = index
      return
    }
    guard index != selectedIndex else { return }
    let old = tabs[selectedIndex]
    let new = tabs[index]
    selectedIndex = index
    isFading = true
    old.willMove(toParent: nil)
    addChild(new)
    place(new)
    new.view.alpha = 0
    transition(
      from: old,
      to: new,
      duration: animated ? 0.2 : 0,
      options: [],
      animations: { new.view.alpha = 1 },
      completion: { [weak self] _ in self?.finish(old, new) }
    )
  }

  private func finish(_ old: UIViewController, _ new: UIViewController) {
    old.removeFromParent()
    new.didMove(toParent: self)
    isFading = false
    showWaiting()
  }

  private func showWaiting() {
    guard !isFading, !isMoving, let index = waitingIndex else { return }
    waitingIndex = nil
    select(index, animated: false)
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
