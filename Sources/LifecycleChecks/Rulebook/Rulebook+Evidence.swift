// Which tests prove which rule: the recorded tables of the folder Evidence, read into values.
//
// A table lists a rule and, indented below it, the tests that prove it. A test compares the tables
// with the calls of `proves` in the conformance suite, and rewrites them with RECORD_EVIDENCE=1.

/// The tests that prove one rule.
package struct Evidence: Hashable, Sendable {
  package var rule: String
  /// Names such as `NavigationTests.testPush`, sorted.
  package var tests: [String]

  package init(rule: String, tests: [String]) {
    self.rule = rule
    self.tests = tests
  }

  /// Reads a recorded table.
  package static func table(_ text: String) -> [Evidence] {
    var table: [Evidence] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" ") {
        table[table.count - 1].tests.append(String(line.drop { $0 == " " }))
      } else {
        table.append(Evidence(rule: String(line), tests: []))
      }
    }
    return table
  }

  /// Returns the text that `table` reads.
  package static func text(_ table: [Evidence]) -> String {
    table.map { ([$0.rule] + $0.tests.map { "  " + $0 }).joined(separator: "\n") }
      .joined(separator: "\n")
  }
}

extension Rulebook {
  /// The evidence for all rules that have any, in the order of the rules.
  package static let evidence: [Evidence] = Rule.Family.allCases.flatMap {
    Evidence.table(recordedEvidence(for: $0))
  }

  /// Returns the tests that prove a rule.
  public static func tests(proving id: String) -> [String] {
    evidence.first { $0.rule == id }?.tests ?? []
  }

  /// Returns the recorded table of one family.
  package static func recordedEvidence(for family: Rule.Family) -> String {
    switch family {
    case .state: stateEvidence
    case .appear: appearEvidence
    case .layout: layoutEvidence
    case .navigation: navigationEvidence
    case .delegate: delegateEvidence
    case .modal: modalEvidence
    case .tab: tabEvidence
    case .page: pageEvidence
    case .split: splitEvidence
    case .child: childEvidence
    case .window: windowEvidence
    case .move: moveEvidence
    case .flag: flagEvidence
    case .stateAt: stateAtEvidence
    case .coordinator: coordinatorEvidence
    case .show: showEvidence
    case .first: firstEvidence
    case .quirk: quirkEvidence
    }
  }
}
