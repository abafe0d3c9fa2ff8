// Recognisers of two fingers: no finger drives them, since there is only one.

public import Foundation

/// A recogniser of two fingers that go apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }

  override var directions: [StageStep.FingerDirection] { [] }
}

/// A recogniser of two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }

  override var directions: [StageStep.FingerDirection] { [] }
}

/// A recogniser of a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var directions: [StageStep.FingerDirection] { [] }
}
