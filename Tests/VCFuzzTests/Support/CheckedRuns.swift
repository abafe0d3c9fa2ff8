// Generated runs taken again step by step, with every check of a legal run.

import HeadlessUIKit
import VCFuzzKit
import VCLifecycle
import XCTest

/// Takes generated runs again, checks them, and counts what they do.
@MainActor
struct CheckedRuns {
  private(set) var count = 0
  private(set) var steps = 0
  private(set) var idleCount = 0
  private(set) var verbs: Set<TreeOperation.Verb> = []
  private(set) var callsInside = 0
  private(set) var gestures = 0
  private(set) var appSteps = 0
  private(set) var transitions: Set<TransitionKind> = []
  /// The shortest run with each problem, and how many have it.
  private var found: [String: (count: Int, length: Int, text: String)] = [:]

  /// Takes the steps of a run again, where each must be possible, and checks the run after each.
  @discardableResult
  mutating func check(_ walk: RunResult, of scenario: Scenario = .uikit) -> Run {
    let run = Run(scenario, walk.configuration)
    var state = UIKitStateCheck(run)
    for step in walk.path {
      if !run.take(step), run.failure == nil {
        note("a step is not possible again", walk, step.text(run.vocabulary))
      }
      note(step)
      state.observe()
    }
    run.finish()
    state.finish()
    count += 1
    steps += walk.path.count
    idleCount += state.idleCount
    run.stage.withEvents { events in
      for event in events where event.kind == .transitionStart {
        transitions.insert(event.transitionKind)
      }
    }
    if let failure = run.failure {
      note(
        failure.identity.description,
        walk,
        "expected \(failure.expected), found \(failure.found)"
      )
    }
    for problem in state.problems { note(problem.kind.rawValue, walk, problem.text) }
    return run
  }

  /// Takes the steps of a run with misuse again, and checks only that the app settles after it.
  mutating func checkSettling(_ walk: RunResult) {
    let run = Run(.uikit, walk.configuration)
    for step in walk.path {
      run.take(step)
      note(step)
    }
    run.finish()
    // A failure ends the run where it is.
    for step in run.stage.enabledSteps {
      if case .gesture(_, .cancel) = step { run.stage.take(step) }
    }
    run.stage.settle()
    count += 1
    steps += walk.path.count
    for problem in UIKitStateCheck.unsettled(run) {
      note(problem.kind.rawValue, walk, problem.text)
    }
  }

  private mutating func note(_ step: Step) {
    switch step {
    case .operate(let operation): verbs.insert(operation.verb)
    case .inside: callsInside += 1
    case .finger, .gesture: gestures += 1
    case .app: appSteps += 1
    default: break
    }
  }

  private mutating func note(_ problem: String, _ walk: RunResult, _ text: String) {
    let known = found[problem]
    let isShorter = walk.path.count < known?.length ?? .max
    found[problem] = (
      (known?.count ?? 0) + 1, min(walk.path.count, known?.length ?? .max),
      isShorter ? "run \(walk.index): \(text)\n\(walk.text)" : known?.text ?? ""
    )
  }

  /// What is wrong, most of it once.
  var problems: [String] {
    found.sorted { $0.key < $1.key }.map { "\($0), \($1.count) of \(count) runs: \($1.text)" }
  }
}

extension RunResult {
  /// The start and the steps, as a case has them.
  @MainActor fileprivate var text: String {
    let cast = Cast(configuration)
    let words = Vocabulary(cast: cast, calls: [], gestures: [])
    let trees = zip(configuration.trees, cast.tops).map { $0.text(cast, at: $1) }
    return
      ([
        "\(configuration.profile.name), \(configuration.device)", trees.joined(separator: " | "),
      ] + path.map { "  " + $0.text(words) }).joined(separator: "\n")
  }
}
