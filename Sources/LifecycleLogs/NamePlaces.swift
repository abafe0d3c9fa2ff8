// Where the lines of a log name their controllers, for names that are words of sentences as well.
//
// Nothing in `[first] viewDidLoad` says that `first` is a controller. In a log with the line
// `[Home] viewDidLoad` it is one, for it stands where that line has a name and all else is equal.

internal import VCLifecycle

/// The places of names in the lines of a log.
struct NamePlaces {
  /// Lines with their name, their callback and their numbers left out.
  private var known: Set<[UInt8]> = []
  /// What stands right before the callback in lines that are equal but for that.
  private var varying: [[UInt8]: Set<String>] = [:]

  /// The lines of which the places are remembered.
  private static let knownMax = 64
  /// How many words of a line may be its name.
  private static let wordsMax = 24

  /// Remembers where a line that was understood names its controller.
  mutating func learn(from line: ConsoleLine, _ tokens: ConsoleTokens) {
    if let name = Self.nameBeforeCallback(tokens), varying.count < Self.knownMax {
      varying[name.form, default: []].insert(name.text)
    }
    guard known.count < Self.knownMax, let name = line.controller, name.address == nil,
      let place = ConsoleLine.callbackPlace(tokens)
    else { return }
    let words = tokens.tokens.indices.filter {
      tokens.isWord($0) && tokens.text($0).elementsEqual(name.path.utf8)
    }
    if words.count == 1 {
      known.insert(Self.form(of: tokens, without: words[0]..<words[0] + 1, place))
    }
  }

  /// The name right before the callback, where lines that are equal otherwise have another one
  /// there: what comes before, such as a base class or a thread, names no controller.
  func varyingName(in tokens: ConsoleTokens) -> String? {
    guard !varying.isEmpty, let name = Self.nameBeforeCallback(tokens) else { return nil }
    return varying[name.form].map { $0.count > 1 } == true ? name.text : nil
  }

  /// A word such as `main`, a numbered one such as `page 1` or one with a hyphen, right before the
  /// callback, and the line without it.
  private static func nameBeforeCallback(
    _ tokens: ConsoleTokens
  ) -> (text: String, form: [UInt8])? {
    guard let callback = ConsoleLine.callbackPlace(tokens) else { return nil }
    var end = callback - 1
    while tokens.isSign(end, ":") || tokens.isSign(end, ">") || tokens.isSign(end, "-") { end -= 1 }
    var word = end
    if tokens.isNumber(word), tokens.text(word).count < 4 { word -= 1 }
    guard tokens.isWord(word), let first = tokens.text(word).first, (0x61...0x7A).contains(first)
    else { return nil }
    var start = word
    while tokens.isSign(start - 1, "-"), tokens.isWord(start - 2),
      tokens.touches(start - 2, start - 1)
    {
      start -= 2
    }
    let isName = end > word || start < word || ConsoleWords.meaning(of: tokens.text(word)) == .noun
    guard isName, start > 0 else { return nil }
    let text = tokens.bytes[tokens.tokens[start].start..<tokens.tokens[end].end]
    let form = form(of: tokens, without: start..<callback, callback)
    return (String(decoding: text, as: UTF8.self), form)
  }

  /// The place of the name in a line that was not understood.
  func place(in tokens: ConsoleTokens) -> Int? {
    guard !known.isEmpty, let callback = ConsoleLine.callbackPlace(tokens) else { return nil }
    let words = tokens.tokens.indices.prefix(Self.wordsMax).filter {
      $0 != callback && tokens.isWord($0) && Self.mayBeName(tokens.text($0))
    }
    return words.first { known.contains(Self.form(of: tokens, without: $0..<$0 + 1, callback)) }
  }

  // Other words of sentences, as in `Inside viewDidLoad`, never name a screen.
  private static let names = NameTable<Void>(
    """
    all back base class data debug default end error event first info last load loaded loading \
    message method new next notice old other page ready setup start test update view warning
    """.split(separator: " ").map { (String($0), ()) }
  )

  private static func mayBeName(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    // A level is printed in capitals, a name is not.
    let isLevel = word.count > 1 && word.allSatisfy { (0x41...0x5A).contains($0) }
    return !isLevel && names.value(of: ([first | 0x20] + word.dropFirst())[...]) != nil
  }

  /// A line's tokens, with marks in the place of the name, of the callback and of numbers.
  private static func form(
    of tokens: ConsoleTokens,
    without name: Range<Int>,
    _ callback: Int
  ) -> [UInt8] {
    var form: [UInt8] = []
    for (index, token) in tokens.tokens.enumerated() {
      switch token.kind {
      case _ where index == name.lowerBound: form.append(1)
      case _ where name.contains(index): continue
      case _ where index == callback: form.append(2)
      case .address, .number: form.append(3)
      case .word: form += tokens.text(index)
      case .sign(let sign): form.append(sign)
      }
      form.append(0x20)
    }
    return form
  }
}
