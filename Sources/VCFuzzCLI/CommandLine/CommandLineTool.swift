// The tool: its commands, and the way from the words of a command line to an exit code.

import Foundation
internal import VCFuzzProcesses

/// A command-line tool with commands: `vcfuzz`, or another set of commands under another name.
public struct CommandLineTool: Sendable {
  /// The name that help and errors use.
  private(set) var name: String
  /// How a shell calls the tool: printed commands begin with it.
  package var call: String
  /// The first line of the help.
  let summary: String
  /// The commands in the order of the help.
  package let commands: [any Command]
  /// The command that is meant when options come without one.
  let standard: (any Command)?
  /// The scenarios that commands can be asked about.
  package let scenarios: ScenarioCatalogue

  /// The options that every command has.
  static let options = CommandOption.table(
    """
    --color MODE  auto (terminals, unless NO_COLOR is set), always or never
    -h, --help    Print what the command does
    """,
    ["color": .choice(Terminal.ColorMode.allCases.map(\.rawValue))]
  )
  /// The options of the tool without a command.
  static let ownOptions = options + CommandOption.table("--version  Print the version")

  package init(
    named name: String,
    summary: String,
    commands: [any Command],
    standard: (any Command)?,
    scenarios: ScenarioCatalogue
  ) {
    self.name = name
    call = name
    self.summary = summary
    self.commands = commands
    self.standard = standard
    self.scenarios = scenarios
  }

  /// Runs one command line on the process's own output and returns the process's exit code.
  @MainActor public func run(_ words: [String]) -> Int32 { namedAfterProcess.carryOut(words) }

  @MainActor private func carryOut(_ words: [String]) -> Int32 {
    // A reader that has left, as in `vcfuzz rules | head`, must not kill the process.
    signal(SIGPIPE, SIG_IGN)
    if let role = WorkerRole.take() { return Worker(role).run(words, tool: self) }
    if let code = supervise(words) { return code }
    let terminal = Terminal.standard(environment: ProcessInfo.processInfo.environment)
    return run(words, on: terminal).rawValue
  }

  /// The tool under the name of the executable that runs it.
  private var namedAfterProcess: CommandLineTool {
    guard let path = CommandLine.arguments.first else { return self }
    return named(after: ToolCall(path: path, from: FileManager.default.currentDirectoryPath))
  }

  /// The tool under the name of an executable.
  package func named(after process: ToolCall) -> CommandLineTool {
    var tool = self
    tool.name = process.name
    tool.call = process.text
    return tool
  }

  /// Carries a command that runs scenarios out in workers; nil for every other command line.
  @MainActor private func supervise(_ words: [String]) -> Int32? {
    guard let request = try? ArgumentParser.parse(words, tool: self), !request.wantsHelp,
      request.command?.runsScenarios == true, scenarios.sharedName == nil,
      !request.values.contains(where: { $0.option == "in-process" })
    else { return nil }
    var limits = WorkerLimits()
    func number(_ option: String) -> Int? {
      request.values.last { $0.option == option }?.text.flatMap { Int($0) }
    }
    if let seconds = number("step-timeout") { limits.stepSeconds = Double(seconds) }
    if let megabytes = number("run-memory") { limits.megabytes = megabytes }
    var supervisor = Supervisor(limits, readsInput: request.operands.contains("-"))
    return supervisor?.run()
  }

  /// Runs one command line, given without the tool's own name.
  @MainActor package func run(_ words: [String], on terminal: Terminal) -> ExitCode {
    let code = outcome(of: words, on: terminal)
    terminal.flush()
    guard let problem = terminal.outputFailure else { return code }
    terminal.printError("\(name): cannot write the output: \(problem)")
    return .internalError
  }

  func command(named name: String) -> (any Command)? { commands.first { $0.name == name } }

  @MainActor private func outcome(of words: [String], on terminal: Terminal) -> ExitCode {
    do {
      if let name = scenarios.sharedName {
        throw UsageError.other("two scenarios are called '\(name)': give each its own name")
      }
      let request = try ArgumentParser.parse(words, tool: self)
      let mode = request.values.last { $0.option == "color" }?.text
      terminal.colorMode = mode.flatMap(Terminal.ColorMode.init) ?? .auto
      return try perform(request, on: terminal)
    } catch let error as UsageError {
      terminal.printError("\(name): " + error.text(call: call))
      return .usage
    } catch let error as CommandError {
      terminal.printError("\(name): " + error.description.escapedForTerminal)
      return error.exitCode
    } catch {
      terminal.printError("\(name): internal error: " + "\(error)".escapedForTerminal)
      return .internalError
    }
  }

  @MainActor private func perform(
    _ request: ArgumentParser.Request,
    on terminal: Terminal
  ) throws -> ExitCode {
    if request.wantsVersion {
      terminal.print("\(name) " + ToolVersion.current)
      return .nothingFound
    }
    if request.wantsHelp {
      let page = HelpPage(self, style: terminal.styled)
      terminal.print(request.command.map(page.text(of:)) ?? page.overview)
      return .nothingFound
    }
    guard let command = request.command else {
      terminal.print(HelpPage(self, style: terminal.styled).overview)
      return .nothingFound
    }
    return try command.run(
      Invocation(
        tool: self,
        command: command,
        terminal: terminal,
        operands: request.operands,
        values: request.values
      )
    )
  }
}
