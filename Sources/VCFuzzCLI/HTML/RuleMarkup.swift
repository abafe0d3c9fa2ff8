// A rule on a page.

internal import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

/// A rule with its strength and its sources.
enum RuleMarkup {
  static func paragraph(_ rule: Rule) -> Markup {
    let strengths = rule.strengths.map(\.rawValue).joined(separator: ", ")
    let sources = rule.sources.map { citation in
      citation.description + (citation.source.map { " (\($0.document))" } ?? "")
    }
    return .element(
      "div",
      class: "rule",
      .element(
        "div",
        .element("strong", text: rule.id),
        .text(" "),
        .element("span", class: "chip", text: strengths)
      ),
      .element("p", text: rule.statement),
      .element(
        "p",
        class: "soft small",
        text: sources.isEmpty ? "No public source." : "Source: " + sources.joined(separator: "; ")
      )
    )
  }
}
