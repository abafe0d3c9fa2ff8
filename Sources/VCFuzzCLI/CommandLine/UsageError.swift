// What can be wrong with a command line, as facts; the words are in `description`.

/// A command line that was not understood.
package enum UsageError: Error, Equatable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String?, suggestion: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case invalidValue(of: String, value: String, expected: String)
  case missingOperand(String, command: String)
  case surplusOperand(String, command: String)
  case unknownName(kind: String, name: String, suggestion: String?)
  case other(String)
}

extension UsageError: CustomStringConvertible {
  package var description: String { text(call: "vcfuzz") }

  /// The mistake and its fix, in one line without a full stop; harmless to a terminal.
  ///
  /// `call` is how a shell calls the tool.
  package func text(call: String) -> String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "no command \(name.quotedForTerminal)"
        + Self.proposal(suggestion, otherwise: "'\(call) help' lists the commands")
    case .unknownOption(let name, let command, let suggestion):
      (command.map { "'\($0)' has no option " } ?? "no option ") + name.quotedForTerminal
        + Self.proposal(suggestion, otherwise: "'\(Self.help(command, call))' lists the options")
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: write '\(option) \(placeholder)'"
    case .unexpectedValue(let option):
      "'\(option)' takes no value: write '\(option)' alone"
    case .repeatedOption(let option):
      "'\(option)' is given twice: give it once"
    case .invalidValue(let place, let value, let expected):
      "invalid value \(value.quotedForTerminal) for '\(place)': expected \(expected)"
    case .missingOperand(let name, let command):
      "'\(command)' needs \(name): see '\(Self.help(command, call))'"
    case .surplusOperand(let word, let command):
      "unexpected argument \(word.quotedForTerminal) for '\(command)'; "
        + "see '\(Self.help(command, call))'"
    case .unknownName(let kind, let name, let suggestion):
      "no \(kind) \(name.quotedForTerminal)"
        + Self.proposal(
          suggestion,
          otherwise: Self.listing(kind).map { "'\(call) \($0)' lists them" }
        )
    case .other(let text):
      text.escapedForTerminal
    }
  }

  private static func help(_ command: String?, _ call: String) -> String {
    // An action such as 'list' has the help of its command.
    call + " help" + (command?.split(separator: " ").first.map { " " + $0 } ?? "")
  }

  /// The command that lists the names of a kind.
  private static func listing(_ kind: String) -> String? {
    ["scenario": "scenarios", "invariant": "invariants", "rule or family": "rules"][kind]
  }

  private static func proposal(_ suggestion: String?, otherwise: String?) -> String {
    if let suggestion { return "; did you mean '\(suggestion)'?" }
    return otherwise.map { "; " + $0 } ?? ""
  }
}
