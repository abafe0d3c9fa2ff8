// Observations of values: an object that changes asks them whether their value is another.

public import Foundation

/// What a change of an observed value has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A running observation; it ends with this object.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private var check: (() -> Void)?

  package init(check: @escaping () -> Void) { self.check = check }

  public func invalidate() { check = nil }

  fileprivate func noteChange() { check?() }
}

/// An observation that its owner keeps.
struct WeakObservation {
  fileprivate(set) weak var observation: NSKeyValueObservation?
}

extension UIResponderBase {
  /// Asks an observation at each change from now on.
  package func add(_ observation: NSKeyValueObservation) {
    observations.append(WeakObservation(observation: observation))
  }

  /// A value of the object may have changed: its observations compare.
  func noteChange() {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.observation == nil }
    for entry in observations { entry.observation?.noteChange() }
  }
}
