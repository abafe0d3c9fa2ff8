// `vcfuzz rules`: the rulebook, whole, by family, or one rule with all that is known of it.

import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

struct RulesCommand: Command {
  let name = "rules"
  let summary = "Print the rules of the lifecycle and how each stands here"
  let operands = [
    CommandOperand(
      "ID|FAMILY",
      .suggestion(Rule.Family.allCases.map(\.rawValue)),
      count: .optional
    )
  ]
  let options = CommandOption.table("--json  Print JSON")
  let details = """
    Without a word all rules are printed; with a family's name, as in NAV, its rules;
    with a rule's, as in NAV-4, also its sources and the variants it leaves open. The
    last lines count what was printed.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    let word = invocation.operands.first
    let rules = try rules(matching: word, invocation)
    let listing = RuleListing(style: invocation.terminal.styled)
    let isSingle = word.map { Rulebook.rule($0) != nil } ?? false
    if invocation.has("json") {
      invocation.terminal.print(RuleListing.json(rules).text)
    } else if isSingle, let rule = rules.first {
      invocation.terminal.print(listing.details(of: rule))
    } else {
      invocation.terminal.print(listing.text(of: rules))
    }
    return .nothingFound
  }

  private func rules(matching word: String?, _ invocation: Invocation) throws -> [Rule] {
    guard let word else { return Rulebook.rules }
    if let rule = Rulebook.rule(word) { return [rule] }
    if let family = Rule.Family(rawValue: word.uppercased()) { return Rulebook.rules(of: family) }
    let known = Rule.Family.allCases.map(\.rawValue) + Rulebook.rules.map(\.id)
    throw invocation.unknown("rule or family", word, among: known)
  }
}
