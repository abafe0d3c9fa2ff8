// Spans of virtual time.

internal import Foundation

/// A span of virtual time.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1_000
    case .microseconds(let count): TimeInterval(count) / 1_000_000
    case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
    case .never: .infinity
    }
  }
}
