// What a run executes: the callback, the call, the gesture or the condition.

internal import HeadlessUIKit
internal import VCLifecycle

/// What was being executed, as a number.
package enum Spot {
  case callback(Event.Kind)
  case call(Int)
  case gesture(Int)
  /// The `when:` of a call or of the beginning of a gesture.
  case condition(Step)
  case invariant

  private static let shift = 1 << 16
  /// The number of what another thread than the tool's own has done.
  package static let otherThread = 6 << 16

  var number: Int {
    switch self {
    case .callback(let kind): ExecutionSpot.number(kind)
    case .call(let number): Self.shift + number
    case .gesture(let number): 2 * Self.shift + number
    case .condition(.call(let number)): 3 * Self.shift + number
    case .condition(.gesture(let number, _)): 4 * Self.shift + number
    case .invariant, .condition: 5 * Self.shift
    }
  }

  package init?(_ number: Int) {
    let rest = number % Self.shift
    switch number / Self.shift {
    case 0:
      guard let kind = ExecutionSpot.callback(rest) else { return nil }
      self = .callback(kind)
    case 1: self = .call(rest)
    case 2: self = .gesture(rest)
    case 3: self = .condition(.call(rest))
    case 4: self = .condition(.gesture(rest, .begin))
    default: self = .invariant
    }
  }

  package var isCondition: Bool { if case .condition = self { true } else { false } }

  package func text(_ words: Vocabulary) -> String {
    switch self {
    case .callback(let kind): kind.name
    case .call(let number): "call " + Self.name(number, words.calls)
    case .gesture(let number): "gesture " + Self.name(number, words.gestures)
    case .condition(.gesture(let number, _)):
      "the condition of gesture " + Self.name(number, words.gestures)
    case .condition(.call(let number)):
      "the condition of call " + Self.name(number, words.calls)
    case .condition, .invariant: "an invariant"
    }
  }

  private static func name(_ number: Int, _ names: [String]) -> String {
    names.indices.contains(number) ? names[number] : String(number)
  }
}
