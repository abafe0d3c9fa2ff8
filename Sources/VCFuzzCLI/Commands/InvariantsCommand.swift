// `vcfuzz invariants`: the catalogue of invariants, or one of them in detail.

internal import LifecycleChecks
internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport
import VCLifecycle

struct InvariantsCommand: Command {
  let name = "invariants"
  let summary = "List the invariants, or print one with its causes and fix"
  var operands: [CommandOperand] {
    [CommandOperand("ID", .suggestion(CatalogueInvariant.all.map(\.id)), count: .optional)]
  }
  let options = CommandOption.table("--json  Print JSON")
  let details = """
    Without a name all invariants are listed. With a name, as in INV-15, the output adds
    the rules that it derives from, its exemptions with their rules and evidence, the
    usual causes of a violation, and the usual fix.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let terminal = invocation.terminal
    let word = invocation.operands.first
    let chosen = try word.map { [try invariant(named: $0, invocation)] } ?? CatalogueInvariant.all
    if invocation.has("json") {
      terminal.print(JSONValue.object([("invariants", .array(chosen.map(json)))]).text)
    } else if word != nil {
      terminal.print(details(of: chosen[0], terminal))
    } else {
      terminal.print(listing(terminal))
    }
    return .nothingFound
  }

  private func invariant(
    named word: String,
    _ invocation: Invocation
  ) throws -> CatalogueInvariant {
    let id = word.allSatisfy(\.isNumber) ? "INV-" + word : word.uppercased()
    if let invariant = CatalogueInvariant.named(id) { return invariant }
    throw invocation.unknown("invariant", word, among: CatalogueInvariant.all.map(\.id))
  }

  private func listing(_ terminal: Terminal) -> String {
    let all = CatalogueInvariant.all
    var blocks: [String] = []
    for kind in CatalogueInvariant.Class.allCases {
      let members = all.filter { $0.class == kind }
      if members.isEmpty { continue }
      var lines = [terminal.styled(kind.title, .bold)]
      for invariant in members {
        lines.append("  " + terminal.styled(invariant.id.padded(to: 8), .bold) + invariant.title)
        lines.append(invariant.definition.wrapped(indent: 10))
      }
      blocks.append(lines.joined(separator: "\n"))
    }
    let checked = all.count(where: \.hasMonitor)
    blocks.append("\(all.count) invariants: \(checked) checked, \(all.count - checked) not")
    return blocks.joined(separator: "\n\n")
  }

  private func details(of invariant: CatalogueInvariant, _ terminal: Terminal) -> String {
    let title = terminal.styled("\(invariant.id): \(invariant.title)", .bold)
    var rows = TextRows(
      [title, "", invariant.definition.wrapped(indent: 2), ""],
      at: 12,
      margin: 2
    )
    rows.add("checked", invariant.class.title)
    rows.add("rules", invariant.citedRules.map(\.words))
    let open = invariant.variants + invariant.quirks.map(\.id)
    if !open.isEmpty { rows.add("variants", open.joined(separator: ", ")) }
    rows.add("exempt", Excuse.uses(for: invariant).map { "- " + $0.excuse.words($0.use) })
    rows.add("disturbed", disturbances(of: invariant).map { "- " + $0.words($0.uses[0]) })
    if let advice = Advice.on(invariant.id) {
      rows.add("causes", advice.causes.map { "- " + $0 })
      rows.add("fix", advice.repair)
    }
    return rows.text
  }

  /// What disturbs a side of a transition, where an exemption of the invariant depends on that.
  private func disturbances(of invariant: CatalogueInvariant) -> [Excuse] {
    Excuse.uses(for: invariant).contains { $0.excuse.isDisturbance } ? Disturbance.rows : []
  }

  private func json(_ excuse: Excuse, _ use: Excuse.Use) -> JSONValue {
    [
      "clause": .string(excuse.name),
      "when": .string(excuse.when),
      "rule": .string(use.rule),
      "evidence": .strings(excuse.evidence(for: use)),
      "variant": .orNull(excuse.variant),
      "example": .string(use.example),
      "profile": .string(excuse.profile),
    ]
  }

  private func json(_ invariant: CatalogueInvariant) -> JSONValue {
    let advice = Advice.on(invariant.id)
    return [
      "id": .string(invariant.id),
      "title": .string(invariant.title),
      "class": .string(invariant.class.rawValue),
      "definition": .string(invariant.definition),
      "judged": .bool(invariant.hasMonitor),
      "rules": .strings(invariant.rules),
      "variants": .strings(invariant.variants),
      "quirks": .strings(invariant.quirks.map(\.id)),
      "exemptions": .array(Excuse.uses(for: invariant).map { json($0.excuse, $0.use) }),
      "disturbances": .array(disturbances(of: invariant).map { json($0, $0.uses[0]) }),
      "causes": .strings(advice?.causes ?? []),
      "repair": .orNull(advice?.repair),
    ]
  }
}

extension Excuse {
  /// The excuse with the rule of a use, the evidence and the variant that it depends on.
  fileprivate func words(_ use: Use) -> String {
    let strengths = (Rulebook.rule(use.rule)?.strengths.map(\.rawValue) ?? []).joined(
      separator: ", "
    )
    let evidence = evidence(for: use)
    let sources = evidence.isEmpty ? "" : ": " + evidence.joined(separator: "; ")
    let depends = variant.map { "\($0), " } ?? ""
    return "\(name): \(when) (\(depends)\(use.rule), \(strengths)\(sources))"
  }
}

extension CatalogueInvariant.Class {
  /// When an invariant of the class is checked, in words.
  fileprivate var title: String {
    switch self {
    case .always: "at every event"
    case .atRest: "when nothing is under way"
    case .transition: "within and after a transition of a known kind"
    case .conditional: "under the condition that its definition gives"
    case .advice: "advice: legal, but known to cause trouble"
    case .unjudged: "not checked, by its definition"
    }
  }
}
