// What single words and groups of a console line are, wherever the callback stands.

internal import VCLifecycle

extension ConsoleTokens {
  /// The end of `<NSThread: 0x600>{number = 1, name = main}`.
  func threadEnd(from open: Int) -> Int? {
    guard isSign(open, "<"), isWord(open + 1, "NSThread", "_NSMainThread"),
      let end = groupEnd("<", ">", along: open..<count)
    else { return nil }
    return groupEnd("{", "}", along: end + 1..<count) ?? end
  }

  /// The end of `[com.acme.app:lifecycle]`, which the unified log prints before a message.
  func subsystemEnd(from open: Int) -> Int? {
    guard isSign(open, "["), isWord(open + 1), isSign(open + 2, "."),
      let first = text(open + 1).first, (0x61...0x7A).contains(first),
      let end = groupEnd("[", "]", along: open..<count)
    else { return nil }
    let colon = (open..<end).first { isSign($0, ":") }
    return colon.map { isWord($0 + 1) } == true ? end : nil
  }

  /// Whether a word names a field of JSON: `"screen":`.
  func isQuotedKey(_ index: Int) -> Bool {
    isSign(index + 1, "\"") && isSign(index + 2, ":")
  }

  /// Whether parentheses hold a name and the word before them its kind, as in `VC(main)`.
  func isTitled(_ open: Int, _ close: Int) -> Bool {
    isWord(open - 1, "VC", "Controller", "ViewController", "Screen", "Page") && isWord(open + 1)
      && close - open < 5 && isLower(open + 1) && !isSign(open + 2, ":")
  }

  /// Whether a word stands for any controller: `vc`.
  func isGeneric(_ index: Int) -> Bool { isWord(index, "vc", "controller", "viewController") }

  func isValueName(_ index: Int) -> Bool { isWord(index, "animated", "Animated") }

  func valueEnd(_ index: Int) -> Int {
    var end = index + 1
    while isSign(end, ":") || isSign(end, "=") { end += 1 }
    return end
  }

  func pathEnd(from index: Int) -> Int {
    var end = index
    while isSign(end + 1, ".") || isSign(end + 1, "-"), isWord(end + 2),
      touches(end, end + 1), touches(end + 1, end + 2)
    {
      end += 2
    }
    return end
  }

  /// Turns `_TtC5MyApp3Foo` into `MyApp.Foo`.
  func demangled(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name }
    var rest = name.dropFirst(4)
    var parts: [String] = []
    while let digit = rest.first, digit.isASCII, digit.isNumber {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let length = Int(digits), length > 0, length <= rest.utf8.count else { return name }
      parts.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return parts.isEmpty || !rest.isEmpty ? name : parts.joined(separator: ".")
  }

  func flag(at index: Int) -> Bool? {
    guard tokens.indices.contains(index) else { return nil }
    let text = text(index)
    switch tokens[index].kind {
    case .word:
      switch ConsoleWords.meaning(of: text) {
      case .yes: return true
      case .no: return false
      default: return nil
      }
    case .number:
      if text.elementsEqual("1".utf8) { return true }
      return text.elementsEqual("0".utf8) ? false : nil
    default: return nil
    }
  }

  func isLower(_ index: Int) -> Bool {
    text(index).first.map { (0x61...0x7A).contains($0) } ?? false
  }

  /// Whether a word is no class name of several humps, which needs no other words.
  func isPlain(_ index: Int) -> Bool {
    let text = text(index)
    return ConsoleWords.kind(of: text) == nil
      && text.dropFirst().allSatisfy { !(0x41...0x5A).contains($0) && $0 != 0x5F }
  }

  func quotation(from open: Int, to close: Int) -> String {
    let bytes = bytes[tokens[open].end..<tokens[close].start]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a quotation is the name of a field, or the value of one that names no controller:
  /// `"screen":`, `"level":"info"`.
  func isQuotedField(_ open: Int) -> Bool {
    let close = (open + 1..<count).first { isSign($0, "\"") } ?? open
    if isSign(close + 1, ":") { return true }
    guard isSign(open - 1, ":"), isSign(open - 2, "\""), isWord(open - 3) else { return false }
    let names = [
      "screen", "controller", "viewController", "vc", "name", "class", "page", "view", "source",
      "object", "title", "type", "subject",
    ]
    return !names.contains { isWord(open - 3, $0) }
  }

  /// What the system's log prints for a text that it hides behind a hash: `mask.hash: 'abc=='`.
  func maskedText(inside range: Range<Int>) -> String? {
    guard let first = range.first, hasText("mask.hash", at: first),
      let open = range.first(where: { isSign($0, "'") }), let last = range.last,
      isSign(last, "'"), open < last
    else { return nil }
    return "hash " + quotation(from: open, to: last)
  }

  /// A number that a word calls the identity of an object: `id 1401`, `hash: 1401`.
  func labelledNumber(_ index: Int) -> UInt64? {
    guard isNumber(index) else { return nil }
    let isAssigned = isSign(index - 1, ":") || isSign(index - 1, "=")
    let label = isAssigned ? index - 2 : index - 1
    guard isWord(label, "id", "ID", "hash", "hashValue", "instance", "object", "ptr") else {
      return nil
    }
    return UInt64(String(decoding: text(index), as: UTF8.self))
  }

  /// Whether a word is surely the name of a class: `HomeViewController`, `HomeVC`.
  func isClass(_ index: Int) -> Bool {
    let text = text(index)
    return !isLower(index)
      && ["Controller", "VC"].contains { text.count > $0.utf8.count && text.hasSuffix($0.utf8) }
  }

  /// Whether a word is written as the names of classes are: `HomeScreen`.
  func isWrittenAsClass(_ index: Int) -> Bool {
    let text = text(index)
    guard let first = text.first, (0x41...0x5A).contains(first),
      ConsoleWords.meaning(of: text) == nil, ConsoleWords.kind(of: text) == nil
    else { return false }
    return zip(text, text.dropFirst()).contains { one, next in
      (0x61...0x7A).contains(one) && (0x41...0x5A).contains(next)
    }
  }

  /// Whether a word is half of `View controller`, which names none.
  func isViewOfController(_ index: Int) -> Bool {
    isWord(index + 1, "controller") && isWord(index, "View", "view")
  }

  /// Whether a label stands before a token that calls it something else than the controller.
  func isProperty(_ index: Int) -> Bool {
    guard isSign(index - 1, ":") || isSign(index - 1, "="), isWord(index - 2) else { return false }
    return ConsoleWords.meaning(of: text(index - 2)) == nil && isLower(index - 2)
      && !isWord(index - 2, "screen", "page")
  }
}

extension Collection where Element: Equatable, Self: BidirectionalCollection {
  fileprivate func hasSuffix(_ end: some BidirectionalCollection<Element>) -> Bool {
    reversed().starts(with: end.reversed())
  }
}
