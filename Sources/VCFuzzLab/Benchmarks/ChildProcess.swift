// A program that is run to its end, with the kernel's own account of what it took.

import Foundation

/// What a program wrote, how it ended, and what it took.
struct ChildProcess: Sendable {
  let exitCode: Int32
  /// What it wrote to both of its outputs.
  let output: String
  /// The processor's seconds, in it and in the system for it.
  let seconds: Double
  let wallSeconds: Double
  /// The most memory it had.
  let peakBytes: Int

  /// Runs a program that is looked for in the path; 127 if there is none of that name.
  @MainActor
  init(_ command: [String], in folder: URL) {
    let log = folder.appendingPathComponent("output.txt")
    var usage = rusage()
    var status: Int32 = 0
    var code: Int32 = 0
    wallSeconds = WorkClock.wall.seconds {
      code = Self.start(command, in: folder, writing: log, &status, &usage)
    }
    output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    seconds = Self.seconds(of: usage)
    #if os(Linux)
    peakBytes = usage.ru_maxrss * 1024
    #else
    peakBytes = usage.ru_maxrss
    #endif
    // The low seven bits name the signal that ended it, if one did.
    let ended = status & 0x7F
    exitCode = code != 0 ? 127 : ended == 0 ? (status >> 8) & 0xFF : 128 + ended
  }

  /// The processor's seconds in an account.
  static func seconds(of usage: rusage) -> Double {
    [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
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
    // Spawning with another folder is no part of POSIX; nothing else runs here meanwhile.
    let home = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else { return ENOENT }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(home) }
    let code = posix_spawnp(&process, command[0], &actions, nil, arguments, variables)
    if code != 0 { return code }
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    return 0
  }
}
