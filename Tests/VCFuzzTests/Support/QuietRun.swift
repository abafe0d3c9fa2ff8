// Takes a legal run of the 'uikit' scenario: names the rules by which it is legal, checks that it
// happens as stated, and requires that no check objects.

import HeadlessUIKit
import LifecycleChecks
import LifecycleNotation
import VCFuzzKit
import VCLifecycle
import XCTest

/// The rules by which a trace is legal.
struct Evidence: ExpressibleByArrayLiteral {
  /// IDs of the Rulebook.
  let rules: [String]

  init(arrayLiteral rules: String...) { self.rules = rules }

  /// No rule is known: the test that says so is named `testUnsettled…`.
  static let none: Evidence = []

  /// The rules with their statements, as a failure shows them.
  var text: String {
    rules.map { "\($0): \(Rulebook.rule($0)?.statement ?? "not in the Rulebook")" }
      .joined(separator: "\n")
  }
}

@MainActor
extension XCTestCase {
  /// Takes the steps, each of which must be possible, and requires that no check objects.
  ///
  /// `settle` passes time; a step after `!` must be impossible. `expecting` is a trace in
  /// `TraceNotation` without animated flags: the appearance callbacks of the controllers it names,
  /// and their events of other kinds that it names, must be exactly these in this order. A text
  /// that begins with `…` leaves out the events before. The events in `absent`, each a controller
  /// and a kind, must not happen at all.
  func assertQuiet(
    _ window: String,
    aside spares: [String] = [],
    under profile: String = "ios26",
    on device: Configuration.DeviceName = .phone,
    _ steps: String...,
    rules evidence: Evidence,
    expecting events: String,
    absent: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    assertKnown(evidence, file: file, line: line)
    let run = try makeRun(window, spares, profile, device)
    try take(steps, in: run, file: file, line: line)
    run.finish()
    let failure = run.failure.map { "\($0.identity.invariant): \($0.expected), \($0.found)" }
    XCTAssertNil(failure, "legal by\n\(evidence.text)", file: file, line: line)
    try assertEvents(events, absent, of: run.stage.trace, evidence, file: file, line: line)
  }

  /// Checks that the rules are in the Rulebook, and that only a test named so has none.
  private func assertKnown(_ evidence: Evidence, file: StaticString, line: UInt) {
    for id in evidence.rules {
      XCTAssertNotNil(Rulebook.rule(id), "\(id) is not in the Rulebook", file: file, line: line)
    }
    XCTAssertEqual(
      evidence.rules.isEmpty,
      name.contains(" testUnsettled") || name.contains(".testUnsettled"),
      "a test without rules is named testUnsettled…, and no other is",
      file: file,
      line: line
    )
  }

  private func take(_ steps: [String], in run: Run, file: StaticString, line: UInt) throws {
    for text in steps {
      if text == "settle" {
        run.passTime()
      } else if text.hasPrefix("!") {
        let step = try Step(text: String(text.dropFirst()), run.vocabulary)
        XCTAssertFalse(run.take(step), "'\(text)' is taken", file: file, line: line)
      } else {
        let step = try Step(text: text, run.vocabulary)
        XCTAssertTrue(run.take(step), "'\(text)' is not taken", file: file, line: line)
      }
    }
  }

  private func assertEvents(
    _ text: String,
    _ absent: String,
    of trace: Trace,
    _ evidence: Evidence,
    file: StaticString,
    line: UInt
  ) throws {
    let isOpen = text.hasPrefix("…")
    let expected = try TraceNotation.parse(isOpen ? String(text.dropFirst()) : text)
    let kinds = Set(expected.events.map(\.kind))
    let names = Set(expected.events.compactMap { $0.controller.map(expected.name(of:)) })
    let words = expected.words(of: names, kinds)
    XCTAssertFalse(words.isEmpty, "a legal run has events", file: file, line: line)
    let all = trace.words(of: names, kinds)
    let found = isOpen ? Array(all.suffix(words.count)) : all
    XCTAssertEqual(
      found.joined(separator: " "),
      words.joined(separator: " "),
      "legal by\n\(evidence.text)\nall: \(all.joined(separator: " "))",
      file: file,
      line: line
    )
    let banned = try TraceNotation.parse(absent)
    for event in banned.events {
      let name = event.controller.map(banned.name(of:)) ?? ""
      let met = trace.events.filter {
        $0.kind == event.kind && $0.controller.map(trace.name(of:)) == name
      }
      XCTAssertEqual(met.count, 0, "\(name) receives \(event.kind)", file: file, line: line)
    }
  }

  func makeRun(
    _ window: String,
    _ spares: [String],
    _ profile: String,
    _ device: Configuration.DeviceName
  ) throws -> Run {
    let configuration = Configuration(
      profile: try Profile(named: profile),
      device: device,
      window: try Tree(text: window),
      spares: try spares.map { try Tree(text: $0) }
    )
    return Run(.uikit, configuration)
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
