// Stories one below the other, all of them laid out; an object beside the container drives them.

import HeadlessUIKit

/// Decides which stories a scroll view shows, and sends them begin and end.
@MainActor
final class StoryDriver: NSObject, UIScrollViewDelegate {
  private let stories: [UIViewController]
  private(set) var current = 0
  /// The story that is coming while the current one is going.
  private var incoming: Int?
  private var stage = Stage.stopped
  private var isJumping = false

  private enum Stage {
    case stopped
    case starting
    case running
    case stopping
  }

  init(stories: [UIViewController]) {
    self.stories = stories
    super.init()
  }

  func start(animated: Bool) {
    stage = .starting
    stories[current].beginAppearanceTransition(true, animated: animated)
  }

  func started() {
    stage = .running
    stories[current].endAppearanceTransition()
  }

  func stop(in scrollView: UIScrollView, animated: Bool) {
    settle(in: scrollView)
    stage = .stopping
    stories[current].beginAppearanceTransition(false, animated: animated)
  }

  func stopped() {
    stage = .stopped
    stories[current].endAppearanceTransition()
  }

  /// Moves to a story without passing others; false while the stories go away.
  func jump(to index: Int) -> Bool {
    guard stage != .stopping, !isJumping else { return false }
    if index == current {
      // A jump stops the scrolling, after which the scroll view no longer calls.
      if stage == .running { abandonIncoming() }
      return true
    }
    isJumping = true
    defer { isJumping = false }
    abandonIncoming()
    let old = stories[current]
    let new = stories[index]
    current = index
    guard stage != .stopped else { return true }
    let isRunning = stage == .running
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    old.endAppearanceTransition()
    // A story that comes with the container ends with it.
    if isRunning { new.endAppearanceTransition() }
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let height = scrollView.bounds.height
    guard stage == .running, height > 0 else { return }
    let distance = scrollView.contentOffset.y / height - CGFloat(current)
    guard distance != 0 else { return }
    let next = current + (distance > 0 ? 1 : -1)
    guard stories.indices.contains(next), next != incoming else { return }
    if incoming == nil {
      stories[current].beginAppearanceTransition(false, animated: true)
    } else {
      sendIncomingAway()
    }
    incoming = next
    stories[next].beginAppearanceTransition(true, animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle(in: scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(in: scrollView) }
  }

  private func settle(in scrollView: UIScrollView) {
    guard let incoming, scrollView.bounds.height > 0 else { return }
    let place = (scrollView.contentOffset.y / scrollView.bounds.height).rounded()
    if Int(place) == current {
      abandonIncoming()
    } else {
      self.incoming = nil
      let old = current
      current = incoming
      stories[old].endAppearanceTransition()
      stories[incoming].endAppearanceTransition()
    }
    scrollView.contentOffset.y = CGFloat(current) * scrollView.bounds.height
  }

  private func sendIncomingAway() {
    guard let incoming else { return }
    self.incoming = nil
    stories[incoming].beginAppearanceTransition(false, animated: true)
    stories[incoming].endAppearanceTransition()
  }

  /// The current story stays after all.
  func abandonIncoming() {
    guard incoming != nil else { return }
    sendIncomingAway()
    stories[current].beginAppearanceTransition(true, animated: true)
    stories[current].endAppearanceTransition()
  }
}

/// A column of stories, each as high as the view.
final class StoryPagerController: SampleController {
  private let scroll = UIScrollView()
  private lazy var stories = (0..<3).map { makeScreen("story \($0)") }
  private lazy var driver = StoryDriver(stories: stories)

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func loadView() {
    scroll.isPagingEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view = scroll
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for story in stories {
      addChild(story)
      scroll.addSubview(story.view)
      story.didMove(toParent: self)
    }
    scroll.delegate = driver
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = scroll.bounds.size
    let content = CGSize(width: size.width, height: size.height * CGFloat(stories.count))
    guard content != scroll.contentSize else { return }
    driver.abandonIncoming()
    scroll.contentSize = content
    for (index, story) in stories.enumerated() {
      story.view.frame = CGRect(
        origin: CGPoint(x: 0, y: size.height * CGFloat(index)),
        size: size
      )
    }
    move(to: driver.current)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    driver.start(animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    driver.started()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    driver.stop(in: scroll, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    driver.stopped()
  }

  /// Jumps to a story.
  func open(_ index: Int) {
    loadViewIfNeeded()
    if driver.jump(to: index) { move(to: index) }
  }

  private func move(to index: Int) {
    scroll.delegate = nil
    scroll.contentOffset = CGPoint(x: 0, y: scroll.bounds.height * CGFloat(index))
    scroll.delegate = driver
  }
}
