// Reads from the sources of the conformance tests which of them cover which rule.

import LifecycleChecks
import SourceRewriting
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
    guard let code = file.syntax else { return }
    let functions = code.places(of: "func")
    for index in code.places(of: "covers")
    where code.is(index + 1, "(") && !code.is(index - 1, "func") {
      // A type inside the class of the tests is none of theirs.
      let type = code.types.first { $0.open < index && index < $0.close }
      let function = functions.last { code.body(of: $0)?.contains(index) == true }
      let name = function.map { code.tokens[$0 + 1].text } ?? ""
      let test = name.hasPrefix("test") ? "\(type?.name ?? "").\(name)" : nil
      let words = code.split(index + 2..<code.next(after: index + 1) - 1, at: ",").map(code.text)
      add(words, to: test) { file.complaint(code.tokens[index].line, $0) }
    }
  }

  private mutating func add(
    _ words: [String],
    to test: String?,
    complaint: (String) -> String
  ) {
    guard let test else { return complaints.append(complaint("'covers' is called outside a test")) }
    if test.contains(".testKnownGap") {
      return complaints.append(complaint("the test of a known gap covers no rule"))
    }
    if words.isEmpty { complaints.append(complaint("'covers' names no rule")) }
    for word in words {
      let rule = String(word.dropFirst().dropLast())
      if word.first == "\"", word.last == "\"", Rulebook.rule(rule[...])?.id == rule {
        claims.append(Claim(rule: rule, test: test))
      } else {
        complaints.append(complaint("\(word) is not the literal ID of a rule"))
      }
    }
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
