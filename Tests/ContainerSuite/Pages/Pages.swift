// Page view controllers with their data sources, and pages that are containers.

import HeadlessUIKit

/// Chapters that can be swiped through.
final class ChapterPages: UIPageViewController, UIPageViewControllerDataSource {
  private let chapters: [UIViewController]

  init(chapters: [UIViewController]) {
    self.chapters = chapters
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([chapters[0]], direction: .forward, animated: false)
  }

  func open(_ index: Int, animated: Bool) {
    guard isViewLoaded else { return }
    let current = viewControllers?.first.flatMap { page in
      chapters.firstIndex { $0 === page }
    }
    guard current != index else { return }
    setViewControllers(
      [chapters[index]],
      direction: index > current ?? 0 ? .forward : .reverse,
      animated: animated
    )
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = chapters.firstIndex(where: { $0 === viewController }), index > 0 else {
      return nil
    }
    return chapters[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = chapters.firstIndex(where: { $0 === viewController }),
      index + 1 < chapters.count
    else { return nil }
    return chapters[index + 1]
  }
}

/// Pages that come from a server, in the form of the main queue.
final class RemotePages: UIPageViewController {
  private let makePage: (String) -> UIViewController
  private var pages: [UIViewController] = []
  private let source = Source()

  /// The neighbours of a page, by its place.
  private final class Source: NSObject, UIPageViewControllerDataSource {
    var pages: [UIViewController] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, at: -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, at: 1) }

    private func neighbour(of page: UIViewController, at distance: Int) -> UIViewController? {
      guard let place = pages.firstIndex(of: page) else { return nil }
      return pages.indices.contains(place + distance) ? pages[place + distance] : nil
    }
  }

  init(makePage: @escaping (String) -> UIViewController) {
    self.makePage = makePage
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    setViewControllers([makePage("placeholder")], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if pages.isEmpty { load() }
  }

  func load() {
    DispatchQueue.main.async { [weak self] in
      guard let self, pages.isEmpty else { return }
      pages = [makePage("one"), makePage("two")]
      source.pages = pages
      dataSource = source
      setViewControllers([pages[0]], direction: .forward, animated: view.window != nil)
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

/// A page controller that gets its first page when it is about to appear.
final class LateSlidesController: UIPageViewController {
  private let slides: [UIViewController]
  private var current = 0

  init(slides: [UIViewController]) {
    self.slides = slides
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if viewControllers?.isEmpty ?? true { play(0, animated: false) }
  }

  func play(_ index: Int, animated: Bool) {
    let isForward = index >= current
    current = index
    setViewControllers(
      [slides[index]],
      direction: isForward ? .forward : .reverse,
      animated: animated,
      completion: nil
    )
  }
}

/// A page with a header: a container that is itself a page.
final class HeadedPage: SampleController {
  var number = 0
  private lazy var header = makeScreen("header \(number)")
  private lazy var body = makeScreen("body \(number)")

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
final class HeadedPagesController: SampleController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private lazy var pages = (0..<3).map { number in
    let page = HeadedPage(makeScreen: makeScreen)
    page.number = number
    return page
  }
  private let pager = UIPageViewController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )
  private let segments = UISegmentedControl()
  private var isTurning = false

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
