// A program that runs to its end, with the kernel's account of the resources it used.

import Foundation

/// A program that ran: its output, its exit code and the resources it used.
struct ChildProcess: Sendable {
  let exitCode: Int32
  /// The text written to standard output and standard error.
  let output: String
  /// The CPU seconds, user and system.
  let seconds: Double

  /// Runs a program of the search path; the exit code is 127 if there is none of that name.
  @MainActor
  init(_ command: [String], in folder: URL) {
    let log = folder.appendingPathComponent("output.txt")
    var usage = rusage()
    var status: Int32 = 0
    let code = Self.start(command, in: folder, writing: log, &status, &usage)
    output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    seconds = Self.seconds(of: usage)
    // The low seven bits are the number of the signal that ended it, if one did.
    let ended = status & 0x7F
    exitCode = code != 0 ? 127 : ended == 0 ? (status >> 8) & 0xFF : 128 + ended
  }

  /// The CPU seconds of a resource usage record.
  static func seconds(of usage: rusage) -> Double {
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return seconds + microseconds / 1e6
  }

  private static func start(
    _ command: [String],
    in folder: URL,
    writing log: URL,
    _ status: inout Int32,
    _ usage: inout rusage
  ) -> Int32 {
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    #else
    var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    // POSIX cannot spawn in another folder, and nothing else runs in this process meanwhile.
    let home = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else { return ENOENT }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(home) }
    let code = posix_spawnp(&process, command[0], &actions, nil, arguments, variables)
    if code != 0 { return code }
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    return 0
  }
}
