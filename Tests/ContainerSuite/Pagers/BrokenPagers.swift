// Pagers with a bug: two observers of one scroll view, a neighbour that appears too early.

import HeadlessUIKit

/// Two observers of one scroll view, both of which begin the page that comes in view.
final class TwiceWatchedPager: ManualContainer, UIScrollViewDelegate {
  private lazy var pages = (0..<3).map { makeScreen("page \($0)") }
  private let scrollView = UIScrollView()
  private var indicator: Indicator?
  private var index = 0

  /// The page indicator, which prepares pages too.
  private final class Indicator {
    var onPage: ((Int) -> Void)?
    private var page = 0

    func scrolled(to position: CGFloat) {
      let new = Int(position.rounded())
      guard new != page else { return }
      page = new
      onPage?(new)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = [pages[0]]
    scrollView.frame = view.bounds
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    let width = view.bounds.width
    scrollView.contentSize = CGSize(
      width: width * CGFloat(pages.count),
      height: view.bounds.height
    )
    view.addSubview(scrollView)
    for (number, page) in pages.enumerated() {
      addChild(page)
      page.view.frame = view.bounds.offsetBy(dx: width * CGFloat(number), dy: 0)
      page.didMove(toParent: self)
    }
    scrollView.addSubview(pages[0].view)
    let indicator = Indicator()
    indicator.onPage = { [weak self] in self?.turn(to: $0) }
    self.indicator = indicator
    scrollView.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isOnScreen, scrollView.bounds.width > 0 else { return }
    let position = scrollView.contentOffset.x / scrollView.bounds.width
    indicator?.scrolled(to: position)
    let page = min(max(Int(position.rounded()), 0), pages.count - 1)
    if page != lastSeen {
      lastSeen = page
      pages[page].beginAppearanceTransition(true, animated: true)
      pages[page].endAppearanceTransition()
    }
  }

  private var lastSeen = 0

  private func turn(to page: Int) {
    guard pages.indices.contains(page), page != index else { return }
    let old = pages[index]
    index = page
    shown = [pages[page]]
    old.beginAppearanceTransition(false, animated: true)
    pages[page].beginAppearanceTransition(true, animated: true)
    scrollView.addSubview(pages[page].view)
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
    pages[page].endAppearanceTransition()
  }

  func go(to page: Int) {
    guard isOnScreen else { return }
    let offset = CGPoint(x: scrollView.bounds.width * CGFloat(page), y: 0)
    scrollView.setContentOffset(offset, animated: true)
  }
}
/// Lets the neighbour of the page appear when it is loaded, out of the bounds.
final class NeighbourController: SampleController {
  private var index = 0
  private var page: UIViewController?
  private var neighbour: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    page = add(makeScreen("page 0"), at: 0)
    neighbour = add(makeScreen("page 1"), at: 1)
  }

  private func add(_ page: UIViewController, at place: CGFloat) -> UIViewController {
    addChild(page)
    page.view.frame = view.bounds.offsetBy(dx: place * view.bounds.width, dy: 0)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    return page
  }

  func turn() {
    guard isViewLoaded, let old = page, let new = neighbour else { return }
    index += 1
    page = new
    neighbour = nil
    new.view.frame = view.bounds
    old.uninstall()
    neighbour = add(makeScreen("page \(index + 1)"), at: 1)
  }
}
