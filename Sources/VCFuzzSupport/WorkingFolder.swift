// The folder in which the command was started: code under test may go elsewhere.

internal import Foundation

/// The folder that relative paths of the command line are meant in.
package enum WorkingFolder {
  nonisolated(unsafe) private static var path: String?

  /// Remembers the folder, in a worker.
  package static func note() { path = FileManager.default.currentDirectoryPath }

  /// Goes back to the folder before files are read or written; nothing outside of a worker.
  package static func restore() {
    guard let path else { return }
    chdir(path)
  }
}
