// Reads a Swift source as tokens. It knows what text is code: nested comments, raw and multi-line
// strings, interpolation. It does not parse.

/// Splits a Swift source into tokens.
package struct Lexer {
  /// A source that the lexer can't read to its end.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let description: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []
  private var startsLine = true
  private var followsSpace = true

  package static func tokens(of source: String) throws(Failure) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    try lexer.readCode(until: nil)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Bytes

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { buffer in
      let start = position + offset
      return start + buffer.count <= bytes.count
        && buffer.elementsEqual(bytes[start..<start + buffer.count])
    }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == Self.newline { line += 1 }
      position += 1
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")
  private static let backtick = UInt8(ascii: "`")
  private static let backslash = UInt8(ascii: "\\")

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Code

  /// Reads tokens; within an interpolation up to its closing parenthesis.
  private mutating func readCode(until closing: UInt8?) throws(Failure) {
    var depth = 0
    while let byte = byte() {
      if closing != nil, byte == UInt8(ascii: ")"), depth == 0 { return }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      try readOne(byte)
    }
    if closing != nil { throw Failure(line: line, description: "an interpolation has no end") }
  }

  private mutating func readOne(_ byte: UInt8) throws(Failure) {
    switch byte {
    case Self.newline:
      startsLine = true
      followsSpace = true
      advance()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      followsSpace = true
      advance()
    case UInt8(ascii: "/") where starts(with: "//"): skipLineComment()
    case UInt8(ascii: "/") where starts(with: "/*"): try skipBlockComment()
    case UInt8(ascii: "/"):
      let count = lengthOfRegex
      append(count == nil ? .sign : .text, from: position, through: count ?? 1)
    case Self.quote: try readString(hashes: 0)
    case Self.hash: try readHash()
    case UInt8(ascii: "@"): readWord(.attribute, prefix: 1)
    case Self.backtick: try readQuotedName()
    case _ where Self.isDigit(byte): readWord(.number, prefix: 0)
    case _ where Self.isWordByte(byte): readWord(.word, prefix: 0)
    default: append(.sign, from: position, through: 1)
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, through count: Int) {
    let startLine = line
    advance(count)
    tokens.append(
      Token(
        kind: kind,
        range: start..<position,
        text: String(decoding: bytes[start..<position], as: UTF8.self),
        line: startLine,
        startsLine: startsLine,
        followsSpace: followsSpace
      )
    )
    startsLine = false
    followsSpace = false
  }

  private mutating func readWord(_ kind: Token.Kind, prefix: Int) {
    var count = prefix
    while let next = byte(count), Self.isWordByte(next) { count += 1 }
    append(kind, from: position, through: max(count, 1))
  }

  private mutating func readQuotedName() throws(Failure) {
    guard let count = length(until: "`", from: 1, endsAtLine: true) else {
      throw Failure(line: line, description: "a name in backticks has no end")
    }
    append(.word, from: position, through: count)
  }

  private mutating func readHash() throws(Failure) {
    var count = 0
    while byte(count) == Self.hash { count += 1 }
    if byte(count) == Self.quote { return try readString(hashes: count) }
    guard starts(with: "#/") else { return readWord(.directive, prefix: 1) }
    // An extended regular expression is one token.
    guard let count = length(until: "/#", from: 2) else {
      throw Failure(line: line, description: "a regular expression has no end")
    }
    append(.text, from: position, through: count)
  }

  /// The length up to the end of a text that closes; escapes are of one byte.
  private func length(
    until closing: StaticString,
    from start: Int,
    endsAtLine: Bool = false
  ) -> Int? {
    var count = start
    while let next = byte(count), !endsAtLine || next != Self.newline {
      if starts(with: closing, at: count) { return count + closing.utf8CodeUnitCount }
      count += endsAtLine && next == Self.backslash ? 2 : 1
    }
    return nil
  }

  /// The length of `/…/` where a value begins; nil for the sign of an operator.
  private var lengthOfRegex: Int? {
    let signs = ["(", "[", "{", ",", ":", "="]
    guard let before = tokens.last, before.kind == .sign, signs.contains(before.text),
      let first = byte(1), ![UInt8(ascii: " "), UInt8(ascii: ")")].contains(first)
    else { return nil }
    return length(until: "/", from: 1, endsAtLine: true)
  }

  // MARK: Comments

  private mutating func skipLineComment() {
    followsSpace = true
    while let next = byte(), next != Self.newline { advance() }
  }

  private mutating func skipBlockComment() throws(Failure) {
    let startLine = line
    var depth = 0
    followsSpace = true
    repeat {
      guard byte() != nil else {
        throw Failure(line: startLine, description: "a comment has no end")
      }
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        if byte() == Self.newline { startsLine = true }
        advance()
      }
    } while depth > 0
  }

  // MARK: Strings

  private mutating func readString(hashes: Int) throws(Failure) {
    let startLine = line
    let isLong = starts(with: "\"\"\"", at: hashes)
    var start = position
    var count = hashes + (isLong ? 3 : 1)
    while let next = byte(count) {
      if next == Self.quote, closes(at: count, hashes: hashes, isLong: isLong) {
        return append(.text, from: start, through: count + (isLong ? 3 : 1) + hashes)
      }
      if next == Self.newline, !isLong { break }
      guard next == Self.backslash else {
        count += 1
        continue
      }
      let escape = count + 1 + hashes
      guard hasHashes(hashes, at: count + 1), byte(escape) != nil else {
        count += 1
        continue
      }
      if byte(escape) == UInt8(ascii: "(") {
        append(.text, from: start, through: escape)
        append(.sign, from: position, through: 1)
        try readCode(until: UInt8(ascii: ")"))
        append(.sign, from: position, through: 1)
        start = position
        count = 0
      } else {
        count = escape + 1
      }
    }
    throw Failure(line: startLine, description: "a string has no end")
  }

  private func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == Self.hash }
  }

  private func closes(at offset: Int, hashes: Int, isLong: Bool) -> Bool {
    if isLong {
      return starts(with: "\"\"\"", at: offset) && hasHashes(hashes, at: offset + 3)
    }
    return hasHashes(hashes, at: offset + 1)
  }
}
