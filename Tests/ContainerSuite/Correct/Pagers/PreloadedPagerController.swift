// A pager whose pages all lie in the scroll view from the start; pages appear as they come in view.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Pages side by side; a page begins to appear at its first pixel and ends when scrolling has.
final class PreloadedPagerController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let pages: [ChildAppearance]
  private var pagePhases: [AppearancePhase]
  private var phase = AppearancePhase.gone
  private var isLayingOut = false
  private(set) var currentIndex = 0

  init(pages: [UIViewController]) {
    self.pages = pages.map(ChildAppearance.init)
    pagePhases = pages.map { _ in .gone }
    pagePhases[0] = .here
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    for page in pages {
      addChild(page.child)
      scrollView.addSubview(page.child.view)
      page.child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    isLayingOut = true
    scrollView.frame = view.bounds
    let size = view.bounds.size
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.child.view.frame = CGRect(
        origin: CGPoint(x: size.width * CGFloat(index), y: 0),
        size: size
      )
    }
    scrollView.contentOffset = CGPoint(x: size.width * CGFloat(currentIndex), y: 0)
    isLayingOut = false
    settle(at: currentIndex, animated: false)
  }

  // MARK: Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .arriving
    update(animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .here
    update(animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    settle(at: nearestIndex, animated: animated)
    phase = .leaving
    update(animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .gone
    update(animated: animated)
  }

  private func update(animated: Bool) {
    // A callback of a page may change the phases.
    for index in pages.indices {
      pages[index].move(to: min(phase, pagePhases[index]), animated: animated)
    }
  }

  // MARK: Scrolling

  func show(_ index: Int, animated: Bool) {
    guard animated, phase == .here, scrollView.bounds.width > 0 else {
      return settle(at: index, animated: false)
    }
    let offset = CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0)
    scrollView.setContentOffset(offset, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isLayingOut, phase == .here else { return }
    for index in pages.indices {
      let page = frame(of: index)
      let visible = scrollView.bounds
      let isVisible = page.maxX > visible.minX && page.minX < visible.maxX
      if index == currentIndex, isVisible {
        if scrollView.bounds.minX != frame(of: index).minX { pagePhases[index] = .leaving }
      } else if isVisible {
        pagePhases[index] = .arriving
      } else if pagePhases[index] != .gone {
        pagePhases[index] = .leaving
      }
    }
    update(animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle(at: nearestIndex, animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    settle(at: nearestIndex, animated: true)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(at: nearestIndex, animated: true) }
  }

  private var nearestIndex: Int {
    let width = scrollView.bounds.width
    guard width > 0 else { return currentIndex }
    let index = Int((scrollView.contentOffset.x / width).rounded())
    return min(max(index, 0), pages.count - 1)
  }

  private func frame(of index: Int) -> CGRect {
    let size = scrollView.bounds.size
    return CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
  }

  private func settle(at index: Int, animated: Bool) {
    currentIndex = index
    isLayingOut = true
    if scrollView.contentOffset != frame(of: index).origin {
      scrollView.contentOffset = frame(of: index).origin
    }
    isLayingOut = false
    for other in pages.indices { pagePhases[other] = other == index ? .here : .gone }
    update(animated: animated)
  }
}
