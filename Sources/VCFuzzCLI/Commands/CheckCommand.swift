// `vcfuzz check`: checks a log or a trace, and reports what is wrong at which line.

import Foundation
internal import VCFuzzReports

struct CheckCommand: Command {
  let name = "check"
  let summary = "Check a console log or a recorded trace against the rules"
  let operands = [CommandOperand("FILE", .file, count: .many)]
  var options: [CommandOption] { Self.table }
  // A process needs the tables of one command, or of none.
  private static let table = CommandOption.table(
    """
    --ios VERSION           iOS version of the trace, such as 17.2 (default: 26)
    --profile NAME          Check against a profile, such as ios17+V-NAV-CANCEL=interleaved
    --kind KIND             The transition that the whole trace is, if known
    --initial NAME=STATE …  A controller's state before the trace, such as A=appeared
    --rest-at-end           The app is idle at the end of the trace
    --prints LIST           The callbacks the log prints of every controller
    --as FORM               Read json or console, whatever the first bytes are
    --format FORMAT         Report as text, json, sarif or junit
    --html PAGE             Also write the report as a page for a browser
    --itf FILE              Write the only trace in the Informal Trace Format
    --fail-on GRADE         Lowest grade that fails: violation (default), fragile, advice
    --all                   Print everything: skipped invariants, all findings and transitions
    --show-unrecognised     Print the lines without a lifecycle callback
    """,
    [
      "kind": .suggestion(TransitionKind.allCases.map(\.name)),
      "as": .choice(TraceFormat.allCases.map(\.rawValue)),
      "profile": .text,
      "format": .choice(["text", "json", "sarif", "junit"]),
    ]
  )
  let details = """
    Checks only what the log records: a callback that it never prints of a class of
    controllers may have come. '--prints viewWillAppear,viewDidAppear' says that it
    prints these of every controller, so that a missing one is a finding.

    Reads each FILE, or the standard input for '-' or without a file: console text as
    an app prints it, or JSON, one event a line. The first bytes decide the form.
    Each finding names the line, what was expected there, the rule with its source,
    likely causes and the usual fix. The likely transitions of the log follow.

    A finding that another value of a variant, a known defect of the version, or
    the lack of a second source excuses is fragile. What is legal but known to cause
    trouble is advice. Everything else is a violation.

    Exits with 0 if nothing was found at or above the grade of --fail-on, with 1 if
    something was, and with 65 if a trace could not be read.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    var settings = try settings(of: invocation)
    settings.requiresNames = invocation.operands.count < 2
    let threshold = try invocation.failOn()
    let checker = TraceChecker(settings)
    let sources = invocation.operands.isEmpty ? ["-"] : invocation.operands
    if invocation.value(of: "itf") != nil, sources.count > 1 {
      throw UsageError.other("--itf writes one trace, and \(sources.count) are given")
    }
    if sources.count(where: { $0 == "-" }) > 1 {
      throw UsageError.other("the standard input can be read once: give '-' once")
    }
    var traces: [CheckedTrace] = []
    var unreadable: [CheckReport.Unreadable] = []
    for source in sources {
      do {
        traces.append(try check(source, checker))
      } catch let error as CommandError where error.exitCode == .badInput {
        unreadable.append((source, error.description))
      }
    }
    let report = CheckReport(
      traces,
      unreadable,
      threshold: threshold,
      showsUnrecognised: invocation.has("show-unrecognised")
    )
    let terminal = invocation.terminal
    if let text = report.document(as: invocation.format) {
      terminal.print(text)
    } else if !traces.isEmpty {
      terminal.print(report.text(isWhole: invocation.has("all"), style: terminal.styled))
    }
    if let page = invocation.value(of: "html") {
      try ReportFolder(".").write(report.page, toPath: page)
    }
    if let file = invocation.value(of: "itf"), let trace = traces.first {
      let value = ITFTrace.json(trace.trace, source: trace.source)
      try ReportFolder(".").write(value.text + "\n", toPath: file)
    }
    for trace in unreadable {
      terminal.printError("\(invocation.tool.name): " + trace.problem.escapedForTerminal)
    }
    if !unreadable.isEmpty { return .badInput }
    return traces.contains { ($0.grade.map { $0 >= threshold }) ?? false } ? .found : .nothingFound
  }

  // MARK: Settings

  private func settings(of invocation: Invocation) throws -> CheckSettings {
    var settings = CheckSettings()
    settings.os = try invocation.version(
      expected: "a version from 4 to 18, 26 or 27, as in 17 or 12.2, or catalyst26"
    )
    if let profile = try invocation.profile() {
      settings.profile = profile
      if let os = settings.os, os != profile.os {
        throw UsageError.other("--ios \(os) and --profile \(profile.os) differ: give one of them")
      }
    }
    if let text = invocation.value(of: "kind") {
      let known = TransitionKind.allCases.map(\.name)
      guard let kind = TransitionKind(named: text) else {
        if known.nearest(to: text) != nil {
          throw invocation.unknown("kind of transition", text, among: known)
        }
        let expected = "one of " + known.joined(separator: ", ")
        throw UsageError.invalidValue(of: "--kind", value: text, expected: expected)
      }
      settings.kind = kind
    }
    settings.initialStates = try invocation.values(of: "initial").map(initialState)
    settings.prints = try prints(invocation.value(of: "prints"))
    settings.isAtRestAtEnd = invocation.has("rest-at-end")
    settings.format = invocation.value(of: "as").flatMap(TraceFormat.init(rawValue:))
    return settings
  }

  private func prints(_ names: String?) throws -> CallbackSet {
    guard let names else { return [] }
    do throws(CallbackSet.UnknownCallback) {
      return try CallbackSet(names: names)
    } catch {
      let form = "names of callbacks with commas between, as in viewWillAppear,viewDidAppear"
      throw UsageError.invalidValue(of: "--prints", value: error.name, expected: form)
    }
  }

  private func initialState(_ text: String) throws -> (name: String, state: AppearanceState) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex,
      let state = AppearanceState(named: text[text.index(after: sign)...])
    else {
      let states = AppearanceState.allCases.map(\.name).joined(separator: ", ")
      let expected = "NAME=STATE with a state of " + states
      throw UsageError.invalidValue(of: "--initial", value: text, expected: expected)
    }
    return (String(text[..<sign]), state)
  }

  // MARK: Reading

  private func check(_ source: String, _ checker: TraceChecker) throws -> CheckedTrace {
    let name = source == "-" ? "the standard input" : source.quotedForTerminal
    let file = try InputFile(source)
    let outcome = Result { try checker.checked(file.bytes, named: source, title: name) }
    if let problem = file.problem { throw CommandError(.badInput, "\(name): \(problem)") }
    return try outcome.get()
  }
}

extension TraceChecker {
  /// Checks a trace; `title` is what a complaint calls it.
  func checked(
    _ bytes: ByteSource,
    named name: String,
    title: String? = nil
  ) throws(CommandError) -> CheckedTrace {
    do throws(Failure) {
      return try check(bytes, named: name)
    } catch {
      throw CommandError(error.exitCode, "\(title ?? name): \(error.words)")
    }
  }
}

extension TraceChecker.Failure {
  fileprivate var exitCode: ExitCode {
    if case .unknownController = self { .usage } else { .badInput }
  }

  /// Why the trace can't be checked.
  var words: String {
    switch self {
    case .format(let error) where error.detectedFormat == .json:
      "\(error); if this is an app's own log, add '--as console' to read its lines as text"
    case .format(let error): "\(error)"
    case .nothingRecognised(let lines):
      "no lifecycle callbacks found in \(lines.counted("line")); "
        + "print the class and the callback's name, as in 'Foo viewWillAppear'"
    case .unknownController(let controller):
      "--initial names \(controller.quotedForTerminal), which does not occur"
    case .unknownVersion(let os):
      "the header names \(os.words), which does not exist: name a version from 4 to 18, 26 or 27, "
        + "or catalyst26"
    }
  }
}
