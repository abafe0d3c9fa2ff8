// The tokens of JSON (RFC 8259), read in one pass and in constant memory.

internal import VCLifecycle

/// A reader of JSON tokens.
struct JSONScanner {
  var cursor: ByteCursor
  /// The content of a string that has escapes or lies across two pieces.
  private var scratch: [UInt8] = []

  /// The deepest nesting accepted in values that are skipped.
  static let depthMax = 64
  /// The longest string that is read.
  static let stringBytesMax = 1 << 20

  init(_ source: ByteSource) { cursor = ByteCursor(source) }

  func failure(_ problem: String) -> TraceFormatError { cursor.failure(problem) }

  /// The next byte that is no white space, or `ByteCursor.end`.
  mutating func peekToken() -> Int {
    cursor.skipWhitespace()
    return cursor.peek()
  }

  mutating func expect(_ byte: UInt8, _ place: @autoclosure () -> String) throws(TraceFormatError) {
    let found = peekToken()
    guard found == Int(byte) else {
      let wanted = "'" + String(UnicodeScalar(byte)) + "'"
      throw failure("expected \(wanted) \(place()), found \(Self.name(of: found))")
    }
    cursor.advance()
  }

  /// Steps over a byte if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peekToken() == Int(byte) else { return false }
    cursor.advance()
    return true
  }

  static func name(of byte: Int) -> String {
    switch byte {
    case ByteCursor.end: "the end of the input"
    case 0x20...0x7E: "'" + String(UnicodeScalar(UInt8(byte))) + "'"
    default: "byte 0x" + String(byte, radix: 16)
    }
  }

  // MARK: Strings

  /// Reads a string and returns its content in UTF-8.
  mutating func readString(_ place: @autoclosure () -> String) throws(TraceFormatError)
    -> ArraySlice<UInt8>
  {
    try expect(UInt8(ascii: "\""), place())
    let start = cursor.position
    let piece = cursor.piece
    var index = start
    var isASCII = true
    while index < piece.count {
      let byte = piece[index]
      if byte == UInt8(ascii: "\"") {
        cursor.advance(by: index - start + 1)
        let content = piece[start..<index]
        if !isASCII { try validate(content) }
        return content
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if byte >= 0x80 { isASCII = false }
      index += 1
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: piece[start..<index])
    cursor.advance(by: index - start)
    try readRestOfString()
    let content = scratch[...]
    try validate(content)
    return content
  }

  private mutating func readRestOfString() throws(TraceFormatError) {
    while true {
      if scratch.count > Self.stringBytesMax {
        throw failure("a string of more than \(Self.stringBytesMax) bytes")
      }
      let byte = cursor.peek()
      switch byte {
      case ByteCursor.end:
        throw failure("the input ends inside a string")
      case 0x22:
        cursor.advance()
        return
      case 0x5C:
        cursor.advance()
        try readEscape()
      case 0..<0x20:
        throw failure(
          "a control character (\(Self.name(of: byte))) inside a string: write it as an escape"
        )
      default:
        scratch.append(UInt8(byte))
        cursor.advance()
      }
    }
  }

  private mutating func readEscape() throws(TraceFormatError) {
    let byte = cursor.peek()
    let plain: UInt8
    switch byte {
    case 0x22, 0x5C, 0x2F: plain = UInt8(byte)
    case 0x62: plain = 0x08
    case 0x66: plain = 0x0C
    case 0x6E: plain = 0x0A
    case 0x72: plain = 0x0D
    case 0x74: plain = 0x09
    case 0x75:
      cursor.advance()
      try readUnicodeEscape()
      return
    default: throw failure("no such escape in a string: \\ and \(Self.name(of: byte))")
    }
    scratch.append(plain)
    cursor.advance()
  }

  private mutating func readUnicodeEscape() throws(TraceFormatError) {
    let first = try readHexUnit()
    var value = UInt32(first)
    if (0xD800..<0xDC00).contains(value) {
      guard cursor.peek() == 0x5C else { throw loneSurrogate(first) }
      cursor.advance()
      guard cursor.peek() == 0x75 else { throw loneSurrogate(first) }
      cursor.advance()
      let second = UInt32(try readHexUnit())
      guard (0xDC00..<0xE000).contains(second) else { throw loneSurrogate(first) }
      value = 0x10000 + ((value - 0xD800) << 10) + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw loneSurrogate(first) }
    scratch.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private func loneSurrogate(_ unit: UInt16) -> TraceFormatError {
    failure("\\u\(String(unit, radix: 16)) is one half of a surrogate pair without the other")
  }

  private mutating func readHexUnit() throws(TraceFormatError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      let byte = cursor.peek()
      guard byte >= 0, let digit = Character(UnicodeScalar(UInt8(byte))).hexDigitValue else {
        throw failure("\\u must be followed by four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
      cursor.advance()
    }
    return value
  }

  private func validate(_ content: ArraySlice<UInt8>) throws(TraceFormatError) {
    // Decoding repairs what is wrong, and so changes it.
    guard String(decoding: content, as: UTF8.self).utf8.elementsEqual(content) else {
      throw failure("the string that ends here is no UTF-8")
    }
  }

  // MARK: Other values

  /// Reads `true` or `false`.
  mutating func readBool(_ place: @autoclosure () -> String) throws(TraceFormatError) -> Bool {
    switch peekToken() {
    case 0x74:
      try readWord("true")
      return true
    case 0x66:
      try readWord("false")
      return false
    default:
      throw failure("expected true or false \(place()), found \(Self.name(of: cursor.peek()))")
    }
  }

  /// Steps over `null` if it is next.
  mutating func takeNull() throws(TraceFormatError) -> Bool {
    guard peekToken() == 0x6E else { return false }
    try readWord("null")
    return true
  }

  /// Reads a whole number from 0 to 2^31 - 1.
  mutating func readCount(_ place: @autoclosure () -> String) throws(TraceFormatError) -> Int {
    guard (0x30...0x39).contains(peekToken()) else {
      throw failure("expected a whole number \(place()), found \(Self.name(of: cursor.peek()))")
    }
    var value = 0
    while true {
      let byte = cursor.peek()
      switch byte {
      case 0x30...0x39:
        value = value * 10 + byte - 0x30
        guard value <= Int(Int32.max) else {
          throw failure("a number above \(Int32.max) \(place())")
        }
        cursor.advance()
      case 0x2E, 0x45, 0x65: throw failure("expected a whole number \(place()), found a fraction")
      default: return value
      }
    }
  }

  /// Reads a number as it is written.
  mutating func readNumberText() throws(TraceFormatError) -> String {
    var text = ""
    cursor.skipWhitespace()
    while true {
      let byte = cursor.peek()
      switch byte {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65:
        guard text.utf8.count < 64 else { throw failure("a number of more than 64 digits") }
        text.unicodeScalars.append(UnicodeScalar(UInt8(byte)))
        cursor.advance()
      default:
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
          throw failure("expected a value, found \(Self.name(of: byte))")
        }
        return text
      }
    }
  }

  private mutating func readWord(_ word: StaticString) throws(TraceFormatError) {
    for byte in Array("\(word)".utf8) {
      guard cursor.peek() == Int(byte) else {
        throw failure("expected \(word), found \(Self.name(of: cursor.peek()))")
      }
      cursor.advance()
    }
  }

  /// Steps over any value.
  mutating func skipValue(depth: Int = 0) throws(TraceFormatError) {
    guard depth < Self.depthMax else {
      throw failure("nested more than \(Self.depthMax) levels deep")
    }
    switch peekToken() {
    case 0x22: _ = try readString("")
    case 0x7B:
      cursor.advance()
      if take(0x7D) { return }
      repeat {
        _ = try readString("as a field's name")
        try expect(0x3A, "after a field's name")
        try skipValue(depth: depth + 1)
      } while take(0x2C)
      try expect(0x7D, "at the end of an object")
    case 0x5B:
      cursor.advance()
      if take(0x5D) { return }
      repeat { try skipValue(depth: depth + 1) } while take(0x2C)
      try expect(0x5D, "at the end of an array")
    case 0x74, 0x66: _ = try readBool("")
    case 0x6E: _ = try takeNull()
    default: _ = try readNumberText()
    }
  }
}
