// A file or the standard input, read piece by piece.

import Foundation
package import VCLifecycle

/// Input that a command reads.
package final class InputFile {
  private let handle: FileHandle
  /// Why reading stopped before the end, if it did.
  package private(set) var problem: String?

  private static let pieceBytes = 1 << 16

  /// Opens a file, or the standard input for `-`.
  package init(_ path: String) throws {
    if path == "-" {
      handle = .standardInput
      return
    }
    let name = path.quotedForTerminal
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.badInput, "no file \(name)")
    }
    if isFolder.boolValue { throw CommandError(.badInput, "\(name) is a folder: name its files") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw CommandError(.badInput, "\(name) cannot be opened: check its permissions")
    }
    self.handle = handle
  }

  package var bytes: ByteSource {
    ByteSource { [self] in
      do {
        return try handle.read(upToCount: Self.pieceBytes).map { [UInt8]($0) } ?? []
      } catch {
        problem = "reading failed: \(error.localizedDescription)"
        return []
      }
    }
  }
}
