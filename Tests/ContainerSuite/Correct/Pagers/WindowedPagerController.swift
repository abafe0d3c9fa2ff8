// A pager that keeps the neighbours of its page loaded, and lets only visible pages appear.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Holds three pages at most; the page that scrolling reaches appears when scrolling ends.
final class WindowedPagerController: UIViewController {
  private let scroller = UIScrollView()
  private let provider: (Int) -> UIViewController?
  private var window: [Int: ChildAppearance] = [:]
  private var phase = AppearancePhase.gone
  private var isJumping = false
  private(set) var position = 0 {
    didSet { if oldValue != position { moveWindow() } }
  }

  init(provider: @escaping (Int) -> UIViewController?) {
    self.provider = provider
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.frame = view.bounds
    view.addSubview(scroller)
    moveWindow()
    scroller.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.arriving, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.here, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scroller.setContentOffset(place(of: position).origin, animated: false)
    enter(.leaving, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.gone, animated: animated)
  }

  private func enter(_ phase: AppearancePhase, animated: Bool) {
    self.phase = phase
    for (number, page) in sortedWindow {
      page.move(to: number == position ? phase : .gone, animated: animated)
    }
  }

  private var sortedWindow: [(Int, ChildAppearance)] {
    window.keys.sorted().compactMap { key in window[key].map { (key, $0) } }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroller.frame.size != view.bounds.size || scroller.contentSize == .zero else { return }
    scroller.frame = view.bounds
    let size = view.bounds.size
    scroller.contentSize = CGSize(width: size.width * 5, height: size.height)
    for (number, page) in sortedWindow { page.child.view.frame = place(of: number) }
    scroller.contentOffset = place(of: position).origin
  }

  func jump(to number: Int) {
    guard (0..<5).contains(number), !isJumping else { return }
    isJumping = true
    defer { isJumping = false }
    guard isViewLoaded else {
      position = number
      return
    }
    position = number
    scroller.contentOffset = place(of: number).origin
    enter(phase, animated: false)
  }

  private func moveWindow() {
    guard isViewLoaded else { return }
    for (number, page) in sortedWindow where abs(number - position) > 1 {
      page.move(to: min(phase, .leaving), animated: false)
      page.move(to: .gone, animated: false)
      window[number] = nil
      page.child.willMove(toParent: nil)
      page.child.view.removeFromSuperview()
      page.child.removeFromParent()
    }
    for number in (position - 1)...(position + 1) where window[number] == nil {
      guard let child = provider(number) else { continue }
      window[number] = ChildAppearance(child)
      addChild(child)
      child.view.frame = place(of: number)
      scroller.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private func place(of number: Int) -> CGRect {
    scroller.bounds.size.width == 0
      ? .zero
      : CGRect(
        origin: CGPoint(x: scroller.bounds.width * CGFloat(number), y: 0),
        size: scroller.bounds.size
      )
  }
}

extension WindowedPagerController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard phase == .here, scrollView.bounds.width > 0 else { return }
    let isAtRest = scrollView.contentOffset == place(of: position).origin
    for (number, page) in sortedWindow {
      let distance = abs(place(of: number).minX - scrollView.contentOffset.x)
      let isVisible = distance < scrollView.bounds.width
      if number == position {
        if !isAtRest { page.move(to: .leaving, animated: true) }
      } else if isVisible {
        page.move(to: .arriving, animated: true)
      } else {
        page.move(to: page.phase == .gone ? .gone : .leaving, animated: true)
      }
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard phase == .here, scrollView.bounds.width > 0 else { return }
    let number = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    let old = window[position]
    if number != position { old?.move(to: .gone, animated: true) }
    position = number
    enter(phase, animated: true)
  }
}
