// The present moment in virtual time.

public import Foundation
internal import HeadlessUIKit

extension Date {
  /// The moment of the stage that runs, counted from the reference date.
  ///
  /// The source rewriter takes it for `Date()`: the wall clock differs from run to run.
  public static var virtual: Date {
    guard MainQueue.isCurrent else { return Date(timeIntervalSinceReferenceDate: 0) }
    return MainActor.assumeIsolated { Date(timeIntervalSinceReferenceDate: CACurrentMediaTime()) }
  }
}
