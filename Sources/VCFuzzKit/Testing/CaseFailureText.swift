// A failing case as a test prints it: what went wrong, the steps as code, and where the case is.

internal import HeadlessUIKit
internal import VCFuzzSupport
internal import VCLifecycle

/// The text of a case that fails a test.
@MainActor
package struct CaseFailureText {
  private let replay: CaseReplay
  private let scenario: Scenario
  /// The case's file; nil if it has none.
  private let path: String?
  /// What is known beside the replay: how many runs failed, or what became of a saved case.
  private let remark: String?

  package init(_ replay: CaseReplay, of scenario: Scenario, path: String?, remark: String? = nil) {
    self.replay = replay
    self.scenario = scenario
    self.path = path
    self.remark = remark
  }

  /// The whole text.
  package var text: String {
    guard let words = FailureWords(replay.run), let identity = replay.run.failure?.identity else {
      return ReplayText(replay).text(named: path ?? scenario.name)
    }
    let title = words.whole.escapedForTerminal
    let facts = ["\(identity) (\(replay.grading))", remark].compactMap { $0 }
    var lines = [title, facts.joined(separator: ", ").escapedForTerminal, ""]
    lines += ["Steps (\(start)):".escapedForTerminal] + steps + replay.run.refusalLines
    lines += [""] + places + [""] + replay.run.diagram.lines.indentedForTerminal
    if let legend = DiagramLegend.line(for: replay.run.diagram.lines) {
      lines += ["", legend.wrapped(width: 98, indent: 2)]
    }
    return lines.joined(separator: "\n")
  }

  private var start: String {
    let configuration = replay.kept.configuration
    let window = configuration.window.text(Cast(configuration), at: 0)
    return "window: \(window), profile: \(configuration.profile.name)"
  }

  // MARK: Steps

  private var steps: [String] {
    if replay.run.taken.isEmpty { return ["  none: it fails as soon as the window is shown"] }
    let subject = Run(scenario, replay.kept.configuration).live.subject
    var source = OperationSource()
    let rows = zip(replay.run.path, replay.run.taken).map { step, text in
      Self.code(of: step, text, subject, &source)
    }
    let width = min(60, rows.map(\.code.count).max() ?? 0)
    return rows.enumerated().map { number, row in
      let place = row.place.map { "  // " + $0 } ?? ""
      let code = row.place == nil ? row.code : row.code.padded(to: width)
      return ("  \(number + 1). " + code + place).escapedForTerminal
    }
  }

  /// A step as the scenario's own code, with its file and line, or in its own words.
  private static func code(
    of step: Step,
    _ text: String,
    _ subject: Subject,
    _ source: inout OperationSource
  ) -> (code: String, place: String?) {
    switch step {
    case .call(let number) where subject.calls.indices.contains(number):
      let call = subject.calls[number]
      let body = source.body(of: call.place, argument: call.argument)
      return (body ?? text, "\(call.place.words), \(text)")
    case .gesture(let number, let phase) where subject.gestures.indices.contains(number):
      let gesture = subject.gestures[number]
      let body = source.body(of: gesture.place, phase: phase.rawValue)
      return (body ?? text, "\(gesture.place.words), \(text)")
    case .inside(_, .call(let number)) where subject.calls.indices.contains(number):
      let call = subject.calls[number]
      guard let body = source.body(of: call.place, argument: call.argument),
        let colon = text.firstRange(of: ": ")
      else { return (text, call.place.words) }
      return (text[..<colon.lowerBound] + ": " + body, call.place.words)
    default: return (text, nil)
    }
  }

  // MARK: Places

  private var places: [String] {
    var lines: [String] = []
    if let path {
      lines.append("Case    " + path.escapedForTerminal)
      if let folder = PackageFolder.containing(path),
        let call = PackageFolder.fuzzCall(in: folder)
      {
        let file = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        lines.append("Replay  \(call) replay " + file.quotedForShell.escapedForTerminal)
      }
    }
    return lines + ["Token   " + CaseToken.token(of: replay.kept)]
  }
}
