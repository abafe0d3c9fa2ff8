// A violated invariant on a page: the rules behind it, and what to do.

internal import Lifecycle
internal import LifecycleChecks

/// An invariant with its rules, its likely causes and the usual fix.
enum RuleMarkup {
  @MarkupBuilder static func paragraphs(
    _ invariant: CatalogueInvariant,
    _ advice: Advice?
  ) -> Markup {
    Page.paragraph(invariant.id, " " + invariant.definition)
    for rule in invariant.citedRules { paragraph(rule) }
    if let advice {
      Markup("h3", text: "Likely causes")
      Page.list(advice.causes)
      Page.paragraph("Usual fix. ", advice.repair)
    }
  }

  /// Returns a rule with its strength and its sources.
  private static func paragraph(_ rule: Rule) -> Markup {
    let strengths = rule.strengths.map(\.rawValue).joined(separator: ", ")
    let sources = rule.sources.map { citation in
      citation.description + (citation.source.map { " (\($0.document))" } ?? "")
    }
    let source =
      sources.isEmpty ? "No public source." : "Source: " + sources.joined(separator: "; ")
    return Markup("div", class: "rule") {
      Markup("div") {
        Markup("strong", text: rule.id)
        " "
        Markup("span", class: "chip", text: strengths)
      }
      Markup("p", text: rule.statement)
      Markup("p", class: "soft small", text: source)
    }
  }
}
