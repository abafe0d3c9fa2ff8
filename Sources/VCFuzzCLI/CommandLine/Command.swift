// A command. A new one is a file with a type, and a line in `CommandLineTool+Catalogue.swift`.

/// A command of the tool, as in `vcfuzz rules`.
package protocol Command: Sendable {
  var name: String { get }
  /// What it does, in a few words without a full stop.
  var summary: String { get }
  var operands: [CommandOperand] { get }
  var options: [CommandOption] { get }
  /// What else its help says: whole lines of at most 80 characters.
  var details: String { get }
  /// Whether it runs scenarios, so that a worker carries it out.
  var runsScenarios: Bool { get }

  /// Does the work; a `CommandError` or `UsageError` ends it with one line and its exit code.
  @MainActor func run(_ invocation: Invocation) throws -> ExitCode
}

extension Command {
  package var operands: [CommandOperand] { [] }
  package var options: [CommandOption] { [] }
  package var details: String { "" }
  package var runsScenarios: Bool { false }
}

/// A word after a command that belongs to no option.
package struct CommandOperand: Sendable {
  package enum Count: Sendable {
    case one
    case optional
    /// Any number of words, none included.
    case many
  }

  package var value: CommandValue
  package var count: Count

  package init(_ placeholder: String, _ domain: CommandValue.Domain = .text, count: Count) {
    value = CommandValue(placeholder, domain)
    self.count = count
  }

  /// The operand as the help writes it: `[NAME]`.
  package var usage: String {
    switch count {
    case .one: value.placeholder
    case .optional: "[" + value.placeholder + "]"
    case .many: "[" + value.placeholder + " …]"
    }
  }
}
