// Finds the controllers and arguments around the callback's name in a console line.

internal import VCLifecycle

/// A reader of what stands around a callback's name.
struct ConsoleLineReader {
  let tokens: ConsoleTokens
  /// The place of the callback's name.
  let place: Int
  /// Where the message begins, after `MyApp[123:456]` or `MyApp: [com.acme.app:lifecycle]`.
  private(set) var start: Int
  /// The tokens of the argument list in parentheses, if there is one.
  private let arguments: Range<Int>?
  /// The first token after the callback and its selector.
  let rest: Int

  typealias Reference = ConsoleLine.Reference

  /// A line with this many words that are neither names nor fillers is a sentence.
  static let proseMax = 4

  init(tokens: ConsoleTokens, place: Int) {
    self.tokens = tokens
    self.place = place
    start = Self.messageStart(tokens, before: place)
    var index = place + 1
    var list: Range<Int>?
    if tokens.isSign(index, "("), tokens.touches(place, index) {
      let end = tokens.groupEnd("(", ")", along: index..<tokens.count) ?? tokens.count
      list = index + 1..<max(index + 1, end)
      index = end + 1
    } else {
      // The rest of a selector: `viewWillTransitionToSize:withTransitionCoordinator:`.
      while tokens.isSign(index, ":"), tokens.touches(index - 1, index) {
        index += 1
        if tokens.isWord(index), tokens.touches(index - 1, index), tokens.isSign(index + 1, ":"),
          tokens.touches(index, index + 1)
        {
          index += 1
        }
      }
    }
    arguments = list
    rest = min(index, tokens.count)
    // `Folder[1] viewDidAppear`: no process has so small a number.
    if start == 4, start == place, tokens.isSign(3, "]"), tokens.text(2).count < 3 { start = 0 }
  }

  private static func messageStart(_ tokens: ConsoleTokens, before place: Int) -> Int {
    var start = 0
    var index = 0
    while index + 3 < place {
      // `MyApp[1234:5678]`, `MyApp[1234]`.
      if tokens.isWord(index), tokens.isSign(index + 1, "["), tokens.touches(index, index + 1),
        tokens.tokens[index + 2].kind == .number
      {
        if tokens.isSign(index + 3, "]") { start = index + 4 }
        if tokens.isSign(index + 3, ":"), tokens.isSign(index + 5, "]") { start = index + 6 }
      }
      if let end = tokens.subsystemEnd(from: index), end < place { start = end + 1 }
      if let end = tokens.threadEnd(from: index), end < place { start = end + 1 }
      index += 1
    }
    return min(start, place)
  }

  // MARK: Prose

  /// Whether the line is about the end of the callback, if an earlier one was about its call:
  /// `exit viewDidLoad`, `< viewDidLoad`, `viewDidLoad done`, `viewDidLoad after super`.
  var mayBeLeaving: Bool {
    let arrows: [StaticString] = ["←", "⬅", "◀", "└"]
    if arrows.contains(where: { tokens.hasText($0, at: start) }) { return true }
    if tokens.isSign(start, "<"), angleGroup(from: start) == nil { return true }
    return tokens.tokens.indices.contains { index in
      guard tokens.isWord(index) else { return false }
      let text = tokens.text(index)
      if index >= rest, ConsoleWords.meaning(of: text) == .leaving { return true }
      if index >= start, index < place {
        let word = Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
        return ConsoleWords.meaning(of: word[...]) == .leaving
      }
      return index >= rest && text.elementsEqual("after".utf8) && tokens.isWord(index + 1)
        && tokens.isWord(index + 1, "super")
    }
  }

  /// The number of words that belong to a sentence, and to no name or argument.
  var proseCount: Int {
    var count = 0
    for index in start..<tokens.count where index != place && tokens.isWord(index) {
      if arguments?.contains(index) == true { continue }
      let text = tokens.text(index)
      guard let first = text.first, (0x61...0x7A).contains(first) else { continue }
      let isPartOfPath =
        tokens.isSign(index - 1, ".") || tokens.isSign(index + 1, ".")
        || tokens.isSign(index + 1, "[") || tokens.isSign(index + 1, "=")
        || tokens.isSign(index + 1, ":") || tokens.isQuotedKey(index) || index == place - 1
      let meaning = ConsoleWords.meaning(of: text)
      if !isPartOfPath, meaning == nil || meaning == .ordinary { count += 1 }
    }
    return count
  }

  // MARK: Controllers

  /// The nearest name before the callback; weak if it stands in brackets of its own, or is a word
  /// that may mean something else.
  func referenceBefore() -> (reference: Reference, isWeak: Bool)? {
    var index = place - 1
    var address: UInt64?
    var isBracketed = false
    var noun: (reference: Reference, isWeak: Bool)?
    // What a label calls otherwise, as in `nav: <UINavigationController: 0x7f>`.
    var property: Reference?
    while index >= start {
      switch tokens.tokens[index].kind {
      case .address: address = tokens.address(index) ?? address
      case .number: address = address ?? tokens.labelledNumber(index)
      case .sign(let sign):
        if sign == UInt8(ascii: ">"), let open = groupStart("<", ">", before: index) {
          if let name = genericName(open, index) {
            return (Reference(path: name, address: address), false)
          }
          if let group = reference(inside: open + 1..<index) {
            if !tokens.isProperty(open) { return (group, false) }
            property = property ?? group
            index = open
          }
        }
        if sign == UInt8(ascii: "\""), let open = quotationStart(endingAt: index) {
          let reference = Reference(path: tokens.quotation(from: open, to: index), address: address)
          if !tokens.isProperty(open), !tokens.isQuotedField(open) { return (reference, false) }
          property = property ?? reference
          index = open
        }
        if sign == UInt8(ascii: ")"), let open = groupStart("(", ")", before: index) {
          for inner in open..<index where tokens.tokens[inner].kind == .address {
            address = tokens.address(inner) ?? address
          }
          address = address ?? instanceNumber(in: open, index)
          // `Foo(Category)`: the name stands before; `(Foo)`: it stands inside.
          let isOptional = tokens.isWord(open - 1) && tokens.hasText("Optional(", at: open - 1)
          if tokens.isTitled(open, index) {
            let title = tokens.quotation(from: open, to: index)
            return (Reference(path: title, address: address), false)
          }
          let isJoined = tokens.touches(open - 1, open) || address != nil
          if tokens.isWord(open - 1), !isOptional, isJoined { index = open }
        }
        if sign == UInt8(ascii: "]") {
          let number = groupStart("[", "]", before: index).flatMap { instanceNumber(in: $0, index) }
          isBracketed = isBracketed || number == nil
          address = address ?? number
        }
      case .word:
        if isMethodReceiver(index) {
          return (Reference(path: name(endingAt: index), address: address), false)
        }
        let isNoun = ConsoleWords.meaning(of: tokens.text(index)) == .noun
        if isNoun, noun == nil, !tokens.isSign(index + 1, "=") {
          let reference = Reference(path: phrase(endingAt: index), address: address)
          let isGeneric = tokens.isGeneric(index)
          if isTagged(index), tokens.isLower(index), !isGeneric { return (reference, false) }
          noun = (reference, isBracketed || isGeneric)
        } else if path(endingAt: index) != nil, !isInSentence(index),
          !tokens.isViewOfController(index)
        {
          let end = labelBefore(verb: index) ?? index
          let known = address ?? addressBefore(end)
          return (Reference(path: phrase(endingAt: end), address: known), isBracketed)
        }
      }
      index -= 1
    }
    return noun ?? property.map { ($0, false) }
      ?? address.map { (Reference(path: "", address: $0), false) }
  }

  /// Whether only a tag stands before a word, and only the callback behind it, as in
  /// `UI: main viewDidLoad` and `[UI] main: viewDidLoad`.
  private func isTagged(_ index: Int) -> Bool {
    let hasCallbackNext =
      index == place - 1 || (index == place - 2 && tokens.isSign(index + 1, ":"))
    return hasCallbackNext && (tokens.isSign(index - 1, ":") || tokens.isSign(index - 1, "]"))
  }

  // `0x600001700000 Feed`: shorter numbers are those of threads.
  private func addressBefore(_ end: Int) -> UInt64? {
    var index = firstOfPhrase(endingAt: end) - 1
    if tokens.isSign(index, "]") || tokens.isSign(index, ":") { index -= 1 }
    guard tokens.tokens.indices.contains(index), tokens.tokens[index].kind == .address,
      tokens.text(index).count >= 10
    else { return nil }
    return tokens.address(index)
  }

  /// Whether a word is the receiver in `-[ViewController viewWillAppear:]`.
  private func isMethodReceiver(_ index: Int) -> Bool {
    guard index == place - 1, tokens.isSign(index - 1, "["), tokens.touches(index - 1, index) else {
      return false
    }
    return tokens.isSign(index - 2, "-") || tokens.isSign(index - 2, "+")
  }

  /// The first name after the callback and its arguments.
  func referenceAfter() -> Reference? {
    var index = rest
    var isIntroduced = tokens.isSign(rest - 1, ":") && !tokens.touches(rest - 1, rest)
    var noun: Reference?
    while index < tokens.count {
      switch tokens.tokens[index].kind {
      case .address, .number: break
      case .sign(let sign):
        if sign == UInt8(ascii: "<"), let group = angleGroup(from: index) { return group.reference }
        isIntroduced = true
      case .word:
        let text = tokens.text(index)
        switch ConsoleWords.meaning(of: text) {
        case .ordinary?: return nil
        case .noun?
        where noun == nil && isIntroduced && !tokens.isGeneric(index)
          && !tokens.isSign(index + 1, ":") && !tokens.isSign(index + 1, "="):
          noun = Reference(path: phrase(endingAt: index), address: addressAfter)
        case .some:
          isIntroduced = true
          if tokens.isValueName(index) { index = tokens.valueEnd(index) }
        case nil:
          if tokens.isSign(index + 1, "=") {
            index = tokens.valueEnd(index)
            break
          }
          let isUpper = text.first.map { (0x41...0x5A).contains($0) || $0 >= 0x80 } ?? false
          guard isIntroduced || isUpper else { return nil }
          var end = tokens.pathEnd(from: index)
          while isUpper, tokens.isWord(end + 1), tokens.isPlain(end), tokens.isPlain(end + 1),
            !tokens.isLower(end + 1),
            ConsoleWords.meaning(of: tokens.text(end + 1)) == nil
          {
            end += 1
          }
          if tokens.isSign(end + 1, "<"), tokens.touches(end, end + 1),
            let close = tokens.groupEnd("<", ">", along: end + 1..<tokens.count),
            let name = genericName(end + 1, close)
          {
            return Reference(path: name, address: addressAfter)
          }
          guard path(endingAt: end) != nil, !isFollowedByProse(end) else { return nil }
          return Reference(path: phrase(endingAt: end), address: addressAfter)
        }
      }
      index += 1
    }
    return noun
  }

  /// Whether words of a sentence follow a word.
  private func isFollowedByProse(_ end: Int) -> Bool {
    (end + 1..<max(end + 1, tokens.count)).contains { index in
      guard tokens.isWord(index), !tokens.isSign(index + 1, "="), !tokens.isSign(index + 1, ":"),
        !tokens.isSign(index - 1, "=")
      else { return false }
      let meaning = ConsoleWords.meaning(of: tokens.text(index))
      return meaning == .ordinary || (meaning == nil && tokens.isLower(index))
    }
  }

  /// The first address after the callback that no class claims, as in `superview <UIView: 0x7f>`.
  var addressAfter: UInt64? {
    for index in rest..<tokens.count {
      if let number = tokens.labelledNumber(index) { return number }
      guard tokens.tokens[index].kind == .address else { continue }
      let isOfOther =
        tokens.isSign(index - 1, ":") && index - 2 >= rest && tokens.isWord(index - 2)
        && !tokens.isLower(index - 2)
      if !isOfOther { return tokens.address(index) }
    }
    return nil
  }

  /// The dotted name that ends at a word; nil if the word is never a name.
  func path(endingAt end: Int) -> String? {
    var last = end
    // `Foo.swift` is the file of `Foo`.
    if tokens.isSign(last - 1, "."), tokens.isWord(last - 2),
      tokens.isWord(last, "swift", "m", "mm")
    {
      last -= 2
      return String(decoding: tokens.text(last), as: UTF8.self)
    }
    let first = pathStart(endingAt: last)
    if first == last, ConsoleWords.meaning(of: tokens.text(last)) != nil { return nil }
    if ConsoleWords.kind(of: tokens.text(last)) != nil { return nil }
    let bytes = tokens.bytes[tokens.tokens[first].start..<tokens.tokens[last].end]
    return tokens.demangled(String(decoding: bytes, as: UTF8.self))
  }

  /// The first word of a name with dots or hyphens.
  func pathStart(endingAt end: Int) -> Int {
    var first = end
    while tokens.isSign(first - 1, ".") || tokens.isSign(first - 1, "-"),
      tokens.isWord(first - 2), tokens.touches(first - 1, first),
      tokens.touches(first - 2, first - 1), first - 2 >= start,
      ConsoleWords.kind(of: tokens.text(first - 2)) == nil
    {
      first -= 2
    }
    return first
  }

  // MARK: Groups

  /// Reads `<Foo: 0x7f9a…>` that begins at a token.
  func angleGroup(from open: Int) -> (reference: Reference, end: Int)? {
    let places = open..<min(tokens.count, open + 64)
    guard let end = tokens.groupEnd("<", ">", along: places) else { return nil }
    return reference(inside: open + 1..<end).map { ($0, end) }
  }

  /// Returns where a group begins that closes at a token.
  private func groupStart(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    before end: Int
  ) -> Int? {
    if tokens.isArrow(end) { return nil }
    let places = stride(from: end, through: max(start, end - 64), by: -1)
    return tokens.groupEnd(close, open, along: places)
  }

  private func reference(inside range: Range<Int>) -> Reference? {
    guard let first = range.first, tokens.isWord(first) else { return nil }
    if let hash = tokens.maskedText(inside: range) { return Reference(path: hash, address: nil) }
    if ConsoleWords.meaning(of: tokens.text(first)) == .absent { return nil }
    let address = range.first { tokens.tokens[$0].kind == .address }.flatMap { tokens.address($0) }
    let end = tokens.pathEnd(from: first)
    // With an address, any word is the name of a class.
    let path = address == nil ? path(endingAt: end) : name(endingAt: end)
    return path.map { Reference(path: $0, address: address) }
  }

  // MARK: Arguments

  /// The animated flag, as `animated: 1` or as the only argument.
  var animated: Bool? {
    for index in place + 1..<max(place + 1, tokens.count)
    where tokens.isWord(index) && tokens.isValueName(index) {
      if let value = tokens.flag(at: tokens.valueEnd(index)) { return value }
    }
    if let arguments { return arguments.count == 1 ? tokens.flag(at: arguments.lowerBound) : nil }
    // `[Foo viewWillAppear:1]`, `viewWillAppear: YES`.
    return tokens.isSign(place + 1, ":") ? tokens.flag(at: rest) : nil
  }

  /// The first yes or no after the callback.
  var firstFlag: Bool? {
    for index in place + 1..<max(place + 1, tokens.count) {
      if tokens.isWord(index), tokens.isValueName(index) { return nil }
      if let value = tokens.flag(at: index) { return value }
    }
    return nil
  }

  /// The parent that a move names, and whether it names one at all.
  func parent(isControllerBefore: Bool) -> (isNamed: Bool, parent: Reference?) {
    if let arguments, let found = parent(in: arguments) { return (true, found.reference) }
    guard isControllerBefore, let found = parent(in: rest..<tokens.count) else {
      return (false, nil)
    }
    return (true, found.reference)
  }

  private func parent(in range: Range<Int>) -> (reference: Reference?, Void)? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isSign(index, "<") {
        if tokens.isWord(index + 1), ConsoleWords.meaning(of: tokens.text(index + 1)) == .absent {
          return (nil, ())
        }
        if let group = angleGroup(from: index) { return (group.reference, ()) }
      }
      if tokens.isWord(index) {
        switch ConsoleWords.meaning(of: tokens.text(index)) {
        case .absent: return (nil, ())
        case nil:
          let end = tokens.pathEnd(from: index)
          let address =
            (end + 1..<max(end + 1, min(end + 4, range.upperBound)))
            .first { tokens.tokens[$0].kind == .address }.flatMap { tokens.address($0) }
          return path(endingAt: end).map { (Reference(path: $0, address: address), ()) }
        default: break
        }
      }
      index += 1
    }
    return nil
  }
}
