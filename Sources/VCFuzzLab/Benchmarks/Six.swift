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
      if MemoryLayout<Element>.size == 1 {
        // Bytes stay in a register: through memory, the next wider read would wait for the write.
        let byte = UInt8(truncatingIfNeeded: bytes &>> UInt64(index &* 8))
        return unsafeBitCast(byte, to: Element.self)
      }
      if MemoryLayout<Element>.size == 8 {
        let word = withUnsafeBytes(of: values) {
          $0.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
        }
        return unsafeBitCast(word, to: Element.self)
      }
      return withUnsafeBytes(of: values) {
        $0.loadUnaligned(fromByteOffset: index &* MemoryLayout<Element>.stride, as: Element.self)
      }
    }
    set {
      precondition(UInt(bitPattern: index) < 6, "a row has six values")
      if MemoryLayout<Element>.size == 1 {
        let shift = UInt64(index &* 8)
        let byte = UInt64(unsafeBitCast(newValue, to: UInt8.self))
        bytes = (bytes & ~(0xFF &<< shift)) | (byte &<< shift)
        return
      }
      if MemoryLayout<Element>.size == 8 {
        // One write of eight bytes, for the same reason.
        let word = unsafeBitCast(newValue, to: UInt64.self)
        withUnsafeMutableBytes(of: &values) {
          $0.storeBytes(of: word, toByteOffset: index &* 8, as: UInt64.self)
        }
        return
      }
      withUnsafeMutableBytes(of: &values) {
        $0.storeBytes(
          of: newValue,
          toByteOffset: index &* MemoryLayout<Element>.stride,
          as: Element.self
        )
      }
    }
  }

  /// The six bytes of a row of one-byte values, the first lowest.
  @inlinable var bytes: UInt64 {
    get {
      withUnsafeBytes(of: values) {
        UInt64(UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)))
          | UInt64(UInt16(littleEndian: $0.loadUnaligned(fromByteOffset: 4, as: UInt16.self))) << 32
      }
    }
    set {
      withUnsafeMutableBytes(of: &values) {
        $0.storeBytes(of: UInt32(truncatingIfNeeded: newValue).littleEndian, as: UInt32.self)
        $0.storeBytes(
          of: UInt16(truncatingIfNeeded: newValue >> 32).littleEndian,
          toByteOffset: 4,
          as: UInt16.self
        )
      }
    }
  }
}

extension Six: Sendable where Element: Sendable {}
