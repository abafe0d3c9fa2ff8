// What the rewriter makes of the original with this name.

// swift-format-ignore-file
// A library's deck of stories, one below the other; a helper object drives their appearance. Where
// FIXED is not set, the story that is left never ends its transition.

// swift-format-ignore-file

import UIKit
import UIKit

/// Decides which stories a scroll view shows, and sends them begin and end.
final class StoryDriver: NSObject, UIScrollViewDelegate {
  private enum Stage {
    case stopped
    case starting
    case running
    case stopping
  }

  private let stories: [UIViewController]
  private(set) var current = 0
  /// The story that is coming while the current one is going.
  private var incoming: Int?
  private var stage = Stage.stopped
  private var isJumping = false

  init(stories: [UIViewController]) {
    self.stories = stories
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
    guard index != current else { return true }
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

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle(in: scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(in: scrollView) }
  }

  private func settle(in scrollView: UIScrollView) {
    guard let incoming = incoming, scrollView.bounds.height > 0 else { return }
    let place = (scrollView.contentOffset.y / scrollView.bounds.height).rounded()
    if Int(place) == current {
      abandonIncoming()
    } else {
      self.incoming = nil
      let old = current
      current = incoming
      #if FIXED
      stories[old].endAppearanceTransition()
      #endif
      stories[incoming].endAppearanceTransition()
      _ = old
    }
    scrollView.contentOffset.y = CGFloat(current) * scrollView.bounds.height
  }

  private func sendIncomingAway() {
    guard let incoming = incoming else { return }
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
 public final class StoryDeckController: UIViewController {
   private var scrollView: UIScrollView!
  private let stories: [UIViewController]
  private let driver: StoryDriver

   public init(stories: [UIViewController]) {
    self.stories = stories
    driver = StoryDriver(stories: stories)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  public override func loadView() {
    scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.accessibilityTraits = [.causesPageTurn]
    view = scrollView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for story in stories {
      addChild(story)
      scrollView.addSubview(story.view)
      story.didMove(toParent: self)
    }
    scrollView.delegate = driver
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = scrollView.bounds.size
    let content = CGSize(width: size.width, height: size.height * CGFloat(stories.count))
    guard content != scrollView.contentSize else { return }
    driver.abandonIncoming()
    scrollView.contentSize = content
    for (index, story) in stories.enumerated() {
      let origin = CGPoint(x: 0, y: size.height * CGFloat(index))
      story.view.frame = CGRect(origin: origin, size: size)
    }
    move(to: driver.current)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    driver.start(animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    driver.started()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    driver.stop(in: scrollView, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    driver.stopped()
  }

  /// Jumps to a story.
   public func openStory(at index: Int) {
    loadViewIfNeeded()
    guard stories.indices.contains(index) else { return }
    if driver.jump(to: index) { move(to: index) }
  }

  private func move(to index: Int) {
    scrollView.delegate = nil
    scrollView.contentOffset = CGPoint(x: 0, y: scrollView.bounds.height * CGFloat(index))
    scrollView.delegate = driver
  }
}
