// Gesture recognisers: a finger that steps of the stage move drives them.
//
// Actions are sent when the touches of a step have been handled, once for each new state; a state
// that is set outside of a touch sends them at once.

public import Foundation

/// An object that makes gestures of touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIObjectBase {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  let runtime = Runtime.current
  let number = Runtime.current.touchscreen.takeNumber()
  weak var attachedView: UIView?

  var targets = TargetActions<Touches>()
  /// Those that `require(toFail:)` was called with.
  var requiredToFail: [UIGestureRecognizer] = []
  /// States that the targets have not received yet.
  var unsentStates = 0

  /// No designated initialiser, as in UIKit: a subclass declares its own without overriding this.
  public convenience override init() { self.init(target: nil, action: nil) }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience init?(coder: NSCoder) { self.init() }

  open var state = State.possible { didSet { noteState() } }
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { loseFinger() } }
  }

  open var view: UIView? { attachedView }

  open var numberOfTouches: Int { finger == nil ? 0 : 1 }

  open func location(in view: UIView?) -> CGPoint { finger?.touch.location(in: view) ?? .zero }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// From now on this gesture begins only with touches that the other doesn't recognise.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.append(otherGestureRecognizer)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(.began) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(.moved) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(.ended) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { follow(.cancelled) }

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: What kind of finger drives it; for the classes of this module

  /// What UIKit's own recognisers make of the finger's phases.
  func follow(_ phase: UITouch.Phase) {}

  /// Whether the gesture has begun and not ended.
  var isUnderWay: Bool { state == .began || state == .changed }

  /// The directions in which a finger may begin.
  var directions: [StageStep.FingerDirection] { [.right] }

  /// Whether beginning is all: a tap, a swipe.
  var isDiscrete: Bool { false }

  /// Where a finger lands that goes that way, in the view's coordinates.
  func landing(toward direction: StageStep.FingerDirection, in view: UIView) -> CGPoint {
    view.bounds.middle
  }

  /// Whether the gesture may begin, and no other has to fail before it.
  var mayBegin: Bool { isPermitted && !awaitsFailure }

  /// Asks the delegate and the view whether the gesture may begin.
  var isPermitted: Bool {
    attachedView?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }
}
