// The values of the standard library and of Foundation that hold more than lies in one place.

internal import Foundation

/// A value that says itself how it is read.
protocol StateValue {
  @MainActor static var piece: TypeLayout.Piece { get }
  @MainActor static func add(at address: UnsafeRawPointer, to state: RestState)
}

extension StateValue {
  static var piece: TypeLayout.Piece { .value(self) }

  /// Those with a piece of their own are read by that.
  @MainActor static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(piece, at: address)
  }

  fileprivate static func value(at address: UnsafeRawPointer) -> Self {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Optional: StateValue {
  static var piece: TypeLayout.Piece {
    if Wrapped.self is AnyClass { return .strong }
    if Metadata(Wrapped.self).kind == .existential, Metadata(Wrapped.self).isClassBound {
      return .strong
    }
    return .optional(ValueWitness(Wrapped.self), TypeLayout.ofValue(Wrapped.self))
  }
}

extension Array: StateValue {
  static var piece: TypeLayout.Piece {
    let layout = MemoryLayout<Element>.self
    return .list(
      TypeLayout.ofValue(Element.self),
      stride: layout.stride,
      start: RestState.listHeaderSize.rounded(to: layout.alignment)
    )
  }
}

extension ContiguousArray: StateValue {
  static var piece: TypeLayout.Piece { [Element].piece }
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
    let elements = value(at: address)
    if elements.isEmpty { return state.add(0) }
    state.add(unordered: elements.map { ($0, true) })
  }
}

extension Dictionary: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    let elements = value(at: address)
    if elements.isEmpty { return state.add(0) }
    state.add(unordered: elements.map { ($0.key, $0.value) })
  }
}

extension String: StateValue {
  static var piece: TypeLayout.Piece { .text }
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
    state.add(identity: address.load(as: UnsafeRawPointer.self))
  }
}

extension Unretained: StateValue {
  static var piece: TypeLayout.Piece { .unowned }
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
