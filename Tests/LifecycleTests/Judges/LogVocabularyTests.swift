// Logs that print some callbacks only: no legal one is accused, and what is illegal with the
// callbacks that are printed is found.

import LifecycleChecks
import LifecycleLogs
import LifecycleNotation
import VCLifecycle
import XCTest

final class LogVocabularyTests: XCTestCase {
  private static let short: [Substring: Event.Kind] = [
    "lv": .loadView, "dl": .viewDidLoad, "wa": .viewWillAppear, "ia": .viewIsAppearing,
    "da": .viewDidAppear, "wd": .viewWillDisappear, "dd": .viewDidDisappear,
    "wl": .viewWillLayoutSubviews, "dls": .viewDidLayoutSubviews, "wm": .willMoveToParent,
    "dm": .didMoveToParent,
  ]

  /// What authors print, with the number of single changes that are found: of all changes, those
  /// that are illegal with the printed callbacks, those found where the vocabulary is stated, and
  /// those found where the log alone shows it.
  private static let vocabularies: [(words: String, changes: [Int])] = [
    ("da", [125, 0, 0, 0]), ("dl da", [247, 0, 41, 41]), ("dls", [127, 0, 0, 0]),
    ("wa", [149, 0, 0, 0]), ("wd", [116, 0, 0, 0]), ("dd", [90, 0, 0, 0]), ("dl", [89, 0, 41, 41]),
    ("ia", [146, 0, 0, 0]), ("wl", [127, 0, 0, 0]), ("wa da", [326, 59, 59, 59]),
    ("wd dd", [248, 44, 44, 44]), ("da dd", [253, 0, 0, 0]), ("wa dd", [277, 44, 44, 10]),
    ("wa wd", [304, 120, 120, 38]), ("da wd", [280, 59, 59, 11]), ("wl dls", [313, 0, 252, 204]),
    ("dl wa", [271, 0, 41, 41]), ("dl wa da", [448, 121, 162, 126]),
    ("dl da dd", [375, 0, 41, 41]), ("wa ia da", [524, 59, 284, 225]),
    ("wa da wd", [481, 303, 303, 141]), ("da wd dd", [412, 192, 192, 59]),
    ("wa da wd dd", [613, 395, 395, 193]),
    ("dl wa da wd dd", [735, 434, 499, 248]),
    ("lv dl wa ia wl dls da wd dd", [1414, 397, 1093, 656]), ("wm dm", [174, 0, 105, 84]),
    ("dm", [70, 0, 21, 21]),
    ("wm dm wa da wd dd", [811, 392, 481, 261]),
  ]

  private func kinds(_ words: String) -> CallbackSet {
    words.split(separator: " ").reduce(into: CallbackSet()) {
      if let kind = Self.short[$1] { $0.insert(CallbackSet(kind)) }
    }
  }

  /// What print statements in some callbacks give.
  private func log(_ trace: Trace, _ printed: (ControllerID) -> CallbackSet) -> Trace {
    var log = trace
    log.header = Trace.Header()
    log.header.isComplete = true
    log.events = trace.events.compactMap { event in
      guard event.kind.isControllerCallback, let controller = event.controller,
        printed(controller).contains(event.kind)
      else { return nil }
      return Event(event.kind, controller, animated: event.animated, other: event.other)
    }
    return log
  }

  private func check(_ log: Trace, stated: CallbackSet = []) -> [String] {
    var vocabulary = LogVocabulary(stated: stated)
    for event in log.events { vocabulary.add(event, of: log.names) }
    var log = log
    vocabulary.complete(&log.header)
    return Example.outcome(log, .standard).breaks
  }

  func testNoStandardSequenceIsAccusedInAnyVocabulary() throws {
    var count = 0
    for row in SequenceRow.all {
      let trace = try TraceNotation.parse(row.text)
      for (words, _) in Self.vocabularies {
        let printed = kinds(words)
        let whole = log(trace) { _ in printed }
        XCTAssertEqual(check(whole), [], "\(row.id): \(words)")
        XCTAssertEqual(check(whole, stated: printed), [], "\(row.id): \(words), stated")
        count += 2
      }
      // What is printed of one controller need not be printed of another.
      for (place, first) in Self.vocabularies.enumerated() {
        let second = Self.vocabularies[(place + 7) % Self.vocabularies.count]
        let mixed = log(trace) { kinds($0.index % 2 == 0 ? first.words : second.words) }
        XCTAssertEqual(check(mixed), [], "\(row.id): \(first.words) and \(second.words)")
        count += 1
      }
    }
    XCTAssertEqual(count, SequenceRow.all.count * Self.vocabularies.count * 3)
  }

  // MARK: - Single changes

  private enum Change: CaseIterable {
    case delete
    case duplicate
    case swap

    func apply(to events: [Event], at position: Int) -> [Event]? {
      var events = events
      switch self {
      case .delete: events.remove(at: position)
      case .duplicate: events.insert(events[position], at: position)
      case .swap:
        guard position + 1 < events.count, events[position] != events[position + 1] else {
          return nil
        }
        events.swapAt(position, position + 1)
      }
      return events
    }
  }

  func testEverySingleChangeThatThePrintedCallbacksShowIsFound() throws {
    var rows: [String] = []
    for (words, _) in Self.vocabularies {
      let printed = kinds(words)
      var counts = (changes: 0, illegal: 0, stated: 0, inferred: 0)
      for row in SequenceRow.all {
        let whole = log(try TraceNotation.parse(row.text)) { _ in printed }
        for change in Change.allCases {
          for position in whole.events.indices {
            guard let events = change.apply(to: whole.events, at: position) else { continue }
            var changed = whole
            changed.events = events
            let isFound = !check(changed, stated: printed).isEmpty
            let isInferred = !check(changed).isEmpty
            let place = "\(row.id): \(words), \(change) at \(position)"
            if WordOracle.isIllegal(changed, { _ in printed }) {
              counts.illegal += 1
              XCTAssertTrue(isFound, place)
            }
            if WordOracle.isIllegal(changed, { shown(in: changed, of: $0) }) {
              XCTAssertTrue(isInferred, place)
            }
            XCTAssertTrue(isFound || !isInferred, place)
            counts.changes += 1
            if isFound { counts.stated += 1 }
            if isInferred { counts.inferred += 1 }
          }
        }
      }
      rows.append(
        "\(words): \(counts.changes) \(counts.illegal) \(counts.stated) \(counts.inferred)"
      )
    }
    XCTAssertEqual(
      rows,
      Self.vocabularies.map { entry in
        "\(entry.words): " + entry.changes.map { "\($0)" }.joined(separator: " ")
      }
    )
  }

  /// The callbacks that a log shows of a controller.
  private func shown(in log: Trace, of controller: ControllerID) -> CallbackSet {
    log.events.filter { $0.controller == controller }.reduce(into: CallbackSet()) {
      $0.insert(CallbackSet($1.kind))
    }
  }
}

/// An independent answer to whether one controller can have received what a log prints.
///
/// It can if printing some callbacks of a legal word of all callbacks gives the log.
private enum WordOracle {
  private static let edges: [(from: Int, kind: Event.Kind, to: Int)] = [
    (0, .viewWillAppear, 1), (1, .viewDidAppear, 2), (1, .viewWillDisappear, 3),
    (2, .viewWillDisappear, 3), (3, .viewDidDisappear, 0), (3, .viewWillAppear, 1),
  ]

  static func isIllegal(_ log: Trace, _ printed: (ControllerID) -> CallbackSet) -> Bool {
    log.names.indices.contains { index in
      let controller = ControllerID(index)
      let events = log.events.filter { $0.controller == controller }
      guard let first = events.first else { return false }
      let isFresh = first.kind == .viewDidLoad || first.kind == .loadView
      var states: Set<Int> = isFresh ? [0] : [0, 1, 2, 3]
      for event in events where event.kind.isWillOrDid {
        let before = closure(states, printed(controller))
        states = Set(edges.filter { $0.kind == event.kind && before.contains($0.from) }.map(\.to))
        if states.isEmpty { return true }
      }
      return closure(states, printed(controller)).isDisjoint(with: [0, 2])
    }
  }

  private static func closure(_ states: Set<Int>, _ printed: CallbackSet) -> Set<Int> {
    var states = states
    for _ in 0..<4 {
      for edge in edges where !printed.contains(edge.kind) && states.contains(edge.from) {
        states.insert(edge.to)
      }
    }
    return states
  }
}
