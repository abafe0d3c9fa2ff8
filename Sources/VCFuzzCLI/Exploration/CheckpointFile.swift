// The checkpoint of an exploration as a file.

internal import Foundation
package import ModelChecking

/// The file of a checkpoint.
package struct CheckpointFile {
  package let path: String

  package init(_ path: String) { self.path = path }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads the checkpoint of that exploration; nil if there is no such file.
  @MainActor package func read(for settings: ExplorationSettings) throws -> ReplayCheckpoint? {
    guard exists else { return nil }
    if FileKind(path) == .special { throw failure(.badInput, " is no regular file") }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw failure(.badInput, " cannot be read")
    }
    do throws(CheckpointError) {
      let checkpoint = try ReplayCheckpoint(bytes: Array(data))
      try checkpoint.check(identity: settings.identity)
      return checkpoint
    } catch {
      let problem =
        switch error {
        case .foreign:
          "it is of another exploration or executable: remove the file, or give its own bounds"
        case .noCheckpoint, .damaged: error.description
        }
      throw failure(.badInput, ": " + problem)
    }
  }

  private func failure(_ code: ExitCode, _ problem: String) -> CommandError {
    CommandError(code, path.quotedForTerminal + problem)
  }

  /// Removes the file once nothing is left to do.
  package func remove() throws {
    if exists, (try? FileManager.default.removeItem(atPath: path)) == nil {
      throw failure(.internalError, " has nothing left to do and cannot be removed: remove it")
    }
  }

  /// Writes a checkpoint whole or not at all.
  package func write(_ checkpoint: ReplayCheckpoint) throws {
    if FileKind(path) == .special { throw failure(.internalError, " is no regular file") }
    WorkingFolder.restore()
    let url = URL(fileURLWithPath: path)
    if (try? Data(checkpoint.bytes).write(to: url, options: .atomic)) == nil {
      throw failure(.internalError, " cannot be written: check that the folder is writable")
    }
  }
}
