// How rules are printed, as text and as JSON.

/// The texts of `vcfuzz rules`.
package struct RuleListing {
  private let style: (String, TextStyle) -> String
  /// What was recorded on UIKit, for the page of one rule.
  private let calibrations: (Variant) -> [String]

  package init(
    style: @escaping (String, TextStyle) -> String,
    calibrations: @escaping (Variant) -> [String] = { _ in [] }
  ) {
    self.style = style
    self.calibrations = calibrations
  }

  /// Returns the rules, family by family, and their counts.
  package func text(of rules: [Rule]) -> String {
    Listing.text(
      Rule.Family.allCases.map { family in
        (
          style("\(family.rawValue): \(family.title)", .bold),
          rules.filter { $0.family == family }.map {
            head(of: $0) + "\n" + $0.statement.wrapped(indent: 4)
          }
        )
      },
      separator: "\n\n",
      summary: Self.counts(of: rules)
    )
  }

  /// Returns the families with the numbers of their rules, in a screenful.
  package func overview(of rules: [Rule]) -> String {
    let lines = Rule.Family.allCases.compactMap { family -> String? in
      let count = rules.count { $0.family == family }
      if count == 0 { return nil }
      return "  " + style(family.rawValue.padded(to: 8), .bold) + "\(count)".padded(to: 5)
        + family.title
    }
    return (lines + ["", Self.counts(of: rules)]).joined(separator: "\n")
  }

  private func head(of rule: Rule) -> String {
    let standing = rule.standing == .modelled ? "modelled" : "not modelled"
    let facts = [rule.strengthWords, Self.versions(of: rule), standing]
    return "  " + style(rule.id.padded(to: 12), .bold) + facts.joined(separator: " · ")
  }

  /// Returns one rule with its evidence, sources and variants.
  package func details(of rule: Rule) -> String {
    let standing =
      if case .notModelled(let reason) = rule.standing { "not modelled: \(reason)" } else {
        "modelled"
      }
    var rows = TextRows([], at: 14, margin: 2)
    rows.add("Evidence", rule.strengthWords)
    rows.add("Versions", Self.versions(of: rule))
    rows.add("Standing", standing)
    for (place, variant) in rule.variants.enumerated() {
      rows.add(place == 0 ? "Left open" : "", "\(variant.id): \(variant.question)")
      rows += [variant.values.joined(separator: ", ").wrapped(indent: 16)]
      for words in calibrations(variant) { rows += [words.wrapped(indent: 16)] }
    }
    if let quirk = rule.quirk { rows.add("Switch", quirk.id) }
    let sources = rule.sources.map { citation in
      let document = citation.source?.document ?? Rulebook.rule(citation.key)?.statement
      return "\(citation): \(document ?? "")"
    }
    rows.add("Sources", sources)
    let title = style("\(rule.id): \(rule.family.title)", .bold)
    return [title, rule.statement.wrapped(indent: 2), rows.text].joined(separator: "\n\n")
  }

  // MARK: Facts

  private static func versions(of rule: Rule) -> String {
    switch rule.versions {
    case .all: "all versions"
    case .unstated: "no version stated"
    default: "iOS \(rule.versions)"
    }
  }

  /// Returns how many rules there are, by standing and by strength.
  static func counts(of rules: [Rule]) -> String {
    let modelled = rules.count { $0.standing == .modelled }
    let strengths = strengthCounts(of: rules).filter { $0.count > 0 }
      .map { "\($0.count) \($0.name)" }
    return """
      \(rules.count) rules: \(modelled) modelled, \(rules.count - modelled) not modelled
      By evidence, a rule of several kinds counted for each: \
      \(strengths.joined(separator: ", "))
      """
  }

  private static func strengthCounts(of rules: [Rule]) -> [(name: String, count: Int)] {
    Rule.Strength.allCases.map { strength in
      (strength.rawValue, rules.count { $0.strengths.contains(strength) })
    }
  }

  // MARK: JSON

  /// Returns the rules and their counts.
  package static func json(_ rules: [Rule]) -> JSONValue {
    let modelled = rules.count { $0.standing == .modelled }
    let strengths = strengthCounts(of: rules).map {
      (name: $0.name, value: JSONValue.number($0.count))
    }
    return [
      "rules": .array(rules.map(json)),
      "counts": [
        "rules": .number(rules.count),
        "modelled": .number(modelled),
        "notModelled": .number(rules.count - modelled),
        "byStrength": .object(strengths),
      ],
    ]
  }

  private static func json(_ rule: Rule) -> JSONValue {
    let reason: JSONValue? =
      if case .notModelled(let reason) = rule.standing { .string(reason) } else { nil }
    return .members([
      ("id", .string(rule.id)),
      ("family", .string(rule.family.rawValue)),
      ("statement", .string(rule.statement)),
      ("strengths", .strings(rule.strengths.map(\.rawValue))),
      ("versions", .string(rule.versions.description)),
      ("sources", .strings(rule.sources.map(\.description))),
      ("variants", .strings(rule.variants.map(\.id))),
      ("modelled", .bool(rule.standing == .modelled)), ("reason", reason),
    ])
  }
}

extension Rule {
  /// The kinds of its evidence.
  var strengthWords: String { strengths.map(\.rawValue).joined(separator: ", ") }
}
