// A command as it was called: its operands and options, already checked against its table.

/// One call of a command.
package struct Invocation {
  package let tool: CommandLineTool
  package let command: any Command
  package let terminal: Terminal
  package let operands: [String]
  let values: [(option: String, text: String?)]

  /// Returns whether an option was given.
  package func has(_ option: String) -> Bool {
    assertDeclared(option)
    return values.contains { $0.option == option }
  }

  /// Returns the value of an option, or nil if it was not given.
  package func value(of option: String) -> String? { values(of: option).last }

  /// Returns all values of an option that may be repeated, in the order given.
  package func values(of option: String) -> [String] {
    assertDeclared(option)
    return values.filter { $0.option == option }.compactMap(\.text)
  }

  /// Returns the value of an option whose domain is a number.
  package func number(of option: String) -> Int? { value(of: option).flatMap { Int($0) } }

  /// Returns a usage error that names a word which is nothing known, with the nearest known one.
  package func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
    .unknownName(kind: kind, name: word, suggestion: known.nearest(to: word))
  }

  private func assertDeclared(_ option: String) {
    precondition(
      command.options.contains { $0.name == option },
      "'\(command.name)' asks for the option '\(option)', which its table lacks"
    )
  }
}
