// The failures of one run, in the order of their events.

internal import LifecycleChecks

/// The failures of a run so far: each identity once, the earliest first.
struct FailureList {
  private(set) var items: [Failure] = []
  /// The invariants that the scenario breaks knowingly.
  private let allowed: [String]
  private var violationCount = 0
  private var adviceCount = 0
  private var hasException = false
  private var isEnded = false

  /// The number of different failures after which a run ends.
  static let countMax = 8

  init(allowed: [String]) { self.allowed = allowed }

  /// Whether the run ends: it failed often enough, UIKit raised an exception, or came to its end.
  var isFull: Bool { items.count >= Self.countMax || hasException || isEnded }

  /// Whether a failure of an invariant of the scenario's own would be new, and is not permitted.
  func isSought(_ invariant: String) -> Bool {
    !allowed.contains(invariant) && !items.contains { $0.identity.invariant == invariant }
  }

  /// Returns the violations and the advice that the scenario does not permit, as far as they are
  /// new since the last time.
  mutating func newViolations(in violations: [Violation], advice: [Violation]) -> [Violation] {
    let new = Array(violations.dropFirst(violationCount) + advice.dropFirst(adviceCount))
    violationCount = violations.count
    adviceCount = max(adviceCount, advice.count)
    return new.filter { !allowed.contains($0.id) }
  }

  /// Adds a failure, unless the run has failed in the same way before.
  mutating func add(_ failure: Failure) {
    guard !isFull, !items.contains(where: { $0.identity == failure.identity }) else { return }
    let place = items.firstIndex { $0.position > failure.position } ?? items.count
    items.insert(failure, at: place)
    if failure.identity.isAbout(.exception) { hasException = true }
  }

  /// Adds a failure that ends the run.
  mutating func addEnd(_ failure: Failure) {
    add(failure)
    isEnded = true
  }
}
