// Numbers and texts as bytes, for another process of the same executable.

package import Foundation

/// Bytes that are being put together.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds bytes behind their count.
  package mutating func add(_ more: [UInt8]) {
    add(UInt32(more.count))
    bytes.append(contentsOf: more)
  }

  package mutating func add<Item>(_ items: [Item], _ body: (inout ByteWriter, Item) -> Void) {
    add(UInt32(items.count))
    for item in items { body(&self, item) }
  }
}

/// Bytes that are being read; once they are too short, everything is nil.
package struct ByteReader {
  private let bytes: Data
  package private(set) var place: Int

  package init(_ bytes: Data, from place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  package mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.count - place >= size else { return nil }
    let number = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: place, as: Number.self)
    }
    place += size
    return Number(littleEndian: number)
  }

  /// Reads bytes behind their count.
  package mutating func data() -> Data? {
    guard let count = number(UInt32.self), bytes.count - place >= Int(count) else { return nil }
    defer { place += Int(count) }
    return Data(bytes[bytes.startIndex + place..<bytes.startIndex + place + Int(count)])
  }

  package mutating func text() -> String? { data().map { String(decoding: $0, as: UTF8.self) } }

  package mutating func items<Item>(_ body: (inout ByteReader) -> Item?) -> [Item]? {
    guard let count = number(UInt32.self) else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let item = body(&self) else { return nil }
      items.append(item)
    }
    return items
  }
}
