// The folder of cases. You and the tool put cases into it; the tool removes nothing.

internal import Foundation

/// A folder of cases.
package struct Corpus: Sendable {
  /// The path of the folder.
  package let folder: String

  /// Creates the corpus inside an output folder.
  package init(output: String) {
    let start = output == "." ? "" : output.hasSuffix("/") ? output : output + "/"
    self.init(folder: start + "Corpus")
  }

  /// Creates the corpus of that folder, which need not exist yet.
  package init(folder: String) { self.folder = folder }

  /// A case with the name of its file.
  package struct Entry: Sendable {
    /// The name of the file without its suffix.
    package let name: String
    package let path: String
    package var kept: Case

    /// Creates the entry of a case in that file.
    package init(path: String, kept: Case) {
      self.init(name: Corpus.name(of: path), path: path, kept: kept)
    }

    package init(name: String, path: String, kept: Case) {
      self.name = name
      self.path = path
      self.kept = kept
    }
  }

  // MARK: Reading

  /// The paths of the files in the order of their names; none if there is no such folder.
  package func paths() throws -> [String] {
    WorkingFolder.restore()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else {
      throw CommandError(.badInput, "\(folder.quotedForTerminal) is no folder")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandError(
        .badInput,
        "\(folder.quotedForTerminal) cannot be read: check its permissions"
      )
    }
    let paths = names.filter { $0.hasSuffix(CaseName.suffix) && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { folder + "/" + $0 }
    // Reading a pipe may never end.
    for path in paths where FileKind(path) == .special {
      throw CommandError(.badInput, "\(path.quotedForTerminal) is no regular file: remove it")
    }
    return paths
  }

  /// Reads one file.
  package static func read(_ path: String) throws -> Entry {
    WorkingFolder.restore()
    let file = try InputFile(path)
    let bytes = file.bytes.readAll(max: bytesMax)
    if let problem = file.problem {
      throw CommandError(.badInput, "\(path.quotedForTerminal): \(problem)")
    }
    do throws(CaseTextError) {
      let kept = try Case(bytes: bytes)
      return Entry(path: path, kept: kept)
    } catch {
      let place = path.quotedForTerminal + (error.line == nil ? ": " : ", ")
      throw CommandError(.badInput, place + error.description)
    }
  }

  private static let bytesMax = 2 << 20

  package static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    return file.hasSuffix(CaseName.suffix) ? String(file.dropLast(CaseName.suffix.count)) : file
  }

  /// All cases; throws at the first that cannot be read.
  package func entries() throws -> [Entry] { try paths().map(Self.read) }

  // MARK: Writing

  /// The result of adding a case.
  package enum Addition: Hashable, Sendable {
    case added(path: String)
    /// A graver or a smaller run of a known failure.
    case replaced(path: String)
    /// The failure is known by a run that is as grave and as small.
    case known(path: String)

    /// The file that holds the case now.
    package var path: String {
      switch self {
      case .added(let path), .replaced(let path), .known(let path): path
      }
    }
  }

  /// Saves a case, unless the one that shows the same failure is as grave and as small.
  package func add(_ kept: Case, besides known: Entry?) throws -> Addition {
    // The file may have been edited since it was read.
    let same = try known.map { try Self.read($0.path) }
    guard let same else {
      let path = freePath(for: kept, among: try paths().map(Self.name))
      try write(kept, to: path)
      return .added(path: path)
    }
    // What you wrote or accepted stays as it is.
    let isSmaller = kept.grade == same.kept.grade && kept.steps.count < same.kept.steps.count
    guard kept.grade > same.kept.grade || isSmaller, same.kept.notes.isEmpty,
      !same.kept.isAccepted
    else { return .known(path: same.path) }
    try write(kept, to: same.path)
    return .replaced(path: same.path)
  }

  private func freePath(for kept: Case, among names: [String]) -> String {
    let stem = CaseName.stem(scenario: kept.scenario, identity: kept.verdict.identity)
    var name = stem
    var number = 2
    while names.contains(name) {
      name = "\(stem)-\(number)"
      number += 1
    }
    return folder + "/" + name + CaseName.suffix
  }

  /// Writes a case over the file that it came from.
  package static func rewrite(_ kept: Case, at path: String) throws {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try Corpus(folder: folder).write(kept, to: path)
  }

  /// Writes a case whole or not at all.
  package func write(_ kept: Case, to path: String) throws {
    WorkingFolder.restore()
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(kept.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError(
        .internalError,
        "\(path.quotedForTerminal) cannot be written: check that the folder is writable"
      )
    }
  }
}
