// Files of the output folder: written whole or not at all, and only where they change.

internal import Foundation

/// The folder that holds `Corpus/` and `Reports/`.
package struct ReportFolder: Sendable {
  private let path: String

  package init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The place of a file in the folder, as messages and commands name it.
  package func path(of file: String) -> String {
    path == "." ? file : path == "/" ? path + file : path + "/" + file
  }

  /// Throws if nothing can be written there.
  package func requireWritable() throws(CommandError) {
    if let problem { throw CommandError(.badInput, problem) }
  }

  /// Says why nothing could be written there; nil if it can be.
  package var problem: String? {
    for folder in [path, path(of: "Corpus"), path(of: "Reports")] {
      if let problem = problem(at: folder) { return problem }
    }
    return nil
  }

  private func problem(at folder: String) -> String? {
    let manager = FileManager.default
    var place = folder
    var isFolder: ObjCBool = false
    while !manager.fileExists(atPath: place, isDirectory: &isFolder) {
      let parent = Self.parent(of: place)
      if parent == place { break }
      place = parent
    }
    let name = place.quotedForTerminal
    guard isFolder.boolValue else {
      return "\(name) is not a directory; choose another with --output"
    }
    guard manager.isWritableFile(atPath: place) else {
      return "\(name) can't be written to; choose another directory with --output"
    }
    return nil
  }

  /// The folder that holds a place.
  private static func parent(of place: String) -> String {
    var rest = place[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    return slash == rest.startIndex ? "/" : String(rest[..<slash])
  }

  /// Writes a file whole, unless it holds these bytes already.
  package func write(_ text: String, to file: String) throws(CommandError) {
    try write(text, toPath: path(of: file))
  }

  /// Writes a file whole, wherever it lies, unless it holds these bytes already.
  package func write(_ text: String, toPath path: String) throws(CommandError) {
    WorkingFolder.restore()
    let url = URL(fileURLWithPath: path)
    let data = Data(text.utf8)
    if FileKind(path) == .regular, let present = try? Data(contentsOf: url), present == data {
      return
    }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      if FileKind(path) == .special {
        // A device is written to, and never replaced.
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: data)
        try handle.close()
      } else {
        try data.write(to: url, options: .atomic)
      }
    } catch {
      let name = path.quotedForTerminal
      throw CommandError(
        .internalError,
        "\(name) cannot be written: "
          + (FileKind(path) == .folder ? "it is a directory" : error.localizedDescription)
      )
    }
  }

  /// The names of the files in a folder within this one, in order.
  package func files(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []).sorted()
  }

  /// Whether the folder has a file.
  package func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: file))
  }
}
