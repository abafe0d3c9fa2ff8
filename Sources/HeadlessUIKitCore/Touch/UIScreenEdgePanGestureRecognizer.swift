// The pan from an edge of the screen.

/// A recogniser of a finger that drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  override var directions: [StageStep.FingerDirection] {
    let ways: [(UIRectEdge, StageStep.FingerDirection)] = [
      (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
    ]
    return ways.filter { edges.contains($0.0) }.map(\.1)
  }

  override func landing(toward direction: StageStep.FingerDirection, in view: UIView) -> CGPoint {
    let bounds = view.bounds
    return switch direction {
    case .right: CGPoint(x: bounds.minX + 1, y: bounds.midY)
    case .left: CGPoint(x: bounds.maxX - 1, y: bounds.midY)
    case .down: CGPoint(x: bounds.midX, y: bounds.minY + 1)
    case .up: CGPoint(x: bounds.midX, y: bounds.maxY - 1)
    }
  }
}
