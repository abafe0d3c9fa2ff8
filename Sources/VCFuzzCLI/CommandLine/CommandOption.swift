// An option as data: the parser, the help and the shells' completions read the same table.

/// An option of a command, as in `--json` or `--color MODE`.
package struct CommandOption: Sendable {
  /// The name without the dashes.
  package var name: String
  /// The one-letter form, as in `-h`.
  package var letter: Character?
  /// What follows the option; nil if nothing does.
  package var value: CommandValue?
  package var summary: String
  /// Whether the option may be given more than once.
  package var isRepeatable: Bool

  package init(
    _ name: String,
    letter: Character? = nil,
    value: CommandValue? = nil,
    isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option as the help writes it: `--color MODE`.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + "--" + name + (value.map { " " + $0.placeholder } ?? "")
  }
}

/// A word that stands for itself on the command line: an option's value or an operand.
package struct CommandValue: Sendable {
  /// What a value may be, and what a shell offers for it.
  package enum Domain: Sendable {
    case text
    /// A whole number within bounds.
    case number(ClosedRange<Int>)
    case file
    /// One of these words, and nothing else.
    case choice([String])
    /// Any text; these words are offered.
    case suggestion([String])
  }

  /// The name in the help, in capitals.
  package var placeholder: String
  package var domain: Domain

  package init(_ placeholder: String, _ domain: Domain = .text) {
    self.placeholder = placeholder
    self.domain = domain
  }

  /// What the value must be, if the text is not that.
  package func complaint(about text: String) -> String? {
    switch domain {
    case .text, .file, .suggestion:
      return nil
    case .choice(let words):
      return words.contains(text) ? nil : "one of " + words.joined(separator: ", ")
    case .number(let range):
      if let number = Int(text), range.contains(number) { return nil }
      return range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
