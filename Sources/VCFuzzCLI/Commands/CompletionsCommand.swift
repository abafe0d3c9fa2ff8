// `vcfuzz completions`: a script that teaches a shell the commands and options.

struct CompletionsCommand: Command {
  /// The shells that have a script.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  let name = "completions"
  let summary = "Print a script that completes commands and options in a shell"
  let operands = [
    CommandOperand("bash|zsh|fish", .choice(Shell.allCases.map(\.rawValue)), count: .one)
  ]
  let details = """
    bash  source <(vcfuzz completions bash)
    zsh   vcfuzz completions zsh > "${fpath[1]}/_vcfuzz"
    fish  vcfuzz completions fish > ~/.config/fish/completions/vcfuzz.fish
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    let script = CompletionScript(tool: invocation.tool)
    switch Shell(rawValue: invocation.operands[0]) {
    case .bash: invocation.terminal.print(script.bash)
    case .zsh: invocation.terminal.print(script.zsh)
    case .fish: invocation.terminal.print(script.fish)
    case nil: throw UsageError.missingOperand("a shell", command: name)
    }
    return .nothingFound
  }
}
