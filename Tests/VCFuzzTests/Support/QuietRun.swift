// Takes legal runs of the 'uikit' scenario: names the rules by which each is legal, checks that it
// happens as stated, and requires that no check objects.

import HeadlessUIKit
import LifecycleChecks
import LifecycleNotation
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
extension XCTestCase {
  /// Takes runs whose steps must all be possible, and requires that no check objects.
  ///
  /// Below a title `# …`, a run is a line `rules | trees`, with `under PROFILE` and `on DEVICE`
  /// behind the trees where it is not iOS 26 on a phone, and indented lines: behind `>` its steps,
  /// behind `=` its events, and behind `!` what must not happen. The step `settle` passes time; a
  /// step after `!` must be impossible. The events are a trace in `TraceNotation` without animated
  /// flags: the appearance callbacks of the controllers it names, and their events of other kinds
  /// that it names, must be exactly these in this order. A text that begins with `…` leaves out the
  /// events before. The events behind `!`, each a controller and a kind, must not happen at all.
  /// A run for which no rule is known is titled `Unsettled …`.
  func assertQuiet(_ table: String, file: StaticString = #filePath, line: UInt = #line) throws {
    var title = ""
    for entry in TableText.entries(of: table) {
      if entry.hasPrefix("# ") {
        title = entry
        continue
      }
      let run = try QuietRow(entry)
      let text = "\(title)\n\(entry)\nlegal by\n\(run.evidence)"
      for id in run.rules {
        XCTAssertNotNil(Rulebook.rule(id), "\(id) is no rule\n\(text)", file: file, line: line)
      }
      XCTAssertEqual(
        run.rules.isEmpty,
        title.hasPrefix("# Unsettled"),
        "a run without rules is unsettled, and no other is\n\(text)",
        file: file,
        line: line
      )
      let made = Run(.uikit, run.configuration)
      try take(run.steps, in: made, text, file: file, line: line)
      made.finish()
      let failure = made.failure.map { "\($0.identity.invariant): \($0.expected), \($0.found)" }
      XCTAssertNil(failure, text, file: file, line: line)
      try assertEvents(run, of: made.stage.trace, text, file: file, line: line)
    }
  }

  /// Takes steps, `settle`, and after `!` what must be impossible.
  func take(_ steps: String, in run: Run, _ row: String, file: StaticString, line: UInt) throws {
    for text in steps.components(separatedBy: "; ") where !text.isEmpty {
      if text == "settle" {
        run.passTime()
        continue
      }
      let isImpossible = text.hasPrefix("!")
      let step = try Step(text: isImpossible ? String(text.dropFirst()) : text, run.vocabulary)
      XCTAssertEqual(run.take(step), !isImpossible, "'\(text)' of\n\(row)", file: file, line: line)
    }
  }

  private func assertEvents(
    _ run: QuietRow,
    of trace: Trace,
    _ text: String,
    file: StaticString,
    line: UInt
  ) throws {
    let isOpen = run.events.hasPrefix("…")
    let expected = try TraceNotation.parse(isOpen ? String(run.events.dropFirst()) : run.events)
    let kinds = Set(expected.events.map(\.kind))
    let names = Set(expected.events.compactMap { $0.controller.map(expected.name(of:)) })
    let words = expected.words(of: names, kinds)
    XCTAssertFalse(words.isEmpty, "a legal run has events\n\(text)", file: file, line: line)
    let all = trace.words(of: names, kinds)
    let found = isOpen ? Array(all.suffix(words.count)) : all
    XCTAssertEqual(
      found.joined(separator: " "),
      words.joined(separator: " "),
      "\(text)\nall: \(all.joined(separator: " "))",
      file: file,
      line: line
    )
    let banned = try TraceNotation.parse(run.absent)
    for event in banned.events {
      let name = event.controller.map(banned.name(of:)) ?? ""
      let met = trace.events.filter {
        $0.kind == event.kind && $0.controller.map(trace.name(of:)) == name
      }
      XCTAssertEqual(
        met.count,
        0,
        "\(name) receives \(event.kind)\n\(text)",
        file: file,
        line: line
      )
    }
  }
}

extension Run {
  /// Lets everything run out that needs nobody's finger.
  func passTime() {
    while failure == nil,
      let step = stageSteps.first(where: { $0 == .commit || $0 == .endAnimation(0) })
    {
      take(step)
    }
  }
}

/// A legal run of a table.
private struct QuietRow {
  let rules: [String]
  let configuration: Configuration
  private(set) var steps = ""
  private(set) var events = ""
  private(set) var absent = ""

  init(_ entry: String) throws {
    let lines = entry.components(separatedBy: "\n")
    let head = lines[0].components(separatedBy: " | ")
    rules = head[0] == "no rule" ? [] : head[0].components(separatedBy: " ")
    configuration = try TableText.configuration(head[1])
    for line in lines.dropFirst() {
      let text = String(line.dropFirst(2))
      switch line.first {
      case ">": steps = text
      case "=": events = text
      default: absent = text
      }
    }
  }

  /// The rules with their statements, as a failure shows them.
  var evidence: String {
    rules.map { "\($0): \(Rulebook.rule($0)?.statement ?? "not in the Rulebook")" }
      .joined(separator: "\n")
  }
}

/// Tables of runs as text.
enum TableText {
  /// The entries of a table: lines at its margin, each with the indented lines below it.
  ///
  /// An indented line that begins with `>`, `=` or `!` and a space is a line of its own; another
  /// continues the line before it. An entry with `{a|b}` is one for each of these alternatives; all
  /// the alternatives of an entry vary together.
  static func entries(of table: String) -> [String] {
    var entries: [String] = []
    for line in table.components(separatedBy: "\n") where !line.isEmpty && !line.hasPrefix("//") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix(" ") {
        let isPart = ["> ", "= ", "! "].contains { text.hasPrefix($0) }
        entries[entries.count - 1] += (isPart ? "\n" : " ") + text
      } else {
        entries.append(text)
      }
    }
    return entries.flatMap(variations)
  }

  private static func variations(of entry: String) -> [String] {
    let alternatives = /\{([^}]*)\}/
    guard let first = entry.firstMatch(of: alternatives) else { return [entry] }
    return first.1.split(separator: "|").indices.map { place in
      entry.replacing(alternatives) { $0.1.split(separator: "|")[place] }
    }
  }

  /// Reads `trees`, `trees under PROFILE`, `trees on DEVICE`, or both.
  static func configuration(_ text: String) throws -> Configuration {
    let parts = text.components(separatedBy: " on ")
    let sides = parts[0].components(separatedBy: " under ")
    let trees = try sides[0].components(separatedBy: "; ").map { try Tree(text: $0) }
    return Configuration(
      profile: try Profile(named: sides.count > 1 ? sides[1] : "ios26"),
      device: parts.count > 1 ? Configuration.DeviceName(rawValue: parts[1]) ?? .phone : .phone,
      window: trees[0],
      spares: Array(trees.dropFirst())
    )
  }
}

extension Trace {
  /// The events of some controllers: their appearance callbacks, and those of the kinds given.
  ///
  /// Without animated flags, and each callback once, where it begins.
  fileprivate func words(of names: Set<String>, _ kinds: Set<Event.Kind>) -> [String] {
    events.compactMap { event in
      guard let name = event.controller.map(name(of:)), names.contains(name) else { return nil }
      let isShown = event.kind.isWillOrDid || kinds.contains(event.kind)
      guard isShown, event.frame == .whole || event.frame == .enter else { return nil }
      let text = shortText(of: event, full: !event.kind.isAppearance)
      return text.map { "\(name).\($0)" }
    }
  }
}
