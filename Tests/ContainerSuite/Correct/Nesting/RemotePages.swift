// A page view controller that shows a placeholder until its pages are loaded.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

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
