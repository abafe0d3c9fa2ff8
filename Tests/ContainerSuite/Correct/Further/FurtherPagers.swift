// Pagers that set their scroll view's offset themselves, as endless and segmented ones do.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// An endless carousel: three pages, of which the middle one is moved back into the middle after
/// every turn.
final class EndlessCarousel: CodedController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let makePage: (Int) -> UIViewController
  private var pages: [UIViewController] = []
  private var center = 0

  init(makePage: @escaping (Int) -> UIViewController) {
    self.makePage = makePage
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    for offset in -1...1 {
      let page = makePage(offset)
      pages.append(page)
      addChild(page)
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scrollView.frame = view.bounds
    arrange()
  }

  private func arrange() {
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(width: size.width * 3, height: size.height)
    for (index, page) in pages.enumerated() {
      page.view.frame = CGRect(
        x: CGFloat(index) * size.width,
        y: 0,
        width: size.width,
        height: size.height
      )
    }
    scrollView.contentOffset = CGPoint(x: size.width, y: 0)
  }

  func turn() {
    guard viewIfLoaded?.window != nil, !scrollView.isDragging, !scrollView.isDecelerating else {
      return
    }
    scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * 2, y: 0), animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let moved = Int((scrollView.contentOffset.x / width).rounded()) - 1
    guard moved != 0 else { return }
    center += moved
    let gone = moved > 0 ? pages.removeFirst() : pages.removeLast()
    gone.willMove(toParent: nil)
    gone.view.removeFromSuperview()
    gone.removeFromParent()
    let new = makePage(center + moved)
    addChild(new)
    if moved > 0 { pages.append(new) } else { pages.insert(new, at: 0) }
    scrollView.addSubview(new.view)
    new.didMove(toParent: self)
    arrange()
  }
}

/// Segments over pages that slide; forwards by hand what a tap on a segment does.
final class SegmentPager: CodedController, UIScrollViewDelegate {
  private enum Sight {
    case unseen
    case entering
    case seen
    case exiting
  }

  private let scroll = UIScrollView()
  private let pages: [UIViewController]
  private var selected = 0
  private var target: Int?
  private var wish: Int?
  /// Whether a slide is being ended: what a callback asks for comes afterwards.
  private var isLanding = false
  private var sight = Sight.unseen

  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isScrollEnabled = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    view.addSubview(scroll)
    for page in pages {
      addChild(page)
      scroll.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroll.frame != view.bounds else { return }
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(
      width: view.bounds.width * CGFloat(pages.count),
      height: view.bounds.height
    )
    for (index, page) in pages.enumerated() {
      page.view.frame = view.bounds.offsetBy(dx: CGFloat(index) * view.bounds.width, dy: 0)
    }
    land(animatedBefore: false)
  }

  func select(_ index: Int) {
    guard target == nil, !isLanding, sight == .seen || sight == .unseen else {
      wish = index
      return
    }
    guard index != selected else { return }
    guard sight == .seen, isViewLoaded else {
      selected = index
      if isViewLoaded { scroll.contentOffset.x = CGFloat(index) * scroll.bounds.width }
      return
    }
    target = index
    pages[selected].beginAppearanceTransition(false, animated: true)
    pages[index].beginAppearanceTransition(true, animated: true)
    let place = CGPoint(x: CGFloat(index) * scroll.bounds.width, y: 0)
    // Nothing scrolls outside of a window, or to where the pages are already.
    guard view.window != nil, scroll.contentOffset != place else {
      return land(animatedBefore: false)
    }
    scroll.setContentOffset(place, animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    land(animatedBefore: true)
  }

  /// Ends the slide under way, whether its animation has ended or is cut short.
  private func land(animatedBefore: Bool) {
    if let target {
      let old = selected
      selected = target
      self.target = nil
      isLanding = true
      pages[old].endAppearanceTransition()
      pages[target].endAppearanceTransition()
      isLanding = false
    }
    if !animatedBefore { scroll.contentOffset.x = CGFloat(selected) * scroll.bounds.width }
    goOn()
  }

  private func goOn() {
    guard let next = wish, target == nil, !isLanding, sight == .seen || sight == .unseen else {
      return
    }
    wish = nil
    select(next)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sight = .entering
    pages[selected].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[selected].endAppearanceTransition()
    sight = .seen
    goOn()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    sight = .exiting
    if target != nil { land(animatedBefore: false) }
    pages[selected].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[selected].endAppearanceTransition()
    sight = .unseen
    goOn()
  }
}
