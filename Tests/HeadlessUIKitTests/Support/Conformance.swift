// Helpers of the conformance tests: the rules that a test covers, and comparison with diagrams.

import LifecycleChecks
import LifecycleNotation
import UIKitTesting

/// A test of view controllers, which runs on the main actor.
@MainActor
class UIKitTestCase: XCTestCase {}

extension XCTestCase {
  /// Names the rules that a test covers; a house rule reads these calls from the sources.
  func covers(_ rules: String...) {
    XCTAssertFalse(rules.isEmpty)
  }

  /// Compares what a stage recorded with a diagram; every callback that came must be in it.
  ///
  /// `ignoring` leaves out whole lanes, `hiding` kinds that the diagram is not about.
  @MainActor
  func assertDiagram(
    _ stage: Stage,
    from start: Int = 0,
    ignoring lanes: [String] = [],
    hiding: Hidden = .standard,
    isPermitted: Bool = true,
    in name: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expected: () -> String
  ) {
    let came = Diagram(stage.trace, from: start, where: { !hiding.contains($0.kind) })
      .removing(lanes: lanes)
    if isPermitted { assertPermitted(stage, file: file, line: line) }
    let wanted = Diagram(parsing: expected())
    if ProcessInfo.processInfo.environment["RECORD_DIAGRAMS"] != nil {
      if wanted.matches(came) { return }
      InlineRecorder.rewrite(came.drawn(full: true), file: "\(file)", line: Int(line), case: name)
      XCTFail("recorded; read it against the specification", file: file, line: line)
      return
    }
    XCTAssertFalse(
      wanted.entries.isEmpty && wanted.steps.isEmpty,
      "no diagram",
      file: file,
      line: line
    )
    guard !wanted.matches(came) else { return }
    XCTFail(
      "\(name ?? "")\nExpected:\n\(wanted.drawn(full: true))\nActual:\n\(came.drawn(full: true))\n",
      file: file,
      line: line
    )
  }

  /// Compares what a stage recorded in each case with a diagram.
  ///
  /// Blank lines are between the cases. The line above a diagram is what its stage is made from,
  /// and may say in words after a colon what the diagram shows.
  @MainActor
  func assertDiagrams(
    ignoring lanes: [String] = [],
    hiding: Hidden = .standard,
    of run: (String) throws -> Stage,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expected: () -> String
  ) rethrows {
    for text in expected().components(separatedBy: "\n\n") {
      let (name, diagram) = text.split(at: "\n")
      let stage = try run(name.split(at: ": ").0)
      assertDiagram(
        stage,
        ignoring: lanes,
        hiding: hiding,
        in: name,
        file: file,
        line: line
      ) { diagram }
    }
  }

  /// Lets everything run out and compares what a stage recorded with a diagram.
  @MainActor
  func assertDiagram(
    settling stage: Stage,
    from start: Int = 0,
    ignoring lanes: [String] = [],
    hiding: Hidden = .standard,
    isPermitted: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expected: () -> String
  ) {
    stage.settle()
    assertDiagram(
      stage,
      from: start,
      ignoring: lanes,
      hiding: hiding,
      isPermitted: isPermitted,
      file: file,
      line: line,
      expected
    )
  }
}

extension XCTestCase {
  /// CheckSuite what a stage recorded under its own profile: nothing may be found.
  @MainActor
  func assertPermitted(_ stage: Stage, file: StaticString = #filePath, line: UInt = #line) {
    let trace = stage.trace
    let judgement = Checker().check(trace, profile: stage.profile).judgement
    for violation in judgement.violations {
      let names = violation.controllers.map(trace.name(of:)).joined(separator: ", ")
      XCTFail(
        """
        \(violation.invariant.id) of \(names) at event \(violation.position): expected \
        \(violation.expected), found \(violation.found)
        \(Diagram(trace))
        """,
        file: file,
        line: line
      )
    }
  }
}

extension String {
  /// What is before the first occurrence of a mark, and what is after it.
  fileprivate func split(at mark: String) -> (String, String) {
    guard let range = firstRange(of: mark) else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}

/// Kinds of event that a diagram leaves out.
struct Hidden: OptionSet {
  let rawValue: Int
  /// Creation and end.
  static let life = Hidden(rawValue: 1 << 0)
  /// Layout passes.
  static let layout = Hidden(rawValue: 1 << 1)
  /// loadView and viewDidLoad.
  static let loading = Hidden(rawValue: 1 << 2)
  /// willMove and didMove.
  static let moves = Hidden(rawValue: 1 << 3)
  /// Coordinator events.
  static let coordinator = Hidden(rawValue: 1 << 4)
  /// willShow and didShow.
  static let delegate = Hidden(rawValue: 1 << 5)

  static let standard: Hidden = [.life]
  /// Creation, layout and loading: what most diagrams of transitions are not about.
  static let besideTransitions: Hidden = [.life, .layout, .loading]

  func contains(_ kind: Event.Kind) -> Bool {
    switch kind {
    case .created, .destroyed: contains(.life)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints: contains(.layout)
    case .loadView, .viewDidLoad: contains(.loading)
    case .willMoveToParent, .didMoveToParent: contains(.moves)
    case .coordinatorAlongside, .coordinatorInteraction, .coordinatorCompletion,
      .coordinatorRegistered:
      contains(.coordinator)
    case .navigationWillShow, .navigationDidShow: contains(.delegate)
    default: false
    }
  }
}
