// Rewrites the sources that a target adopts when it is built: the originals are inputs, and what
// Linux compiles are outputs in the build's own folder.

import Foundation
import PackagePlugin

/// The build plugin of adopted targets: `Adopted.txt` names the folder and its files.
@main
struct RewriteSources: BuildToolPlugin {
  /// A list that can't be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let list = target.directoryURL.appendingPathComponent("Adopted.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw Failure(description: "can't read '\(list.path)': 'vcfuzz adopt' writes it")
    }
    var lines = text.split(separator: "\n").map { String($0) }
    guard !lines.isEmpty else { throw Failure(description: "'\(list.path)' is empty") }
    // A relative folder begins at the package.
    let folder = URL(
      fileURLWithPath: lines.removeFirst(),
      relativeTo: context.package.directoryURL
    ).absoluteURL
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Rewritten")
    // What is commented out stays out.
    let files = lines.filter { !$0.hasPrefix("#") }.map { line in
      // Lines whose bodies are left out follow the path, each after a tab.
      let parts = line.split(separator: "\t", maxSplits: 1).map { String($0) }
      return (
        source: folder.appendingPathComponent(parts[0]),
        // Another name than the original's, which the compiler's messages use.
        name: "Rewritten_" + parts[0].split { $0 == "/" || $0 == " " }.joined(separator: "_"),
        omitted: parts.dropFirst().map { "\t" + $0 }.joined()
      )
    }
    let sources = context.pluginWorkDirectoryURL.appendingPathComponent("sources.txt")
    let table = files.map { "\($0.source.path)\t\($0.name)\($0.omitted)\n" }.joined()
    if (try? String(contentsOf: sources, encoding: .utf8)) != table {
      try table.write(to: sources, atomically: true, encoding: .utf8)
    }
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) for Linux",
        executable: try context.tool(named: "SourceRewritingCommand").url,
        arguments: [sources.path, output.path],
        inputFiles: files.map(\.source) + [sources],
        outputFiles: files.map { output.appendingPathComponent($0.name) }
      )
    ]
  }
}
