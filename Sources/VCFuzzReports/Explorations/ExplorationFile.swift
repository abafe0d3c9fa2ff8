// The names of the pages of explorations, which the list of all reports links to.

internal import VCFuzzKit

/// The file of an exploration's page within `Reports/`.
enum ExplorationFile {
  private static let prefix = "exploration_"
  private static let suffix = ".html"

  static func name(scenario: String) -> String {
    prefix + CaseName.stem(scenario: scenario) + suffix
  }

  static func isName(_ file: String) -> Bool { file.hasPrefix(prefix) && file.hasSuffix(suffix) }

  /// The scenario, as the name of the file has it.
  static func scenario(of file: String) -> String {
    String(file.dropFirst(prefix.count).dropLast(suffix.count))
  }
}
