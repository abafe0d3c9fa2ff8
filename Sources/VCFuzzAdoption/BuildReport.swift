// What the compiler says of an adopted package: each missing symbol with its places.

internal import Foundation

/// The outcome of building an adopted package.
package struct BuildReport {
  /// An error in the words of the compiler, with its places.
  package struct Problem: Equatable {
    package let message: String
    package let places: [String]

    package init(message: String, places: [String]) {
      self.message = message
      self.places = places
    }
  }

  package let succeeded: Bool
  package let problems: [Problem]
  /// The lines with errors by the path of their file.
  package let lines: [String: Set<Int>]
  /// Each message with its places in full.
  let messages: [(message: String, places: [(path: String, line: Int)])]
  /// What the build printed, if it failed without an error of the compiler.
  package let otherOutput: String

  /// Builds a package; this takes minutes where vcfuzz has to be built with it.
  package init(building folder: String, by build: BuildFolder) {
    // In a build folder that packages share, SwiftPM may take the plan of the last for this one's.
    let words = ["swift", "build", "--package-path", folder, "--disable-build-manifest-caching"]
    let run = ToolRun(words + build.arguments)
    self.init(
      output: run.output + "\n" + run.errors,
      succeeded: run.status == 0,
      relativeTo: folder
    )
  }

  /// Reads what a build has printed.
  package init(output: String, succeeded: Bool, relativeTo folder: String) {
    self.succeeded = succeeded
    let parent = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    var places: [String: Set<Place>] = [:]
    var lines: [String: Set<Int>] = [:]
    for line in output.split(separator: "\n") where line.first == "/" {
      guard let mark = line.range(of: ": error: ") else { continue }
      let message = String(line[mark.upperBound...])
      places[message, default: []].insert(Place(line[..<mark.lowerBound], below: parent + "/"))
      let parts = line[..<mark.lowerBound].split(separator: ":")
      if parts.count > 1, let number = Int(parts[1]) {
        lines[String(parts[0]), default: []].insert(number)
      }
    }
    self.lines = lines
    messages = places.sorted { $0.key < $1.key }.map { message, found in
      (message, found.sorted().map { ($0.path, $0.line) })
    }
    problems = places.map { message, found in
      Problem(message: message, places: found.sorted().map(\.text))
    }
    .sorted { ($1.places.count, $0.message) < ($0.places.count, $1.message) }
    // What went wrong without a place: a compiler that crashed, a linker, a plan.
    let all = output.split(separator: "\n")
    let errors = all.filter { $0.contains("error:") }.prefix(5)
    let end = errors.isEmpty ? all.suffix(5) : errors
    otherOutput = succeeded || !problems.isEmpty ? "" : end.joined(separator: "\n")
  }

  /// A place in a source: `Pager/Pager.swift:12`.
  private struct Place: Hashable, Comparable {
    let path: String
    private let file: String
    let line: Int

    init(_ text: Substring, below folder: String) {
      let parts = text.split(separator: ":")
      path = String(parts.first ?? "")
      file = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
      line = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    }

    var text: String { "\(file):\(line)" }

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.line) < (other.file, other.line)
    }
  }
}
