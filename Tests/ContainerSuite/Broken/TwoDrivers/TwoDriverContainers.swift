// Containers in which two drivers move one child.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Leaves the forwarding to UIKit, and sends begin and end as well.
final class DoublyDrivenController: UIViewController {
  private var child: UIViewController?

  func show(_ next: UIViewController) {
    guard viewIfLoaded?.window != nil else { return }
    let old = child
    child = next
    old?.beginAppearanceTransition(false, animated: false)
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    old?.endAppearanceTransition()
    addChild(next)
    next.beginAppearanceTransition(true, animated: false)
    view.addSubview(next.view)
    next.endAppearanceTransition()
    next.didMove(toParent: self)
  }
}

/// Presents over the full screen, and sends its child away first; the container's own
/// disappearance does so again.
final class PresentingHost: ManualContainer {
  init(content: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    shown = [content]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func cover(with cover: UIViewController) {
    guard isOnScreen, presentedViewController == nil else { return }
    cover.modalPresentationStyle = .fullScreen
    shown[0].beginAppearanceTransition(false, animated: true)
    present(cover, animated: true) { [self] in shown[0].endAppearanceTransition() }
  }

  func uncover() {
    guard let cover = presentedViewController, !cover.isBeingPresented, !cover.isBeingDismissed
    else { return }
    dismiss(animated: true)
  }
}

/// Two observers of one scroll view, both of which begin the page that comes in view.
final class TwiceWatchedPager: ManualContainer, UIScrollViewDelegate {
  private let pages: [UIViewController]
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

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
    shown = [pages[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
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
