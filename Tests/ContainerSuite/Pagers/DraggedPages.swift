// Pages that a finger turns, forwarded by hand, and the bugs of gestures.

import HeadlessUIKit

/// A page that a pan turns; a cancelled pan turns both sides back.
final class DraggedPage: ManualContainer, Breakable {
  enum Bug { case takesACancelForTheEnd, endsAtAThreshold }

  var bug: Bug?
  private lazy var front = makeScreen("front")
  private lazy var back = makeScreen("back")
  private var isTurned = false
  private var hasEnded = false
  private var isDown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = [front]
    embed(front)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard isOnScreen, !isTurned else { return }
      isDown = true
      let isNew = back.parent == nil
      if isNew { addChild(back) }
      front.beginAppearanceTransition(false, animated: true)
      back.beginAppearanceTransition(true, animated: true)
      place(back)
      if isNew { back.didMove(toParent: self) }
    case .changed where isDown && !hasEnded && bug == .endsAtAThreshold:
      endBoth()
      hasEnded = true
    case .ended where isDown, .cancelled where isDown:
      lift(isCancelled: pan.state == .cancelled)
    default: break
    }
  }

  private func endBoth() {
    front.endAppearanceTransition()
    back.endAppearanceTransition()
  }

  private func lift(isCancelled: Bool) {
    isDown = false
    let isOver = hasEnded && !isCancelled
    hasEnded = false
    if isCancelled, bug != .takesACancelForTheEnd {
      back.beginAppearanceTransition(false, animated: true)
      front.beginAppearanceTransition(true, animated: true)
    }
    if !isOver { endBoth() }
    isTurned = !isCancelled
    shown = [isTurned ? back : front]
    (isTurned ? front : back).view.removeFromSuperview()
  }

  override func viewWillDisappear(_ animated: Bool) {
    if isDown { lift(isCancelled: true) }
    super.viewWillDisappear(animated)
  }
}

/// A swipe that may go left or right while the finger is down.
final class TwoWaySwipe: ManualContainer, Breakable {
  enum Bug { case endsTheAbandoned }

  var bug: Bug?
  private lazy var pages = ["left", "middle", "right"].map(makeScreen)
  private var incoming: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    shown = [pages[1]]
    place(pages[1])
  }

  func swipe(toward index: Int) {
    guard isOnScreen, pages[index] !== shown[0], pages[index] !== incoming else { return }
    if let abandoned = incoming {
      if bug == nil { abandoned.beginAppearanceTransition(false, animated: true) }
      abandoned.endAppearanceTransition()
      abandoned.view.removeFromSuperview()
    } else {
      shown[0].beginAppearanceTransition(false, animated: true)
    }
    incoming = pages[index]
    pages[index].beginAppearanceTransition(true, animated: true)
    place(pages[index])
  }

  func lift(isCancelled: Bool) {
    guard let new = incoming else { return }
    incoming = nil
    let old = shown[0]
    if isCancelled {
      new.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
    }
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    (isCancelled ? new : old).view.removeFromSuperview()
    if !isCancelled { shown = [new] }
  }

  override func viewWillDisappear(_ animated: Bool) {
    lift(isCancelled: true)
    super.viewWillDisappear(animated)
  }
}
