// The names of the pages of explorations, which the list of all reports links to.

/// The file of an exploration's page within `Reports/`.
package enum ExplorationFile {
  private static let prefix = "exploration_"
  private static let suffix = ".html"

  static func name(scenario: String) -> String {
    prefix + CaseName.stem(scenario: scenario) + suffix
  }

  /// The place of a scenario's page in the output folder.
  package static func path(scenario: String) -> String { "Reports/" + name(scenario: scenario) }

  static func isName(_ file: String) -> Bool { file.hasPrefix(prefix) && file.hasSuffix(suffix) }

  /// The scenario, as the name of the file has it.
  static func scenario(of file: String) -> String {
    String(file.dropFirst(prefix.count).dropLast(suffix.count))
  }
}
