// Prints the current run's steps when the code under test ends the process.

internal import Foundation
internal import Lifecycle

/// Prints the current run's steps when code under test crashes the process.
///
/// A signal leaves no way back, so the run cannot be shrunk or kept; its steps are printed.
@MainActor
package enum CrashNotice {
  /// The run whose code is being executed.
  private static var current: Unmanaged<Run>?

  /// Notes that a run's code is about to be executed, until `end` is called.
  static func begin(_ run: Run) { current = .passUnretained(run) }

  /// Notes that the tool's own code goes on.
  static func end() { current = nil }

  /// From now on a crash ends with a notice and the exit code of an internal error.
  package static func watch() {
    // An endless recursion has used up the stack, so the notice is written on another.
    let size = 1 << 20
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0 else { return }
    for number in signals { install(number) }
  }

  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  private static func install(_ number: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      // What crashes or hangs in here ends the process as it would have ended anyway.
      alarm(5)
      MainActor.assumeIsolated { CrashNotice.write(number) }
      _exit(ExitCode.internalError.rawValue)
    }
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK) | UInt32(SA_RESETHAND))
    sigaction(number, &action, nil)
  }

  private static func write(_ number: Int32) {
    let text = notice(of: current?.takeUnretainedValue(), signal: number)
    var bytes = Array(("\n" + text + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The notice: what happened, where, after which steps, and what to do.
  static func notice(of run: Run?, signal number: Int32) -> String {
    guard let run else { return "vcfuzz: internal error: the tool has crashed by signal \(number)" }
    let cause = number == SIGSEGV ? "an endless recursion, as a rule" : "a trap, as a rule"
    var lines = [
      "vcfuzz: the code under test has ended the process by signal \(number) (\(cause))",
      "  scenario \(run.scenario.name)",
      "  start    \(run.configuration.start)",
    ]
    let words = run.vocabulary
    let first = max(0, run.path.count - stepsMax)
    for (place, step) in run.path.enumerated().dropFirst(first) {
      lines.append("  \(place + 1). \(step.text(words))")
    }
    let moment = run.path.isEmpty ? "the window is shown" : "what comes after them"
    lines.append("  here: " + (run.stepUnderWay?.text(words) ?? moment))
    lines.append("What was found before is kept. A debugger on the same command shows the place.")
    return lines.map(\.escapedForTerminal).joined(separator: "\n")
  }

  private static let stepsMax = 40
}
