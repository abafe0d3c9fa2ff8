// The excuses: every condition under which a monitor stays silent, as rows of its family's table.

internal import VCLifecycle

/// A premise under which some clauses demand nothing: one row of the table of a family.
///
/// A monitor asks for it at the clause, `excuse("earlyPage", if: …)`, and has no other way to be
/// silent.
package struct Excuse: Sendable {
  package let name: String
  /// When the demand does not apply, as a plain sentence.
  package let when: String
  /// The variant's value that the excuse depends on: `V-PAGE-EARLY=immediate`.
  package let variant: String?
  /// The profile that the examples are checked under.
  package let profile: String
  /// What it serves: the clauses of one invariant each, or some of them.
  package let uses: [Use]

  /// The clauses of an invariant that an excuse serves.
  package struct Use: Sendable {
    /// The rule that the excuse follows from: `PAGE-6`.
    package let rule: String
    package let clauses: [Clause]
    /// A trace in short notation that only this excuse keeps from breaking the invariant.
    package let example: String

    /// The number of the invariant.
    package var invariant: Int { clauses[0].invariant }
  }

  /// Reads `anyChild | APPEAR-9 | isAppearingMissing | V-IA-CHILD=missing, ios14` with its sentence
  /// and notes.
  ///
  /// Without a profile the examples are checked under the default version with the variant's value.
  ///
  /// Each `also` names the clauses of another use, with its rule if that is another one.
  init(_ entry: TextTable.Entry) throws(TableError) {
    guard (3...4).contains(entry.fields.count), !entry.text.isEmpty else {
      throw entry.error("expected NAME | RULE | CLAUSES | VARIANT, PROFILE and a sentence below")
    }
    name = entry.fields[0]
    when = entry.text
    let conditions = try entry.fields.count < 4 ? [] : entry.list(entry.fields[3]) { $0 }
    variant = conditions.first { $0.hasPrefix("V-") }
    let chosen = variant.map { $0.contains("=") ? "+" + $0 : "" } ?? ""
    profile = conditions.first { !$0.hasPrefix("V-") } ?? "ios26" + chosen
    let others = entry.values(of: "also")
    let examples = entry.values(of: "example")
    guard examples.count == others.count + 1 else { throw entry.error("expected an example each") }
    var uses: [Use] = []
    for (words, example) in zip([entry.fields[2]] + others, examples) {
      let parts = try entry.list(words, separator: UInt8(ascii: "|")) { $0 }
      let clauses = try entry.list(parts[0]) { Clause.byName[$0] }
      guard Set(clauses.map(\.invariant)).count == 1 else {
        throw entry.error("expected clauses of one invariant")
      }
      let rule = parts.count > 1 ? parts[1] : entry.fields[1]
      uses.append(Use(rule: rule, clauses: clauses, example: example))
    }
    self.uses = uses
  }

  package static let keys = ["also", "example"]

  /// Every excuse, family by family.
  package static let all: [Excuse] = CheckFamily.all.flatMap { $0.excuses.values(Excuse.init) }

  /// Each use of each excuse.
  package static let allUses: [(excuse: Excuse, use: Use)] = all.flatMap { excuse in
    excuse.uses.map { (excuse, $0) }
  }

  /// The uses of excuses for an invariant, in the order of the tables.
  package static func uses(for invariant: CatalogueInvariant) -> [(excuse: Excuse, use: Use)] {
    allUses.filter { $0.use.invariant == invariant.number }
  }

  /// Whether it is that something else drives a side of a transition: `Disturbance` lists what.
  package var isDisturbance: Bool { name == "disturbed" }

  /// The public evidence for a use: the sources of its rule, and those of the variant's value.
  ///
  /// Where there is none the outcome is unknown, and the variant stands for it.
  package func evidence(for use: Use) -> [String] {
    let parts = variant?.split(separator: "=").map(String.init) ?? []
    let variant = parts.first.flatMap { Variant.named($0) }
    let speaking = variant?.sources.filter { $0.value == parts.last } ?? []
    let cited = (Rulebook.rule(use.rule)?.sources ?? []).map(\.description)
    return cited
      + speaking.flatMap { $0.names.split(separator: ", ") }.map(String.init)
      .filter { !cited.contains($0) }
  }
}
