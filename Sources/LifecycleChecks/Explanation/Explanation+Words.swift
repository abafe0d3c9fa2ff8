// An explanation in words: "lines 3–8: an interactive pop from B to A, cancelled (NAV-4)".

public import VCLifecycle

extension Explanation.Reading {
  /// Returns the transition in words, with names made harmless.
  public func words(in trace: Trace) -> String {
    let condition = choice.map { "; only with \($0)" } ?? ""
    return "\(words(subject(in: trace), in: trace)) (\(rule)\(condition))"
  }

  /// Returns the outcome in words, for a transition of which `subject` speaks.
  fileprivate func words(_ subject: String, in trace: Trace) -> String {
    let (old, new) = sides(in: trace)
    if kind == .unknown, outcome != .begunBefore {
      if from != nil, to != nil { return article(subject) }
      if outcome == .cancelled {
        return to == nil ? "\(old) begins to leave" : "\(new) begins to appear"
      }
      return to == nil ? "\(old) leaves" : "\(new) appears"
    }
    return switch outcome {
    case .begunBefore: "the end of a transition that began before the log" + ends(old, new)
    case .unfinished: article(subject) + ", still in progress at the end of the log"
    case .finished: article(subject)
    case .cancelled: "an interactive " + subject + ", cancelled"
    }
  }

  private func sides(in trace: Trace) -> (old: String, new: String) {
    (
      from.map { trace.name(of: $0).escapedForTerminal } ?? "?",
      to.map { trace.name(of: $0).escapedForTerminal } ?? "?"
    )
  }

  private func ends(_ old: String, _ new: String) -> String {
    switch (from, to) {
    case (nil, _): " and brings \(new)"
    case (_, nil): " and takes \(old) away"
    default: " and goes from \(old) to \(new)"
    }
  }

  private func article(_ text: String) -> String {
    (text.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + text
  }

  /// The words between the article and the rule.
  fileprivate func subject(in trace: Trace) -> String {
    let (old, new) = sides(in: trace)
    return switch kind {
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
    default: hasPlainWords ? "\(kind.words) from \(old) to \(new)" : kind.words
    }
  }

  /// The words that `subject` ends with where the transition goes from one controller to another.
  fileprivate func endsOfSubject(in trace: Trace) -> String {
    let (old, new) = sides(in: trace)
    return " from \(old) to \(new)"
  }

  /// Whether the words for the transition name the controller it leaves and the one it leads to.
  fileprivate var hasPlainWords: Bool { from != nil && to != nil }
}

extension Explanation.Span {
  /// Returns what the span is in words: the likeliest reading, or two that are equally likely.
  func words(in trace: Trace) -> String {
    guard let first = readings.first else { return "" }
    guard likeliest > 1 else { return first.words(in: trace) }
    let other = readings[1]
    let subjects = [first.subject(in: trace), other.subject(in: trace)]
    let tail = first.hasPlainWords ? String(first.endsOfSubject(in: trace)) : ""
    let subject =
      subjects[0].hasSuffix(tail) && subjects[1].hasSuffix(tail)
      ? subjects[0].dropLast(tail.count) + " or " + subjects[1]
      : subjects.joined(separator: " or ")
    return "\(first.words(String(subject), in: trace)) (\(first.rule), \(other.rule))"
  }

  /// Returns how many readings the callbacks have, if there are others than the likeliest.
  var alternatives: String {
    let isSure = readings.count <= likeliest || readings.first?.kind == .unknown
    return isSure ? "" : "; likeliest of \(readings.count) readings"
  }
}

extension Explanation.Missing {
  fileprivate func words(in trace: Trace) -> String {
    trace.name(of: controller).escapedForTerminal + " received no " + kind.name
  }
}

extension Explanation {
  /// Returns what known transitions leave unexplained, in a few words; nil if that is nothing.
  public func doubt(in trace: Trace) -> String? {
    if let missing = spans.lazy.compactMap(\.missing).first { return missing.words(in: trace) }
    return unexplained.isEmpty ? nil : "not every callback fits a known transition"
  }

  /// Returns the explanation in sentences.
  public func sentences(of trace: Trace, at places: EventPlaces) -> [String] {
    var sentences = spans.map { span in
      var text = places.range(span.first, span.last) + ": " + span.words(in: trace)
      if !span.followers.isEmpty {
        let names = span.followers.prefix(4).map { trace.name(of: $0).escapedForTerminal }
        text += ", with " + names.joined(separator: ", ")
        if span.followers.count > 4 { text += " and \(span.followers.count - 4) more" }
      }
      if let missing = span.missing { text += ", but " + missing.words(in: trace) }
      return text + span.alternatives
    }
    if let first = firstUnexplained {
      let event = trace.events[first]
      let name = event.controller.map { trace.name(of: $0).escapedForTerminal + " " } ?? ""
      var text =
        places.range(first, first) + ": no known transition explains " + name + event.kind.name
      if unexplained.count > 1 {
        text += ", nor \(unexplained.count - 1) more after it"
      }
      sentences.append(text)
    }
    if isCut {
      sentences.append("only the first \(callbacks) will and did callbacks were explained")
    }
    return sentences
  }

  /// Returns the explanation in sentences; `lines` are the lines of the trace's events.
  public func sentences(of trace: Trace, lines: [Int]) -> [String] {
    sentences(of: trace, at: EventPlaces(lines: lines))
  }
}

/// Where the events of a trace are found in its file: by line, or by number if they share a line.
public struct EventPlaces: Sendable {
  private let lines: [Int]
  /// Whether the events share one line, so that only their numbers tell them apart.
  public let areNumbered: Bool

  public init(lines: [Int]) {
    self.lines = lines
    areNumbered = lines.count > 1 && lines.first == lines.last
  }

  /// Returns the place of a stretch of events: `lines 3–8`, `event 2`.
  public func range(_ first: Int, _ last: Int) -> String {
    let unit = areNumbered ? "event" : "line"
    let start = number(first)
    let end = number(last)
    return start == end ? "\(unit) \(start)" : "\(unit)s \(start)–\(end)"
  }

  /// Returns the line of an event, or its number if the events share a line.
  public func number(_ position: Int) -> Int {
    !areNumbered && lines.indices.contains(position) ? lines[position] : position + 1
  }
}
