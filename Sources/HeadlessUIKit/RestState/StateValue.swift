// The values of the standard library and of Foundation that hold more than lies in one place.

internal import Foundation

/// A value that says itself what it holds.
protocol StateValue {
  /// Whether it is a pointer to an object, or nil.
  static var isObjectReference: Bool { get }
  @MainActor static func add(at address: UnsafeRawPointer, to state: RestState)
}

extension StateValue {
  static var isObjectReference: Bool { false }

  fileprivate static func value(at address: UnsafeRawPointer) -> Self {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Optional: StateValue {
  static var isObjectReference: Bool {
    if Wrapped.self is AnyClass { return true }
    return Metadata(Wrapped.self).kind == .existential && Metadata(Wrapped.self).isClassBound
  }

  static func add(at address: UnsafeRawPointer, to state: RestState) {
    guard let value = value(at: address) else { return state.add(0) }
    state.add(1)
    state.add(value)
  }
}

extension Array: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    let list = value(at: address)
    state.add(list.count)
    for element in list { state.add(element) }
  }
}

extension ContiguousArray: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(Array(value(at: address)))
  }
}

extension ArraySlice: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    let slice = value(at: address)
    state.add(slice.startIndex)
    state.add(Array(slice))
  }
}

extension Set: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(unordered: value(at: address).map { ($0, true) })
  }
}

extension Dictionary: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(unordered: value(at: address).map { ($0.key, $0.value) })
  }
}

extension String: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(value(at: address))
  }
}

extension Substring: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(value(at: address))
  }
}

extension Character: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(String(value(at: address)))
  }
}

extension ObjectIdentifier: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(reference: address.load(as: UnsafeRawPointer?.self))
  }
}

extension URL: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    let url = value(at: address)
    state.add(url.relativeString)
    state.add(url.baseURL?.absoluteString)
  }
}

extension Data: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(Array(value(at: address)))
  }
}
