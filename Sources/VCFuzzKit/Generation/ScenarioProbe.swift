// A few runs of a scenario that show whether its calls and gestures do anything, and the mistakes
// that can be seen without any run.

internal import HeadlessUIKit
internal import VCLifecycle

/// The effects of a scenario's calls and gestures in some random runs.
@MainActor
package struct ScenarioProbe {
  /// A call with its argument, or a gesture.
  package struct Operation: Sendable {
    package let name: String
    package let isGesture: Bool
    package let place: SourcePlace
    /// How often it was made, or begun.
    package fileprivate(set) var count = 0
    /// How often something changed: an event, an animation, a look, a queued block.
    package fileprivate(set) var effects = 0
  }

  package private(set) var operations: [Operation]
  /// The runs that were made.
  package let runs: Int

  package static let runsStandard = 200

  /// Makes the runs.
  package init(_ scenario: Scenario, runs: Int = runsStandard) {
    self.runs = runs
    let generator = Generator(scenario, seed: 1)
    let subject = Run(scenario, Configuration(window: scenario.hasRoot ? .root : .screen))
      .live.subject
    operations =
      subject.calls.map { Operation(name: $0.label, isGesture: false, place: $0.place) }
      + subject.gestures.map { Operation(name: $0.name, isGesture: true, place: $0.place) }
    if operations.isEmpty { return }
    let gesturesStart = subject.calls.count
    for index in 0..<runs {
      let walk = generator.walk(index)
      let run = Run(scenario, walk.configuration)
      for step in walk.path where !run.isOver {
        let before = Sight(run)
        guard run.take(step) else { continue }
        switch step {
        case .call(let number): count(number, isBegun: true, changed: Sight(run) != before)
        case .gesture(let number, let phase):
          count(gesturesStart + number, isBegun: phase == .begin, changed: Sight(run) != before)
        default: break
        }
      }
      run.finish()  // what the code under test awaits comes, as it does in other runs
    }
  }

  private mutating func count(_ place: Int, isBegun: Bool, changed: Bool) {
    guard operations.indices.contains(place) else { return }
    if isBegun { operations[place].count += 1 }
    if changed { operations[place].effects += 1 }
  }

  /// What the stage shows of a call's effect.
  private struct Sight: Equatable {
    let events: Int
    let owesCommit: Bool
    let isAtRest: Bool
    let offered: [Stage.Step]
    let looks: [ViewLook]

    @MainActor init(_ run: Run) {
      events = run.stage.events.count { !Self.notes.contains($0.kind) }
      owesCommit = run.stage.owesCommit
      isAtRest = run.stage.isAtRest
      offered = run.stage.enabledSteps
      looks = run.stage.looks
    }

    /// The events that the tool records whether a gesture does anything or not.
    private static let notes: [Event.Kind] = [
      .gestureBegan, .gestureMoved, .gestureEnded, .sightChanged, .step, .marker, .rest,
    ]
  }

  /// What is suspicious: operations that nothing follows from, or that are never possible.
  package func warnings(of scenario: Scenario) -> [String] {
    if operations.isEmpty && scenario.hasRoot {
      return [
        "the scenario '\(scenario.name)' has no call and no gesture: only UIKit's own steps are "
          + "tried around its container; add what its callers do"
      ]
    }
    return operations.compactMap { operation in
      let kind = operation.isGesture ? "gesture" : "call"
      let title =
        "\(kind) '\(operation.name)' of the scenario '\(scenario.name)' (\(operation.place.words))"
      if operation.count == 0 {
        return "\(title) was never possible in \(runs) runs: is its 'when' ever true?"
      }
      guard operation.effects == 0 else { return nil }
      let made = operation.isGesture ? "begun" : "made"
      return "\(title) was \(made) \(operation.count) times, and nothing that vcfuzz records "
        + "followed: check that it reaches the container"
    }
  }
}

extension Scenario {
  /// Two calls or two gestures of one name, in words with the fix; nil if all names differ.
  @MainActor
  package var sharedOperationName: String? {
    let subject = Run(self, Configuration(window: hasRoot ? .root : .screen)).live.subject
    return shared("calls", subject.calls.map { ($0.label, $0.place) })
      ?? shared("gestures", subject.gestures.map { ($0.name, $0.place) })
  }

  private func shared(_ kind: String, _ operations: [(name: String, place: SourcePlace)]) -> String?
  {
    for (number, operation) in operations.enumerated() {
      guard let other = operations[..<number].first(where: { $0.name == operation.name }) else {
        continue
      }
      return "the scenario '\(name)' has two \(kind) named '\(operation.name)' "
        + "(\(other.place.words) and \(operation.place.words)): give each its own name"
    }
    return nil
  }
}
