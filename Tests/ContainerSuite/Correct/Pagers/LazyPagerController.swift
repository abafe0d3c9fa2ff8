// A pager that adds a page when the first pixel of it shows, and removes pages that are far away.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Pages that are children only while they are in view; UIKit forwards their appearances.
final class LazyPagerController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let makePage: (Int) -> UIViewController
  private let count: Int
  private var loaded: [Int: UIViewController] = [:]
  private var index = 0

  init(count: Int, makePage: @escaping (Int) -> UIViewController) {
    self.count = count
    self.makePage = makePage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.isPagingEnabled = true
    view.addSubview(scrollView)
    load(0)
    scrollView.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scrollView.bounds.size
    let content = CGSize(width: size.width * CGFloat(count), height: size.height)
    guard scrollView.contentSize != content else { return }
    scrollView.contentSize = content
    for (number, page) in loaded { page.view.frame = frame(of: number) }
    scrollView.contentOffset = frame(of: index).origin
  }

  func go(to number: Int, animated: Bool) {
    guard isViewLoaded else {
      index = number
      return
    }
    scrollView.setContentOffset(frame(of: number).origin, animated: animated)
    if !animated { unloadFarPages() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let first = Int((scrollView.contentOffset.x / width).rounded(.down))
    let last = Int((scrollView.contentOffset.x / width).rounded(.up))
    for number in first...last where number >= 0 && number < count { load(number) }
    index = min(max(Int((scrollView.contentOffset.x / width).rounded()), 0), count - 1)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { unloadFarPages() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { unloadFarPages() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { unloadFarPages() }
  }

  private func load(_ number: Int) {
    guard loaded[number] == nil else { return }
    let page = makePage(number)
    loaded[number] = page
    addChild(page)
    page.view.frame = frame(of: number)
    scrollView.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func unloadFarPages() {
    for number in loaded.keys.sorted() where number != index {
      guard let page = loaded.removeValue(forKey: number) else { continue }
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
  }

  private func frame(of number: Int) -> CGRect {
    let size = scrollView.bounds.size
    return CGRect(origin: CGPoint(x: size.width * CGFloat(number), y: 0), size: size)
  }
}
