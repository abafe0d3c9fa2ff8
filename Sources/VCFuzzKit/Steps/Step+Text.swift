// The text of a step, as cases and reports show it.

internal import HeadlessUIKit
internal import VCLifecycle

extension Step {
  /// The step in words: `push B on nav, animated`.
  package func text(_ words: Vocabulary) -> String {
    switch self {
    case .commit: "commit"
    case .endAnimation(let place): place == 0 ? "end animation" : "end animation \(place + 1)"
    case .runQueued: "run queued block"
    case .runBackground(let place):
      place == 0 ? "run background work" : "run background work \(place + 1)"
    case .fireTimer: "fire timer"
    case .finger(let id, let phase): "finger \(phase.rawValue) \(id.text(words))"
    case .segue(let slot, let identifier): "tap segue \(identifier) of \(words.name(of: slot))"
    case .call(let number): "call \(words.calls[number])"
    case .gesture(let number, let phase): "gesture \(phase.rawValue) \(words.gestures[number])"
    case .operate(let operation): operation.text(words)
    case .app(let step): "app \(step)"
    case .inside(let trigger, .call(let number)):
      "inside \(trigger.text(words)): call \(words.calls[number])"
    case .inside(let trigger, .operate(let operation)):
      "inside \(trigger.text(words)): \(operation.text(words))"
    }
  }
}

extension Step.Trigger {
  func text(_ words: Vocabulary) -> String { "\(callback.name) of \(words.name(of: slot))" }
}
