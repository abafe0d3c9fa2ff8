// What a check found: one value from which the text, the page and the forms for programs are made.

/// The traces of `vcfuzz check`.
package struct CheckReport {
  /// A trace that could not be read.
  package typealias Unreadable = (source: String, problem: String)

  package let traces: [CheckedTrace]
  package let unreadable: [Unreadable]
  /// The lowest grade of a finding that fails a test case.
  let threshold: Grade
  let showsUnrecognised: Bool

  package init(
    _ traces: [CheckedTrace],
    _ unreadable: [Unreadable],
    threshold: Grade = .violation,
    showsUnrecognised: Bool = false
  ) {
    self.traces = traces
    self.unreadable = unreadable
    self.threshold = threshold
    self.showsUnrecognised = showsUnrecognised
  }

  /// The page for a browser.
  package var page: String { CheckPage(traces: traces, unreadable: unreadable).text }

  /// Returns the report for people; the whole one has the skipped invariants and every transition.
  package func text(isWhole: Bool, style: @escaping (String, TextStyle) -> String) -> String {
    let text = CheckText(style: style, isWhole: isWhole, showsUnrecognised: showsUnrecognised)
    return traces.map(text.text).joined(separator: "\n\n")
  }
}
