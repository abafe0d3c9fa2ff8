// Pages and segments: pages that are containers, pages that an index turns, segments added with the
// first layout, children whose calls come in an order of their own.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A page with a header: a container that is itself a page.
final class HeadedPage: CodedController {
  let number: Int
  private let header: UIViewController
  private let body: UIViewController

  init(number: Int, header: UIViewController, body: UIViewController) {
    self.number = number
    self.header = header
    self.body = body
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [header, body] { install(child) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (top, rest) = view.bounds.divided(atDistance: 80, from: .minYEdge)
    header.view.frame = top
    body.view.frame = rest
  }
}

/// Pages that are containers, in step with a segmented control.
final class HeadedPagesController: CodedController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages: [HeadedPage]
  private let pager = UIPageViewController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )
  private let segments = UISegmentedControl()
  private var isTurning = false

  init(pages: [HeadedPage]) {
    self.pages = pages
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      segments.insertSegment(withTitle: "\(page.number)", at: page.number, animated: false)
    }
    pager.dataSource = self
    pager.delegate = self
    install(pager)
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    segments.selectedSegmentIndex = 0
    view.addSubview(segments)
  }

  func select(_ index: Int) {
    guard isViewLoaded, !isTurning, let current = pager.viewControllers?.first as? HeadedPage,
      current.number != index, viewIfLoaded?.window != nil
    else { return }
    isTurning = true
    segments.selectedSegmentIndex = index
    pager.setViewControllers(
      [pages[index]],
      direction: index > current.number ? .forward : .reverse,
      animated: true
    ) { [weak self] _ in
      self?.isTurning = false
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: 1) }

  private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let page = page as? HeadedPage, pages.indices.contains(page.number + step) else {
      return nil
    }
    return pages[page.number + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { isTurning = true }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    isTurning = false
    if let page = pageViewController.viewControllers?.first as? HeadedPage {
      segments.selectedSegmentIndex = page.number
    }
  }
}

/// A page controller without a data source: its index turns it, one turn after the other.
final class IndexedPages: UIPageViewController {
  private let make: (Int) -> UIViewController
  private var index = 0
  private var wanted: Int?
  private var isTurning = false

  init(make: @escaping (Int) -> UIViewController) {
    self.make = make
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([make(0)], direction: .forward, animated: false)
  }

  func turn(to page: Int) {
    guard isViewLoaded else { return }
    guard !isTurning else {
      wanted = page
      return
    }
    guard page != index else { return }
    let direction: NavigationDirection = page > index ? .forward : .reverse
    index = page
    isTurning = view.window != nil
    setViewControllers([make(page)], direction: direction, animated: isTurning) { [weak self] _ in
      DispatchQueue.main.async { self?.turned() }
    }
  }

  private func turned() {
    isTurning = false
    guard let next = wanted else { return }
    wanted = nil
    turn(to: next)
  }
}

/// Adds its first segment with the first layout; `transition(from:to:)` exchanges segments.
final class LateSegmentsController: CodedController {
  private let segments: [UIViewController]
  private let control = UISegmentedControl()
  private var current: Int?
  private var isMoving = false

  init(segments: [UIViewController]) {
    self.segments = segments
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in segments.indices {
      control.insertSegment(withTitle: "\(index)", at: index, animated: false)
    }
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.select(self.control.selectedSegmentIndex)
      },
      for: .valueChanged
    )
    view.addSubview(control)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width > 0 else { return }
    if current == nil {
      current = 0
      install(segments[0])
    }
    if let current, !isMoving { segments[current].view.frame = view.bounds }
  }

  func select(_ index: Int) {
    guard let old = current, index != old, !isMoving, segments.indices.contains(index) else {
      return
    }
    control.selectedSegmentIndex = index
    guard viewIfLoaded?.window != nil else {
      segments[old].uninstall()
      install(segments[index])
      current = index
      return
    }
    isMoving = true
    current = index
    let (from, to) = (segments[old], segments[index])
    from.willMove(toParent: nil)
    addChild(to)
    to.view.frame = view.bounds
    transition(from: from, to: to, duration: 0.25, options: [], animations: nil) { _ in
      from.removeFromParent()
      to.didMove(toParent: self)
      self.isMoving = false
    }
  }
}

/// Calls in the orders that many apps have: didMove before the view, the link cut before the view.
final class OwnOrderController: CodedController {
  private var child: UIViewController?

  func replace(with next: UIViewController) {
    guard isViewLoaded else { return }
    if let child {
      child.willMove(toParent: nil)
      child.removeFromParent()
      child.view.removeFromSuperview()
    }
    child = next
    addChild(next)
    next.didMove(toParent: self)
    next.view.frame = view.bounds
    view.addSubview(next.view)
  }

  func clear() {
    guard let child else { return }
    self.child = nil
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.view.removeFromSuperview()
  }
}
