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

extension Stage.GestureID {
  /// The gesture in words; the numbers in it are slots.
  func text(_ words: Vocabulary) -> String {
    switch self {
    case .interactivePop(let slot): "swipe back of \(words.name(of: slot))"
    case .tab(let slot, let index): "tab \(index) of \(words.name(of: slot))"
    case .pageForward(let slot): "page forward of \(words.name(of: slot))"
    case .pageBackward(let slot): "page backward of \(words.name(of: slot))"
    case .recognizer(let number, let direction): "recognizer \(number) \(direction)"
    case .scroll(let number, let direction): "scroll view \(number) \(direction)"
    case .sheetDrag(let slot): "sheet of \(words.name(of: slot))"
    case .tapOutside(let slot): "outside of \(words.name(of: slot))"
    case .alertAction(let slot, let index): "action \(index) of \(words.name(of: slot))"
    }
  }

  /// The same gesture with another number in place of its controller's; nil if there is none.
  func mapped(_ change: (Int) -> Int?) -> Stage.GestureID? {
    switch self {
    case .interactivePop(let id): change(id).map(Self.interactivePop)
    case .tab(let id, let index): change(id).map { .tab($0, index) }
    case .pageForward(let id): change(id).map(Self.pageForward)
    case .pageBackward(let id): change(id).map(Self.pageBackward)
    case .recognizer, .scroll: self
    case .sheetDrag(let id): change(id).map(Self.sheetDrag)
    case .tapOutside(let id): change(id).map(Self.tapOutside)
    case .alertAction(let id, let index): change(id).map { .alertAction($0, index) }
    }
  }
}

extension Stage.GestureID {
  /// The kinds of gesture in words, by their numbers.
  static let kindWords = [
    "swipe", "tab", "pageForward", "pageBackward", "recognizer", "scroll", "sheet", "outside",
    "action",
  ]

  /// The controller that the gesture is on, if there is one, and the number of its kind.
  var kind: (slot: Slot?, number: Int) {
    switch self {
    case .interactivePop(let slot): (slot, 0)
    case .tab(let slot, _): (slot, 1)
    case .pageForward(let slot): (slot, 2)
    case .pageBackward(let slot): (slot, 3)
    case .recognizer: (nil, 4)
    case .scroll: (nil, 5)
    case .sheetDrag(let slot): (slot, 6)
    case .tapOutside(let slot): (slot, 7)
    case .alertAction(let slot, _): (slot, 8)
    }
  }
}
