// What a replay showed, in words: one line, and both diagrams where they differ.

internal import Lifecycle

/// The text of a replayed case.
@MainActor
package struct ReplayText {
  private let replay: CaseReplay
  private let style: (String, TextStyle) -> String

  package init(
    _ replay: CaseReplay,
    style: @escaping (String, TextStyle) -> String = { text, _ in text }
  ) {
    self.replay = replay
    self.style = style
  }

  /// The outcome in one line without the case's name.
  package var headline: String {
    let identity = "\(replay.kept.verdict.identity)".escapedForTerminal
    // Where nothing fails, only the case itself knows its grade.
    let isGraded = replay.outcome != .gone || replay.kept.grading != nil
    let grading = isGraded ? " (\(replay.grading))" : ""
    switch (replay.outcome, replay.kept.expectation) {
    case (.same, .fault):
      let note = replay.isTraceChanged ? "; the way there has changed" : ""
      return style("same fault", .green) + ": " + identity + grading + note
    case (.same, .nothing): return style("the fault is back", .red) + ": " + identity + grading
    case (.gone, .fault): return style("no longer shows", .red) + ": " + identity + grading
    case (.gone, .nothing): return style("still mended", .green) + ": " + identity + grading
    case (.other(let other), _):
      return style("other fault", .red) + ": \("\(other)".escapedForTerminal)" + grading
        + " instead of " + identity
    }
  }

  /// The outcome with what explains it: what was refused, and the new trace beside the old.
  ///
  /// `isWhole` shows the diagram of a case that is as it should be, too.
  package func text(named name: String, isWhole: Bool = false) -> String {
    var lines = [name.escapedForTerminal + ": " + headline]
    if replay.isAsExpected && !isWhole { return lines[0] }
    lines += replay.run.refusalLines + (replay.run.verdict?.lines ?? [])
    if replay.isTraceChanged {
      lines += ["", "kept:"] + replay.kept.trace.indentedForTerminal
      lines += ["", "now:"] + replay.trace.indentedForTerminal
    } else {
      lines += [""] + replay.trace.indentedForTerminal
    }
    if !replay.isAsExpected, let mend { lines += ["", mend] }
    return lines.joined(separator: "\n")
  }

  /// What to do about a case that is not as it should be.
  private var mend: String? {
    switch (replay.outcome, replay.kept.expectation) {
    case (.gone, .fault):
      "If it is mended for good, write 'expect: nothing' into the case: then it must not come back."
    case (.other, .fault):
      "If the new fault is the one to keep, add it: 'vcfuzz corpus add' with its case."
    default: nil
    }
  }
}

extension Case.Verdict {
  /// Where the failure is, what was expected there, and what was found.
  package var lines: [String] {
    [("at        ", event), ("expected  ", expected), ("found     ", found)]
      .map { "  " + $0 + $1.escapedForTerminal }
  }
}

extension CaseRun {
  /// The steps that could not be taken.
  package var refusalLines: [String] {
    refused.map { "  step \($0) could not be taken: " + $1.escapedForTerminal }
  }
}

extension [String] {
  /// The lines of a diagram, indented except for the empty ones.
  package var indentedForTerminal: [String] {
    map { $0.isEmpty ? "" : "  " + $0.escapedForTerminal }
  }

  /// The steps of a run with their numbers.
  package var numberedForTerminal: [String] {
    enumerated().map { "  \($0 + 1). " + $1.escapedForTerminal }
  }
}
