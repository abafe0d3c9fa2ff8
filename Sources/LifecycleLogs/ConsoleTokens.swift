// A console line cut into words, addresses and signs, with its colours taken out.

internal import VCLifecycle

/// The tokens of one console line.
struct ConsoleTokens {
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [Token] = []

  struct Token {
    var kind: TokenKind
    var start: Int
    var end: Int
  }

  enum TokenKind: Equatable {
    case word
    /// `0x7f9a`.
    case address
    case number
    case sign(UInt8)
  }

  /// What lies beyond in a line is not looked at.
  static let bytesMax = 8192

  /// Takes a new line in place of the present one.
  mutating func read(_ line: [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    stripColours(line)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let start = index
      if Self.isWordStart(byte) {
        index = wordEnd(from: index)
        if index > start {
          tokens.append(Token(kind: .word, start: start, end: index))
        } else {
          index = scalarEnd(from: start)
          tokens.append(Token(kind: .sign(0), start: start, end: index))
        }
      } else if (0x30...0x39).contains(byte) {
        while index < bytes.count, Self.isASCIIWord(bytes[index]) { index += 1 }
        let isAddress = index > start + 2 && byte == 0x30 && bytes[start + 1] | 0x20 == 0x78
        tokens.append(Token(kind: isAddress ? .address : .number, start: start, end: index))
      } else {
        index += 1
        if byte > 0x20 {
          tokens.append(Token(kind: .sign(byte), start: start, end: index))
        }
      }
    }
  }

  var count: Int { tokens.count }

  func text(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].start..<tokens[index].end] }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Whether a token is one of some words.
  func isWord(_ index: Int, _ words: String...) -> Bool {
    isWord(index) && words.contains { text(index).elementsEqual($0.utf8) }
  }

  func isNumber(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .number
  }

  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard index >= 0, index < tokens.count, case .sign(let byte) = tokens[index].kind else {
      return false
    }
    return UInt32(byte) == sign.value
  }

  /// Whether no space lies between a token and the next.
  func touches(_ index: Int, _ next: Int) -> Bool {
    tokens.indices.contains(index) && tokens.indices.contains(next)
      && tokens[index].end == tokens[next].start
  }

  /// Returns where a group ends that opens at the first of some places; nil if it has no end there.
  ///
  /// The `>` of an arrow, as in `->` and `=>`, is part of no group.
  func groupEnd(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    along places: some Sequence<Int>
  ) -> Int? {
    var depth = 0
    for index in places where !isArrow(index) {
      if isSign(index, open) { depth += 1 }
      if isSign(index, close) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  func isArrow(_ index: Int) -> Bool {
    isSign(index, ">") && (isSign(index - 1, "-") || isSign(index - 1, "="))
      && touches(index - 1, index)
  }

  /// The value of an address; nil if it is longer than an address can be.
  func address(_ index: Int) -> UInt64? {
    var value: UInt64 = 0
    let digits = text(index).dropFirst(2)
    guard digits.count <= 16 else { return nil }
    for byte in digits {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  /// Whether the bytes from a token on begin with a text.
  func hasText(_ text: StaticString, at index: Int) -> Bool {
    let start = tokens[index].start
    guard bytes.count - start >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + $0.count]) }
  }

  // MARK: Cutting

  private mutating func stripColours(_ line: [UInt8]) {
    guard line.contains(0x1B) || line.count > Self.bytesMax else {
      bytes.append(contentsOf: line)
      return
    }
    var isEscape = false
    var isSequence = false
    for byte in line.prefix(Self.bytesMax) {
      if isSequence {
        // A control sequence ends with a letter or one of `@`, `~` and the like.
        if (0x40...0x7E).contains(byte) { isSequence = false }
      } else if isEscape {
        isEscape = false
        isSequence = byte == UInt8(ascii: "[")
      } else if byte == 0x1B {
        isEscape = true
      } else {
        bytes.append(byte)
      }
    }
  }

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F || byte == 0x24
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (isASCIIWord(byte) && !(0x30...0x39).contains(byte))
  }

  private func wordEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if Self.isASCIIWord(bytes[index]) {
        index += 1
        continue
      }
      guard bytes[index] >= 0x80 else { return index }
      let end = scalarEnd(from: index)
      let scalar = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first
      // Letters of any script belong to a name; emoji and arrows part names.
      guard let scalar,
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark,
        scalar.value & 0xFFF0 != 0xFE00  // a selector of a variant of the sign before it
      else { return index }
      index = end
    }
    return index
  }

  private func scalarEnd(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80, index < start + 4 { index += 1 }
    return index
  }
}
