// A case as a file for a test target: it fails until the bug is fixed.

/// The XCTest file of a case.
package struct XCTestReproduction {
  private let kept: Case
  private let headline: String
  private let scenario: Scenario?
  private let grade: Grade

  /// Creates the file of a case; the headline becomes the test's name.
  ///
  /// `scenario` is the case's, if that is known; `grade` is that of the failure, if the case does
  /// not have it.
  package init(
    _ kept: Case,
    headline: String = "",
    scenario: Scenario? = nil,
    grade: Grade? = nil
  ) {
    self.kept = kept
    self.grade = grade ?? kept.grade
    self.scenario = scenario
    self.headline = headline.isEmpty ? kept.verdict.identity.invariant : headline
  }

  /// The whole file.
  package var source: String {
    let identity = kept.verdict.identity
    let stem = CaseName.stem(scenario: kept.scenario, identity: identity)
    let title = headline.clipped(to: 80)
    let isBuiltIn = scenario.map { $0.kind != .own } ?? (kept.scenario == Scenario.uikit.name)
    let reference = ScenarioReference(scenario, named: Self.variable(kept.scenario))
    var lines = [
      "// \(identity) (\(kept.grade.rawValue)), as the scenario '\(kept.scenario)' shows it."
        .harmless,
      "//",
      "// The test fails until the bug is fixed.",
      "",
    ]
    lines += imports(isBuiltIn ? nil : reference)
    lines += [
      "", "final class \(Self.type(stem))Tests: XCTestCase {", "  @MainActor",
      "  func test\(Self.type(title))() async throws {",
    ]
    let quote = "\"\"\""
    let fence = String(repeating: "#", count: kept.shortText.longestRun(of: "#") + 1)
    lines += ["    try verify(", "      case: \(fence)\(quote)"]
    for line in kept.shortText.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      lines.append(line.isEmpty ? "" : "        " + line)
    }
    lines.append("        \(quote)\(fence)")
    // A test counts violations unless it says otherwise.
    let failOn = grade == .violation ? nil : "failOn: .\(grade)"
    for argument in [isBuiltIn ? nil : "of: \(reference.expression)", failOn].compactMap(\.self) {
      lines[lines.count - 1] += ","
      lines.append("      " + argument)
    }
    lines += ["    )", "  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func imports(_ reference: ScenarioReference?) -> [String] {
    // A test target's own scenarios need no import there.
    let module = scenario?.module
    let own = module.flatMap { $0.hasSuffix("Tests") || scenario?.kind != .own ? nil : $0 }
    let modules = [own, "VCFuzzXCTest", "XCTest"].compactMap { $0 }.sorted()
    return modules.map { name in
      (name == own && reference?.isPublic == false ? "@testable " : "") + "import \(name)"
    }
  }

  // MARK: Names

  /// The name of a type from the words of a text, each of plain letters and digits.
  private static func type(_ text: String) -> String {
    let words = text.unicodeScalars.split { !$0.isPlain }.map { String($0) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.isEmpty ? "Case" : name
  }

  /// The variable that a package is likely to call its scenario by: `side-menu` is `sideMenu`.
  package static func variable(_ name: String) -> String {
    let type = type(name)
    let first = type.first.map { $0.isNumber } ?? true
    let variable = first ? "scenario" + type : type.prefix(1).lowercased() + type.dropFirst()
    let keywords = [
      "case", "class", "default", "do", "else", "enum", "extension", "for", "func", "if", "import",
      "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
      "return", "self", "static", "struct", "super", "switch", "throw", "true", "false", "try",
      "var", "where", "while", "as", "break", "continue", "defer", "guard", "internal", "rethrows",
      "subscript", "catch", "deinit", "fileprivate", "inout", "throws", "associatedtype",
      "fallthrough", "precedencegroup", "typealias",
    ]
    return keywords.contains(variable) ? "`\(variable)`" : variable
  }
}
