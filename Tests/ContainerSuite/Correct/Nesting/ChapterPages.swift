// A page view controller that is its own data source, with its first page set when it loads.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

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
