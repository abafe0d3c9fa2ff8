// A violated invariant on a page: the rules behind it, and what to do.

/// An invariant with its rules, its likely causes and the usual fix.
package enum RuleMarkup {
  @MarkupBuilder package static func paragraphs(
    _ invariant: CatalogueInvariant,
    _ advice: Advice?
  ) -> Markup {
    Page.paragraph(invariant.id, " " + invariant.definition)
    for rule in invariant.citedRules(advice) { paragraph(rule) }
    if let advice {
      Markup("h3", text: "Likely causes")
      Page.list(advice.causes)
      Page.paragraph("Usual fix. ", advice.repair)
    }
  }

  /// Returns a rule with its strength and its sources.
  private static func paragraph(_ rule: Rule) -> Markup {
    Markup("div", class: "rule") {
      Markup("div") {
        Markup("strong", text: rule.id)
        " "
        Markup("span", class: "chip", text: rule.strengthWords)
      }
      Markup("p", text: rule.statement)
      Markup("p", class: "soft small") {
        if rule.sources.isEmpty { "No public source." } else { "Source: " }
        for (number, citation) in rule.sources.enumerated() {
          if number > 0 { "; " }
          source(citation)
        }
      }
    }
  }

  /// Returns a source with its title, as a link if it has an address.
  private static func source(_ citation: Rule.Citation) -> Markup {
    let text = citation.description + (citation.source.map { " (\($0.document))" } ?? "")
    guard let address = citation.source?.address else { return .text(text) }
    return Markup("a", [.document(address)], text: text)
  }
}
