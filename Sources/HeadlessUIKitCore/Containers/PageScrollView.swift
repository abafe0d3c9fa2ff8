// The scroll view inside a page view controller.
//
// It isn't documented. Public code that many apps carry relies on it, though: containers find it
// among the subviews, become its delegate, follow its offset, which is one page while nothing
// turns, lock it, and switch off its pan to end a swipe. What no public code shows is in
// V-PAGE-SCROLL-END.

internal import Foundation
internal import VCLifecycle

/// A scroll view of three pages, which shows the one in the middle.
///
/// The offset follows a turn where the app receives it; otherwise it stays at the middle.
final class PageScrollView: UIScrollView {
  /// Where the pages lie, one over another: a turn that is under way is not drawn.
  let slot = UIView(frame: .zero)
  private weak var pages: UIPageViewController?
  /// The turn that scrolls, if any.
  private var turn: Turn?

  private struct Turn {
    /// The number of the transition; nil while a finger has landed only.
    var transition: Int?
    /// Which way the content goes: 1 for the next page, -1 for the previous one.
    var way: CGFloat = 0
    var isByFinger = false
    var moves = 0
    var hasReportedEnd = false
  }

  init(of pages: UIPageViewController, in frame: CGRect) {
    self.pages = pages
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    attach(slot)
    placeOwnSubviews()
  }

  required init?(coder: NSCoder) { nil }

  override var takesFinger: Bool { false }

  // MARK: Geometry

  private var isHorizontal: Bool { pages?.navigationOrientation != .vertical }

  private var length: CGFloat { isHorizontal ? frameStorage.width : frameStorage.height }

  private func offset(_ distance: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  override func placeOwnSubviews() {
    let size = frameStorage.size
    contentSize =
      isHorizontal
      ? CGSize(width: 3 * size.width, height: size.height)
      : CGSize(width: size.width, height: 3 * size.height)
    slot.frame = CGRect(origin: offset(length), size: size)
    scroll(to: offset(length))
  }

  // MARK: The finger

  /// Whether the app can learn of the offset without asking for it.
  private var isFollowed: Bool { delegate != nil || madePan != nil || !observations.isEmpty }

  /// Whether a finger can begin to turn a page.
  ///
  /// What lies in front is not asked: a finger on what a page presents in its context turns it.
  var admitsFinger: Bool {
    guard admitsDrag else { return false }
    for view in lineage where !view.acceptsTouches { return false }
    return true
  }

  /// A finger lands, and will turn a page if there is one.
  func land() {
    turn = Turn(isByFinger: true)
    isDragging = true
    madePan?.state = .began
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger that has landed has found no page.
  func springBack() {
    if turn != nil, turn?.transition == nil { rest() }
  }

  /// The finger goes on: a quarter of a page, and never wholly to the next.
  func dragOn() {
    guard let moves = turn?.moves, isFollowed else { return }
    turn?.moves = min(moves + 1, Finger.movesMax - 1)
    follow()
  }

  private func follow() {
    guard let turn, isDragging, isFollowed else { return }
    madePan?.state = .changed
    let part = CGFloat(turn.moves) / CGFloat(Finger.movesMax)
    scroll(to: offset(length + turn.way * max(part * length, Finger.threshold)))
  }

  /// The finger lifts: the content goes on to a page.
  func endDrag() {
    guard isDragging else { return }
    var target = boundsOrigin
    let velocity = offset(turn?.way ?? 0)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    isDragging = false
    madePan?.state = .ended
    madePan?.state = .possible
    isDecelerating = turn?.transition != nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// The app has switched off the recogniser: the finger lets go of the page, which goes to the
  /// nearer side.
  override func cancelDrag() {
    guard isDragging else { return }
    let isNearNext = 2 * (turn?.moves ?? 0) > Finger.movesMax
    endDrag()
    if turn?.transition != nil { pages?.releaseTurn(cancelled: !isNearNext) }
  }

  // MARK: Turns

  /// A transition scrolls the content, by a finger or a call.
  func begin(_ change: ContentSwitch, _ transition: Transition) {
    guard let goesForward = change.goesForward else { return }
    if !transition.isInteractive { turn = Turn() }
    turn?.transition = transition.id
    turn?.way = goesForward ? 1 : -1
    if transition.isInteractive { follow() }
  }

  /// The content has arrived.
  func end(_ transition: Transition) {
    guard let turn, turn.transition == transition.id, !turn.hasReportedEnd else { return }
    self.turn?.hasReportedEnd = true
    endDrag()
    guard isFollowed else { return }
    scroll(to: offset(length * (transition.isCancelled ? 1 : 1 + turn.way)))
    if turn.isByFinger {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// The turn is over: the page that has come lies in the middle.
  func rest(after transition: Transition) {
    end(transition)
    if turn?.transition == transition.id { rest() }
  }

  private func rest() {
    endDrag()
    isDecelerating = false
    turn = nil
    scroll(to: offset(length))
  }
}

extension UIPageViewController {
  /// The scroll view, unless the app has replaced the view that UIKit made.
  var scroller: PageScrollView? {
    guard let pageScroll, let view = viewStorage, pageScroll.isDescendant(of: view) else {
      return nil
    }
    return pageScroll
  }

  /// The view that the pages lie in, where that isn't the container's own.
  var pageHost: UIView? { scroller?.slot }

  /// Lets go of the page that a finger turns.
  func releaseTurn(cancelled: Bool) {
    for transition in runtime.transitions
    where transition.owner === self && transition.isOpen && transition.isInteractive {
      runtime.phases.release(transition, cancelled: cancelled)
    }
  }
}
