// A call that the app may make on the system under test.

/// An operation of the system under test, with the few arguments worth trying.
@MainActor
public struct Call {
  /// What the caller named it.
  public let name: String
  /// One for each argument, the simplest first.
  let alternatives: [Alternative]

  /// A call with one of its arguments.
  struct Alternative {
    /// The name, and the argument if there is one: `select 2`.
    let label: String
    let isEnabled: @MainActor () -> Bool
    let perform: @MainActor () -> Void
    /// What stands for `$0` in the call's source; nil for a call without arguments.
    var argument: String?
    let place: SourcePlace
  }

  /// Creates a call without arguments; it is made only when `when` allows it.
  public init(
    _ name: String,
    when: @escaping @MainActor () -> Bool = { true },
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () -> Void
  ) {
    self.name = name
    let place = SourcePlace(file, line)
    alternatives = [Alternative(label: name, isEnabled: when, perform: body, place: place)]
  }

  /// Creates a call with one argument out of a few, the simplest first.
  public init<Arguments: Collection>(
    _ name: String,
    _ arguments: Arguments,
    when: @escaping @MainActor (Arguments.Element) -> Bool = { _ in true },
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (Arguments.Element) -> Void
  ) where Arguments.Element: CustomStringConvertible {
    self.name = name
    alternatives = arguments.map { argument in
      Alternative(
        label: "\(name) \(argument)",
        isEnabled: { when(argument) },
        perform: { body(argument) },
        argument: argument is String ? "\"\(argument)\"" : "\(argument)",
        place: SourcePlace(file, line)
      )
    }
  }
}
