// Input in pieces, so that a log of any length is read in constant memory.

/// Bytes that arrive in pieces.
public struct ByteSource {
  private let read: () -> [UInt8]

  /// Creates a source from a function that returns the next piece, and an empty one at the end.
  public init(reading read: @escaping () -> [UInt8]) { self.read = read }

  /// Creates a source of one piece.
  public init(_ bytes: [UInt8]) {
    var rest = bytes
    read = {
      defer { rest = [] }
      return rest
    }
  }

  /// Creates a source of a text.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  package func next() -> [UInt8] { read() }

  /// Returns everything, or a little more than `max` bytes of it.
  package func readAll(max: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= max {
      let piece = next()
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
