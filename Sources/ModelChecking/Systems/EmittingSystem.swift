// Value systems whose steps emit events, and the properties over time that read them.

/// A value system whose steps emit events that monitors can read.
public protocol EmittingSystem: ValueSystem {
  /// What a step makes known.
  associatedtype Event

  /// Returns the events that a step emits, in order.
  func events(of step: Step, from state: State, to next: State) -> [Event]
}
