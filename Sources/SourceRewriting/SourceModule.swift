// The files of one module on disk, and their rewritten form.

internal import Foundation

/// The Swift files of a module.
package struct SourceModule {
  /// A file with its text.
  package struct File {
    package let path: String
    /// The name of the rewritten file: the path below the module's folder, flattened.
    package let name: String
    package let text: String
    /// The lines around which bodies are left out.
    package var omitted: [Int] = []
  }

  package let files: [File]

  /// A file that can't be read.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads every Swift file of a list of `path<TAB>name` lines; lines to omit may follow a tab.
  package init(listed list: String) throws {
    try self.init(lines: Self.text(of: list).split(separator: "\n").map { String($0) })
  }

  /// Reads the files of such lines.
  package init(lines: [String]) throws {
    files = try lines.map { line in
      let parts = line.split(separator: "\t").map { String($0) }
      guard let path = parts.first else { throw Failure(description: "an empty line in the list") }
      return File(
        path: path,
        name: parts.count > 1 ? parts[1] : path,
        text: try Self.text(of: path),
        omitted: parts.dropFirst(2).compactMap { Int($0) }
      )
    }
  }

  private static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "can't read '\(path)'")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The Swift files below a folder, sorted, without hidden ones.
  package static func swiftFiles(below folder: String) -> [String] {
    files(below: folder) { $0.hasSuffix(".swift") }
  }

  /// The files of Objective-C below a folder that a compiler of Swift can't read.
  package static func objectiveCFiles(below folder: String) -> [String] {
    files(below: folder) { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
  }

  private static func files(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    let contents = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = contents?.nextObject() as? String {
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isWanted(path), !isHidden { paths.append(path) }
    }
    return paths.sorted()
  }

  /// The rewritten files, in the order of the list.
  package func rewritten() -> [(file: File, source: RewrittenSource)] {
    let omitted = files.filter { !$0.omitted.isEmpty }.map { ($0.path, $0.omitted) }
    let rewriter = SourceRewriter(
      module: files.map(\.text),
      paths: files.map(\.path),
      omitted: Dictionary(omitted) { first, _ in first }
    )
    return files.map { ($0, rewriter.rewritten($0.text, path: $0.path, without: $0.omitted)) }
  }

  /// A line by which the compiler takes the next one for that line of a file.
  static func location(_ path: String, line: Int) -> String {
    "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }

  /// Writes the rewritten files to a folder; returns what no rule covers, a line each.
  package func write(to folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var complaints: [String] = []
    for (file, source) in rewritten() {
      let path = folder + "/" + file.name
      // The compiler names the original in its messages.
      let text = Self.location(file.path, line: 1) + source.text
      if FileManager.default.contents(atPath: path) != Data(text.utf8) {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
      for note in source.notes {
        complaints.append("\(file.path):\(note.line): warning: \(note.text)")
      }
    }
    return complaints
  }
}
