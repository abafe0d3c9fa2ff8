// The finger on the screen: one at a time, driven by steps, over whatever it may touch.

internal import Foundation

/// The finger on the screen, and what it drives.
@MainActor
final class Finger {
  let touch: UITouch
  let direction: StageStep.FingerDirection
  let start: CGPoint
  /// What the finger drives: first what steps name, then what recognises the touch with it.
  private(set) var driven: [any Touchable]
  var velocity = CGPoint.zero
  /// How often the finger has moved by a step; it reaches the far side after some.
  var moves = 0 {
    didSet { assert(moves <= Self.movesMax, "a finger moves on beyond the far side") }
  }

  init(target: any Touchable, touch: UITouch, direction: StageStep.FingerDirection) {
    driven = [target]
    self.touch = touch
    self.direction = direction
    start = touch.windowLocation
  }

  /// What the steps of the stage name.
  var target: any Touchable { driven[0] }

  func drives(_ touchable: any Touchable) -> Bool { driven.contains { $0 === touchable } }

  /// The distance from where the finger landed.
  var translation: CGPoint { touch.windowLocation - start }

  /// How far the finger has gone by its last movement.
  var way: CGPoint { touch.windowLocation - touch.previousWindowLocation }

  /// Moves the finger to that distance from where it landed.
  func move(to translation: CGPoint) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = start + translation
    touch.phase = .moved
    // A move takes a tenth of a second of virtual time.
    velocity = CGPoint(x: way.x * 10, y: way.y * 10)
  }

  /// Hands an event to all that the finger drives; what one of them does may end another.
  func forEachDriven(_ body: (any Touchable) -> Void) {
    for touchable in driven where drives(touchable) { body(touchable) }
  }

  func add(_ companion: any Touchable) {
    assert(!drives(companion), "a finger drives a recogniser twice")
    driven.append(companion)
  }

  /// Lets go of that; the finger is forgotten with the last one that it drives.
  func drop(_ touchable: any Touchable) {
    if driven.count == 1 {
      touchable.runtime.touchscreen.finger = nil
    } else {
      driven.removeAll { $0 === touchable }
    }
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
  var openDirections: [StageStep.FingerDirection] { get }
  /// Whether the view that the finger moves over is still there.
  var hasView: Bool { get }
  /// What the delegates of others are asked about.
  var recognizer: UIGestureRecognizer { get }

  func gestureID(toward direction: StageStep.FingerDirection) -> StageStep.GestureID
  /// A finger lands on it and goes that way.
  func land(toward direction: StageStep.FingerDirection)
  /// A finger that another has begun to recognise drives this as well.
  func join(_ finger: Finger)
  /// The distance of the finger after that many steps.
  func travel(after moves: Int, toward direction: StageStep.FingerDirection) -> CGFloat
  func follow(_ finger: Finger)
  func lift()
  func loseFinger()
}

extension Touchable {
  /// The finger that drives this.
  var finger: Finger? { runtime.touchscreen.finger.flatMap { $0.drives(self) ? $0 : nil } }

  func offerGestures(to offers: inout GestureOffers) {
    if let finger = runtime.touchscreen.finger {
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
  let direction: StageStep.FingerDirection

  var id: StageStep.GestureID { target.gestureID(toward: direction) }

  var phases: [StageStep.GesturePhase] {
    guard let finger = target.runtime.touchscreen.finger else {
      return StageStep.GesturePhase.first
    }
    return finger.moves < Finger.movesMax && target.hasView
      ? StageStep.GesturePhase.underWay : StageStep.GesturePhase.last
  }

  func perform(_ phase: StageStep.GesturePhase) {
    guard let finger = target.runtime.touchscreen.finger else {
      return target.land(toward: direction)
    }
    switch phase {
    case .begin: break  // one finger at a time
    case .move:
      finger.moves += 1
      finger.move(to: direction.vector(target.travel(after: finger.moves, toward: direction)))
      finger.forEachDriven { $0.follow(finger) }
    case .finish: finger.forEachDriven { $0.lift() }
    case .cancel: finger.forEachDriven { $0.loseFinger() }
    }
  }
}

/// A touchable that its view keeps alive.
struct WeakTouchable {
  weak var touchable: (any Touchable)?
}

/// What fingers may drive besides the controllers' own gestures, and the finger on the screen.
@MainActor
struct Touchscreen {
  /// Everything that a finger may drive, oldest first.
  private(set) var touchables: [WeakTouchable] = []
  private var nextNumber = 1
  var finger: Finger?

  mutating func takeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  mutating func register(_ touchable: any Touchable) {
    unregister(touchable)
    touchables.append(WeakTouchable(touchable: touchable))
  }

  mutating func unregister(_ touchable: any Touchable) {
    touchables.removeAll { $0.touchable == nil || $0.touchable === touchable }
  }

  mutating func removeAll() {
    touchables.removeAll()
    finger = nil
  }
}

extension Runtime {
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
  package func isUnderFinger(at point: CGPoint) -> Bool {
    runtime.viewUnderFinger(at: convert(point, to: nil))?.isDescendant(of: self) ?? false
  }
}
