// A finger on the system under test.

/// A gesture that the system under test answers to: it begins, moves, and finishes or is
/// cancelled.
@MainActor
public struct Gesture {
  /// What the caller named it.
  public let name: String
  let isEnabled: @MainActor () -> Bool
  let begin: @MainActor () -> Void
  let move: @MainActor () -> Void
  let finish: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  /// Creates a gesture; it begins only when `when` allows it.
  public init(
    _ name: String,
    when: @escaping @MainActor () -> Bool = { true },
    begin: @escaping @MainActor () -> Void,
    move: @escaping @MainActor () -> Void = {},
    finish: @escaping @MainActor () -> Void,
    cancel: @escaping @MainActor () -> Void
  ) {
    self.name = name
    isEnabled = when
    self.begin = begin
    self.move = move
    self.finish = finish
    self.cancel = cancel
  }
}
