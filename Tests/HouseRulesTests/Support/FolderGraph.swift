// Which folders of a module use the types of which others, read from the names in its files.

import SourceRewriting

/// The dependencies between the folders of one module, at every depth.
///
/// A folder holds the files that lie directly in it: one within another is a folder of its own, so
/// nesting hides nothing. A folder depends on another where one of its files names a type that the
/// other declares at the top level. Comments and texts don't count, nor do members of types
/// (`Outer.Inner`), types that are private to their file, or names that a file can see as a nested
/// type of its own.
struct FolderGraph {
  /// One file of a folder that uses a type of another folder.
  struct Use: Equatable {
    let file: String
    let type: String
  }

  /// For each folder the folders that it uses, with the first use in the order of the files.
  private(set) var uses: [String: [String: Use]] = [:]

  /// Reads the files of a module; a name in `foreign` may as well be another module's type.
  init(of files: [SourceFile], foreign: Set<String> = []) {
    let outlines = files.map(FileOutline.init)
    var folders: [String: Set<String>] = [:]
    var holders: [String: Set<String>] = [:]
    for outline in outlines {
      for type in outline.types { folders[type, default: []].insert(outline.folder) }
      for (type, outer) in outline.nested { holders[type, default: []].insert(outer) }
    }
    for outline in outlines {
      for name in outline.names {
        guard let declaring = folders[name], declaring.count == 1, let other = declaring.first,
          other != outline.folder, !foreign.contains(name), !outline.privateTypes.contains(name),
          holders[name]?.isDisjoint(with: outline.outers) ?? true
        else { continue }
        if uses[outline.folder]?[other] == nil {
          uses[outline.folder, default: [:]][other] = Use(file: outline.path, type: name)
        }
      }
    }
  }

  /// The edges of a shortest cycle, each with a file and the type that it uses; empty without one.
  var cycle: [String] {
    let paths = uses.keys.sorted().compactMap { path(from: $0, backTo: $0) }
    guard let shortest = paths.min(by: { $0.count < $1.count }) else { return [] }
    return zip(shortest, shortest.dropFirst()).map { folder, other in
      let use = uses[folder]?[other]
      return "\(folder) -> \(other): \(use?.file ?? "?") uses \(use?.type ?? "?")"
    }
  }

  /// The folders that depend on themselves through others, sorted.
  var foldersInCycles: [String] { uses.keys.filter { path(from: $0, backTo: $0) != nil }.sorted() }

  private func path(from start: String, backTo end: String) -> [String]? {
    var waiting = [[start]]
    var known: Set<String> = []
    while !waiting.isEmpty {
      let path = waiting.removeFirst()
      for next in (uses[path[path.count - 1]] ?? [:]).keys.sorted() {
        if next == end { return path + [next] }
        if known.insert(next).inserted { waiting.append(path + [next]) }
      }
    }
    return nil
  }
}

/// The types that one file declares and the names that it uses.
struct FileOutline {
  let path: String
  /// The file's folder below the module's, such as `Search/Reductions`; empty for files in none.
  let folder: String
  /// The types at the top level that other files can see.
  private(set) var types: Set<String> = []
  private(set) var privateTypes: Set<String> = []
  /// The types and extended types at the top level.
  private(set) var outers: Set<String> = []
  /// The types within others, each with the type at the top level that holds it.
  private(set) var nested: [(type: String, outer: String)] = []
  /// The capitalized names in the code that do not follow a dot, sorted.
  let names: [String]

  init(_ file: SourceFile) {
    path = file.path
    folder = file.path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
    names = Set(
      file.code.utf8.split { !Self.isPartOfName($0) && $0 != UInt8(ascii: ".") }.compactMap {
        // What follows a dot is a member.
        Substring($0).split(separator: ".", omittingEmptySubsequences: false).first.map(String.init)
      }
      .filter { $0.first?.isUppercase == true }
    ).sorted()
    guard let code = file.syntax else { return }
    let aliases = code.places(of: "typealias").map {
      ($0, "typealias", code.tokens[$0 + 1].text, code.prefixes(before: $0).modifiers)
    }
    let declared = code.types.map { ($0.index, $0.keyword, $0.name, $0.modifiers) } + aliases
    for (index, keyword, fullName, modifiers) in declared {
      let name = String(fullName.prefix { $0 != "." })
      if let outer = code.types.first(where: { $0.open < index && index < $0.close }) {
        if keyword != "extension" { nested.append((name, String(outer.name.prefix { $0 != "." }))) }
        continue
      }
      outers.insert(name)
      if keyword == "extension" { continue }
      let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      if isPrivate { privateTypes.insert(name) } else { types.insert(name) }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
