// SARIF 2.1.0 as a value, as code hosts and editors show it.

/// A log of one run of the tool.
enum SARIFLog {
  /// One result.
  struct Result {
    /// The invariant, of the catalogue's or a scenario's own.
    let rule: String
    let level: Level
    let text: String
    let place: Place
    var related: [Place] = []
    /// The finding's grade, or what else there is to say of a case that does not fail.
    let grade: String
    let verdict: String
  }

  enum Level: String {
    case note
    case warning
    case error

    init(_ grade: Grade) {
      switch grade {
      case .advice: self = .note
      case .fragile: self = .warning
      case .violation: self = .error
      }
    }
  }

  /// A line of a file, with what happened there.
  struct Place {
    let file: String
    let line: Int
    var text: String?
  }

  /// What could not be tried.
  typealias Problem = (file: String, text: String)

  /// Returns the whole log.
  static func json(_ results: [Result], problems: [Problem] = []) -> JSONValue {
    let broken = Set(results.map(\.rule))
    let catalogued = CatalogueInvariant.all.map(\.id).filter(broken.contains)
    let rules = catalogued + broken.subtracting(catalogued).sorted()
    let invocation: JSONValue = [
      "executionSuccessful": .bool(problems.isEmpty),
      "toolExecutionNotifications": .array(problems.map(notice)),
    ]
    let driver: JSONValue = [
      "name": .string("vcfuzz"),
      "version": .string(ToolVersion.current),
      "rules": .array(rules.map(descriptor)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver],
      "invocations": .array([invocation]),
      "columnKind": .string("unicodeCodePoints"),
      "results": .array(results.map { json($0, rules) }),
    ]
    return [
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ]
  }

  private static func notice(_ problem: Problem) -> JSONValue {
    [
      "level": .string("error"),
      "message": message(problem.text),
      "locations": .array([location(Place(file: problem.file, line: 1))]),
    ]
  }

  private static func descriptor(_ id: String) -> JSONValue {
    guard let invariant = CatalogueInvariant.named(id) else {
      let text = named(id)
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
    let related = result.related.enumerated().map { location($1, id: $0 + 1) }
    return .members([
      ("ruleId", .string(named(result.rule))),
      ("ruleIndex", .number(rules.firstIndex(of: result.rule) ?? -1)),
      ("level", .string(result.level.rawValue)), ("message", message(result.text)),
      ("locations", .array([location(result.place, isNamed: false)])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      ("properties", ["grade": .string(result.grade), "verdict": .string(result.verdict)]),
    ])
  }

  private static func named(_ rule: String) -> String {
    rule.isEmpty ? "an invariant without a name" : rule
  }

  private static func location(_ place: Place, id: Int? = nil, isNamed: Bool = true) -> JSONValue {
    let physical: JSONValue = [
      "artifactLocation": ["uri": .string(uri(place.file))],
      "region": ["startLine": .number(max(place.line, 1))],
    ]
    return .members([
      ("id", id.map(JSONValue.number)), ("physicalLocation", physical),
      ("message", isNamed ? place.text.map(message) : nil),
    ])
  }

  /// Returns a message; viewers may read it as Markdown or print it as it is.
  private static func message(_ text: String) -> JSONValue {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let harmless = lines.map(\.escapedForTerminal).joined(separator: "\n")
    // Brackets would make links in a SARIF message, and braces mean arguments.
    let plain = harmless.replacing("\\", with: "\\\\")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing("{", with: "{{").replacing("}", with: "}}")
    return ["text": .string(plain.isEmpty ? "(nothing)" : plain)]
  }

  /// Returns a file's name as a relative reference, each byte that is not plain written in hex.
  private static func uri(_ file: String) -> String {
    if file == "-" { return "stdin" }
    return (file.hasPrefix("/") ? "file://" : "") + file.percentEncoded(keeping: "-./_~")
  }
}
