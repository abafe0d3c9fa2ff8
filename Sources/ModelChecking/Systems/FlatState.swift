// Plain structs as states: their bytes are their identity.

/// A state made of bytes alone: integers, payload-free enums and structs of these, without padding.
///
/// Declare the conformance and nothing else. Each run of eight bytes is interned on its own: put
/// the
/// parts that vary independently at multiples of eight bytes to make the table smallest. The first
/// state is checked: the sizes of its fields must add up to the size of the whole.
public protocol FlatState: CompactState, BitwiseCopyable {}

extension FlatState {
  @inlinable
  public static var wordCount: Int { (MemoryLayout<Self>.size + 7) / 8 }

  @inlinable
  public func write(to words: UnsafeMutablePointer<UInt64>) {
    words[Self.wordCount - 1] = 0
    UnsafeMutableRawPointer(words).storeBytes(of: self, as: Self.self)
  }

  @inlinable
  public init(words: UnsafePointer<UInt64>) {
    self = UnsafeRawPointer(words).loadUnaligned(as: Self.self)
  }

  @inlinable @inline(__always)
  public static func modify(
    _ words: UnsafeMutablePointer<UInt64>,
    _ body: (inout Self) -> Void
  ) {
    // In place: copying the whole to and fro would cost more than most steps do.
    body(&UnsafeMutableRawPointer(words).assumingMemoryBound(to: Self.self).pointee)
  }

  public func checkLayout() {
    let found = FlatLayout.byteCount(of: self)
    precondition(
      found == MemoryLayout<Self>.size,
      """
      \(Self.self) is no FlatState: its \(MemoryLayout<Self>.size) bytes hold \
      \(found.map(String.init) ?? "no fixed number of") bytes of integers and plain enums; fill \
      the padding with fields, or make the state Hashable instead
      """
    )
  }
}

/// What reflection says of the bytes of a value.
package enum FlatLayout {
  /// Returns the bytes that integers and plain enums take in a value, or `nil` where it has others.
  package static func byteCount(of value: Any) -> Int? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct?, .tuple?:
      if mirror.children.isEmpty { return leafByteCount(of: value) }
      var sum = 0
      for child in mirror.children {
        guard let count = byteCount(of: child.value) else { return nil }
        sum += count
      }
      return sum
    case .enum?:
      let size = size(of: value)
      return size <= 1 && mirror.children.isEmpty ? size : nil
    case nil:
      return leafByteCount(of: value)
    default:
      return nil
    }
  }

  private static func leafByteCount(of value: Any) -> Int? {
    value is any FixedWidthInteger || value is Bool || size(of: value) == 0
      ? size(of: value) : nil
  }

  private static func size(of value: Any) -> Int {
    func measure<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: measure)
  }
}
