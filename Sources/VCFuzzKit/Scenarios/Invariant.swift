// What a scenario promises of its own, beside what the catalogue demands of every controller.

/// A promise of the system under test, asked again and again during a run.
@MainActor
public struct Invariant {
  /// When the promise is asked.
  public enum CheckTime: String, CaseIterable, Sendable {
    /// After every event.
    case event
    /// After every step.
    case step
    /// When nothing is under way.
    case rest
  }

  /// What the caller named it.
  public let name: String
  public let moment: CheckTime
  /// What is wrong, or nil where the promise holds.
  let problem: @MainActor (RunRecord) -> String?
  /// Whether it may ask for any event of the run, so that no state says how it will answer.
  let readsEvents: Bool

  /// What is wrong with a promise that gives no reason.
  static let failedWithoutReason = "it does not hold"

  /// Creates a promise over the caller's own objects.
  public init(
    _ name: String,
    at moment: CheckTime = .rest,
    holds: @escaping @MainActor () -> Bool
  ) {
    self.name = name
    self.moment = moment
    problem = { _ in holds() ? nil : Self.failedWithoutReason }
    readsEvents = false
  }

  /// Creates a promise that says itself what is wrong; nil where it holds.
  public init(
    _ name: String,
    at moment: CheckTime = .rest,
    problem: @escaping @MainActor () -> String?
  ) {
    self.name = name
    self.moment = moment
    self.problem = { _ in problem() }
    readsEvents = false
  }

  /// Creates a promise over the events of the run so far; it says what is wrong, or nil.
  public init(
    _ name: String,
    at moment: CheckTime = .rest,
    over events: @escaping @MainActor (RunRecord) -> String?
  ) {
    self.name = name
    self.moment = moment
    problem = events
    readsEvents = true
  }
}
