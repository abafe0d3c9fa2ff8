// Why a search left something out.

/// A reason why a search did not look at something.
public enum Cut: String, CaseIterable, Hashable, Sendable {
  /// A path was longer than the bound allows.
  case depth
  /// The bound on states was reached.
  case states
  /// The bound on executions was reached.
  case executions
  /// Time was up.
  case time
  /// Memory was used up.
  case memory
  /// A path needed more delays or preemptions than the bound allows.
  case cost
  /// A path ended because it broke a property.
  case breach
  /// The search stops at the first breach.
  case firstBreach
  /// The system could not continue, or did not repeat itself.
  case error
  /// The search was interrupted from outside.
  case interrupt
  /// Paths were chosen at random, so some may be missing.
  case sampling
}

extension Cut: CustomStringConvertible {
  public var description: String {
    switch self {
    case .depth: "paths cut at the depth bound"
    case .states: "stopped at the bound on states"
    case .executions: "stopped at the bound on executions"
    case .time: "stopped by the time limit"
    case .memory: "stopped by the memory limit"
    case .cost: "choices beyond the bound on delays or preemptions"
    case .breach: "paths ended by a breach"
    case .firstBreach: "stopped at the first breach"
    case .error: "paths ended by an error"
    case .interrupt: "interrupted"
    case .sampling: "random paths only"
    }
  }
}
