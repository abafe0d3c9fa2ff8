// An explanation in words: "lines 3–8: an interactive pop from B to A, cancelled (NAV-4)".

public import Lifecycle

extension Explanation.Reading {
  /// Returns the transition in words, with names made harmless.
  public func words(in trace: Trace) -> String {
    let old = from.map { trace.name(of: $0).escapedForTerminal } ?? "?"
    let new = to.map { trace.name(of: $0).escapedForTerminal } ?? "?"
    let what: String
    switch outcome {
    case .begunBefore: what = "the end of a transition that began before the log" + sides(old, new)
    case .unfinished: what = "a beginning " + subject(old, new) + ", not ended when the log ends"
    case .finished: what = article(subject(old, new))
    case .cancelled: what = "an interactive " + subject(old, new) + ", cancelled"
    }
    let condition = choice.map { "; only with \($0)" } ?? ""
    return "\(what) (\(rule)\(condition))"
  }

  private func sides(_ old: String, _ new: String) -> String {
    switch (from, to) {
    case (nil, _): " and brings \(new)"
    case (_, nil): " and takes \(old) away"
    default: " and goes from \(old) to \(new)"
    }
  }

  private func article(_ text: String) -> String {
    (text.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + text
  }

  private func subject(_ old: String, _ new: String) -> String {
    switch kind {
    case .presentHiding: "full-screen presentation of \(new) over \(old)"
    case .dismissHiding: "full-screen dismissal of \(old) that uncovers \(new)"
    case .presentKeeping: "presentation of \(new) over a presenter that stays visible"
    case .dismissKeeping: "dismissal of \(old) over a presenter that stayed visible"
    case .sheetDrag: "sheet drag of \(old)"
    case .root: "first display of \(new)"
    case .chainDismiss:
      to == nil
        ? "dismissal of \(old) and what it presents"
        : "dismissal of several levels from \(old) to \(new)"
    case .childAdd, .pageEarly: "\(kind.words) (\(new))"
    case .childRemove: "\(kind.words) (\(old))"
    case .splitColumn:
      to == nil ? "split column hidden (\(old))" : "split column shown (\(new))"
    default: "\(kind.words) from \(old) to \(new)"
    }
  }
}

extension Explanation {
  /// Returns the explanation in sentences; `lines` are the lines of the trace's events.
  public func sentences(of trace: Trace, lines: [Int]) -> [String] {
    var sentences = spans.map { span in
      let range = Self.range(lines, span.first, span.last)
      var text = range + ": " + (span.readings.first?.words(in: trace) ?? "")
      if !span.followers.isEmpty {
        let names = span.followers.prefix(4).map { trace.name(of: $0).escapedForTerminal }
        text += ", with " + names.joined(separator: ", ")
        if span.followers.count > 4 { text += " and \(span.followers.count - 4) more" }
      }
      if span.readings.count > 1 { text += "; the simplest of \(span.readings.count) readings" }
      return text
    }
    if let first = firstUnexplained {
      let event = trace.events[first]
      let name = event.controller.map { trace.name(of: $0).escapedForTerminal + " " } ?? ""
      var text =
        Self.range(lines, first, first) + ": no permitted behaviour explains " + name
        + event.kind.name
      if unexplained.count > 1 {
        text += ", nor \(unexplained.count - 1) more after it"
      }
      sentences.append(text)
    }
    if isCut { sentences.append("only the first \(callbacks) wills and dids were looked at") }
    return sentences
  }

  private static func range(_ lines: [Int], _ first: Int, _ last: Int) -> String {
    let start = lines.indices.contains(first) ? lines[first] : first + 1
    let end = lines.indices.contains(last) ? lines[last] : last + 1
    return start == end ? "line \(start)" : "lines \(start)–\(end)"
  }
}
