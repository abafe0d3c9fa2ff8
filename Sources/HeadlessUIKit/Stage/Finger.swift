// The finger on the screen: one at a time, driven by steps, over whatever it may touch.

internal import Foundation

extension Stage {
  /// The way that a finger goes.
  public enum FingerDirection: String, CaseIterable, Sendable {
    case right
    case left
    case down
    case up
  }
}

extension Stage.FingerDirection: CustomStringConvertible {
  /// The direction's text in traces and paths.
  public var description: String { rawValue }

  /// The vector of that length.
  func vector(_ length: CGFloat) -> CGPoint {
    switch self {
    case .right: CGPoint(x: length, y: 0)
    case .left: CGPoint(x: -length, y: 0)
    case .down: CGPoint(x: 0, y: length)
    case .up: CGPoint(x: 0, y: -length)
    }
  }

  var isHorizontal: Bool { self == .right || self == .left }
}

/// The finger that is on the screen, and what it drives.
@MainActor
final class Finger {
  let touch: UITouch
  let direction: Stage.FingerDirection
  let start: CGPoint
  let target: AnyObject
  var velocity = CGPoint.zero
  /// How often the finger has moved by a step; it reaches the far side after some.
  var moves = 0 {
    didSet { assert(moves <= Self.movesMax, "a finger moves on beyond the far side") }
  }

  init(
    target: AnyObject,
    touch: UITouch,
    direction: Stage.FingerDirection
  ) {
    self.target = target
    self.touch = touch
    self.direction = direction
    start = touch.windowLocation
  }

  /// How far the finger is from where it landed.
  var translation: CGPoint {
    CGPoint(x: touch.windowLocation.x - start.x, y: touch.windowLocation.y - start.y)
  }

  /// Moves the finger to so far from where it landed.
  func move(to translation: CGPoint) {
    let old = touch.windowLocation
    touch.previousWindowLocation = old
    touch.windowLocation = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    touch.phase = .moved
    // A move takes a tenth of a second of virtual time.
    velocity = CGPoint(
      x: (touch.windowLocation.x - old.x) * 10,
      y: (touch.windowLocation.y - old.y) * 10
    )
  }

  /// How far a finger moves before anything takes it for a drag.
  static let threshold: CGFloat = 10
  /// How many steps take a finger across the screen.
  static let movesMax = 4
}

/// Something besides the controllers' own gestures that a finger may drive.
@MainActor
protocol Touchable: AnyObject {
  func offerGestures(to offers: inout GestureOffers)
}

/// A touchable that its view keeps alive.
struct WeakTouchable {
  weak var touchable: (any Touchable)?
}

extension Runtime {
  func register(_ touchable: any Touchable) {
    touchables.removeAll { $0.touchable == nil || $0.touchable === touchable }
    touchables.append(WeakTouchable(touchable: touchable))
  }

  func unregister(_ touchable: any Touchable) {
    touchables.removeAll { $0.touchable == nil || $0.touchable === touchable }
  }

  /// The view under that point of the screen, in the window that lies in front there.
  func viewUnderFinger(at point: CGPoint) -> UIView? {
    var front: UIWindow?
    for window in windows where window.acceptsTouches && window.frame.contains(point) {
      if front.map({ $0.windowLevel <= window.windowLevel }) ?? true { front = window }
    }
    guard let front else { return nil }
    let origin = front.frame.origin
    return front.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), with: nil)
  }
}
