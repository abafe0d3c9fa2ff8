// JUnit XML as a value; what comes from outside is escaped here and nowhere else.

/// A document of test cases.
enum JUnitDocument {
  /// One test case.
  struct Case {
    let name: String
    let outcome: Outcome
    /// Lines of output that are no failure.
    var output: [String] = []
  }

  /// How a test case ended.
  enum Outcome {
    case passed
    case failed(type: String, message: String, lines: [String])
    /// It could not be tried.
    case error(message: String)
    case skipped(message: String)

    /// The element that says so; nil for a case that passed.
    fileprivate var element: String? {
      switch self {
      case .passed: nil
      case .failed: "failure"
      case .error: "error"
      case .skipped: "skipped"
      }
    }

    /// The element with all that it holds.
    fileprivate var content: [String] {
      switch self {
      case .passed: []
      case .failed(let type, let message, let details):
        [
          "<failure type=\"\(type.escapedForHTML)\" message=\"\(message.escapedForHTML)\">"
        ] + details.map(\.escapedForHTML) + ["</failure>"]
      case .error(let message):
        ["<error type=\"unreadable\" message=\"\(message.escapedForHTML)\"/>"]
      case .skipped(let message): ["<skipped message=\"\(message.escapedForHTML)\"/>"]
      }
    }
  }

  /// Returns the whole document without a line's end at its own; `name` is that of the suite.
  static func text(_ name: String, _ cases: [Case]) -> String {
    func count(_ element: String) -> Int { cases.count { $0.outcome.element == element } }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(count("failure"))\" errors=\"\(count("error"))\""
    let title = name.escapedForHTML
    let group = title.replacing(" ", with: ".")
    let document =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"\(title)\" \(counts)>",
        "  <testsuite name=\"\(title)\" \(counts) skipped=\"\(count("skipped"))\">",
      ] + cases.flatMap { lines($0, in: group) } + ["  </testsuite>", "</testsuites>"]
    return document.joined(separator: "\n")
  }

  private static func lines(_ item: Case, in group: String) -> [String] {
    let open =
      "    <testcase classname=\"\(group)\" name=\"\(item.name.escapedForHTML)\" time=\"0\""
    var inner = item.outcome.content
    if !item.output.isEmpty {
      inner += ["<system-out>"] + item.output.map(\.escapedForHTML) + ["</system-out>"]
    }
    if inner.isEmpty { return [open + "/>"] }
    let marked = inner.map { $0.hasPrefix("<") ? "      " + $0 : $0 }
    return [open + ">"] + marked + ["    </testcase>"]
  }
}
