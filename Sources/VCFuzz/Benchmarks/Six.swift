// A row of up to six plain values, in place: what a fixed-size array of another language would be.

/// Six plain values side by side.
@frozen
public struct Six<Element: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline var values: (Element, Element, Element, Element, Element, Element)

  /// Creates a row of equal values.
  @inlinable
  public init(repeating value: Element) {
    values = (value, value, value, value, value, value)
  }

  /// The value at an index from 0 to 5.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < 6, "a row has six values")
      return withUnsafeBytes(of: values) {
        $0.loadUnaligned(fromByteOffset: index &* MemoryLayout<Element>.stride, as: Element.self)
      }
    }
    set {
      precondition(UInt(bitPattern: index) < 6, "a row has six values")
      withUnsafeMutableBytes(of: &values) {
        $0.storeBytes(
          of: newValue,
          toByteOffset: index &* MemoryLayout<Element>.stride,
          as: Element.self
        )
      }
    }
  }
}

extension Six: Sendable where Element: Sendable {}
