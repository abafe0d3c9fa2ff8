// How invariants are printed, as text and as JSON.

/// The texts of `vcfuzz invariants`.
package struct InvariantListing {
  private let style: (String, TextStyle) -> String

  package init(style: @escaping (String, TextStyle) -> String) { self.style = style }

  /// The whole catalogue, class by class.
  package var text: String {
    let all = CatalogueInvariant.all
    let checked = all.count(where: \.hasMonitor)
    return Listing.text(
      CatalogueInvariant.Class.allCases.map { kind in
        (
          style(kind.title, .bold),
          all.filter { $0.class == kind }.map {
            "  " + style($0.id.padded(to: 8), .bold) + $0.title + "\n"
              + $0.definition.wrapped(indent: 10)
          }
        )
      },
      summary: "\(all.count) invariants: \(checked) checked, \(all.count - checked) not"
    )
  }

  /// Returns one invariant with its rules, exemptions, causes and fix.
  package func details(of invariant: CatalogueInvariant) -> String {
    let title = style("\(invariant.id): \(invariant.title)", .bold)
    let head = [title, "", invariant.definition.wrapped(indent: 2), ""]
    var rows = TextRows(head, at: 12, margin: 2)
    rows.add("checked", invariant.class.title)
    rows.add("rules", invariant.citedRules.map(\.words))
    let open = invariant.variants + invariant.quirks.map(\.id)
    if !open.isEmpty { rows.add("variants", open.joined(separator: ", ")) }
    rows.add("exempt", Excuse.uses(for: invariant).map { "- " + $0.excuse.words($0.use) })
    rows.add("disturbed", Self.disturbances(of: invariant).map { "- " + $0.words($0.uses[0]) })
    rows.add(Advice.on(invariant.id))
    return rows.text
  }

  /// What disturbs a side of a transition, where an exemption of the invariant depends on that.
  private static func disturbances(of invariant: CatalogueInvariant) -> [Excuse] {
    Excuse.uses(for: invariant).contains { $0.excuse.isDisturbance } ? Disturbance.rows : []
  }

  /// Returns invariants with all that is known of them.
  package static func json(_ invariants: [CatalogueInvariant]) -> JSONValue {
    ["invariants": .array(invariants.map(json))]
  }

  private static func json(_ excuse: Excuse, _ use: Excuse.Use) -> JSONValue {
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

  private static func json(_ invariant: CatalogueInvariant) -> JSONValue {
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
    let strengths = Rulebook.rule(use.rule)?.strengthWords ?? ""
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
