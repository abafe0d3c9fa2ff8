// What can honestly be said of a finite run of something that might go on.

/// What a finite run says of a property over time.
public enum TemporalVerdict: String, CaseIterable, Hashable, Sendable {
  /// It holds, whatever may follow.
  case holds
  /// It fails, whatever may follow.
  case fails
  /// Nothing has broken it, but what follows could.
  case holdsSoFar
  /// It speaks of something that never happened.
  case vacuous
}

extension TemporalVerdict: CustomStringConvertible {
  public var description: String { self == .holdsSoFar ? "holds so far" : rawValue }
}
