// A judge that reads events and is itself a value, so that a search can store it with the state.

/// A judge that reads the events of a run.
///
/// Its value is all it remembers: a search tells two situations apart if their monitors differ.
public protocol EventMonitor: Hashable {
  /// What it reads.
  associatedtype Event

  /// Reads an event; returns what it breaks, if anything.
  mutating func read(_ event: Event) -> Breach?
}
