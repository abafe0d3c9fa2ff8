// The control of a failing run: the environment's steps alone, around a plain container.
//
// What fails here as well is not the code under test: the runtime or a check is wrong.

internal import HeadlessUIKit

/// The failures of the environment of a run: its own steps, taken around a plain container.
///
/// The plain container has the base class of the one under test and forwards like it. The plain
/// screens stand for those of an observer. Misuse is left out: it is meant to fail.
@MainActor
package struct EnvironmentControl {
  /// The step that first showed each failure.
  private var steps: [Failure.Identity: Int] = [:]

  /// Takes the environment's steps of a run; nil if nothing of a user's takes part in it.
  package init?(of run: Run) {
    var makeRoot: (@MainActor () -> UIViewController)?
    if let root = run.live.subject.root {
      let base = ControllerRole(baseOf: root)
      makeRoot = { base.plainContainer() }
    } else if !run.live.hasOwnScreens {
      return nil
    }
    let scenario = Scenario(run.scenario, plain: makeRoot)
    let control = Run(scenario, run.configuration)
    note(control, step: 0)
    for (place, step) in run.path.enumerated() where step.isOfEnvironment {
      control.take(step)
      note(control, step: place + 1)
    }
    control.finish()
    note(control, step: run.path.count + 1)
  }

  private mutating func note(_ control: Run, step: Int) {
    for failure in control.failures where steps[failure.identity] == nil {
      steps[failure.identity] = step
    }
  }

  /// Whether the environment fails in the same way at the same step.
  package func shows(_ failure: Failure) -> Bool {
    failure.violation != nil && steps[failure.identity] == failure.step
  }
}

extension Step {
  /// Whether the step is none of the scenario's own, on no controller of its own, and no misuse.
  fileprivate var isOfEnvironment: Bool {
    switch self {
    case .commit, .endAnimation, .runQueued, .runBackground, .fireTimer, .app: true
    case .call, .gesture, .inside(_, .call): false
    case .finger(let id, _): id.mapped { $0 < 0 ? nil : $0 } != nil
    case .segue(let slot, _): slot >= 0
    case .operate(let operation), .inside(_, .operate(let operation)): operation.verb != .misuse
    }
  }
}
