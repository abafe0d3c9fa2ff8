// The words that steps are written with: controllers of the configuration, calls and gestures.

internal import VCFuzzSupport

/// The names that a run's steps refer to by number.
package struct Vocabulary: Hashable, Sendable {
  package let cast: Cast
  /// The scenario's calls with their arguments.
  package let calls: [String]
  /// The scenario's gestures.
  package let gestures: [String]

  package init(cast: Cast, calls: [String], gestures: [String]) {
    self.cast = cast
    self.calls = Self.distinct(calls)
    self.gestures = Self.distinct(gestures)
  }

  /// The labels, numbered where two are the same, so that a step's text names one of them.
  private static func distinct(_ labels: [String]) -> [String] {
    var result: [String] = []
    for label in labels {
      var name = label
      var number = 2
      while result.contains(name) {
        name = "\(label) (\(number))"
        number += 1
      }
      result.append(name)
    }
    return result
  }

  /// The name of a controller; one that the configuration does not know is called by its number.
  func name(of slot: Slot) -> String { slot < 0 ? "#\(-slot - 1)" : cast[slot].name }

  func slot(named name: some StringProtocol) throws(CaseError) -> Slot {
    if name.hasPrefix("#"), let number = Int(name.dropFirst()), (0...99_999).contains(number) {
      return -number - 1
    }
    guard let slot = cast.slot(named: name) else {
      let known = cast.members.map(\.name).joined(separator: ", ")
      throw CaseError("the setting has no controller '\(name)': it has \(known)")
    }
    return slot
  }
}
