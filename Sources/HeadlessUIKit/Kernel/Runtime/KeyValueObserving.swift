// Observation of key paths without Objective-C: an object that changes asks its observations
// whether their value is another. Scroll views do; other objects send nothing.

public import Foundation

/// What an observation sends.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public var isPrior: Bool { false }
}

/// A running observation; it ends with this object.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private var check: (() -> Void)?

  init(check: @escaping () -> Void) { self.check = check }

  public func invalidate() { check = nil }

  func noteChange() { check?() }
}

/// An object whose key paths can be observed.
@preconcurrency @MainActor
public protocol NSKeyValueObservable: NSObject {}

extension UIResponderBase: NSKeyValueObservable {}
extension CALayer: NSKeyValueObservable {}
extension UIBarItem: NSKeyValueObservable {}
extension UINavigationItem: NSKeyValueObservable {}
extension UIGestureRecognizer: NSKeyValueObservable {}

extension NSKeyValueObservable {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      if let old = old as? AnyHashable, let new = new as? AnyHashable, old == new { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil
        )
      )
    }
    (self as? UIResponderBase)?.observations.append(WeakObservation(observation: observation))
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: last, oldValue: nil))
    }
    return observation
  }
}

/// An observation that its owner keeps.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

extension UIResponderBase {
  /// A value of the object may have changed: its observations compare.
  func noteChange() {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.observation == nil }
    for entry in observations { entry.observation?.noteChange() }
  }
}
