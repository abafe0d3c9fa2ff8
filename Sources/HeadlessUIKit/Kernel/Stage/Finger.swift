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

/// The finger on the screen, and what it drives.
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

  init(target: AnyObject, touch: UITouch, direction: Stage.FingerDirection) {
    self.target = target
    self.touch = touch
    self.direction = direction
    start = touch.windowLocation
  }

  /// The distance from where the finger landed.
  var translation: CGPoint { touch.windowLocation - start }

  /// Moves the finger to that distance from where it landed.
  func move(to translation: CGPoint) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = start + translation
    touch.phase = .moved
    // A move takes a tenth of a second of virtual time.
    let way = touch.windowLocation - touch.previousWindowLocation
    velocity = CGPoint(x: way.x * 10, y: way.y * 10)
  }

  /// The distance after which a finger drags.
  static let threshold: CGFloat = 10
  /// How many steps take a finger across the screen.
  static let movesMax = 4
}

/// A recogniser or scroll view, which a finger may drive.
@MainActor
protocol Touchable: AnyObject {
  var runtime: Runtime { get }
  /// The directions in which a finger may begin now.
  var openDirections: [Stage.FingerDirection] { get }
  /// Whether the view that the finger moves over is still there.
  var hasView: Bool { get }

  func gestureID(toward direction: Stage.FingerDirection) -> Stage.GestureID
  func land(toward direction: Stage.FingerDirection)
  func moveOn()
  func lift()
  func loseFinger()
}

extension Touchable {
  func offerGestures(to offers: inout GestureOffers) {
    if let finger = runtime.finger {
      guard finger.target === self else { return }
      offers.offer(FingerGesture(target: self, direction: finger.direction))
    } else {
      for direction in openDirections {
        offers.offer(FingerGesture(target: self, direction: direction))
      }
    }
  }
}

/// One way in which a finger may drive a recogniser or scroll view.
struct FingerGesture: GestureSource {
  let target: any Touchable
  let direction: Stage.FingerDirection

  var id: Stage.GestureID { target.gestureID(toward: direction) }

  var phases: [Stage.GesturePhase] {
    guard let finger = target.runtime.finger else { return Stage.GesturePhase.first }
    return finger.moves < Finger.movesMax && target.hasView
      ? Stage.GesturePhase.underWay : Stage.GesturePhase.last
  }

  func perform(_ phase: Stage.GesturePhase) {
    switch phase {
    case .begin: target.land(toward: direction)
    case .move: target.moveOn()
    case .finish: target.lift()
    case .cancel: target.loseFinger()
    }
  }
}

/// A touchable that its view keeps alive.
struct WeakTouchable {
  weak var touchable: (any Touchable)?
}

extension Runtime {
  func takeTouchableNumber() -> Int {
    defer { nextTouchableNumber += 1 }
    return nextTouchableNumber
  }

  func register(_ touchable: any Touchable) {
    unregister(touchable)
    touchables.append(WeakTouchable(touchable: touchable))
  }

  func unregister(_ touchable: any Touchable) {
    touchables.removeAll { $0.touchable == nil || $0.touchable === touchable }
  }

  /// The view under that point of the screen, in the window in front.
  func viewUnderFinger(at point: CGPoint) -> UIView? {
    let under = windows.filter { $0.acceptsTouches && $0.frame.contains(point) }
    // Of windows at the same level, the last one lies in front.
    let front = under.reversed().max { $0.windowLevel < $1.windowLevel }
    return front.flatMap { $0.hitTest(point - $0.frame.origin, with: nil) }
  }
}

extension UIView {
  /// Whether a finger that lands there touches this view and not something in front of it.
  func isUnderFinger(at point: CGPoint) -> Bool {
    runtime.viewUnderFinger(at: convert(point, to: nil))?.isDescendant(of: self) ?? false
  }
}
