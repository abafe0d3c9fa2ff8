// Pagers on scroll views: laid out in advance, loaded lazily, or with neighbours.

import HeadlessUIKit

/// Pages side by side; a page begins to appear at its first pixel and ends when scrolling has.
final class PreloadedPagerController: SampleController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private lazy var pages = (0..<3).map { ChildAppearance(makeScreen("page \($0)")) }
  private var pagePhases: [AppearancePhase] = [.here, .gone, .gone]
  private var phase = AppearancePhase.gone
  private var isLayingOut = false
  private(set) var currentIndex = 0

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

/// Pages that are children only while they are in view; UIKit forwards their appearances.
final class LazyPagerController: SampleController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let count = 4
  private var loaded: [Int: UIViewController] = [:]
  private var index = 0

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
    let page = makeScreen("page \(number)")
    loaded[number] = page
    addChild(page)
    page.view.frame = frame(of: number)
    scrollView.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func unloadFarPages() {
    for number in loaded.keys.sorted() where number != index {
      guard let page = loaded.removeValue(forKey: number) else { continue }
      page.uninstall()
    }
  }

  private func frame(of number: Int) -> CGRect {
    let size = scrollView.bounds.size
    return CGRect(origin: CGPoint(x: size.width * CGFloat(number), y: 0), size: size)
  }
}

/// Holds three pages at most; the page that scrolling reaches appears when scrolling ends.
final class WindowedPagerController: SampleController {
  private let scroller = UIScrollView()
  private var window: [Int: ChildAppearance] = [:]
  private var phase = AppearancePhase.gone
  private var isJumping = false
  private(set) var position = 0 {
    didSet { if oldValue != position { moveWindow() } }
  }

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
      guard (0..<5).contains(number) else { continue }
      let child = makeScreen("page \(number)")
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
