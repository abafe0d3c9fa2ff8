// Reads events one by one and knows at any time what may be said.

/// What has been seen of a property over time.
public struct TemporalJudge<Event> {
  /// How far a property has come; all that a search must keep of the past.
  public enum Progress: UInt8, Hashable, Sendable {
    /// Nothing that the property speaks of has happened.
    case untouched
    /// A cause waits for its answer, or a span of time in which something is forbidden has begun.
    case open
    /// All that was asked for so far was given.
    case met
    /// It is broken for good.
    case broken
    /// It is kept for good.
    case kept
  }

  /// The property judged.
  public let property: TemporalProperty<Event>
  /// How far it has come.
  public private(set) var progress = Progress.untouched

  init(_ property: TemporalProperty<Event>, progress: Progress = .untouched) {
    self.property = property
    self.progress = progress
  }

  /// Reads the next event.
  public mutating func read(_ event: Event) {
    guard progress != .broken && progress != .kept else { return }
    let isFirst = property.first(event)
    let isSecond = property.second(event)
    switch property.pattern {
    case .response:
      // An event that is both cause and answer answers what was before it, and asks anew.
      if isSecond && progress == .open { progress = .met }
      if isFirst { progress = .open }
    case .precedence:
      // An event that is both does not precede itself.
      if isSecond { progress = .broken } else if isFirst { progress = .kept }
    case .absence:
      if progress == .open || isFirst { progress = isSecond ? .broken : .open }
    case .until:
      if isSecond { progress = .kept } else { progress = isFirst ? .open : .broken }
    }
  }

  /// Returns what can be said now; with `isEnded`, nothing will follow.
  public func verdict(isEnded: Bool) -> TemporalVerdict {
    switch (progress, property.pattern) {
    case (.broken, _): .fails
    case (.kept, _): .holds
    case (.untouched, .until): isEnded ? .fails : .vacuous
    case (.untouched, _): .vacuous
    case (.open, .absence): isEnded ? .holds : .holdsSoFar
    case (.open, _): isEnded ? .fails : .holdsSoFar
    case (.met, _): isEnded ? .holds : .holdsSoFar
    }
  }
}
