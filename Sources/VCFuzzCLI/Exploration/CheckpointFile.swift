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
    if FileKind(path) == .special {
      throw CommandError(.badInput, "\(path.quotedForTerminal) is no regular file")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandError(.badInput, "\(path.quotedForTerminal) cannot be read")
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
      throw CommandError(.badInput, "\(path.quotedForTerminal): \(problem)")
    }
  }

  /// Removes the file once nothing is left to do.
  package func remove() throws {
    guard exists else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw CommandError(
        .internalError,
        "\(path.quotedForTerminal) has nothing left to do and cannot be removed: remove it"
      )
    }
  }

  /// Writes a checkpoint whole or not at all.
  package func write(_ checkpoint: ReplayCheckpoint) throws {
    if FileKind(path) == .special {
      throw CommandError(.internalError, "\(path.quotedForTerminal) is no regular file")
    }
    WorkingFolder.restore()
    do {
      try Data(checkpoint.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError(
        .internalError,
        "\(path.quotedForTerminal) cannot be written: check that the folder is writable"
      )
    }
  }
}
