// A worker: carries out the command line of its supervisor, or runs for another worker.

import Foundation
internal import VCFuzzProcesses

/// This process as a worker.
@MainActor
struct Worker {
  private let role: WorkerRole

  init(_ role: WorkerRole) { self.role = role }

  /// Does the worker's part; returns the exit code of the process.
  func run(_ words: [String], tool: CommandLineTool) -> Int32 {
    guard let record = WorkerRecord(role.memory) else { return ExitCode.internalError.rawValue }
    let isolation = RunIsolation(role, record)
    endWithParent()
    keepDescriptors()
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(Self.coreLimit, &core)
    switch role.kind {
    case .probe:
      ProbeServer.serve(isolation, tool.scenarios.all)
      return 0
    case .helper:
      WorkingFolder.note()
      return tool.run(words, on: .captured()).rawValue
    case .command:
      WorkingFolder.note()
      let terminal = Terminal.ofWorker(
        results: role.results,
        environment: ProcessInfo.processInfo.environment
      )
      let code = tool.run(words, on: terminal).rawValue
      isolation.probe.closeAll()
      complete(record, code)
    }
  }

  private func complete(_ record: WorkerRecord, _ code: Int32) -> Never {
    record.header.pointee.exitCode = Int(code)
    record.header.pointee.outcome = 1
    // What code under test has registered to run at the exit is not part of any run.
    fflush(nil)
    _exit(code)
  }

  #if os(Linux)
  private static let coreLimit = __rlimit_resource_t(RLIMIT_CORE.rawValue)
  #else
  private static let coreLimit = RLIMIT_CORE
  #endif

  /// Leaves the descriptors of the tool to no program that the code under test starts: it would
  /// hold the output open.
  private func keepDescriptors() {
    for descriptor in [role.memory, role.results, role.requests] where descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Asks the system to end this process when the one that has spawned it ends.
  private func endWithParent() {
    #if os(Linux)
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    let signalOfParent: Int32 = 1
    _ = unsafeBitCast(symbol, to: Control.self)(signalOfParent, UInt(SIGKILL), 0, 0, 0)
    // It may have ended before.
    if getppid() != role.parent { _exit(ExitCode.internalError.rawValue) }
    #endif
  }
}
