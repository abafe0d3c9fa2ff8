// The rulebook: every rule, in the order of the families, and how to find one.

/// The rules that the runtime obeys and the judges cite.
public enum Rulebook {
  /// Every rule, family by family in the order of the numbers.
  public static let rules: [Rule] = [
    state, appear, layout, navigation, delegate, modal, tab, page, split, child, window, move, flag,
    stateAt, coordinator, show, first, quirk,
  ].flatMap { $0 }

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
