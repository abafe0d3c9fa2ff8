// What the compiler says of an adopted package: each missing symbol with its places.

internal import Foundation

/// The outcome of building an adopted package.
package struct BuildReport {
  /// A place in a source: `Pager/Pager.swift:12`.
  package struct Place: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let line: Int
    private let file: String

    fileprivate init(_ text: Substring, below folder: String) {
      let parts = text.split(separator: ":")
      path = String(parts.first ?? "")
      line = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      file = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    package var description: String { "\(file):\(line)" }

    package static func < (one: Place, other: Place) -> Bool {
      (one.file, one.line) < (other.file, other.line)
    }
  }

  /// An error in the words of the compiler, with its places.
  package struct Problem {
    package let message: String
    package let places: [Place]
  }

  package let succeeded: Bool
  package let problems: [Problem]
  /// What the build printed, if it failed without an error of the compiler.
  package let otherOutput: String

  /// The lines with errors by the path of their file.
  package var lines: [String: Set<Int>] {
    problems.flatMap(\.places).filter { $0.line > 0 }.reduce(into: [:]) {
      $0[$1.path, default: []].insert($1.line)
    }
  }

  /// Builds a package; this takes minutes where vcfuzz has to be built with it.
  package init(building folder: String, by build: BuildFolder) {
    // In a build folder that packages share, SwiftPM may take the plan of the last for this one's.
    let words = ["swift", "build", "--package-path", folder, "--disable-build-manifest-caching"]
    let run = ToolRun(words + build.arguments)
    let output = run.output + "\n" + run.errors
    self.init(output: output, succeeded: run.status == 0, relativeTo: folder)
  }

  /// Reads what a build has printed.
  package init(output: String, succeeded: Bool, relativeTo folder: String) {
    self.succeeded = succeeded
    let parent = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let all = output.split(separator: "\n")
    var places: [String: Set<Place>] = [:]
    for line in all where line.first == "/" {
      guard let mark = line.range(of: ": error: ") else { continue }
      places[String(line[mark.upperBound...]), default: []]
        .insert(Place(line[..<mark.lowerBound], below: parent + "/"))
    }
    problems = places.map { Problem(message: $0, places: $1.sorted()) }
      .sorted { ($1.places.count, $0.message) < ($0.places.count, $1.message) }
    // What went wrong without a place: a compiler that crashed, a linker, a plan.
    let errors = all.filter { $0.contains("error:") }.prefix(5)
    let end = errors.isEmpty ? all.suffix(5) : errors
    otherOutput = succeeded || !problems.isEmpty ? "" : end.joined(separator: "\n")
  }
}
