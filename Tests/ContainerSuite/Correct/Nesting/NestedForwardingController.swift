// A container that forwards by hand around one that leaves it to UIKit.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// The inner container: two columns that UIKit forwards to.
final class ColumnsController: UIViewController {
  private let columns: [UIViewController]

  init(columns: [UIViewController]) {
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let width = view.bounds.width / CGFloat(columns.count)
    for (index, column) in columns.enumerated() {
      addChild(column)
      column.view.frame = CGRect(
        x: width * CGFloat(index),
        y: 0,
        width: width,
        height: view.bounds.height
      )
      view.addSubview(column.view)
      column.didMove(toParent: self)
    }
  }
}

/// The outer container: one of two pages, shown by hand.
final class NestedForwardingController: UIViewController {
  private let pages: [ChildAppearance]
  private var selected = 0
  private var phase = AppearancePhase.gone {
    didSet { if isAnimating == nil { forward(animated: isPhaseAnimated) } }
  }
  private var isPhaseAnimated = false
  private var isAnimating: Int?

  init(pages: [UIViewController]) {
    self.pages = pages.map(ChildAppearance.init)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page.child)
      page.child.didMove(toParent: self)
    }
    install(selected)
  }

  private func install(_ index: Int) {
    guard let pageView = pages[index].child.view else { return }
    pageView.frame = view.bounds
    view.addSubview(pageView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.arriving, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.here, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    enter(.leaving, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.gone, animated)
  }

  private func enter(_ phase: AppearancePhase, _ animated: Bool) {
    isPhaseAnimated = animated
    self.phase = phase
  }

  private func forward(animated: Bool) {
    pages[1 - selected].move(to: .gone, animated: animated)
    pages[selected].move(to: phase, animated: animated)
  }

  /// Exchanges the pages without an animation.
  func swap() {
    guard isAnimating == nil else { return }
    guard isViewLoaded else {
      selected = 1 - selected
      return
    }
    isAnimating = selected
    let old = pages[selected]
    selected = 1 - selected
    old.move(to: min(old.phase, .leaving), animated: false)
    pages[selected].move(to: min(phase, .arriving), animated: false)
    old.child.view.removeFromSuperview()
    install(selected)
    isAnimating = nil
    forward(animated: false)
  }
}
