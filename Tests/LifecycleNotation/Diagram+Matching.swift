// The comparison of a diagram that a test expects with the one that came.

public import VCLifecycle

extension Diagram {
  /// Returns whether what came is what this diagram expects: the same events in the same order and
  /// steps, with an argument only where this one writes it.
  public func matches(_ actual: Diagram) -> Bool {
    guard entries.count == actual.entries.count else { return false }
    if !steps.isEmpty {
      guard steps.count == actual.steps.count,
        zip(steps, actual.steps).allSatisfy({ $1.hasPrefix($0) })
      else { return false }
    }
    return zip(entries, actual.entries).allSatisfy { expected, came in
      expected.lane == came.lane && expected.step == came.step
        && (expected.text == came.text || expected.text == came.plainText)
    }
  }
}
