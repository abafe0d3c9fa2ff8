// The forms in which a result is written.

/// The form of a command's output.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case junit
  case sarif
}

/// A result that programs read, in each of their forms.
@MainActor
package protocol MachineReadableResult {
  var json: JSONValue { get }
  /// The JUnit XML: a test case for each thing that was checked.
  var junit: String { get }
  /// The SARIF log: a result for each finding.
  var sarif: JSONValue { get }
}

extension MachineReadableResult {
  /// Returns the whole document; nil for text, which is for people.
  package func document(as format: ReportFormat) -> String? {
    switch format {
    case .text: nil
    case .json: json.text
    case .junit: junit
    case .sarif: sarif.text
    }
  }
}
