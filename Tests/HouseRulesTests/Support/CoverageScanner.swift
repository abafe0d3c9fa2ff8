// Reads from the sources of the conformance tests which of them cover which rule.

import LifecycleChecks
import VCLifecycle

/// The tests that cover one rule.
struct TestCoverage: Hashable {
  var rule: String
  /// Names such as `NavigationTests.testPush`, sorted.
  var tests: [String]
}

/// The calls of `covers` in the test sources.
struct CoverageScanner {
  /// One rule that one test names.
  struct Claim: Hashable {
    var rule: String
    var test: String
  }

  private(set) var claims: [Claim] = []
  /// The calls that name no rule or are in no test.
  private(set) var complaints: [String] = []

  /// Adds the claims of one file.
  mutating func scan(_ file: SourceFile) {
    let text = file.blanked(comments: true, texts: false)
    let lines = SourceFile.lines(of: text)
    var type = ""
    var test: String?
    for (index, line) in lines.enumerated() {
      // A type inside the class of the tests is none of theirs.
      if !line.hasPrefix(" "), let name = Self.name(after: ["class", "extension"], in: line) {
        type = name
        test = nil
      }
      if let name = Self.name(after: ["func"], in: line) {
        test = name.hasPrefix("test") ? name : nil
        if name == "covers" { continue }
      }
      guard let call = line.firstRange(of: "covers(") else { continue }
      let before = line[..<call.lowerBound].last
      if let before, before.isLetter || before.isNumber { continue }
      let rest = ([line[call.upperBound...]] + lines[(index + 1)...].prefix(30))
        .joined(separator: "\n")
      add(rest.prefix { $0 != ")" }, to: test.map { type + "." + $0 }, file, line: index + 1)
    }
  }

  private mutating func add(
    _ arguments: Substring,
    to test: String?,
    _ file: SourceFile,
    line: Int
  ) {
    guard let test else {
      complaints.append(file.complaint(line, "'covers' is called outside a test"))
      return
    }
    if test.contains(".testKnownGap") {
      complaints.append(file.complaint(line, "the test of a known gap covers no rule"))
      return
    }
    let words = arguments.split { $0 == "," || $0.isWhitespace }
    if words.isEmpty { complaints.append(file.complaint(line, "'covers' names no rule")) }
    for word in words {
      let rule = word.dropFirst().dropLast()
      guard word.first == "\"", word.last == "\"", Rulebook.rule(rule)?.id == String(rule) else {
        complaints.append(file.complaint(line, "\(word) is not the literal ID of a rule"))
        continue
      }
      claims.append(Claim(rule: String(rule), test: test))
    }
  }

  /// Returns the name that follows a keyword at the start of a declaration.
  private static func name(after keywords: [String], in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(where: { keywords.contains(String($0)) }),
      place + 1 < words.count
    else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return name.isEmpty || name == "func" ? nil : String(name)
  }

  /// The coverage of every rule that has any, in the rulebook's order.
  var coverage: [TestCoverage] {
    Rulebook.rules.compactMap { rule in
      let tests = Set(claims.filter { $0.rule == rule.id }.map(\.test)).sorted()
      return tests.isEmpty ? nil : TestCoverage(rule: rule.id, tests: tests)
    }
  }

  /// Returns the rules whose standing disagrees with the coverage.
  static func disagreements(_ rules: [Rule], _ coverage: [TestCoverage]) -> [String] {
    rules.compactMap { rule in
      let isCovered = coverage.contains { $0.rule == rule.id }
      switch rule.standing {
      case .modelled: return isCovered ? nil : "\(rule.id) is modelled, and no test covers it"
      case .notModelled: return isCovered ? "\(rule.id) is not modelled, and a test covers it" : nil
      }
    }
  }
}
