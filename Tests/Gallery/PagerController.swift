// Pages side by side in a scroll view; only the page on screen and the one that comes have views.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A container that scrolls between pages and forwards appearances by hand.
open class PagerController: UIViewController, UIScrollViewDelegate {
  public let pages: [UIViewController]
  public let scrollView = UIScrollView()
  public private(set) var currentIndex: Int

  private var incomingIndex: Int?
  private var isShown = false
  /// Whether the offset is being set by the pager itself.
  private var isAdjusting = false

  public init(pages: [UIViewController], startIndex: Int = 0) {
    self.pages = pages
    currentIndex = startIndex
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    view.addSubview(scrollView)
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    insertPage(at: currentIndex)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scrollView.bounds.size
    let wanted = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    guard scrollView.contentSize != wanted else { return }
    adjust {
      scrollView.contentSize = wanted
      scrollView.contentOffset.x = CGFloat(currentIndex) * size.width
    }
    for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview != nil {
      page.view.frame = frame(ofPage: index)
    }
  }

  // MARK: The container's own appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[currentIndex].beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    pages[currentIndex].endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    if let incoming = incomingIndex {
      // The current page was on its way out: it goes on, and ends with the container.
      sendAway(incoming)
      incomingIndex = nil
      adjust { scrollView.contentOffset.x = frame(ofPage: currentIndex).minX }
    } else {
      pages[currentIndex].beginAppearanceTransition(false, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[currentIndex].endAppearanceTransition()
  }

  // MARK: Turning

  /// Scrolls to a page.
  public func showPage(_ index: Int, animated: Bool) {
    guard pages.indices.contains(index), index != currentIndex else { return }
    guard isShown, animated else { return settle(at: index) }
    scrollView.setContentOffset(frame(ofPage: index).origin, animated: true)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isShown, !isAdjusting, scrollView.bounds.width > 0 else { return }
    let position = scrollView.contentOffset.x / scrollView.bounds.width
    let neighbour = position > CGFloat(currentIndex) ? Int(position.rounded(.up)) : Int(position)
    guard position != CGFloat(currentIndex), pages.indices.contains(neighbour),
      neighbour != incomingIndex
    else { return }
    if let incomingIndex { sendAway(incomingIndex) } else { leaveCurrent() }
    incomingIndex = neighbour
    pages[neighbour].beginAppearanceTransition(true, animated: true)
    insertPage(at: neighbour)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settleWhereItIs() }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settleWhereItIs() }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    if !willDecelerate { settleWhereItIs() }
  }

  private func settleWhereItIs() {
    guard isShown, scrollView.bounds.width > 0 else { return }
    let position = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
    settle(at: min(max(Int(position), 0), pages.count - 1))
  }

  private func leaveCurrent() {
    pages[currentIndex].beginAppearanceTransition(false, animated: true)
  }

  /// A page that had begun to come goes again.
  private func sendAway(_ index: Int) {
    pages[index].beginAppearanceTransition(false, animated: true)
    pages[index].endAppearanceTransition()
    pages[index].view.removeFromSuperview()
  }

  /// Ends all movement with that page on screen.
  private func settle(at index: Int) {
    if let incoming = incomingIndex, incoming != index {
      sendAway(incoming)
      incomingIndex = nil
      if index == currentIndex {
        pages[index].beginAppearanceTransition(true, animated: true)
        pages[index].endAppearanceTransition()
      }
    }
    if index != currentIndex { arrive(at: index) }
    adjust { scrollView.contentOffset.x = CGFloat(index) * scrollView.bounds.width }
  }

  private func arrive(at index: Int) {
    let old = pages[currentIndex]
    if incomingIndex == nil, isShown {
      pages[index].beginAppearanceTransition(true, animated: false)
      old.beginAppearanceTransition(false, animated: false)
    }
    currentIndex = index
    incomingIndex = nil
    insertPage(at: index)
    if isShown {
      old.endAppearanceTransition()
      pages[index].endAppearanceTransition()
    }
    old.viewIfLoaded?.removeFromSuperview()
  }

  private func insertPage(at index: Int) {
    guard isViewLoaded else { return }
    pages[index].view.frame = frame(ofPage: index)
    if pages[index].view.superview == nil { scrollView.addSubview(pages[index].view) }
  }

  private func frame(ofPage index: Int) -> CGRect {
    let size = scrollView.bounds.size
    return CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
  }

  private func adjust(_ changes: () -> Void) {
    isAdjusting = true
    changes()
    isAdjusting = false
  }
}
