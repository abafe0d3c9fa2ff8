// Points in virtual time.

/// A point in virtual time, as a delay from now.
public struct DispatchTime: Sendable {
  package let delay: Double

  package init(delay: Double) { self.delay = delay }

  /// The present moment.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }
}
