// Where a reader is in its input, and why it stopped there.

internal import VCLifecycle

/// A place in a source, with its line and column.
struct ByteCursor {
  private let source: ByteSource
  /// The piece at hand; what has been consumed of it lies before `position`.
  private(set) var piece: [UInt8]
  private(set) var position = 0
  /// The number of bytes before the piece.
  private var offset = 0
  /// The number of bytes before the present line.
  private var lineStart = 0
  private(set) var line = 1

  static let end = -1

  /// The least length of the first piece, if the source has as much.
  static let startLength = 1 << 16

  init(_ source: ByteSource) {
    self.source = source
    // However small the pieces of a pipe are, what is learned from the start is the same.
    piece = source.readAll(max: Self.startLength - 1)
    if piece.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    lineStart = position
  }

  var column: Int { offset + position - lineStart + 1 }

  /// The byte at the cursor, or `end`.
  mutating func peek() -> Int {
    if position < piece.count { return Int(piece[position]) }
    return refill() ? Int(piece[position]) : Self.end
  }

  mutating func advance(by count: Int = 1) { position += count }

  /// Steps over a line feed.
  mutating func advanceLine() {
    position += 1
    line += 1
    lineStart = offset + position
  }

  mutating func skipWhitespace() {
    while true {
      switch peek() {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A: advanceLine()
      default: return
      }
    }
  }

  private mutating func refill() -> Bool {
    offset += piece.count
    position = 0
    piece = source.next()
    return !piece.isEmpty
  }

  func failure(_ problem: String) -> TraceFormatError {
    TraceFormatError(line: line, column: column, problem: problem)
  }
}
