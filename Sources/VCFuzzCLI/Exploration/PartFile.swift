// The result file of one part of an exploration: what it takes to continue, or to merge.

internal import Foundation
internal import ModelChecking
internal import VCFuzzProcesses

/// One part of an exploration as a file.
struct PartFile: Codable {
  /// What decides the search, as a command line.
  let words: [String]
  let number: Int
  let count: Int
  var isComplete = false
  var collisionExponent: Int?
  /// The checkpoint; nil where the search has none yet.
  var checkpoint: Data?

  private static let title = "vcfuzz-paths 1\n"

  init(_ words: [String], _ share: RunShare) {
    self.words = words
    number = share.number
    count = share.count
  }

  /// Whether a file is one of an exploration, and not of a campaign.
  static func isNamed(by path: String) -> Bool {
    guard FileKind(path) == .regular, let handle = FileHandle(forReadingAtPath: path) else {
      return false
    }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: title.utf8.count)) == Data(title.utf8)
  }

  /// Reads the file at a path.
  init(_ path: String) throws(CommandError) {
    guard Self.isNamed(by: path),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let part = try? JSONDecoder().decode(Self.self, from: data.dropFirst(Self.title.utf8.count))
    else {
      let problem = " is no part of an exploration, or damaged: make it again"
      throw CommandError(.badInput, path.quotedForTerminal + problem)
    }
    self = part
  }

  /// The search so far; refuses that of another exploration or executable.
  func checkpoint(
    identity: String,
    named path: String
  ) throws(CommandError) -> ReplayCheckpoint? {
    guard let checkpoint else { return nil }
    do throws(CheckpointError) {
      let known = try ReplayCheckpoint(bytes: Array(checkpoint))
      try known.check(identity: identity)
      return known
    } catch {
      let problem = " is of another exploration or executable: remove it, or give all parts "
      throw CommandError(.badInput, path.quotedForTerminal + problem + "the same --build-id")
    }
  }

  /// Writes the file whole or not at all.
  func write(to path: String) throws(CommandError) {
    WorkingFolder.restore()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let isFile = [.none, .regular].contains(FileKind(path))
    guard isFile, let data = try? encoder.encode(self),
      (try? (Data(Self.title.utf8) + data).write(to: URL(fileURLWithPath: path), options: .atomic))
        != nil
    else {
      let problem = " cannot be written: check that the folder is writable"
      throw CommandError(.internalError, path.quotedForTerminal + problem)
    }
  }
}
