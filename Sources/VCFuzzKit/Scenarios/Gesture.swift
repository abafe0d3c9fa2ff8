// A finger on the system under test.

/// A gesture that the system under test answers to: it begins, moves, and finishes or is
/// cancelled.
///
/// `cancel` takes the gesture back: when the app is idle again, each controller that took part is
/// in the state that it had before `begin`. Until `finish` or `cancel`, none of them receives
/// viewDidAppear or viewDidDisappear from the container (INV-55).
@MainActor
public struct Gesture {
  /// What the caller named it.
  public let name: String
  let isEnabled: @MainActor () -> Bool
  let begin: @MainActor () -> Void
  /// What happens while the finger moves; nil if the gesture takes no notice of it.
  let move: (@MainActor () -> Void)?
  let finish: @MainActor () -> Void
  let cancel: @MainActor () -> Void
  let place: SourcePlace

  /// Creates a gesture; it begins only when `when` allows it.
  public init(
    _ name: String,
    when: @escaping @MainActor () -> Bool = { true },
    begin: @escaping @MainActor () -> Void,
    move: (@MainActor () -> Void)? = nil,
    finish: @escaping @MainActor () -> Void,
    cancel: @escaping @MainActor () -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    place = SourcePlace(file, line)
    self.name = name
    isEnabled = when
    self.begin = begin
    self.move = move
    self.finish = finish
    self.cancel = cancel
  }
}
