// `Reports/README.md`: all reports of a corpus in one table.

internal import Lifecycle

/// The list of the reports of a corpus.
@MainActor
package struct ReportIndex {
  private let corpus: Corpus
  private let scenarios: [Scenario]

  /// The file in the output folder.
  package static let file = "Reports/README.md"

  package init(corpus: Corpus, scenarios: [Scenario]) {
    self.corpus = corpus
    self.scenarios = scenarios
  }

  /// The whole file.
  package func text() throws -> String {
    var rows: [String] = []
    for entry in try corpus.entries() {
      let kept = entry.kept
      let scenario = scenarios.first { $0.name == kept.scenario }
      let report = scenario.flatMap { try? FindingReport(kept, scenario: $0) }
      let headline = report?.headline ?? kept.verdict.identity.invariant
      rows.append(
        "| [\(headline.escapedForProse)](\(entry.name.escapedForLink).md) | "
          + "\(kept.scenario.escapedForProse) | "
          + "\(kept.verdict.identity.description.escapedForProse) | \(kept.steps.count) |"
      )
    }
    let head = """
      # Reports

      One for each case of the corpus: what breaks, by which steps, and what usually mends it.

      | what is wrong | scenario | identity | steps |
      |---|---|---|---|
      """
    return ([head] + rows).joined(separator: "\n") + "\n"
  }

  func write(to folder: ReportFolder) throws {
    try folder.write(try text(), to: Self.file)
  }
}

extension String {
  /// The text as the target of a link: what is no plain character is written by its bytes.
  fileprivate var escapedForLink: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
