// Names of several words in a console line, and words of sentences that are no names.

internal import VCLifecycle

extension ConsoleLineReader {
  /// Whether a word is one of a sentence, and no name: a lower-case word beside other such words,
  /// or a plain one right after them.
  func isInSentence(_ index: Int) -> Bool {
    guard tokens.isLower(index) else {
      return index > start && tokens.isWord(index - 1)
        && ConsoleWords.meaning(of: tokens.text(index - 1)) == .ordinary
    }
    let first = firstOfPhrase(endingAt: index)
    return (start..<place).contains { other in
      guard other < first || other > index, tokens.isWord(other), tokens.isLower(other),
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
    guard tokens.isPlain(end), !tokens.isSign(end - 1, ".") else { return pathStart }
    var first = pathStart
    while pathStart - first < 2, first - 1 >= start, tokens.isWord(first - 1),
      tokens.isPlain(first - 1),
      tokens.isLower(first - 1) == tokens.isLower(end), !tokens.isSign(first - 2, "."),
      ConsoleWords.meaning(of: tokens.text(first - 1)) == nil
        || (ConsoleWords.meaning(of: tokens.text(first - 1)) == .noun
          && !tokens.isGeneric(first - 1))
    {
      first -= 1
    }
    // Lower-case words are a name only if nothing stands before them.
    if tokens.isLower(end), first > start, tokens.isWord(first - 1) { return pathStart }
    return first
  }

  /// The number that belongs to a plain word before it: `page 1`, `page #1`.
  func numberAfter(_ end: Int) -> Int? {
    let isJoined =
      (tokens.isSign(end + 1, "#") || tokens.isSign(end + 1, "-") && tokens.touches(end, end + 1))
      && tokens.touches(end + 1, end + 2)
    guard isJoined || tokens.isPlain(end) else { return nil }
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

  /// The number in brackets right behind a name, which tells controllers of a class apart:
  /// `Folder(1401)`, but not the line in `Folder.swift(14)`.
  func instanceNumber(in open: Int, _ close: Int) -> UInt64? {
    guard close == open + 2, tokens.isNumber(open + 1), tokens.isWord(open - 1),
      tokens.touches(open - 1, open), path(endingAt: open - 1) != nil,
      !tokens.isWord(open - 1, "swift", "m", "mm")
    else { return nil }
    return UInt64(String(decoding: tokens.text(open + 1), as: UTF8.self))
  }

  // MARK: Classes

  /// The class of a controller that the line names anywhere, the nearest one before the callback
  /// first; none of UIKit's own, and none that is a property of another.
  var nameOfClass: ConsoleLine.Reference? {
    let index =
      nearest(tokens.isClass)
      ?? nearest {
        tokens.isWrittenAsClass($0) && !tokens.isSign($0 + 1, ".") && receiver?.address == nil
      }
    return index.map { ConsoleLine.Reference(path: phrase(endingAt: $0), address: nil) }
  }

  /// The nearest word before the callback, or else the first one after it, that is wanted, none of
  /// UIKit's own names and no property of another object.
  private func nearest(_ isWanted: (Int) -> Bool) -> Int? {
    func isFound(_ index: Int) -> Bool {
      tokens.isWord(index) && isWanted(index) && !tokens.isProperty(pathStart(endingAt: index))
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
      let end = tokens.pathEnd(from: value)
      if isQuoted, let close = (value..<tokens.count).first(where: { tokens.isSign($0, "\"") }) {
        let name = tokens.quotation(from: value - 1, to: close)
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
    let isWas = tokens.isWord(rest, "was")
    return (start..<place).contains(where: isDenial) || isDenial(isWas ? rest + 1 : rest)
  }

  /// The object with an address that stands right after the callback, as a base class prints its
  /// subclasses: `-[BaseViewController viewWillAppear:] <Feed: 0x7f>`.
  var receiver: ConsoleLine.Reference? {
    for index in rest..<tokens.count {
      if tokens.isSign(index, "<") {
        guard !tokens.isProperty(index), let group = angleGroup(from: index)?.reference else {
          return nil
        }
        return group.address == nil ? nil : group
      }
      let isSelf = tokens.isWord(index, "self")
      if !isSelf, case .word = tokens.tokens[index].kind { return nil }
    }
    return nil
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
