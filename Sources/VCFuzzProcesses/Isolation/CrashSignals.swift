// Notes on which thread a crash ends the process, and lets it end.

internal import Foundation
internal import HeadlessUIKit
internal import VCFuzzKit

/// The signals of crashes, in a worker.
enum CrashSignals {
  private static let numbers = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// Notes from now on which thread a signal ends the process on.
  @MainActor
  static func watch() {
    WorkerState.crashSpot = OutsideStages.executionSpot
    WorkerState.mainThread = pthread_self()
    // An endless recursion has used up the stack, so the handler runs on another.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0 else { return }
    for number in numbers { install(number) }
  }

  private static func install(_ number: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      if pthread_equal(pthread_self(), WorkerState.mainThread) == 0 {
        WorkerState.crashSpot?.pointee = Spot.otherThread
      }
      // The default action, which is back in force, ends the process with this signal.
      raise(number)
    }
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK) | UInt32(SA_RESETHAND))
    sigaction(number, &action, nil)
  }
}
