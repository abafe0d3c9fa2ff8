// What one run of a probe left in a trace: its events in order, and what its control events tell of
// events that were lost.

public import CalibrationProbes
public import VCLifecycle

/// The record of one run of a probe.
public struct ProbeRecord: Sendable {
  /// The probe that ran.
  public let probe: Probe
  /// The events, as `A.wd(true)`, or the text of a note, in the order in which they came.
  public let events: [RecordedEvent]
  /// How often the probe itself counted each event; nil if its end, where it says so, or its
  /// beginning, which names the edition, is missing.
  private let counts: [String: Int]?

  /// Whether the trace holds the probe from its beginning to its end.
  public var isWhole: Bool { counts != nil }

  /// One event of a probe.
  public struct RecordedEvent: Sendable {
    /// `A.wd`, or the name of a note.
    public let name: String
    /// `true` or `false` where the event has a flag, `yes` or `no` where the note has an answer.
    public let detail: String?

    /// The event as a question that watches it reads it.
    func text(watchedAs watched: String) -> String? {
      if watched == name { return name.contains(".") ? name : text }
      return watched == name + "(flag)" ? text : nil
    }

    /// The event in short form.
    public var text: String { detail.map { "\(name)(\($0))" } ?? name }
  }

  private var isConfirmed: Bool {
    events.contains { $0.name == Probe.confirmation && $0.detail == "yes" }
  }

  /// Returns the events that a question watches, or nil if the log lost some of them or the person
  /// did not do what was asked.
  func answer(to question: Question) -> [String]? {
    guard let counts else { return nil }
    if probe.instruction != nil, !isConfirmed { return nil }
    for watched in question.watched + [question.start].compactMap(\.self) {
      let name = watched.hasSuffix("(flag)") ? String(watched.dropLast("(flag)".count)) : watched
      guard events.count(where: { $0.name == name }) == counts[name] ?? 0 else { return nil }
    }
    let place = question.start.flatMap { start in events.firstIndex { $0.name == start } }
    return events.dropFirst(place.map { $0 + 1 } ?? 0).compactMap { event in
      question.watched.lazy.compactMap { event.text(watchedAs: $0) }.first
    }
  }
}

// MARK: - Reading

extension ProbeRecord {
  /// Why the records of a trace prove nothing.
  public enum Fault: Error, CustomStringConvertible {
    /// Two events have one number.
    case mixed(number: Int)
    case edition(String)

    public var description: String {
      switch self {
      case .mixed(let number):
        "two events have the number \(number), so it mixes recordings: give each in its own file"
      case .edition(let edition):
        "another edition of the probes was recorded ('\(edition.prefix(20))' instead of "
          + "'\(Probe.edition)'): use the vcfuzz of the same version"
      }
    }
  }

  /// Returns the records of all probes whose control events a trace has.
  public static func records(in trace: Trace) throws(Fault) -> [ProbeRecord] {
    var reader = Reader()
    // What an app writes may be numbered, too.
    let notes = trace.events.compactMap { numbered($0, in: trace) }
    guard notes.contains(where: { $0.words.hasPrefix("probe ") }) else { return [] }
    for note in try sorted(notes) { try reader.read(note) }
    reader.endPart()
    return reader.records
  }

  /// An event with its number, as `TraceRecorder` wrote it.
  private struct Numbered: Equatable {
    let number: Int
    let words: String
    let name: String?
    let detail: String?
  }

  /// The events in the order of their numbers, each once.
  private static func sorted(_ notes: [Numbered]) throws(Fault) -> [Numbered] {
    var known: [Int: Numbered] = [:]
    var numbers: [Int] = []
    for note in notes {
      if let same = known.updateValue(note, forKey: note.number) {
        if same != note { throw .mixed(number: note.number) }
      } else {
        numbers.append(note.number)
      }
    }
    return numbers.sorted().compactMap { known[$0] }
  }

  private static func numbered(_ event: Event, in trace: Trace) -> Numbered? {
    guard event.frame == .whole || event.frame == .enter, let text = trace.text(of: event),
      text.hasPrefix("#")
    else { return nil }
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let number = Int(first) else { return nil }
    let words = parts.count == 2 ? String(parts[1]) : ""
    guard let controller = event.controller else {
      return event.kind == .marker
        ? Numbered(number: number, words: words, name: nil, detail: nil) : nil
    }
    return Numbered(
      number: number,
      words: words,
      name: trace.name(of: controller) + "." + (event.kind.shortName ?? event.kind.name),
      detail: event.animated.map { "\($0)" }
    )
  }

  /// Reads numbered events one after another.
  private struct Reader {
    var records: [ProbeRecord] = []
    private var probe: Probe?
    private var events: [RecordedEvent] = []

    mutating func read(_ note: Numbered) throws(Fault) {
      if let name = note.name {
        guard let probe, name.hasPrefix(probe.name + ".") else { return }
        let short = String(name.dropFirst(probe.name.count + 1))
        events.append(RecordedEvent(name: short, detail: note.detail))
        return
      }
      let words = note.words.split(separator: " ", maxSplits: 3).map(String.init)
      if words.count >= 3, words[0] == "probe" {
        try control(words)
      } else if let probe, note.words.hasPrefix(probe.name + ": ") {
        let fact = note.words.dropFirst(probe.name.count + 2).split(separator: "=", maxSplits: 1)
        guard let name = fact.first else { return }
        let detail = fact.count == 2 ? String(fact[1]) : nil
        events.append(RecordedEvent(name: String(name), detail: detail))
      }
    }

    private mutating func control(_ words: [String]) throws(Fault) {
      let rest = words.count == 4 ? words[3] : ""
      if words[2] == "begins" {
        guard rest == Probe.edition else { throw .edition(rest) }
        begin(words[1])
      } else if words[2] == "ends:" {
        let isWhole = probe?.name == words[1]
        if !isWhole { begin(words[1]) }
        add(counts: isWhole ? Self.counts(rest) : nil)
      }
    }

    private mutating func begin(_ name: String) {
      endPart()
      probe = Probe.all.first { $0.name == name }
      events = []
    }

    /// Ends a probe whose own end is missing.
    mutating func endPart() { add(counts: nil) }

    private mutating func add(counts: [String: Int]?) {
      guard let probe else { return }
      records.append(ProbeRecord(probe: probe, events: events, counts: counts))
      self.probe = nil
    }

    /// Reads `A.wd=1 shown=1`.
    private static func counts(_ list: String) -> [String: Int] {
      let pairs = list.split(separator: " ").compactMap { item -> (String, Int)? in
        let sides = item.split(separator: "=")
        return sides.count == 2 ? Int(sides[1]).map { (String(sides[0]), $0) } : nil
      }
      return Dictionary(pairs) { $1 }
    }
  }
}
