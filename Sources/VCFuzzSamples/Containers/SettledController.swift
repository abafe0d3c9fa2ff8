// The base of the containers that let UIKit forward: children are exchanged only while the
// container itself neither comes nor goes.

internal import HeadlessUIKit

/// A container whose operations wait until it is settled: on screen, or away.
class SettledController: UIViewController {
  private var isMoving = false
  private var isShown = false
  /// Each coming and going has a number of its own.
  private var movement = 0
  private var waiting: [() -> Void] = []
  private var isPerforming = false

  /// The children that it shows, in a fixed order.
  var pages: [UIViewController]
  /// Whether it has the bug of its gallery entry.
  let isFaulty: Bool

  init(_ pages: [UIViewController], isFaulty: Bool) {
    self.pages = pages
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages { add(page) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    settle()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    move()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    settle()
  }

  private func move() {
    isMoving = true
    movement += 1
  }

  /// The children receive their callbacks after the container: only then is it settled.
  private func settle() {
    DispatchQueue.main.async { [weak self, movement] in
      guard let self, movement == self.movement else { return }
      isMoving = false
      performWaiting()
    }
  }

  /// Runs an operation now, or as soon as the container is settled.
  func perform(_ operation: @escaping () -> Void) {
    waiting.append(operation)
    performWaiting()
  }

  private func performWaiting() {
    guard !isPerforming else { return }
    isPerforming = true
    while isSettled, !waiting.isEmpty { waiting.removeFirst()() }
    isPerforming = false
  }

  /// A page controller sends viewDidAppear to its first page before it is in any window, and
  /// so it has to be asked for as well (PAGE-6).
  private var isSettled: Bool {
    !isMoving && isShown == (viewIfLoaded?.window != nil)
  }

  // MARK: Children

  /// Adds a child as the documentation says.
  func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes a child as the documentation says.
  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
