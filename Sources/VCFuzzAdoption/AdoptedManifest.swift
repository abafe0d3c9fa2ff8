// The package or folder that is adopted: its targets and their sources.

internal import Foundation
internal import SourceRewriting

/// A reason why nothing was adopted, in one line.
package struct AdoptionFailure: Error, CustomStringConvertible {
  package let description: String
  /// Whether a file could not be written, and not read.
  package var isOutput = false
}

/// A target whose sources are adopted.
struct AdoptedTarget {
  let name: String
  /// The folder of its sources; nil if nothing of the module is here.
  var folder: String?
  /// Paths below the folder that are left out.
  var excluded: [String] = []
  /// Files that someone has commented out in the list of an earlier adoption.
  var commentedOut: [String] = []
  /// Paths below the folder that are taken; all if there are none.
  var chosen: [String] = []
  /// Targets of this package that it depends on.
  var dependencies: [String] = []
  /// Products of other packages that it depends on.
  var products: [String] = []
  var languageMode = "v5"
  /// Whether the package has a manifest: without one a scenario may use internal members.
  var isPackage = true

  /// The Swift files, relative to the folder.
  var files: [String] {
    guard let folder else { return [] }
    return SourceModule.swiftFiles(below: folder).filter { file in
      let isIn = { file == $0 || file.hasPrefix($0 + "/") }
      return !excluded.contains(where: isIn) && !commentedOut.contains(file)
        && (chosen.isEmpty || chosen.contains(where: isIn))
    }
  }

  /// The Swift files with their texts.
  var sources: [(file: String, path: String, text: String)] {
    files.compactMap { file in
      let path = "\(folder ?? "")/\(file)"
      return FileManager.default.contents(atPath: path).map {
        (file, path, String(decoding: $0, as: UTF8.self))
      }
    }
  }

  /// The folders of samples and the like that are left out, with how many Swift files they have.
  var foldersLeftOut: [(folder: String, count: Int)] {
    guard let folder, !isPackage else { return [] }
    let files = SourceModule.swiftFiles(below: folder)
    return excluded.map { folder in (folder, files.count { $0.hasPrefix(folder + "/") }) }
  }

  /// The files of Objective-C beside the Swift ones: nothing compiles them.
  var objectiveCFiles: [String] {
    guard let folder else { return [] }
    let folders = Set(files.map { $0.split(separator: "/").dropLast() })
    return SourceModule.objectiveCFiles(below: folder).filter {
      folders.contains($0.split(separator: "/").dropLast())
    }
  }

  /// The modules that its files import.
  fileprivate var imports: Set<String> {
    let lines = sources.flatMap { $0.text.split(whereSeparator: \.isNewline) }
      .map { $0.split(separator: " ") }
    return Set(lines.filter { $0.first == "import" && $0.count > 1 }.map { String($0[1]) })
  }
}

/// What a folder holds that can be adopted.
struct AdoptedManifest {
  let name: String
  private(set) var targets: [AdoptedTarget]
  /// Targets that can't be adopted, each with the reason.
  private(set) var leftOut: [(target: String, reason: String)] = []
  /// The modules of other packages that are not here, each an empty one.
  private(set) var standIns: [String] = []

  init(path: String) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw AdoptionFailure(description: "no folder '\(path)': name a package or its sources")
    }
    guard isFolder.boolValue else {
      throw AdoptionFailure(description: "'\(path)' is a file: name the folder around it")
    }
    name = path.split(separator: "/").last.map { String($0) } ?? "Sources"
    targets = []
    let podspec = Podspec(in: path)
    if files.fileExists(atPath: path + "/Package.swift") {
      do {
        try read(Self.dump(path), at: path)
      } catch  where podspec != nil {
        // The manifest of a tool that is too old: the podspec names the same sources.
        targets = [Self.folderTarget(path, name, podspec)]
      }
    } else {
      targets = [Self.folderTarget(path, name, podspec)]
    }
    guard targets.contains(where: { !$0.files.isEmpty }) else {
      throw AdoptionFailure(description: "'\(path)' has no Swift source that can be adopted")
    }
  }

  /// The sources of a folder without a manifest: those of its podspec, or all but sample apps.
  private static func folderTarget(
    _ path: String,
    _ name: String,
    _ podspec: Podspec?
  ) -> AdoptedTarget {
    let files = podspec?.files(below: path) ?? []
    return AdoptedTarget(
      name: identifier(files.isEmpty ? name : podspec?.name ?? name),
      folder: path,
      excluded: files.isEmpty ? foldersBesideLibrary(in: path) : [],
      chosen: files,
      isPackage: false
    )
  }

  /// The folders of samples, tests and other libraries, unless nothing else is there.
  private static func foldersBesideLibrary(in path: String) -> [String] {
    let names = ["example", "examples", "demo", "demos", "sample", "samples", "pods", "carthage"]
    // In a sample that is adopted itself, all belongs together.
    if names.contains(path.split(separator: "/").last?.lowercased() ?? "") { return [] }
    let folders = SourceModule.swiftFiles(below: path).map { file in
      let parts = file.split(separator: "/")
      let end = parts.dropLast().firstIndex {
        names.contains($0.lowercased()) || $0.hasSuffix("Tests") || $0.hasSuffix("Demo")
      }
      return end.map { parts[...$0].joined(separator: "/") }
    }
    return folders.contains(nil) ? Set(folders.compactMap(\.self)).sorted() : []
  }

  /// Leaves files of a target out that someone has commented out.
  mutating func leaveOut(_ files: [String], of name: String) {
    guard let index = targets.firstIndex(where: { $0.name == name }) else { return }
    targets[index].commentedOut = files
  }

  /// A name that may stand for a module.
  static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }

  // MARK: A package

  /// The parts of `swift package dump-package` that matter.
  private struct Dump: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let exclude: [String]?
      let sources: [String]?
      let dependencies: [[String: [Item?]]]
    }

    /// An item of a dependency: its name, or something that does not matter.
    struct Item: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    struct Version: Decodable {
      // swift-format-ignore: NoLeadingUnderscores
      let _version: String
    }

    let targets: [Target]
    let swiftLanguageVersions: [String]?
    let toolsVersion: Version
  }

  private static func dump(_ path: String) throws -> Dump {
    let run = ToolRun(["swift", "package", "--package-path", path, "dump-package"])
    guard run.status == 0, let data = run.output.data(using: .utf8),
      let dump = try? JSONDecoder().decode(Dump.self, from: data)
    else {
      let reason = run.errors.split(separator: "\n").first { $0.contains("error") } ?? "no output"
      throw AdoptionFailure(description: "can't read '\(path)/Package.swift': \(reason)")
    }
    return dump
  }

  private mutating func read(_ dump: Dump, at path: String) {
    let isOld =
      dump.toolsVersion._version.prefix { $0 != "." }.compactMap(\.wholeNumberValue)
      .reduce(0) { 10 * $0 + $1 } < 6
    let versions = dump.swiftLanguageVersions ?? []
    let isSix = versions.isEmpty ? !isOld : versions == ["6"]
    let regular = dump.targets.filter { $0.type == "regular" }
    for target in regular {
      var own: [String] = []
      var products: [String] = []
      for (kind, items) in target.dependencies.flatMap({ $0 }) {
        guard let first = items.first??.text else { continue }
        if kind == "product" || !regular.contains(where: { $0.name == first }) {
          products.append(first)
        } else {
          own.append(first)
        }
      }
      let folder = target.path ?? Self.folder(of: target.name, below: path)
      targets.append(
        AdoptedTarget(
          name: target.name,
          folder: folder == "." ? path : path + "/" + folder,
          excluded: target.exclude ?? [],
          chosen: (target.sources ?? []).filter { $0 != "." && $0 != "./" },
          dependencies: own,
          products: products.sorted(),
          languageMode: isSix ? "v6" : "v5"
        )
      )
    }
  }

  private static func folder(of target: String, below path: String) -> String {
    let candidates = ["Sources", "Source", "src", "srcs"].map { $0 + "/" + target }
    return candidates.first { FileManager.default.fileExists(atPath: path + "/" + $0) }
      ?? candidates[0]
  }

  // MARK: Dependencies

  /// Takes the targets of a local package in.
  mutating func add(_ other: AdoptedManifest) {
    let known = Set(targets.map(\.name))
    targets = other.targets.filter { !known.contains($0.name) } + targets
  }

  /// Resolves products to adopted targets of the same name, and leaves out what lacks one.
  mutating func resolve() {
    let all = targets
    resolveTargets()
    // Nothing is left without the packages that are missing: the rest may still run.
    guard targets.isEmpty, all.contains(where: { !$0.files.isEmpty }) else { return }
    leftOut = []
    let names = Set(all.map(\.name))
    standIns = Set(all.flatMap { $0.dependencies + $0.products }).subtracting(names).sorted()
    targets = standIns.map { AdoptedTarget(name: $0) } + all
    resolveTargets()
  }

  private mutating func resolveTargets() {
    for index in targets.indices {
      let names = Set(targets.map(\.name))
      targets[index].dependencies += targets[index].products.filter(names.contains)
      guard !targets[index].isPackage else { continue }
      // Without a manifest, only the imports say what a folder of sources needs.
      let own = targets[index].name
      targets[index].dependencies += names.intersection(targets[index].imports).sorted()
        .filter { $0 != own }
    }
    // What needs a target that is left out is left out as well.
    while let index = targets.firstIndex(where: { reason(toLeaveOut: $0) != nil }) {
      let target = targets[index]
      leftOut.append((target.name, reason(toLeaveOut: target) ?? ""))
      targets.removeAll { $0.name == target.name }
    }
  }

  private func reason(toLeaveOut target: AdoptedTarget) -> String? {
    let missing = Set(target.dependencies + target.products).subtracting(targets.map(\.name))
    if !missing.isEmpty { return "it needs \(missing.sorted().joined(separator: ", "))" }
    // A target of another language is an empty module for those that import it.
    let isNeeded = targets.contains { $0.dependencies.contains(target.name) }
    return !isNeeded && target.files.isEmpty ? "it has no Swift source" : nil
  }
}
