// What to do about open cases that pass.

internal import VCFuzzKit
internal import VCFuzzSupport
internal import VCLifecycle

extension ReplayFormats {
  /// Says how to make regression tests of open cases that pass; nil if there are none.
  static func acceptHint(_ fixed: [Corpus.Entry], call: String) -> String? {
    let files = fixed.filter { !$0.path.isEmpty }.map(\.path.quotedForShell)
    let title =
      switch files.count {
      case 0: ""
      case 1: "1 open case passes now. To keep it as a regression test:"
      default: "\(files.count) open cases pass now. To keep them as regression tests:"
      }
    if files.isEmpty { return nil }
    return title + "\n  " + call + " corpus accept "
      + files.joined(separator: " ").escapedForTerminal
  }
}
