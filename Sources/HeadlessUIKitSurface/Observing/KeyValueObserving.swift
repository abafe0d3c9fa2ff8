// Observation of key paths without Objective-C: an object that changes asks its observations
// whether their value is another. Scroll views do; other objects send nothing.

public import Foundation

/// What an observation sends.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = Self(rawValue: 1 << 0), old = Self(rawValue: 1 << 1), initial = Self(rawValue: 1 << 2)
  public static let prior = Self(rawValue: 1 << 3)
}

extension NSKeyValueChangeKey {
  public static let newKey = Self(rawValue: "new"), oldKey = Self(rawValue: "old"), kindKey = Self(rawValue: "kind")
  public static let indexesKey = Self(rawValue: "indexes"), notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// The kind of a change of an observed value.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?, oldValue: Value?
  public var isPrior: Bool { false }
}

/// An object whose key paths can be observed.
@preconcurrency @MainActor public protocol NSKeyValueObservable: NSObject {}

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
      let change = (new: options.contains(.new) ? new : nil, old: options.contains(.old) ? old : nil)
      changeHandler(self, NSKeyValueObservedChange(newValue: change.new, oldValue: change.old))
    }
    (self as? UIResponderBase)?.add(observation)
    if options.contains(.initial) { changeHandler(self, NSKeyValueObservedChange(newValue: last, oldValue: nil)) }
    return observation
  }
}

/// An object outside of UIKit's classes that observes key paths: the source rewriter declares it
/// so, since no class can override what an extension of NSObject has.
public protocol NSKeyValueObserver: NSObject {
  @preconcurrency @MainActor func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

extension NSKeyValueObserver {
  /// Raises what NSObject raises for a value that no class has handled.
  public func unhandledValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { fatalError("NSInternalInconsistencyException: \(Self.self) received a value of '\(keyPath ?? "")' that it does not handle") }
}

/// An observation that is named by key path.
private struct KeyPathObservation {
  weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
}

extension UIResponderBase {
  // swift-format-ignore
  private var keyPathObservations: [KeyPathObservation] { get { stored([]) } set { store(newValue) } }

  /// Observes a frame, the bounds, the centre, or the content of a scroll view; nothing else sends
  /// more than its initial value.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    // Only the initial value is asked for, which loads a view.
    if options.contains(.initial), keyPath == "view" { (self as? UIViewController)?.loadViewIfNeeded() }
    var last = observedValue(keyPath)
    let send = { [weak self, weak observer] (old: AnyHashable?) in
      var change: [NSKeyValueChangeKey: Any] = [:]
      if options.contains(.new) { change[.newKey] = self?.observedValue(keyPath)?.base }
      if options.contains(.old) { change[.oldKey] = old?.base }
      if let observer = observer as? UIResponderBase {
        observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      } else if let observer = observer as? any NSKeyValueObserver {
        observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      }
    }
    let observation = NSKeyValueObservation { [weak self] in
      let new = self?.observedValue(keyPath)
      guard new != last else { return }
      let old = last
      last = new
      send(old)
    }
    add(observation)
    keyPathObservations.append(.init(observer: observer, keyPath: keyPath, context: context, observation: observation))
    if options.contains(.initial) { send(nil) }
  }

  /// Ends the observations of a key path; those of one context where there is one.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil) {
    keyPathObservations.removeAll {
      $0.observer === observer && $0.keyPath == keyPath && (context == nil || $0.context == context)
    }
  }

  private func observedValue(_ keyPath: String) -> AnyHashable? {
    let view = self as? UIView
    let scrollView = self as? UIScrollView
    return switch keyPath {
    case "frame": view.map { NSValue(rect: $0.frame) }
    case "bounds": view.map { NSValue(rect: $0.bounds) }
    case "center": view.map { NSValue(point: $0.center) }
    case "contentOffset": scrollView.map { NSValue(point: $0.contentOffset) }
    case "contentSize": scrollView.map { NSValue(size: $0.contentSize) }
    case "view": (self as? UIViewController)?.viewIfLoaded
    default: nil
    }
  }
}
