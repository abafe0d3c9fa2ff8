// JUnit XML as a value; what comes from outside is escaped here and nowhere else.

internal import Lifecycle

/// A document of test cases.
struct JUnitDocument {
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
    case error(type: String, message: String)
    case skipped(message: String)
  }

  /// The name of the suite: `vcfuzz check`.
  let name: String
  let cases: [Case]

  /// The whole document without a line's end at its own.
  var text: String {
    var failures = 0
    var errors = 0
    var skipped = 0
    for item in cases {
      switch item.outcome {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let title = name.escapedForHTML
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"\(title)\" \(counts)>",
        "  <testsuite name=\"\(title)\" \(counts) skipped=\"\(skipped)\">",
      ] + cases.flatMap(lines) + ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n")
  }

  private func lines(_ item: Case) -> [String] {
    let group = name.replacing(" ", with: ".").escapedForHTML
    let open =
      "    <testcase classname=\"\(group)\" name=\"\(item.name.escapedForHTML)\" time=\"0\""
    var inner: [String] = []
    switch item.outcome {
    case .passed: break
    case .failed(let type, let message, let lines):
      inner.append(
        "<failure type=\"\(type.escapedForHTML)\" message=\"\(message.escapedForHTML)\">"
      )
      inner += lines.map(\.escapedForHTML)
      inner.append("</failure>")
    case .error(let type, let message):
      inner.append(
        "<error type=\"\(type.escapedForHTML)\" message=\"\(message.escapedForHTML)\"/>"
      )
    case .skipped(let message): inner.append("<skipped message=\"\(message.escapedForHTML)\"/>")
    }
    if !item.output.isEmpty {
      inner += ["<system-out>"] + item.output.map(\.escapedForHTML) + ["</system-out>"]
    }
    if inner.isEmpty { return [open + "/>"] }
    let marked = inner.map { $0.hasPrefix("<") ? "      " + $0 : $0 }
    return [open + ">"] + marked + ["    </testcase>"]
  }
}
