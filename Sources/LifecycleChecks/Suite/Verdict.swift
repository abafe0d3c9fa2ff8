// The checker's verdicts (spec 0.1).

public import VCLifecycle

/// The verdict on a trace or on one of its violations.
public enum Verdict: Hashable, Sendable {
  /// No invariant is broken under the chosen profile.
  case permitted
  /// Permitted under another choice of variants: the smallest that was found.
  case deviation([Choice])
  /// Permitted only with defects of the trace's version switched on.
  case knownQuirk([Quirk])
  /// Nothing permits it, but only rules with a single source forbid it.
  case fragile
  /// Nothing permits it.
  case violation

  /// A value chosen for a variant point, or another version.
  public struct Choice: Hashable, Sendable {
    /// The variant point's name, or `OS`.
    public let variant: String
    public let value: String
  }
}

extension Verdict: CustomStringConvertible {
  public var description: String {
    switch self {
    case .permitted: "permitted"
    case .deviation(let choices):
      "deviation(\(choices.map { "\($0.variant)=\($0.value)" }.joined(separator: ", ")))"
    case .knownQuirk(let quirks):
      "knownQuirk(\(quirks.map(\.id).joined(separator: ", ")))"
    case .fragile: "fragile"
    case .violation: "violation"
    }
  }
}
