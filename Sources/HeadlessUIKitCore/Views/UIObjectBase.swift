// What UIKit's objects carry that has no consequence here: values that apps set and read back.

public import Foundation

/// An object with a store of values that nothing here reads.
@preconcurrency @MainActor
open class UIObjectBase: NSObject {
  /// The values by name of their property; most objects have none.
  private var values: [String: Any]?

  /// The value that was stored for the calling property, or that one.
  package final func stored<Value>(_ standard: @autoclosure () -> Value, _ name: String = #function)
    -> Value
  {
    values?[name] as? Value ?? standard()
  }

  /// Stores a value for the calling property.
  package final func store<Value>(_ value: Value, _ name: String = #function) {
    values = values ?? [:]
    values?[name] = value
  }

  /// Stores a value for the calling property; the standard one takes no place, set or not.
  package final func store<Value: Equatable>(
    _ value: Value,
    unless standard: Value,
    _ name: String = #function
  ) {
    if value != standard { return store(value, name) }
    values?[name] = nil
    if values?.isEmpty ?? false { values = nil }
  }
}
