// Reads from the conformance tests which of them claim to prove which rule.

import Lifecycle
import LifecycleChecks

/// The calls of `proves` in the test sources.
struct EvidenceScanner {
  /// A claim: this test proves that rule.
  struct Claim: Hashable {
    var rule: String
    var test: String
  }

  private(set) var claims: [Claim] = []
  /// Calls that claim nothing a reader could follow up.
  private(set) var complaints: [String] = []

  /// Adds the claims of one file.
  mutating func scan(_ file: SourceFile) {
    let text = CodeReader.blanked(file.text, comments: true, texts: false)
    let lines = SourceFile.lines(of: text)
    var type = ""
    var test: String?
    for (index, line) in lines.enumerated() {
      if let name = Self.name(after: ["class", "extension"], in: line) {
        type = name
        test = nil
      }
      if let name = Self.name(after: ["func"], in: line) {
        test = name.hasPrefix("test") ? name : nil
        if name == "proves" { continue }
      }
      guard let call = line.firstRange(of: "proves(") else { continue }
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
      complaints.append(file.complaint(line, "'proves' stands outside a test"))
      return
    }
    if test.contains(".testKnownGap") {
      complaints.append(file.complaint(line, "a known gap proves nothing"))
      return
    }
    let words = arguments.split { $0 == "," || $0.isWhitespace }
    if words.isEmpty { complaints.append(file.complaint(line, "'proves' names no rule")) }
    for word in words {
      let rule = word.dropFirst().dropLast()
      guard word.first == "\"", word.last == "\"", Rulebook.rule(rule)?.id == String(rule) else {
        complaints.append(file.complaint(line, "\(word) is no rule, written as a text"))
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

  /// The claims as a table, rules in the rulebook's order and tests sorted.
  var table: [Evidence] {
    Rulebook.rules.compactMap { rule in
      let tests = Set(claims.filter { $0.rule == rule.id }.map(\.test)).sorted()
      return tests.isEmpty ? nil : Evidence(rule: rule.id, tests: tests)
    }
  }

  /// Returns where the standing of rules and the proofs disagree.
  static func disagreements(_ rules: [Rule], _ table: [Evidence]) -> [String] {
    rules.compactMap { rule in
      let isProved = table.contains { $0.rule == rule.id }
      switch rule.standing {
      case .modelled: return isProved ? nil : "\(rule.id) is said to be modelled; no test proves it"
      case .notModelled: return isProved ? "\(rule.id) is said not to be modelled; a test is" : nil
      }
    }
  }
}
