// Names of several words in a console line, and words of sentences that are no names.

internal import VCLifecycle

extension ConsoleLineReader {
  /// Whether a word is one of a sentence, and no name: a lower-case word beside other such words,
  /// or a plain one right after them.
  func isInSentence(_ index: Int) -> Bool {
    guard isLower(index) else {
      return index > start && tokens.isWord(index - 1)
        && ConsoleWords.meaning(of: tokens.text(index - 1)) == .ordinary
    }
    let first = firstOfPhrase(endingAt: index)
    return (start..<place).contains { other in
      guard other < first || other > index, tokens.isWord(other), isLower(other),
        // A tag in brackets is no word of the sentence.
        !tokens.isSign(other - 1, "[") || !tokens.isSign(other + 1, "]")
      else { return false }
      let meaning = ConsoleWords.meaning(of: tokens.text(other))
      return meaning == nil || meaning == .ordinary
    }
  }

  /// The name before a colon and a word that is surely none of ASCII, and no name either:
  /// `Главная: вызван viewDidAppear`.
  func labelBefore(verb index: Int) -> Int? {
    let word = String(decoding: tokens.text(index), as: UTF8.self)
    guard tokens.isSign(index - 1, ":"), !tokens.touches(index - 1, index),
      tokens.isWord(index - 2),
      let first = word.unicodeScalars.first, !first.isASCII, first.properties.isLowercase
    else { return nil }
    return path(endingAt: index - 2) == nil ? nil : index - 2
  }

  func isLower(_ index: Int) -> Bool {
    tokens.text(index).first.map { (0x61...0x7A).contains($0) } ?? false
  }

  /// The name of one or more words that ends at a word, with the number behind it: `Side Menu`,
  /// `page 1`.
  func phrase(endingAt end: Int) -> String {
    let first = firstOfPhrase(endingAt: end)
    let isOneWord = first == pathStart(endingAt: end)
    guard !isOneWord || numberAfter(end) != nil else { return name(endingAt: end) }
    let last = numberAfter(end) ?? end
    let bytes = tokens.bytes[tokens.tokens[first].start..<tokens.tokens[last].end]
    return String(decoding: bytes, as: UTF8.self)
  }

  func name(endingAt end: Int) -> String {
    path(endingAt: end) ?? String(decoding: tokens.text(end), as: UTF8.self)
  }

  /// The first word of a name of several plain words, all capitalised or none.
  func firstOfPhrase(endingAt end: Int) -> Int {
    let pathStart = pathStart(endingAt: end)
    guard isPlain(end), !tokens.isSign(end - 1, ".") else { return pathStart }
    var first = pathStart
    while pathStart - first < 2, first - 1 >= start, tokens.isWord(first - 1), isPlain(first - 1),
      isLower(first - 1) == isLower(end), !tokens.isSign(first - 2, "."),
      ConsoleWords.meaning(of: tokens.text(first - 1)) == nil
        || (ConsoleWords.meaning(of: tokens.text(first - 1)) == .noun && !isGeneric(first - 1))
    {
      first -= 1
    }
    // Lower-case words are a name only if nothing stands before them.
    if isLower(end), first > start, tokens.isWord(first - 1) { return pathStart }
    return first
  }

  /// Whether a word is no class name of several humps, which needs no other words.
  func isPlain(_ index: Int) -> Bool {
    let text = tokens.text(index)
    return ConsoleWords.kind(of: text) == nil
      && text.dropFirst().allSatisfy { !(0x41...0x5A).contains($0) && $0 != 0x5F }
  }

  /// The number that belongs to a plain word before it: `page 1`, `page #1`.
  func numberAfter(_ end: Int) -> Int? {
    let isJoined =
      (tokens.isSign(end + 1, "#") || tokens.isSign(end + 1, "-") && tokens.touches(end, end + 1))
      && tokens.touches(end + 1, end + 2)
    guard isJoined || isPlain(end) else { return nil }
    let number = isJoined || tokens.isSign(end + 1, "#") ? end + 2 : end + 1
    guard number < place || end > place, number < tokens.count,
      tokens.tokens[number].kind == .number,
      tokens.text(number).count <= (tokens.isSign(end + 1, "#") ? 20 : 3),
      tokens.text(number).allSatisfy({ (0x30...0x39).contains($0) }),
      !tokens.isSign(number + 1, ":") || !tokens.isNumber(number + 2),
      !tokens.isSign(number + 1, ".") || !tokens.isNumber(number + 2)
    else { return nil }
    return number
  }

  // MARK: Quotations

  /// Where quotation marks open that end at a token and have a word between them.
  func quotationStart(endingAt close: Int) -> Int? {
    // What lies between two quotations is none.
    guard (start...close).count(where: { tokens.isSign($0, "\"") }) % 2 == 0 else { return nil }
    var open = close - 1
    while open >= start, !tokens.isSign(open, "\"") { open -= 1 }
    guard open >= start, close - open < 8, (open..<close).contains(where: tokens.isWord) else {
      return nil
    }
    return open
  }

  func quotation(from open: Int, to close: Int) -> String {
    let bytes = tokens.bytes[tokens.tokens[open].end..<tokens.tokens[close].start]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a quotation is the name of a field, or the value of one that names no controller:
  /// `"screen":`, `"level":"info"`.
  func isQuotedField(_ open: Int) -> Bool {
    let close = (open + 1..<tokens.count).first { tokens.isSign($0, "\"") } ?? open
    if tokens.isSign(close + 1, ":") { return true }
    guard tokens.isSign(open - 1, ":"), tokens.isSign(open - 2, "\""), tokens.isWord(open - 3)
    else { return false }
    let field = tokens.text(open - 3)
    return ![
      "screen", "controller", "viewController", "vc", "name", "class", "page", "view", "source",
      "object", "title", "type", "subject",
    ].contains { field.elementsEqual($0.utf8) }
  }

  /// What the system's log prints for a text that it hides behind a hash: `mask.hash: 'abc=='`.
  func maskedText(inside range: Range<Int>) -> String? {
    guard let first = range.first, tokens.hasText("mask.hash", at: first),
      let open = range.first(where: { tokens.isSign($0, "'") }), let last = range.last,
      tokens.isSign(last, "'"), open < last
    else { return nil }
    return "hash " + quotation(from: open, to: last)
  }

  /// A number that a word calls the identity of an object: `id 1401`, `hash: 1401`.
  func labelledNumber(_ index: Int) -> UInt64? {
    guard tokens.isNumber(index) else { return nil }
    let isAssigned = tokens.isSign(index - 1, ":") || tokens.isSign(index - 1, "=")
    let label = isAssigned ? index - 2 : index - 1
    let labels = ["id", "ID", "hash", "hashValue", "instance", "object", "ptr"]
    guard tokens.isWord(label),
      labels.contains(where: { tokens.text(label).elementsEqual($0.utf8) })
    else { return nil }
    return UInt64(String(decoding: tokens.text(index), as: UTF8.self))
  }

  /// The number in brackets right behind a name, which tells controllers of a class apart:
  /// `Folder(1401)`, but not the line in `Folder.swift(14)`.
  func instanceNumber(in open: Int, _ close: Int) -> UInt64? {
    guard close == open + 2, tokens.isNumber(open + 1), tokens.isWord(open - 1),
      tokens.touches(open - 1, open), path(endingAt: open - 1) != nil,
      !["swift", "m", "mm"].contains(where: { tokens.text(open - 1).elementsEqual($0.utf8) })
    else { return nil }
    return UInt64(String(decoding: tokens.text(open + 1), as: UTF8.self))
  }

  // MARK: Classes

  /// Whether a word is surely the name of a class: `HomeViewController`, `HomeVC`.
  func isClass(_ index: Int) -> Bool {
    let text = tokens.text(index)
    return !isLower(index)
      && ["Controller", "VC"].contains { text.count > $0.utf8.count && text.hasSuffix($0.utf8) }
  }

  /// Whether a word is written as the names of classes are: `HomeScreen`.
  func isWrittenAsClass(_ index: Int) -> Bool {
    let text = tokens.text(index)
    guard let first = text.first, (0x41...0x5A).contains(first),
      ConsoleWords.meaning(of: text) == nil, ConsoleWords.kind(of: text) == nil
    else { return false }
    return zip(text, text.dropFirst()).contains { one, next in
      (0x61...0x7A).contains(one) && (0x41...0x5A).contains(next)
    }
  }

  /// Whether a word is half of `View controller`, which names none.
  func isViewOfController(_ index: Int) -> Bool {
    tokens.isWord(index + 1) && tokens.text(index + 1).elementsEqual("controller".utf8)
      && ["View", "view"].contains { tokens.text(index).elementsEqual($0.utf8) }
  }

  /// The class of a controller that the line names anywhere, the nearest one before the callback
  /// first; none of UIKit's own, and none that is a property of another.
  var nameOfClass: ConsoleLine.Reference? {
    let index =
      nearest(isClass)
      ?? nearest { isWrittenAsClass($0) && !tokens.isSign($0 + 1, ".") && receiver?.address == nil }
    return index.map { ConsoleLine.Reference(path: phrase(endingAt: $0), address: nil) }
  }

  /// The nearest word before the callback, or else the first one after it, that is wanted, none of
  /// UIKit's own names and no property of another object.
  private func nearest(_ isWanted: (Int) -> Bool) -> Int? {
    func isFound(_ index: Int) -> Bool {
      tokens.isWord(index) && isWanted(index) && !isProperty(pathStart(endingAt: index))
        && !["UI", "NS"].contains { tokens.text(index).starts(with: $0.utf8) }
    }
    return (start..<place).last(where: isFound) ?? (place..<tokens.count).first(where: isFound)
  }

  /// The controller that a field names, as analytics do: `screen=Home`, `"vc": "Home"`.
  var labelledName: ConsoleLine.Reference? {
    for index in start..<tokens.count where tokens.isWord(index) && index != place {
      guard ConsoleWords.labels.value(of: tokens.text(index)) != nil else { continue }
      var value = index + 1
      while tokens.isSign(value, "\"") { value += 1 }
      guard tokens.isSign(value, ":") || tokens.isSign(value, "=") else { continue }
      value += 1
      while tokens.isSign(value, "\"") { value += 1 }
      guard tokens.isWord(value), value != place else { continue }
      let isQuoted = tokens.isSign(value - 1, "\"")
      let end = pathEnd(from: value)
      if isQuoted, let close = (value..<tokens.count).first(where: { tokens.isSign($0, "\"") }) {
        let name = quotation(from: value - 1, to: close)
        return ConsoleLine.Reference(path: name, address: addressAfter)
      }
      let isNoun = end == value && ConsoleWords.meaning(of: tokens.text(end)) == .noun
      guard isNoun || path(endingAt: end) != nil else { return nil }
      return ConsoleLine.Reference(path: phrase(endingAt: end), address: addressAfter)
    }
    return nil
  }

  /// Whether the line says that the callback did not come, or is awaited: `never got viewDidLoad`.
  var isDenied: Bool {
    func isDenial(_ index: Int) -> Bool {
      tokens.isWord(index) && ConsoleWords.denials.value(of: tokens.text(index)) != nil
        && !tokens.isSign(index + 1, "=") && !tokens.isSign(index + 1, ":")
    }
    let isWas = tokens.isWord(rest) && tokens.text(rest).elementsEqual("was".utf8)
    return (start..<place).contains(where: isDenial) || isDenial(isWas ? rest + 1 : rest)
  }

  /// The object with an address that stands right after the callback, as a base class prints its
  /// subclasses: `-[BaseViewController viewWillAppear:] <Feed: 0x7f>`.
  var receiver: ConsoleLine.Reference? {
    for index in rest..<tokens.count {
      if tokens.isSign(index, "<") {
        guard !isProperty(index), let group = angleGroup(from: index)?.reference else { return nil }
        return group.address == nil ? nil : group
      }
      let isSelf = tokens.isWord(index) && tokens.text(index).elementsEqual("self".utf8)
      if !isSelf, case .word = tokens.tokens[index].kind { return nil }
    }
    return nil
  }

  /// Whether a label stands before a token that calls it something else than the controller.
  func isProperty(_ index: Int) -> Bool {
    guard tokens.isSign(index - 1, ":") || tokens.isSign(index - 1, "="), tokens.isWord(index - 2)
    else { return false }
    let label = tokens.text(index - 2)
    return ConsoleWords.meaning(of: label) == nil && isLower(index - 2)
      && !["screen", "page"].contains { label.elementsEqual($0.utf8) }
  }

  /// The name of a generic class with its arguments, without the modules of those; nil if the
  /// angle brackets hold something else.
  func genericName(_ open: Int, _ close: Int) -> String? {
    guard tokens.isWord(open - 1), tokens.touches(open - 1, open), tokens.isWord(open + 1),
      let path = path(endingAt: open - 1)
    else { return nil }
    let arguments = (open...close).filter { index in
      let isModule = tokens.isWord(index) && tokens.isSign(index + 1, ".")
      return !isModule && !tokens.isSign(index, ".")
    }
    return arguments.reduce(path) { $0 + String(decoding: tokens.text($1), as: UTF8.self) }
  }
}

extension Collection where Element: Equatable, Self: BidirectionalCollection {
  fileprivate func hasSuffix(_ end: some BidirectionalCollection<Element>) -> Bool {
    reversed().starts(with: end.reversed())
  }
}
