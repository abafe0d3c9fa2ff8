// The page controller of the environment: its pages lie side by side, and fingers turn them.

internal import Foundation
internal import HeadlessUIKit

/// A page controller that is the data source of its own pages.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  private var pages: [UIViewController]

  init(_ pages: [UIViewController], style: UIPageViewController.TransitionStyle) {
    self.pages = pages
    super.init(transitionStyle: style, navigationOrientation: .horizontal)
    if pages.count > 1 { dataSource = self }
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ distance: Int) -> UIViewController? {
    // After a page that came from elsewhere the book begins again.
    let place = pages.firstIndex { $0 === page }.map { $0 + distance } ?? (distance > 0 ? 0 : -1)
    return pages.indices.contains(place) ? pages[place] : nil
  }
}

extension PagesController: PageHolder {
  /// A neighbour may hold this controller by now: the step of a run put it on that page.
  func letGo() {
    pages = []
    dataSource = nil  // with it go the neighbours that it has named
  }
}

/// A container that holds controllers beside its children: one that is added to its own page
/// would keep itself alive for good.
@MainActor
protocol PageHolder: UIViewController {
  /// Forgets whom it holds; the run is over.
  func letGo()
}
