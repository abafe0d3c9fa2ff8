// The completion scripts of three shells, made from the tables of the commands.

/// The scripts of `vcfuzz completions`.
struct CompletionScript {
  let tool: CommandLineTool

  /// The name of the shell's function.
  private var function: String { "_" + tool.name.replacing("-", with: "_") }
  private var commands: [any Command] { tool.commands }
  private var names: [String] { commands.map(\.name) }
  /// The options of the command that is meant where none is named.
  private var standardOptions: [CommandOption] { tool.standard?.options ?? [] }
  private var toolOptions: [CommandOption] { standardOptions + CommandLineTool.options }

  private func options(of command: any Command) -> [CommandOption] {
    command.options + CommandLineTool.options
  }

  private func operandWords(of command: any Command) -> [String] {
    command.name == "help" ? names : command.operands.flatMap { words(of: $0.value) }
  }

  /// The words that a shell offers for a value.
  private func words(of value: CommandValue) -> [String] {
    if case .scenario = value.domain { return tool.scenarios.all.map(\.name) }
    return value.words
  }

  private func takesFiles(_ command: any Command) -> Bool {
    command.operands.contains(where: \.value.isFile)
  }

  private func takesCases(_ command: any Command) -> Bool {
    command.operands.contains(where: \.value.isCase)
  }

  // MARK: bash

  var bash: String {
    """
    # bash completion for \(tool.name), made by '\(tool.name) completions bash'
    \(function)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="" word
      COMPREPLY=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in
          \(names.joined(separator: "|"))) command="$word"; break ;;
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
    complete -F \(function) \(tool.name)
    """
  }

  private var bashWordsWithoutCommand: String {
    (names + toolOptions.map { "--" + $0.name } + ["--version"]).joined(separator: " ")
  }

  /// One line for each option with a value: what to offer after it.
  private var bashValues: String {
    let tables = commands.map { ($0.name, options(of: $0)) } + [("", toolOptions)]
    let lines = tables.flatMap { name, options in
      options.compactMap { option in
        option.value.map { value in
          let short = option.letter.map { "|\(name)-\($0)" } ?? ""
          return "    \(name)--\(option.name)\(short)) \(bashReply(value)); return ;;"
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func bashReply(_ value: CommandValue) -> String {
    let offer = value.isFile ? "-f" : "-W \"\(words(of: value).joined(separator: " "))\""
    return "COMPREPLY=($(compgen \(offer) -- \"$current\"))"
  }

  private var bashCommands: String {
    let lines = commands.map { command in
      let cases = takesCases(command) ? ["$(ls Corpus 2>/dev/null | sed -n 's/[.]case$//p')"] : []
      let words = cases + operandWords(of: command) + options(of: command).map { "--" + $0.name }
      let files = takesFiles(command) ? "-f " : ""
      let offer = "\(files)-W \"\(words.joined(separator: " "))\""
      return "    \(command.name)) COMPREPLY=($(compgen \(offer) -- \"$current\")) ;;"
    }
    return lines.joined(separator: "\n")
  }

  // MARK: zsh

  var zsh: String {
    """
    #compdef \(tool.name)
    # zsh completion for \(tool.name), made by '\(tool.name) completions zsh'
    \(function)() {
      local -a commands=(
    \(commands.map { "    " + "\($0.name):\($0.summary)".quotedWithApostrophes }
      .joined(separator: "\n"))
      )
      local line state
      _arguments -C \\
    \(toolOptions.map { "    " + zshOption($0) + " \\" }
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
    \(zshStart)
    """
  }

  /// Completes at once where the shell loads the script as a function, and later elsewhere.
  private var zshStart: String {
    "if [ \"$funcstack[1]\" = \"\(function)\" ]; then \(function) \"$@\"; "
      + "else compdef \(function) \(tool.name); fi"
  }

  private func zshArguments(_ command: any Command) -> String {
    let operands = command.operands.map { operand in
      let place =
        switch operand.count {
        case .one: ":"
        case .optional: "::"
        case .many: "*:"
        }
      let words = command.name == "help" ? names : words(of: operand.value)
      let action = zshAction(operand.value, words)
      return (place + operand.value.placeholder + action).quotedWithApostrophes
    }
    return (options(of: command).map(zshOption) + operands).joined(separator: " ")
  }

  private func zshOption(_ option: CommandOption) -> String {
    // Brackets and colons would end the explanation.
    let summary = option.summary.map { "[]:".contains($0) ? " " : String($0) }.joined()
    let value = option.value.map { ":" + $0.placeholder + zshAction($0, words(of: $0)) } ?? ""
    let sign = option.value == nil ? "" : "="
    return "--\(option.name)\(sign)[\(summary)]\(value)".quotedWithApostrophes
  }

  private func zshAction(_ value: CommandValue, _ words: [String]) -> String {
    value.isCase
      ? ":{_files; compadd -- Corpus/*.case(N:t:r)}"
      : value.isFile ? ":_files" : words.isEmpty ? ":" : ":(\(words.joined(separator: " ")))"
  }

  // MARK: fish

  var fish: String {
    let first = "-n __fish_use_subcommand "
    var lines = ["-f"]
    lines += commands.map { first + "-a \($0.name) -d " + $0.summary.quotedWithApostrophes }
    lines.append(first + "-l version -d 'Print the version'")
    lines +=
      standardOptions.map { first + fishOption($0) } + CommandLineTool.options.map(fishOption)
    for command in commands {
      let start = "-n '__fish_seen_subcommand_from \(command.name)' "
      lines += command.options.map { start + fishOption($0) }
      let words = operandWords(of: command).joined(separator: " ")
      if !words.isEmpty { lines.append(start + "-a " + words.quotedWithApostrophes) }
      if takesFiles(command) { lines.append(start + "-F") }
      if takesCases(command) {
        lines.append(start + "-a '(for file in Corpus/*.case; basename $file .case; end)'")
      }
    }
    return "# fish completion for \(tool.name), made by '\(tool.name) completions fish'\n"
      + lines.map { "complete -c \(tool.name) " + $0 }.joined(separator: "\n")
  }

  private func fishOption(_ option: CommandOption) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    let value = option.value.map { value in
      let words = words(of: value).joined(separator: " ")
      return value.isFile
        ? " -r -F" : words.isEmpty ? " -r" : " -x -a " + words.quotedWithApostrophes
    }
    return "\(letter)-l \(option.name)\(value ?? "") -d " + option.summary.quotedWithApostrophes
  }
}
