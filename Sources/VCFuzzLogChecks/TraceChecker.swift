// Reads and checks traces from outside, in one pass.
//
// A trace of moderate length stays in memory: what it prints of each controller is known before it
// is checked, its verdicts name what would permit it, and it is explained. A longer one is checked
// as
// it streams, in memory that depends on its controllers.

/// A checker of traces from outside.
package struct TraceChecker: Sendable {
  private let settings: CheckSettings
  private let limits: Limits

  /// What is done for a trace of moderate length only.
  package struct Limits: Sendable {
    /// The events that stay in memory and are explained.
    package var keptMax = 20_000
    /// The events of a trace for which it is sought what would permit a finding.
    package var searchedMax = 20_000

    package init() {}
  }

  /// Why a trace can't be checked.
  package enum Failure: Error {
    case format(TraceFormatError)
    /// None of so many lines has a lifecycle event.
    case nothingRecognised(lines: Int)
    /// A controller that the caller speaks of does not occur.
    case unknownController(String)
    /// The trace names a version that does not exist.
    case unknownVersion(OSVersion)
  }

  package init(_ settings: CheckSettings, limits: Limits = Limits()) {
    self.settings = settings
    self.limits = limits
  }

  /// Reads and checks one trace.
  package func check(_ input: ByteSource, named source: String) throws(Failure) -> CheckedTrace {
    var pass: TracePass
    do throws(TraceFormatError) {
      pass = try TracePass(input, settings, limits)
      while try pass.step() {}
    } catch {
      throw .format(error)
    }
    let reader = pass.reader
    if pass.count == 0, reader.format == .console {
      throw .nothingRecognised(lines: reader.unrecognised.count)
    }
    if let os = pass.header.os, !os.isKnown { throw .unknownVersion(os) }
    // A silent side of a transition of known kind is a finding, not a wrong name.
    if settings.requiresNames, pass.header.kind == nil {
      for (index, name) in settings.names.enumerated() where !pass.isMentioned(index) {
        throw .unknownController(name)
      }
    }
    return pass.checked(source, settings)
  }
}
