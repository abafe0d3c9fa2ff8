// A finding with the files that were written of it.

/// A case with its files.
@MainActor
package struct CaseFiles {
  package var entry: Corpus.Entry
  /// Whether this command wrote the file of the case, rather than finding it in the corpus.
  package let isWritten: Bool
  var page: ReportPage?
  package var reportPath: String?

  package var casePath: String { entry.path }
  package var report: FindingReport? { page?.report }
}

/// A finding with its files.
@MainActor
package struct FiledFinding {
  package let finding: Finding
  /// The case; nil if the steps do not fail again.
  package let files: CaseFiles?

  var report: FindingReport? { files?.report }
  package var casePath: String? { files?.casePath }
  package var reportPath: String? { files?.reportPath }
}

extension Finding {
  /// The words that a person would search for, without the failing event.
  var headline: String { failure.violation?.headline(at: nil) ?? failure.identity.invariant }
}

extension TextRows {
  /// Adds the files of a case; what is to be pasted stays in one line.
  @MainActor
  mutating func addFiles(_ files: CaseFiles?, call: String) {
    guard let files else { return }
    self += ["   replay    \(call) replay " + files.casePath.quotedForShell.escapedForTerminal]
    if let path = files.reportPath { self += ["   report    " + path.escapedForTerminal] }
  }
}
