// The steps of a stage that are remembered: for the diagnosis of one that does not end.

/// The steps that were taken last, and those that were offered last.
struct StepLog {
  /// A ring of which the oldest is at `count` modulo its size.
  var latest: [StageStep] = []
  private var count = 0
  /// The steps that were offered last: the next list takes their storage if it is free by then.
  var offered: [StageStep] = []

  static let size = 8

  mutating func note(_ step: StageStep) {
    if latest.count < Self.size {
      latest.append(step)
    } else {
      latest[count % Self.size] = step
    }
    count += 1
  }

  var inOrder: [StageStep] {
    guard latest.count == Self.size else { return latest }
    let oldest = count % Self.size
    return Array(latest[oldest...] + latest[..<oldest])
  }
}
