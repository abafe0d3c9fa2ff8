// The projection of a transition on its roots' wills and dids (spec 2.6), packed into one word.

internal import VCLifecycle

/// A short string of `o.wd n.wa …`.
struct OrderWord: Hashable, Sendable {
  private(set) var bits: UInt64 = 0
  private(set) var length = 0

  /// One callback of one side.
  enum Letter: UInt64, CaseIterable, Sendable {
    case oldWillAppear = 1
    case oldDidAppear
    case oldWillDisappear
    case oldDidDisappear
    case newWillAppear
    case newDidAppear
    case newWillDisappear
    case newDidDisappear

    init?(_ kind: Event.Kind, _ role: OpenTransition.Role) {
      switch (kind, role) {
      case (.viewWillAppear, .old): self = .oldWillAppear
      case (.viewDidAppear, .old): self = .oldDidAppear
      case (.viewWillDisappear, .old): self = .oldWillDisappear
      case (.viewDidDisappear, .old): self = .oldDidDisappear
      case (.viewWillAppear, .new): self = .newWillAppear
      case (.viewDidAppear, .new): self = .newDidAppear
      case (.viewWillDisappear, .new): self = .newWillDisappear
      case (.viewDidDisappear, .new): self = .newDidDisappear
      default: return nil
      }
    }

    var text: String { (isOld ? "o." : "n.") + ["dd", "wa", "da", "wd"][Int(rawValue % 4)] }

    /// The callback: the raw values repeat it in steps of four.
    var kind: Event.Kind {
      switch rawValue % 4 {
      case 1: .viewWillAppear
      case 2: .viewDidAppear
      case 3: .viewWillDisappear
      default: .viewDidDisappear
      }
    }

    /// The wills have the odd values.
    var isWill: Bool { rawValue % 2 == 1 }

    var isOld: Bool { rawValue <= Letter.oldDidDisappear.rawValue }
  }

  /// Some of the letters.
  struct Letters: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ letter: Letter) { rawValue = 1 << UInt16(letter.rawValue) }

    static let all = Letters(Letter.allCases.map(Letters.init))
  }

  init() {}

  init(_ letters: [Letter]) {
    for letter in letters { append(letter) }
  }

  /// Reads `o.wd n.wa o.dd n.da`.
  init(_ text: String) {
    for word in text.split(separator: " ") {
      for letter in Letter.allCases where letter.text == word { append(letter) }
    }
  }

  /// Adds a letter; beyond sixteen the word stays wrong whatever it is compared with.
  mutating func append(_ letter: Letter) {
    if length < 16 { bits |= letter.rawValue << UInt64(4 * length) }
    length += 1
  }

  var letters: [Letter] { (0..<min(length, 16)).compactMap(letter) }

  private func letter(at position: Int) -> Letter? {
    Letter(rawValue: bits >> UInt64(4 * position) & 0xF)
  }

  func contains(_ letter: Letter) -> Bool { index(of: letter) != nil }

  func index(of letter: Letter) -> Int? {
    for position in 0..<min(length, 16)
    where bits >> UInt64(4 * position) & 0xF == letter.rawValue {
      return position
    }
    return nil
  }

  func filtered(_ isKept: (Letter) -> Bool) -> OrderWord {
    var word = OrderWord()
    for position in 0..<min(length, 16) {
      if let letter = letter(at: position), isKept(letter) { word.append(letter) }
    }
    return word
  }

  /// The word without the letters that aren't among those.
  func filtered(by kept: Letters) -> OrderWord {
    if kept == .all, length <= 16 { return self }
    return filtered { kept.contains(Letters($0)) }
  }

  /// Whether the word starts with the letters of another one.
  func begins(with other: OrderWord) -> Bool {
    guard other.length <= length else { return false }
    let mask: UInt64 = other.length == 16 ? .max : (1 << UInt64(4 * other.length)) - 1
    return bits & mask == other.bits
  }

  /// This word and another after it.
  func followed(by other: OrderWord) -> OrderWord { OrderWord(letters + other.letters) }

  /// The same letters, the wills before the dids.
  var willsFirst: OrderWord {
    OrderWord(letters.filter(\.isWill) + letters.filter { !$0.isWill })
  }

  var text: String { length == 0 ? "nothing" : letters.map(\.text).joined(separator: " ") }

  /// The word in full, as a violation states it: `old viewWillDisappear, new viewWillAppear`.
  var fullText: String {
    let names = letters.map { ($0.isOld ? "old " : "new ") + $0.kind.words }
    return length == 0 ? "nothing" : names.joined(separator: ", ")
  }
}
