// Work of the code under test that no stage runs, since it waits for real time.

/// A block of the real main queue, or a real timer.
package struct OutsideWork: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case mainQueue
    case timer
  }

  package let kind: Kind
  /// The scenario whose run it came from; nil if several took turns and it came between runs.
  package let scenario: String?

  /// What happened and how to change it.
  package var words: String {
    let place = scenario.map { " in a run of '\($0)'" } ?? ""
    switch kind {
    case .mainQueue:
      return "a block was sent to the real main queue\(place), where no run can order it: import "
        + "HeadlessUIKit (or UIKit) in each file that uses DispatchQueue, beside Foundation or "
        + "instead of it, and write DispatchQueue.main where the code says OperationQueue.main or "
        + "Foundation.DispatchQueue.main"
    case .timer:
      return "a timer of real time was started\(place), which no run can order: import "
        + "HeadlessUIKit (or UIKit) in each file that uses Timer or DispatchQueue.asyncAfter, "
        + "beside Foundation or instead of it"
    }
  }
}
