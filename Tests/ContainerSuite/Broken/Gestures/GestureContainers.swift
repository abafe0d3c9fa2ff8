// Containers that take a cancelled gesture for a finished one, or a moving finger for a lifted one.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Turns to the next photo as a finger drags.
final class PhotoDragController: ManualContainer {
  private let makePhoto: () -> UIViewController
  private var incoming: UIViewController?

  init(makePhoto: @escaping () -> UIViewController) {
    self.makePhoto = makePhoto
    super.init(nibName: nil, bundle: nil)
    shown = [makePhoto()]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func dragBegan() {
    guard isOnScreen, incoming == nil else { return }
    let new = makePhoto()
    incoming = new
    shown[0].beginAppearanceTransition(false, animated: true)
    addChild(new)
    new.beginAppearanceTransition(true, animated: true)
    place(new)
  }

  func dragEnded(isCancelled: Bool) {
    guard let new = incoming else { return }
    incoming = nil
    let old = shown[0]
    shown[0].endAppearanceTransition()
    new.endAppearanceTransition()
    new.didMove(toParent: self)
    remove(isCancelled ? new : old)
    if !isCancelled { shown = [new] }
  }

  override func viewWillDisappear(_ animated: Bool) {
    dragEnded(isCancelled: false)
    super.viewWillDisappear(animated)
  }
}

/// A swipe that may go left or right while the finger is down.
final class TwoWaySwipeController: ManualContainer {
  private let pages: [UIViewController]
  private var incoming: UIViewController?

  init(left: UIViewController, middle: UIViewController, right: UIViewController) {
    pages = [left, middle, right]
    super.init(nibName: nil, bundle: nil)
    shown = [middle]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    place(shown[0])
  }

  func swipe(toward index: Int) {
    guard isOnScreen, pages[index] !== shown[0], pages[index] !== incoming else { return }
    if let abandoned = incoming {
      // The direction that is abandoned ends as if it were complete.
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

/// A page that counts as turned as soon as the finger has passed the middle.
final class HalfwayPageController: ManualContainer {
  private let front: UIViewController
  private let back: UIViewController
  private var isTurned = false
  private var isHalfway = false
  private var isDown = false

  init(front: UIViewController, back: UIViewController) {
    self.front = front
    self.back = back
    super.init(nibName: nil, bundle: nil)
    shown = [front]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
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
    case .changed where isDown && !isHalfway:
      isHalfway = true
      front.endAppearanceTransition()
      back.endAppearanceTransition()
    case .ended where isDown, .cancelled where isDown:
      lift(isCancelled: pan.state == .cancelled)
    default: break
    }
  }

  private func lift(isCancelled: Bool) {
    isDown = false
    let wasHalfway = isHalfway
    isHalfway = false
    if isCancelled {
      back.beginAppearanceTransition(false, animated: true)
      front.beginAppearanceTransition(true, animated: true)
    }
    if isCancelled || !wasHalfway {
      front.endAppearanceTransition()
      back.endAppearanceTransition()
    }
    isTurned = !isCancelled
    shown = [isTurned ? back : front]
    (isTurned ? front : back).view.removeFromSuperview()
  }

  override func viewWillDisappear(_ animated: Bool) {
    if isDown { lift(isCancelled: true) }
    super.viewWillDisappear(animated)
  }
}
