// `vcfuzz rules`: an overview of the rulebook, a family, one rule with its sources, or a search.

internal import VCFuzzReports

struct RulesCommand: Command {
  let name = "rules"
  let summary = "List the lifecycle rules, or search them"
  var operands: [CommandOperand] {
    [
      CommandOperand(
        "ID|FAMILY|WORD",
        .suggestion(Rule.Family.allCases.map(\.rawValue) + Rulebook.rules.map(\.id)),
        count: .many
      )
    ]
  }
  let options = CommandOption.table(
    """
    -a, --all              Print every rule
    --calibrations FOLDER  Also print what the profiles of a folder say of one rule
    --json                 Print JSON
    """,
    ["calibrations": .file]
  )
  let details = """
    Without a word it prints the families and how many rules each has. With a family's
    name, as in NAV, it prints its rules; with a rule's, as in NAV-4, also the sources
    and the variants it leaves open. Other words search: 'rules pop cancelled' prints
    the rules that have both. With --calibrations, a rule's page says which profiles
    that 'calibrate' wrote settle, narrow or contradict what the rule leaves open.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    let words = invocation.operands
    let rules = try rules(matching: words, invocation)
    let terminal = invocation.terminal
    let folder = try invocation.value(of: "calibrations").map(CalibrationFolder.init)
    let listing = RuleListing(style: terminal.styled) { folder?.words(on: $0) ?? [] }
    if invocation.has("json") {
      terminal.print(RuleListing.json(rules).text)
    } else if words.isEmpty, !invocation.has("all") {
      terminal.print(listing.overview(of: rules))
      terminal.print(
        "\n'\(invocation.tool.call) rules NAV' prints a family, 'rules --all' all rules"
      )
    } else if words.count == 1, Rulebook.rule(words[0]) != nil {
      terminal.print(listing.details(of: rules[0]))
    } else {
      terminal.print(listing.text(of: rules))
    }
    return .nothingFound
  }

  private func rules(matching words: [String], _ invocation: Invocation) throws -> [Rule] {
    guard let word = words.first else { return Rulebook.rules }
    if words.count == 1 {
      if let rule = Rulebook.rule(word) { return [rule] }
      if let family = Rule.Family(rawValue: word.uppercased()) { return Rulebook.rules(of: family) }
    }
    let found = Rulebook.rules.filter { rule in
      let text = "\(rule.id) \(rule.family.title) \(rule.statement)".lowercased()
      return words.allSatisfy { text.contains($0.lowercased()) }
    }
    if !found.isEmpty { return found }
    let known = Rule.Family.allCases.map(\.rawValue) + Rulebook.rules.map(\.id)
    throw invocation.unknown("rule or family", words.joined(separator: " "), among: known)
  }
}
