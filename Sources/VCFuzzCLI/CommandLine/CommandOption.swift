// An option as data: the parser, the help and the shells' completions read the same table.

internal import VCFuzzReports

/// An option of a command, as in `--json` or `--color MODE`.
package struct CommandOption: Sendable {
  /// The name without the dashes.
  package var name: String
  /// The one-letter form, as in `-h`.
  package var letter: Character?
  /// What follows the option; nil if nothing does.
  package var value: CommandValue?
  /// Whether the option may be given more than once.
  package var isRepeatable: Bool
  package var summary: String

  /// Reads options as the help prints them: `-n, --count N   How many`.
  ///
  /// Two spaces separate an option from its summary. `…` after the value means that the option may
  /// be repeated. `domains` has the values of options that don't take any text, beside those that
  /// every command reads alike.
  package static func table(
    _ text: String,
    _ domains: [String: CommandValue.Domain] = [:]
  ) -> [CommandOption] {
    let options = text.split(separator: "\n").map { line in
      guard let gap = line.firstRange(of: "  "), let dashes = line.firstRange(of: "--") else {
        preconditionFailure("no option in '\(line)'")
      }
      let words = line[dashes.upperBound..<gap.lowerBound].split(separator: " ")
      let name = String(words[0])
      return CommandOption(
        name: name,
        letter: line.hasPrefix("--") ? nil : line.dropFirst().first,
        value: words.count > 1
          ? CommandValue(String(words[1]), domains[name] ?? common[name] ?? .text) : nil,
        isRepeatable: words.last == "…",
        summary: String(line[gap.upperBound...].drop { $0 == " " })
      )
    }
    precondition(
      domains.count == options.count { $0.value != nil && domains[$0.name] != nil },
      "a domain is of an option that has no value, or of none"
    )
    return options
  }

  /// The values of options that several commands have.
  private static let common: [String: CommandValue.Domain] = [
    "output": .file,
    "html": .file,
    "itf": .file,
    "profile": profiles,
    "oldest-ios": versions,
    "time-limit": .number(1...1_000_000_000),
    "step-timeout": .number(1...86_400),
    "run-memory": .number(1...1_000_000),
    "certify": .number(0...1_000_000_000),
    // `Invocation.failOn` reads what is given.
    "fail-on": .suggestion(Grade.allCases.reversed().map(\.rawValue)),
    "format": .choice(ReportFormat.allCases.map(\.rawValue)),
  ]

  /// The major versions that have a profile.
  private static let versions = CommandValue.Domain.number(
    (OSVersion.profiled.map(\.major).min() ?? 0)...(OSVersion.profiled.map(\.major).max() ?? 0)
  )

  /// The profiles as a shell offers them; `Invocation.profile` reads what is given.
  static let profiles = CommandValue.Domain.suggestion(OSVersion.profiled.map(\.description))

  /// The option as the help writes it: `--color MODE`.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + "--" + name + (value.map { " " + $0.placeholder } ?? "")
  }
}

/// The value of an option or an operand.
package struct CommandValue: Sendable {
  /// What a value may be, and what a shell offers for it.
  package enum Domain: Sendable {
    case text
    /// A whole number within bounds.
    case number(ClosedRange<Int>)
    case file
    /// A file of a case, or its name in the corpus.
    case savedCase
    /// One of these words, and nothing else.
    case choice([String])
    /// Any text; these words are offered.
    case suggestion([String])
    /// Any text; the names of the tool's scenarios are offered.
    case scenario
  }

  /// The name in the help, in capitals.
  package var placeholder: String
  package var domain: Domain

  package init(_ placeholder: String, _ domain: Domain = .text) {
    self.placeholder = placeholder
    self.domain = domain
  }

  /// The words that a shell offers.
  var words: [String] {
    switch domain {
    case .choice(let words), .suggestion(let words): words
    case .text, .number, .file, .savedCase, .scenario: []
    }
  }

  /// Whether a shell offers files.
  var isFile: Bool {
    switch domain {
    case .file, .savedCase: true
    default: false
    }
  }

  /// Whether a shell offers the names of the cases in the corpus.
  var isCase: Bool { if case .savedCase = domain { true } else { false } }

  /// What the value must be, if the text is not that.
  package func complaint(about text: String) -> String? {
    switch domain {
    case .text, .file, .savedCase, .suggestion, .scenario:
      return nil
    case .choice(let words):
      if words.contains(text) { return nil }
      return (words.count > 1 ? "one of " : "") + words.joined(separator: ", ")
    case .number(let range):
      if let number = Int(text), range.contains(number) { return nil }
      return "a whole number from \(range.lowerBound)"
        + (range.upperBound == .max ? "" : " to \(range.upperBound)")
    }
  }
}
