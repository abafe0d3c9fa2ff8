// What an explanation adds to a sequence diagram.

extension Explanation {
  /// The transitions as a diagram shows them.
  func chartSpans(in trace: Trace) -> [SequenceChart.GivenSpan] {
    spans.compactMap { span in
      guard let reading = span.readings.first, span.first <= span.last else { return nil }
      return (span.first...span.last, reading.words(in: trace), reading.outcome == .cancelled)
    }
  }
}
