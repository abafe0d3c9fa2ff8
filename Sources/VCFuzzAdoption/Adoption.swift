// Adopts a package: writes another one beside it that compiles its sources for Linux, with a
// scenario for each container, and builds it. The package itself is only read.

internal import Foundation
internal import SourceRewriting

/// A package that is adopted.
package struct Adoption {
  private let manifest: AdoptedManifest
  /// The folder of the package that is written.
  package let folder: String
  /// The folder of the vcfuzz package.
  private let tool: String
  /// Where the package is built.
  package let build: BuildFolder
  private let entries: [(target: AdoptedTarget, entries: [ScenarioWriter.Entry])]
  /// The class of the screens that a target insists on, by its name.
  private let pages: [String: Snippet]
  /// The lines around which bodies are left out, by the path of their file.
  private var omitted: [String: Set<Int>] = [:]
  /// The names of the scenarios that load the view of their container before they set it up.
  private var loadedFirst: Set<String> = []
  /// The stand-ins for types that nothing declares, by target.
  private var missing: [String: MissingDeclarations] = [:]

  /// Reads a package or a folder of sources, and the local packages that it depends on.
  package init(
    path: String,
    dependencies: [String],
    output: String?,
    tool: String,
    build: BuildFolder = BuildFolder(path: nil)
  ) throws {
    let path = Self.absolute(path)
    var manifest = try AdoptedManifest(path: path)
    for dependency in dependencies {
      manifest.add(try AdoptedManifest(path: Self.absolute(dependency)))
    }
    manifest.resolve()
    guard !manifest.targets.isEmpty else {
      let reasons = manifest.leftOut.map { "\($0.target): \($0.reason)" }
      throw AdoptionFailure(
        description: "no target can be adopted: \(reasons.joined(separator: "; ")); "
          + "name local copies with '--dependency FOLDER'"
      )
    }
    folder = Self.absolute(output ?? path + "-vcfuzz")
    guard folder != path, !folder.hasPrefix(path + "/") else {
      throw AdoptionFailure(
        description: "'\(folder)' is inside the package: choose a folder beside it with '--output'"
      )
    }
    for target in manifest.targets {
      let list = folder + "/Sources/\(target.name)/Adopted.txt"
      manifest.leaveOut(Self.commentedOut(in: list), of: target.name)
    }
    self.manifest = manifest
    self.tool = tool
    self.build = build
    var names: Set<String> = []
    var pages: [String: Snippet] = [:]
    entries = manifest.targets.map { target in
      // A file that the rewriter leaves out declares nothing.
      let sources = target.sources.map(\.text).filter {
        SourceRewriter.missingFramework(of: $0) == nil
      }
      func writer(seesInternals: Bool) -> ScenarioWriter {
        let module = ModuleOutline(sources: sources, seesInternals: seesInternals)
        return ScenarioWriter(module: module, named: target.name)
      }
      // An app has no public container: it tests its internal ones.
      var chosen = writer(seesInternals: false)
      var found = chosen.entries
      if !target.isPackage, found.allSatisfy({ $0.code == nil }) {
        chosen = writer(seesInternals: true)
        found = chosen.entries
      }
      pages[target.name] = chosen.stubs.page
      for index in found.indices { found[index].code?.rename(differentlyFrom: &names) }
      return (target, found)
    }
    self.pages = pages
  }

  /// The files behind a `#` in a list of sources.
  private static func commentedOut(in list: String) -> [String] {
    let data = FileManager.default.contents(atPath: list) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { line in
        String(line.dropFirst().drop { $0 == " " }.prefix { $0 != "\t" })
      }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  // MARK: Names

  private var scenarios: [ScenarioCode] { entries.flatMap(\.entries).compactMap(\.code) }

  private var prefix: String { AdoptedManifest.identifier(manifest.name) }

  package var executable: String { prefix.lowercased() + "-fuzz" }

  /// What a shell in the package's folder is given to run its executable.
  package var runCall: String {
    (["swift", "run"] + build.shellArguments(from: folder) + [executable]).joined(separator: " ")
  }

  /// The names of the scenarios on the command line.
  package var scenarioNames: [String] { scenarios.map(\.name) }

  package var counts: (targets: Int, scenarios: Int) { (entries.count, scenarios.count) }

  /// What was left out and why, a line each.
  package var remarks: [String] {
    manifest.leftOut.map { "left out the target \($0.target): \($0.reason)" }
      + manifest.standIns.map {
        "'\($0)' is not here: what needs its types does not run; name a local copy with"
          + " '--dependency FOLDER'"
      }
      + entries.flatMap(\.target.foldersLeftOut).map { folder, count in
        let files = count == 1 ? "1 Swift file" : "\(count) Swift files"
        return "left out \(folder) with \(files): name it in place of the folder above to adopt it"
      }
      + entries.flatMap(\.target.objectiveCFiles).map { "left out \($0): it is Objective-C" }
      + entries.flatMap(\.target.sources).compactMap { file, _, text in
        SourceRewriter.missingFramework(of: text).map { "left out \(file): it needs \($0)" }
      }
      + entries.flatMap(\.entries).flatMap(\.remarks)
      + (scenarios.isEmpty
        ? [
          "no container that vcfuzz can make: write a scenario of yours in"
            + " Sources/\(prefix)Scenarios"
        ] : [])
  }

  // MARK: Writing

  /// Writes the package; scenarios that are there already stay as they are.
  package func write() throws {
    try write("Package.swift", packageManifest)
    try write("README.md", readme)
    for (target, _) in entries {
      let place = "Sources/\(target.name)/"
      try write(place + "Adopted.swift", placeholder(of: target))
      try write(place + "Adopted.txt", list(of: target))
    }
    for (target, found) in entries {
      try write(scenarioFile(of: target), scenarioSource(of: target, found), keeping: true)
    }
    try write("Sources/\(executable)/main.swift", mainSource, keeping: true)
  }

  private func write(_ path: String, _ text: String, keeping keeps: Bool = false) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    let files = FileManager.default
    if files.fileExists(atPath: url.path),
      keeps || files.contents(atPath: url.path) == Data(text.utf8)
    {
      return
    }
    do {
      try files.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      throw AdoptionFailure(
        description: "can't write '\(url.path)': \(error.localizedDescription)",
        isOutput: true
      )
    }
  }

  private func placeholder(of target: AdoptedTarget) -> String {
    var text =
      "// The sources of \(target.name) stay where they are: Adopted.txt names their folder.\n"
    // Xcode imports the header of a framework, which imports UIKit, into each of its files.
    text += "\n@_exported import UIKit\n"
    if target.sources.contains(where: { $0.text.contains(".module") }) {
      text += """

        extension Bundle {
          static var module: Bundle { .main }
        }

        """
    }
    if let stubs = missing[target.name]?.source {
      text += "\n// What nothing declares here: code that needs it compiles and does not run.\n\n"
      text += stubs
    }
    return text
  }

  /// The folder on the first line, and each file with a plus sign on a line of its own.
  private func list(of target: AdoptedTarget) -> String {
    let folder = target.folder ?? "/"
    let files = target.files.map { file in
      let lines = omitted["\(folder)/\(file)"] ?? []
      return ([file] + lines.sorted().map { "\($0)" }).joined(separator: "\t")
    }
    let commentedOut = target.commentedOut.map { "# \($0)" }
    return ([folder] + files + commentedOut).joined(separator: "\n") + "\n"
  }

  /// Declares stand-ins for the types that a build has missed; returns their names.
  package mutating func declareMissing(of build: BuildReport) throws -> [String] {
    let old = missing
    for (target, _) in entries {
      let sources = target.sources
      let lines = sources.reduce(into: [:]) {
        $0[$1.path] = $1.text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      let codes = sources.compactMap { try? Code($0.text) }
      for problem in build.problems.sorted(by: { $0.message < $1.message }) {
        let found = problem.places.compactMap { place in
          lines[place.path]?.dropFirst(place.line - 1).first.map { String($0) }
        }
        guard !found.isEmpty else { continue }
        missing[target.name, default: MissingDeclarations()].add(
          problem.message,
          at: found,
          in: codes
        )
      }
    }
    missing = missing.filter { !$0.value.names.isEmpty }
    guard missing != old else { return [] }
    try write()
    return Set(missing.flatMap(\.value.names)).sorted()
  }

  /// Takes members that override nothing on Linux for members of their own; returns whether there
  /// are new ones.
  package mutating func dropOverrides(of build: BuildReport) throws -> Bool {
    let old = omitted
    let paths = paths
    for problem in build.problems
    where problem.message.contains("does not override any")
      && problem.message.hasSuffix("from its superclass")
    {
      for place in problem.places where paths.contains(place.path) {
        omitted[place.path, default: []].insert(-place.line)
      }
    }
    guard omitted != old else { return false }
    try write()
    return true
  }

  /// Leaves out the bodies that have errors; returns false if there are errors elsewhere.
  package mutating func leaveOutBodies(with lines: [String: Set<Int>]) throws -> Bool {
    let paths = paths
    for (path, numbers) in lines {
      guard paths.contains(path), let data = FileManager.default.contents(atPath: path),
        let bodies = Bodies(String(decoding: data, as: UTF8.self)),
        numbers.allSatisfy({ bodies.encloses($0) && omitted[path]?.contains($0) != true })
      else { return false }
    }
    omitted.merge(lines) { $0.union($1) }
    try write()
    return !lines.isEmpty
  }

  /// The paths of the sources.
  private var paths: Set<String> { Set(entries.flatMap(\.target.sources).map(\.path)) }

  /// The file with the scenarios of a target, below the folder of the package.
  private func scenarioFile(of target: AdoptedTarget) -> String {
    "Sources/\(prefix)Scenarios/\(target.name)Scenarios.swift"
  }

  // MARK: Starting

  /// The scenarios that end their process before they can take a step, of those with these names.
  package func deathsAtStart(of names: [String]) -> [DeathAtStart] {
    DeathAtStart.all(of: names, executable, in: folder, by: build)
  }

  /// Loads the view of the container first in these scenarios, and in no others.
  ///
  /// Returns whether any of them has changed; what the user has changed stays as it is.
  package mutating func loadViewsFirst(in names: Set<String>) throws -> Bool {
    let before = self
    loadedFirst = names
    var isChanged = false
    for (target, found) in entries {
      let file = scenarioFile(of: target)
      let old = before.scenarioSource(of: target, found)
      let new = scenarioSource(of: target, found)
      let written = FileManager.default.contents(atPath: folder + "/" + file)
      guard new != old, written == Data(old.utf8) else { continue }
      try write(file, new)
      isChanged = true
    }
    return isChanged
  }

  private func scenarioSource(
    of target: AdoptedTarget,
    _ found: [ScenarioWriter.Entry]
  ) -> String {
    let isFirst = target.name == entries.first?.target.name
    let example = scenarios.isEmpty && isFirst ? [ScenarioWriter.example] : []
    let codes = found.compactMap(\.code)
    let body = codes.map { $0.source(loadingFirst: loadedFirst.contains($0.name)) } + example
    var stubs = found.reduce(into: [:]) { $0.merge($1.stubs) { first, _ in first } }
    let page = pages[target.name].flatMap { page in
      (body + stubs.values).allSatisfy(\.screens.isEmpty) ? nil : page
    }
    stubs["Page"] = page
    var text = """
      // Scenarios of \(target.name), written by 'vcfuzz adopt': yours to change.

      import UIKit
      import VCFuzzKit
      \(target.isPackage ? "" : "@testable ")import \(target.name)


      """
    func print(_ snippet: Snippet) -> String {
      snippet.text(screensBy: page == nil ? "screen" : "page")
    }
    text += print(body.joined(by: "\n"))
    if text.contains("&stubKey") { text += "\nprivate var stubKey: UInt8 = 0\n" }
    for (_, stub) in stubs.sorted(by: { $0.key < $1.key }) { text += "\n" + print(stub) }
    let remarks = found.flatMap(\.remarks)
    if !remarks.isEmpty { text += "\n" + remarks.map { "// \($0).\n" }.joined() }
    return text
  }

  private var mainSource: String {
    let names = scenarios.isEmpty ? ["example"] : scenarios.map(\.constant)
    let list = names.map { ".\($0)" }.joined(separator: ", ")
    return """
      // The fuzzer of \(manifest.name).

      import \(prefix)Scenarios
      import VCFuzzCLI

      CommandLineTool.main(\(list))

      """
  }

  private var packageManifest: String {
    let identity = tool.split(separator: "/").last.map { $0.lowercased() } ?? "vcfuzz"
    func product(_ name: String) -> String {
      ".product(name: \"\(name)\", package: \"\(identity)\")"
    }
    let adopted = entries.map { target, _ in
      let names = target.dependencies.filter { $0 != target.name }.map { "\"\($0)\"" }
      let settings =
        [".swiftLanguageMode(.\(target.languageMode))"]
        + (target.isPackage ? [] : [".unsafeFlags([\"-enable-testing\"])"])
      return """
            .target(
              name: "\(target.name)",
              dependencies: [\((names + [product("UIKit")]).joined(separator: ", "))],
              exclude: ["Adopted.txt"],
              swiftSettings: [\(settings.joined(separator: ", "))],
              plugins: [.plugin(name: "RewriteSources", package: "\(identity)")]
            ),
        """
    }
    let names = entries.map { "\"\($0.target.name)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      // Written by 'vcfuzz adopt': compiles the sources of \(manifest.name) where they are.

      import PackageDescription

      let package = Package(
        name: "\(prefix)-vcfuzz",
        dependencies: [.package(path: "\(tool)")],
        targets: [
      \(adopted.joined(separator: "\n"))
          .target(
            name: "\(prefix)Scenarios",
            dependencies: [\(names), \(product("UIKit")), \(product("VCFuzzKit"))],
            swiftSettings: [.swiftLanguageMode(.v5)]
          ),
          .executableTarget(
            name: "\(executable)",
            dependencies: ["\(prefix)Scenarios", \(product("VCFuzzCLI"))],
            // The stack trace of a crash names functions then.
            linkerSettings: [
              .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
            ]
          ),
        ]
      )

      """
  }

  private var readme: String {
    """
    # \(manifest.name), fuzzed on Linux

    `vcfuzz adopt` wrote this package. The sources of \(manifest.name) stay where they are; the
    build rewrites copies of them for Linux.

    ```sh
    \(runCall) scenarios
    \(runCall) --seed 1 --iterations 2000\(
      scenarioNames.first.map { " --scenario \($0)" } ?? ""
    )
    \(runCall) corpus status
    ```

    What the code prints goes to the standard error: add `2>/dev/null` where that is too much.
    The first command lists the scenarios, the second fuzzes one of them, and the third replays the
    cases that it saved in `Corpus/`. The scenarios are in `Sources/\(prefix)Scenarios`: change them
    as you like, 'vcfuzz adopt' does not overwrite them. The fuzzer's finger drives gesture
    recognisers and scroll views by itself.

    """
  }
}
