// The words that choose what an exploration tries, and the grammar in words.

package import VCFuzzSupport
internal import VCLifecycle

extension Grammar {
  /// The words for families of steps.
  private static let familyWords = Family.allCases.map(\.rawValue) + ["tree", "styles", "inside"]

  /// The word of each verb: as the steps are written, `push`, `selectTab`.
  private static let verbWords = plainVerbs.map { "\($0)" }

  /// Reads words with commas between them: `calls, push, pop, inside:viewDidAppear`.
  package init(words text: String, stepsMax: Int) throws(CaseError) {
    self.init(stepsMax: stepsMax)
    var hasInside = false
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if word.hasPrefix("inside:") {
        moments.append(try Self.callback(word.dropFirst("inside:".count)))
        hasInside = true
        continue
      }
      if let family = Family(rawValue: String(word)) {
        families.insert(family)
        continue
      }
      switch word {
      case "tree": verbs += Self.plainVerbs
      case "styles": styles = Array(TreeOperation.styles.indices)
      case "inside":
        moments += Step.Trigger.callbacks
        hasInside = true
      default:
        guard let place = Self.verbWords.firstIndex(of: String(word)) else {
          throw Self.unknown(word)
        }
        verbs.append(Self.plainVerbs[place])
      }
    }
    verbs = Self.plainVerbs.filter(verbs.contains)
    moments = Step.Trigger.callbacks.filter(moments.contains)
    if hasInside {
      usesCallsInside = families.contains(.calls)
      verbsInside = verbs
    }
    if families.isEmpty, verbs.isEmpty {
      throw CaseError("no step is chosen: name some of " + Self.allWords)
    }
  }

  private static var allWords: String { (familyWords + verbWords).joined(separator: ", ") }

  private static func callback(_ name: Substring) throws(CaseError) -> Event.Kind {
    if let kind = Step.Trigger.callbacks.first(where: { $0.name == name }) { return kind }
    let known = Step.Trigger.callbacks.map(\.name).joined(separator: ", ")
    throw CaseError("no callback \(String(name).quotedForTerminal): there are \(known)")
  }

  private static func unknown(_ word: Substring) -> CaseError {
    let fix =
      (familyWords + verbWords).nearest(to: String(word)).map { "did you mean '\($0)'?" }
      ?? "there are \(allWords)"
    return CaseError("no kind of step \(String(word).quotedForTerminal): \(fix)")
  }

  /// The grammar in words, for certificates: `calls, push, pop`.
  package var words: String {
    var words = Family.allCases.filter(families.contains).map(\.rawValue)
    let plain = verbs.filter { $0 != .misuse }
    words += plain == Self.plainVerbs ? ["tree"] : plain.map { "\($0)" }
    let presents = verbs.contains(.present) || verbsInside.contains(.present)
    if presents, styles.count == TreeOperation.styles.count { words.append("styles") }
    words += misuses.map { "MIS-\($0)" }
    let isAnyMoment = moments == Step.Trigger.callbacks
    words += isAnyMoment ? ["inside"] : moments.map { "inside:" + $0.name }
    return words.isEmpty ? "time alone" : words.joined(separator: ", ")
  }
}
