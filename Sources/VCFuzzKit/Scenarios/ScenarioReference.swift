// The expression by which other code names a scenario: `.drawer`.

internal import Foundation

/// How a test refers to a scenario.
package struct ScenarioReference: Hashable, Sendable {
  /// The expression: `.drawer`, `Samples.drawer`, `drawer`.
  package let expression: String
  /// Whether other modules see it.
  package let isPublic: Bool

  /// Finds the constant that holds a scenario in its source.
  ///
  /// Where the source can't be read, the scenario is taken for a static constant of its name.
  package init(_ scenario: Scenario?, named fallback: String) {
    let lines =
      scenario?.place.flatMap { try? String(contentsOfFile: $0.file, encoding: .utf8) }?
      .split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let last = scenario?.place?.line ?? 0
    let declaration = lines.prefix(last).indices.suffix(Self.linesMax).last { place in
      Self.constant(in: lines[place]) != nil
    }
    guard let declaration, let name = Self.constant(in: lines[declaration]) else {
      expression = "." + fallback
      isPublic = true
      return
    }
    let line = lines[declaration]
    let type = Self.enclosingType(of: declaration, in: lines)
    let words = line.split { " =:(".contains($0) }
    isPublic = (words + (type?.modifiers ?? [])).contains { $0 == "public" || $0 == "open" }
    if !words.contains("static") || type == nil {
      expression = name
    } else if let type {
      expression = (type.name == "Scenario" ? "" : type.name) + "." + name
    } else {
      expression = "." + name
    }
  }

  /// The most lines between a constant and its `Scenario(`.
  private static let linesMax = 3

  private static func constant(in line: Substring) -> String? {
    let words = line.split { " =:({".contains($0) }
    guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words.indices.contains(keyword + 1)
    else { return nil }
    return String(words[keyword + 1])
  }

  private static func enclosingType(
    of place: Int,
    in lines: [Substring]
  ) -> (name: String, modifiers: [Substring])? {
    let indent = lines[place].prefix { $0 == " " || $0 == "\t" }.count
    for line in lines[..<place].reversed()
    where line.prefix(while: { $0 == " " || $0 == "\t" }).count < indent {
      let words = line.split { " {:".contains($0) }
      let keywords = ["extension", "enum", "struct", "class", "actor"]
      guard let keyword = words.firstIndex(where: { keywords.contains(String($0)) }),
        words.indices.contains(keyword + 1)
      else { continue }
      return (String(words[keyword + 1]), Array(words[..<keyword]))
    }
    return nil
  }
}
