// The completion scripts of three shells, made from the tables of the commands.

/// The scripts of `vcfuzz completions`.
struct CompletionScript {
  private let commands: [any Command]
  /// The options of the command that is meant where none is named.
  private let standardOptions: [CommandOption]

  init(_ tool: CommandLineTool) {
    commands = tool.commands
    standardOptions = tool.standard?.options ?? []
  }

  private func options(of command: any Command) -> [CommandOption] {
    command.options + CommandLineTool.options
  }

  private func words(of value: CommandValue) -> [String] {
    switch value.domain {
    case .choice(let words), .suggestion(let words): words
    case .text, .number, .file: []
    }
  }

  private func operandWords(of command: any Command) -> [String] {
    command.name == "help"
      ? commands.map(\.name) : command.operands.flatMap { words(of: $0.value) }
  }

  private func takesFiles(_ command: any Command) -> Bool {
    command.operands.contains {
      if case .file = $0.value.domain { true } else { false }
    }
  }

  // MARK: bash

  var bash: String {
    """
    # bash completion for vcfuzz, made by 'vcfuzz completions bash'
    _vcfuzz() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="" word
      COMPREPLY=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in
          \(commands.map(\.name).joined(separator: "|"))) command="$word"; break ;;
        esac
      done
      case "$command$previous" in
    \(bashValues)
      esac
      case "$command" in
    \(bashCommands)
        *) COMPREPLY=($(compgen -W "\(bashWordsWithoutCommand)" -- "$current")) ;;
      esac
    }
    complete -F _vcfuzz vcfuzz
    """
  }

  private var bashWordsWithoutCommand: String {
    (commands.map(\.name) + (standardOptions + CommandLineTool.options).map { "--" + $0.name }
      + ["--version"])
      .joined(separator: " ")
  }

  /// One line for each option with a value: what to offer after it.
  private var bashValues: String {
    var lines: [String] = []
    for command in commands {
      for option in options(of: command) {
        guard let value = option.value else { continue }
        lines.append("    \(command.name)--\(option.name)) \(bashReply(value)); return ;;")
      }
    }
    for option in standardOptions + CommandLineTool.options {
      guard let value = option.value else { continue }
      lines.append("    --\(option.name)) \(bashReply(value)); return ;;")
    }
    return lines.joined(separator: "\n")
  }

  private func bashReply(_ value: CommandValue) -> String {
    if case .file = value.domain { return "COMPREPLY=($(compgen -f -- \"$current\"))" }
    let words = words(of: value).joined(separator: " ")
    return "COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"))"
  }

  private var bashCommands: String {
    commands
      .map { command in
        let words = operandWords(of: command) + options(of: command).map { "--" + $0.name }
        let files = takesFiles(command) ? "-f " : ""
        let list = words.joined(separator: " ")
        return "    \(command.name)) COMPREPLY=($(compgen \(files)-W \"\(list)\" "
          + "-- \"$current\")) ;;"
      }
      .joined(separator: "\n")
  }

  // MARK: zsh

  var zsh: String {
    """
    #compdef vcfuzz
    # zsh completion for vcfuzz, made by 'vcfuzz completions zsh'
    _vcfuzz() {
      local -a commands=(
    \(commands.map { "    " + Self.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
      )
      local line state
      _arguments -C \\
    \((standardOptions + CommandLineTool.options).map { "    " + zshOption($0) + " \\" }
      .joined(separator: "\n"))
        '--version[Print the version]' \\
        '1: :->command' \\
        '*:: :->rest'
      case $state in
        command) _describe command commands ;;
        rest)
          case $words[1] in
    \(commands.map { "        \($0.name)) _arguments " + zshArguments($0) + " ;;" }
      .joined(separator: "\n"))
          esac ;;
      esac
    }
    if [ "$funcstack[1]" = "_vcfuzz" ]; then _vcfuzz "$@"; else compdef _vcfuzz vcfuzz; fi
    """
  }

  private func zshArguments(_ command: any Command) -> String {
    let operands = command.operands.map { operand in
      let place =
        switch operand.count {
        case .one: ":"
        case .optional: "::"
        case .many: "*:"
        }
      let words = command.name == "help" ? commands.map(\.name) : words(of: operand.value)
      return Self.quoted(place + operand.value.placeholder + zshAction(operand.value, words))
    }
    return (options(of: command).map(zshOption) + operands).joined(separator: " ")
  }

  private func zshOption(_ option: CommandOption) -> String {
    // Brackets and colons would end the explanation.
    let summary = option.summary.map { "[]:".contains($0) ? " " : String($0) }.joined()
    let value = option.value.map { "=:" + $0.placeholder + zshAction($0, words(of: $0)) } ?? ""
    let name = "--" + option.name
    return value.isEmpty
      ? Self.quoted("\(name)[\(summary)]")
      : Self.quoted("\(name)=[\(summary)]" + value.dropFirst())
  }

  private func zshAction(_ value: CommandValue, _ words: [String]) -> String {
    if case .file = value.domain { return ":_files" }
    return words.isEmpty ? ":" : ":(\(words.joined(separator: " ")))"
  }

  // MARK: fish

  var fish: String {
    var lines = ["# fish completion for vcfuzz, made by 'vcfuzz completions fish'"]
    lines.append("complete -c vcfuzz -f")
    for command in commands {
      lines.append(
        "complete -c vcfuzz -n __fish_use_subcommand -a \(command.name) -d "
          + Self.quoted(command.summary)
      )
    }
    lines.append(
      "complete -c vcfuzz -n __fish_use_subcommand -l version -d 'Print the version'"
    )
    lines += standardOptions.map {
      "complete -c vcfuzz -n __fish_use_subcommand " + fishOption($0)
    }
    lines += CommandLineTool.options.map { "complete -c vcfuzz " + fishOption($0) }
    for command in commands {
      let start =
        "complete -c vcfuzz -n " + Self.quoted("__fish_seen_subcommand_from \(command.name)")
      lines += command.options.map { start + " " + fishOption($0) }
      let words = operandWords(of: command)
      if !words.isEmpty { lines.append(start + " -a " + Self.quoted(words.joined(separator: " "))) }
      if takesFiles(command) { lines.append(start + " -F") }
    }
    return lines.joined(separator: "\n")
  }

  private func fishOption(_ option: CommandOption) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    var value = ""
    if let domain = option.value {
      let words = words(of: domain)
      value = words.isEmpty ? " -r" : " -x -a " + Self.quoted(words.joined(separator: " "))
      if case .file = domain.domain { value = " -r -F" }
    }
    return "\(letter)-l \(option.name)\(value) -d " + Self.quoted(option.summary)
  }

  /// Returns the text between single quotation marks, as all three shells read it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
