// Timing curves; nothing here takes time, so they are recorded and inert.

public import Foundation

/// A timing curve of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
