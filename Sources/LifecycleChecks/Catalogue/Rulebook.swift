// The rulebook: every rule, in the order of the families.

package import VCLifecycle

/// The rules that the runtime obeys and the checkers cite.
public enum Rulebook {
  /// Every rule, family by family in the order of the numbers.
  public static let rules: [Rule] = tables.flatMap { $0.values(Rule.init) }

  /// The tables in text form.
  ///
  /// An entry is the ID, the strengths of the evidence, the versions and the sources; below them
  /// the statement and, if the rule isn't modelled, the reason.
  package static let tables = [controllers, containers, children, transitions]

  /// Returns the rule of that identity, in upper or lower case.
  public static func rule(_ id: some StringProtocol) -> Rule? {
    let wanted = id.uppercased()
    return rules.first { $0.id == wanted }
  }

  /// Returns the rules of one family.
  public static func rules(of family: Rule.Family) -> [Rule] {
    rules.filter { $0.family == family }
  }
}
