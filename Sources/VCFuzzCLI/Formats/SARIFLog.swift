// SARIF 2.1.0 as a value, as code hosts and editors show it.

internal import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

/// A log of one run of the tool.
struct SARIFLog {
  /// One result.
  struct Result {
    /// The invariant, of the catalogue's or a scenario's own.
    let rule: String
    let level: Level
    let text: String
    let place: Place
    var related: [Place] = []
    /// How grave it is, in the tool's own words.
    let grade: String
    let verdict: String
  }

  enum Level: String {
    case note
    case warning
    case error
  }

  /// A line of a file, with what happened there.
  struct Place {
    let file: String
    let line: Int
    var text: String?
  }

  /// What could not be tried.
  typealias Problem = (file: String, text: String)

  private let results: [Result]
  private let problems: [Problem]

  init(_ results: [Result], problems: [Problem] = []) {
    self.results = results
    self.problems = problems
  }

  /// The whole log.
  var value: JSONValue {
    let broken = Set(results.map(\.rule))
    let catalogued = CatalogueInvariant.all.map(\.id).filter(broken.contains)
    let rules = catalogued + broken.subtracting(catalogued).sorted()
    let notices = problems.map { problem in
      [
        "level": .string("error"),
        "message": Self.message(problem.text),
        "locations": .array([Self.location(Place(file: problem.file, line: 1))]),
      ] as JSONValue
    }
    let invocation =
      [
        "executionSuccessful": .bool(problems.isEmpty),
        "toolExecutionNotifications": .array(notices),
      ] as JSONValue
    let run =
      [
        "tool": ["driver": Self.driver(rules)],
        "invocations": .array([invocation]),
        "columnKind": .string("unicodeCodePoints"),
        "results": .array(results.map { Self.json($0, rules) }),
      ] as JSONValue
    return [
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ]
  }

  private static func driver(_ rules: [String]) -> JSONValue {
    [
      "name": .string("vcfuzz"),
      "version": .string(ToolVersion.current),
      "rules": .array(rules.map(descriptor)),
    ]
  }

  private static func descriptor(_ id: String) -> JSONValue {
    guard let invariant = CatalogueInvariant.named(id) else {
      let text = id.isEmpty ? "an invariant without a name" : id
      return [
        "id": .string(text),
        "shortDescription": message(text),
        "fullDescription": message("The scenario promises this itself: '\(text)'."),
      ]
    }
    let advice = Advice.on(id)
    let help = (advice?.causes ?? []).map { "Cause: \($0)." } + [advice?.repair ?? ""]
    return [
      "id": .string(id),
      "shortDescription": message(invariant.title),
      "fullDescription": message(invariant.definition),
      "help": message(help.joined(separator: "\n")),
      "properties": ["tags": .strings(invariant.rules)],
    ]
  }

  private static func json(_ result: Result, _ rules: [String]) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("ruleId", .string(result.rule.isEmpty ? "an invariant without a name" : result.rule)),
      ("ruleIndex", .number(rules.firstIndex(of: result.rule) ?? -1)),
      ("level", .string(result.level.rawValue)), ("message", message(result.text)),
      ("locations", .array([location(result.place, isNamed: false)])),
    ]
    if !result.related.isEmpty {
      let places = result.related.enumerated().map { location($1, id: $0 + 1) }
      members.append(("relatedLocations", .array(places)))
    }
    members.append(
      ("properties", ["grade": .string(result.grade), "verdict": .string(result.verdict)])
    )
    return .object(members)
  }

  private static func location(_ place: Place, id: Int? = nil, isNamed: Bool = true) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    if let id { members.append(("id", .number(id))) }
    members.append(
      (
        "physicalLocation",
        [
          "artifactLocation": ["uri": .string(uri(place.file))],
          "region": ["startLine": .number(max(place.line, 1))],
        ]
      )
    )
    if isNamed, let text = place.text { members.append(("message", message(text))) }
    return .object(members)
  }

  /// Returns a message; viewers may read it as Markdown or print it as it is.
  private static func message(_ text: String) -> JSONValue {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let harmless = lines.map { $0.escapedForTerminal }.joined(separator: "\n")
    // Brackets would make links in a SARIF message, and braces mean arguments.
    let plain = harmless.replacing("\\", with: "\\\\")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing("{", with: "{{").replacing("}", with: "}}")
    return ["text": .string(plain.isEmpty ? "(nothing)" : plain)]
  }

  /// Returns a file's name as a relative reference, each byte that is not plain written in hex.
  private static func uri(_ file: String) -> String {
    if file == "-" { return "stdin" }
    var result = ""
    for byte in file.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return file.hasPrefix("/") ? "file://" + result : result
  }
}
