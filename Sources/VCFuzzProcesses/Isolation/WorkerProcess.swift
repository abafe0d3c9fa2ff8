// A worker: the same executable as a process of its own, watched until it ends.

internal import Foundation
internal import VCFuzzSupport

/// The settings of a worker, passed in one variable of its environment.
package struct WorkerRole: Sendable {
  package enum Kind: String, Sendable {
    /// Carries out the whole command line.
    case command
    /// Takes the runs that another worker asks for.
    case probe
    /// Makes a share of a campaign's runs ahead of the worker that books them.
    case helper
  }

  package let kind: Kind
  /// The descriptor of the shared memory.
  package let memory: Int32
  /// Where results go: the output of the user's process, or replies to another worker.
  package let results: Int32
  /// Where a probe reads what it is asked for.
  package var requests: Int32 = -1
  /// The process that has spawned this one, or is about to.
  package var parent: Int32 = getpid()

  private static let variable = "VCFUZZ_WORKER"

  init(_ kind: Kind, memory: Int32, results: Int32, requests: Int32 = -1) {
    self.kind = kind
    self.memory = memory
    self.results = results
    self.requests = requests
  }

  package static func command(memory: Int32, results: Int32) -> WorkerRole {
    WorkerRole(.command, memory: memory, results: results)
  }

  /// Returns the role of this process, which programs that it starts don't have; nil if the user
  /// started it.
  package static func take() -> WorkerRole? {
    guard let value = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    let parts = value.split(separator: ":")
    let numbers = parts.dropFirst().compactMap { Int32($0) }
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }), numbers.count == 4 else {
      return nil
    }
    var role = WorkerRole(kind, memory: numbers[0], results: numbers[1], requests: numbers[2])
    role.parent = numbers[3]
    return role
  }

  var environment: String {
    "\(Self.variable)=\(kind.rawValue):\(memory):\(results):\(requests):\(parent)"
  }
}

/// How long and how far code under test may go.
package struct WorkerLimits: Sendable {
  /// The seconds of CPU time, or of waiting, that one step may take.
  package var stepSeconds = 10.0
  /// The megabytes by which one run may make its process grow.
  package var megabytes = 64

  package init() {}
}

/// A worker that was spawned.
@MainActor
package final class WorkerProcess {
  private let id: pid_t
  private let record: WorkerRecord
  private let limits: WorkerLimits
  private let leadsGroup: Bool
  /// What this process ended the worker for.
  private var cause: Death.Cause?
  private var usage = ProcessUsage.Reading()
  private var lastBeat = -1
  private var waitedSince = 0.0
  private let watch = Stopwatch()
  private var readAt = 0.0
  /// What `ownSeconds` has counted, with the account and the time of its last call.
  private var counted: (seconds: Double, reading: ProcessUsage.Reading, at: Double)?

  /// How a worker ended.
  package enum Ending: Sendable {
    case completed(Int32)
    /// It asks for a fresh process to continue.
    case replaced
    case died(Death.Cause, code: Int)
  }

  /// Spawns a worker that prints its errors to a descriptor, or where this process does; nil if the
  /// system refuses.
  package init?(
    _ role: WorkerRole,
    _ record: WorkerRecord,
    _ limits: WorkerLimits,
    errors: Int32? = nil,
    leadsGroup: Bool,
    readsInput: Bool = false
  ) {
    self.record = record
    self.limits = limits
    self.leadsGroup = leadsGroup
    record.header.pointee.outcome = 0
    record.header.pointee.ownCause = 0
    record.header.pointee.isInside = 0
    record.header.pointee.scenarioBytes = 0
    record.header.pointee.memory = 0
    record.header.pointee.faults = 0
    record.header.pointee.memoryMax = limits.megabytes << 20
    record.header.pointee.stepSeconds = limits.stepSeconds
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let path = "/proc/self/exe"
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if !readsInput { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    // What code under test prints never mixes with results.
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    posix_spawn_file_actions_adddup2(&actions, 2, 1)
    if leadsGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    var variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    variables += [role.environment, "SWIFT_BACKTRACE=enable=no"]
    let words = CommandLine.arguments.map { strdup($0) } + [nil]
    let settings = variables.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, words, settings) == 0 else {
      return nil
    }
    id = process
  }

  // MARK: Waiting

  /// Returns how the worker ended, or nil while it continues.
  package func ending() -> Ending? {
    var status: Int32 = 0
    let ended = waitpid(id, &status, WNOHANG)
    guard ended == id || (ended < 0 && errno != EINTR) else {
      enforceLimits()
      return nil
    }
    if leadsGroup { Foundation.kill(-id, SIGKILL) }
    let header = record.header.pointee
    if header.outcome == 1 { return .completed(Int32(truncatingIfNeeded: header.exitCode)) }
    if header.outcome == 2 { return .replaced }
    let signal = Int(status & 0x7F)
    if let cause { return .died(cause, code: signal) }
    return signal == 0 ? .died(.exit, code: Int(status >> 8) & 0xFF) : .died(.crash, code: signal)
  }

  /// Ends the worker at once.
  package func kill() { Foundation.kill(leadsGroup ? -id : id, SIGKILL) }

  /// Ends the worker and waits until it is gone.
  package func discard() {
    kill()
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// Returns how long the worker has run, or waited, since the first call.
  ///
  /// Time in which a busy machine runs other processes instead is not the worker's own.
  package func ownSeconds() -> Double {
    let now = (reading: ProcessUsage.read(id), at: watch.seconds)
    let last = counted ?? (0, now.reading, now.at)
    let passed =
      now.reading.isWaiting ? now.at - last.at : now.reading.seconds - last.reading.seconds
    counted = (last.seconds + passed, now.reading, now.at)
    return last.seconds + passed
  }

  private func end(for cause: Death.Cause) {
    guard self.cause == nil else { return }
    self.cause = cause
    kill()
  }

  private static let pace = 0.05

  /// Ends a worker whose code under test goes too far.
  private func enforceLimits() {
    let now = watch.seconds
    guard now - readAt >= Self.pace else { return }
    readAt = now
    let header = record.header.pointee
    guard header.isInside != 0 else {
      lastBeat = -1
      return
    }
    let reading = ProcessUsage.read(id)
    if header.beat != lastBeat {
      lastBeat = header.beat
      usage = reading
      waitedSince = now
    }
    if !reading.isWaiting { waitedSince = now }
    if reading.seconds - usage.seconds >= limits.stepSeconds { end(for: .endlessLoop) }
    if now - waitedSince >= limits.stepSeconds { end(for: .endlessWait) }
    if header.memory > 0, reading.bytes - header.memory > header.memoryMax { end(for: .memory) }
  }
}

/// What the system says of another process.
enum ProcessUsage {
  struct Reading {
    /// The seconds of CPU time so far.
    var seconds = 0.0
    /// Whether it waits, and doesn't want to run.
    var isWaiting = false
    var bytes = 0
  }

  /// Reads the account of a process; no CPU time where the system has no such account.
  static func read(_ id: pid_t) -> Reading {
    var reading = Reading()
    reading.bytes = ProcessMemory.residentBytes(of: "\(id)") ?? 0
    guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") else {
      // Without an account only waiting can be measured.
      reading.isWaiting = true
      return reading
    }
    // The name of the program may hold anything; the rest follows its last bracket.
    let text = String(decoding: data, as: UTF8.self)
    guard let bracket = text.lastIndex(of: ")") else { return reading }
    let parts = text[text.index(after: bracket)...].split(separator: " ")
    guard parts.count > 12, let user = Double(parts[11]), let system = Double(parts[12]) else {
      return reading
    }
    reading.seconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    reading.isWaiting = parts[0] == "S" || parts[0] == "D"
    return reading
  }
}
