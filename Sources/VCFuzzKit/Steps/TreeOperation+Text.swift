// The text of an operation on the tree, and the way back, by the template of its row.

package import HeadlessUIKit
internal import VCFuzzSupport

extension TreeOperation {
  /// The styles of presentation by their number in an operation, the plainest first.
  package static let styles: [(name: String, style: UIModalPresentationStyle)] = [
    ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
    ("overFullScreen", .overFullScreen), ("currentContext", .currentContext),
    ("overCurrentContext", .overCurrentContext), ("automatic", .automatic),
  ]

  func text(_ words: Vocabulary) -> String {
    let parts = Self.template(of: verb, isShort: object == Self.noObject).map { word -> String in
      switch word {
      case "OBJECT": words.name(of: object)
      case "TARGET": words.name(of: target)
      case "NUMBER": String(number)
      case "STYLE": Self.styles[number].name
      case "MIS-NUMBER": "MIS-\(number)"
      default: String(word)
      }
    }
    return parts.joined(separator: " ") + (isAnimated ? ", animated" : "")
  }

  /// The object of an operation that needs none.
  package static let noObject = Int.min

  /// Reads an operation; nil if the text is none.
  init?(text: Substring, _ words: Vocabulary) throws(CaseError) {
    let isAnimated = text.hasSuffix(", animated")
    let text = isAnimated ? text.dropLast(", animated".count) : text
    var given = text.split(separator: " ")
    // Cases of earlier versions write out that a misuse needs no other controller.
    if given.suffix(2) == ["with", "nobody"] { given.removeLast(2) }
    for verb in Verb.allCases {
      let isShort = verb == .misuse && given.count == 3
      let template = Self.template(of: verb, isShort: isShort)
      guard template.count == given.count, zip(template, given).allSatisfy(Self.fits) else {
        continue
      }
      self.init(verb, 0, object: Self.noObject, isAnimated: isAnimated)
      for (word, part) in zip(template, given) { try read(part, as: word, words) }
      return
    }
    return nil
  }

  /// The words of a call; a misuse that needs no other controller has fewer.
  private static func template(of verb: Verb, isShort: Bool) -> [Substring] {
    isShort && verb == .misuse ? verb.words.dropLast(2) : verb.words
  }

  private static func fits(_ word: Substring, _ given: Substring) -> Bool {
    switch word {
    case "OBJECT", "TARGET": true
    case "NUMBER": Int(given).map((0...999).contains) ?? false
    case "STYLE": styles.contains { $0.name == given }
    case "MIS-NUMBER":
      given.hasPrefix("MIS-") && Int(given.dropFirst(4)).map((0...999).contains) ?? false
    default: word == given
    }
  }

  private mutating func read(
    _ part: Substring,
    as word: Substring,
    _ words: Vocabulary
  ) throws(CaseError) {
    switch word {
    case "OBJECT": object = try words.slot(named: part)
    case "TARGET": target = try words.slot(named: part)
    case "NUMBER": number = Int(part) ?? 0
    case "STYLE": number = Self.styles.firstIndex { $0.name == part } ?? 0
    case "MIS-NUMBER": number = Int(part.dropFirst(4)) ?? 0
    default: break
    }
  }
}
