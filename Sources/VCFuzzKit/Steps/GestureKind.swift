// The fingers on what UIKit offers: their words in labels and steps, and the way back.

internal import HeadlessUIKit
internal import VCFuzzSupport

extension Stage.GestureID {
  /// A kind of gesture on a controller.
  private struct Kind {
    /// The word in labels.
    let word: String
    /// The words before the controller, and before the number if there is one.
    let text: String
    var isNumbered = false
    var make: (@Sendable (Slot, Int) -> Stage.GestureID)?
  }

  /// The kinds by their numbers.
  private static let kinds: [Kind] = [
    Kind(word: "swipe", text: "swipe back", make: { slot, _ in .interactivePop(slot) }),
    Kind(word: "tab", text: "tab", isNumbered: true, make: { .tab($0, $1) }),
    Kind(word: "pageForward", text: "page forward", make: { slot, _ in .pageForward(slot) }),
    Kind(word: "pageBackward", text: "page backward", make: { slot, _ in .pageBackward(slot) }),
    Kind(word: "recognizer", text: "recognizer"),
    Kind(word: "scroll", text: "scroll view"),
    Kind(word: "sheet", text: "sheet", make: { slot, _ in .sheetDrag(slot) }),
    Kind(word: "outside", text: "outside", make: { slot, _ in .tapOutside(slot) }),
    Kind(word: "action", text: "action", isNumbered: true, make: { .alertAction($0, $1) }),
  ]

  /// The kinds in words, by their numbers.
  static let kindWords = kinds.map(\.word)

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

  /// The same gesture with another number in place of its controller's; nil if there is none.
  func mapped(_ change: (Int) -> Int?) -> Stage.GestureID? {
    let (slot, number) = kind
    guard let slot, let make = Self.kinds[number].make else { return self }
    return change(slot).map { make($0, index) }
  }

  /// Which tab or which action it is on.
  private var index: Int {
    switch self {
    case .tab(_, let index), .alertAction(_, let index): index
    default: 0
    }
  }

  /// The gesture in words; the numbers in it are slots.
  func text(_ words: Vocabulary) -> String {
    let (slot, number) = kind
    let end = slot.map { "of \(words.name(of: $0))" } ?? ""
    let kind = Self.kinds[number]
    return switch self {
    case .recognizer(let number, let direction), .scroll(let number, let direction):
      "\(kind.text) \(number) \(direction)"
    default: kind.isNumbered ? "\(kind.text) \(index) \(end)" : "\(kind.text) \(end)"
    }
  }

  /// Reads a gesture that `text(_:)` wrote.
  init(text: Substring, _ words: Vocabulary) throws(CaseError) {
    for kind in Self.kinds {
      guard let make = kind.make, let rest = text.after(kind.text + " ") else { continue }
      if kind.isNumbered {
        let (index, name) = try rest.numbered()
        self = make(try words.slot(named: name), index)
        return
      } else if let name = rest.after("of ") {
        self = make(try words.slot(named: name), 0)
        return
      }
    }
    if let (number, direction) = Self.directed(text.after("recognizer ")) {
      self = .recognizer(number, direction)
    } else if let (number, direction) = Self.directed(text.after("scroll view ")) {
      self = .scroll(number, direction)
    } else {
      throw CaseError("no finger can '\(text)'")
    }
  }

  /// A number and a direction.
  private static func directed(_ text: Substring?) -> (Int, Stage.FingerDirection)? {
    let parts = text?.split(separator: " ") ?? []
    guard parts.count == 2, let number = Int(parts[0]),
      let direction = Stage.FingerDirection(rawValue: String(parts[1]))
    else { return nil }
    return (number, direction)
  }
}
