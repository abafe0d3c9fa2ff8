// The words that steps are written with: controllers of the setting, calls and gestures.

/// The names that a run's steps refer to by number.
package struct Vocabulary: Hashable, Sendable {
  package let cast: Cast
  /// The scenario's calls with their arguments.
  package let calls: [String]
  /// The scenario's gestures.
  package let gestures: [String]

  package init(cast: Cast, calls: [String], gestures: [String]) {
    self.cast = cast
    self.calls = calls
    self.gestures = gestures
  }

  /// The name of a controller; one that the setting does not know is called by its number.
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
