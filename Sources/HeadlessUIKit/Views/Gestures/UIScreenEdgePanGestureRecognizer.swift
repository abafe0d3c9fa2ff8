// The pan from an edge of the screen.

/// A recogniser of a finger that drags from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  override var directions: [Stage.FingerDirection] {
    var found: [Stage.FingerDirection] = []
    if edges.contains(.left) { found.append(.right) }
    if edges.contains(.right) { found.append(.left) }
    if edges.contains(.top) { found.append(.down) }
    if edges.contains(.bottom) { found.append(.up) }
    return found
  }

  override func landing(toward direction: Stage.FingerDirection, in view: UIView) -> CGPoint {
    let bounds = view.bounds
    return switch direction {
    case .right: CGPoint(x: bounds.minX + 1, y: bounds.midY)
    case .left: CGPoint(x: bounds.maxX - 1, y: bounds.midY)
    case .down: CGPoint(x: bounds.midX, y: bounds.minY + 1)
    case .up: CGPoint(x: bounds.midX, y: bounds.maxY - 1)
    }
  }
}
