// Which folders of a module use the types of which others, read from the names in its files.

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
    names = Self.names(in: file.code)
    var outer = ""
    for line in file.codeLines {
      guard let (keyword, name, isPrivate) = Self.declaration(in: line) else { continue }
      if line.first == " " {
        if keyword != "extension" { nested.append((name, outer)) }
        continue
      }
      outer = name
      outers.insert(name)
      if keyword == "extension" { continue }
      if isPrivate { privateTypes.insert(name) } else { types.insert(name) }
    }
  }

  private static let keywords = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension",
  ]
  private static let modifiers = [
    "public", "package", "internal", "open", "final", "indirect", "nonisolated", "private",
    "fileprivate",
  ]

  private static func declaration(
    in line: Substring
  ) -> (keyword: String, name: String, isPrivate: Bool)? {
    let words = line.split(separator: " ", maxSplits: 7)
    guard let place = words.firstIndex(where: { keywords.contains(String($0)) }),
      place + 1 < words.count,
      words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
    else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name.first?.isUppercase == true else { return nil }
    let isPrivate = words[..<place].contains { $0 == "private" || $0 == "fileprivate" }
    return (String(words[place]), String(name), isPrivate)
  }

  private static func names(in code: String) -> [String] {
    let bytes = Array(code.utf8)
    var names: Set<String> = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isPartOfName(bytes[index]) { index += 1 }
      if index == start {
        index += 1
      } else if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]),
        start == 0 || bytes[start - 1] != UInt8(ascii: ".")
      {
        names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
    }
    return names.sorted()
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
