// The meaning of the marks of a sequence diagram, and the transitions of its bars.

/// The words beside a sequence diagram.
package enum ChartLegend {
  /// What the marks mean.
  package static var key: Markup {
    let items = [
      "● did, viewIsAppearing", "○ will", "▪ other calls",
      "thick line: appeared; dashed thick: appearing or disappearing; dotted: disappeared",
      "numbered bar: a transition; grey bar: a transaction",
      "red: the failure; green dashed: what was expected",
    ]
    return Page.list(items.map(Markup.text), class: "key")
  }

  /// The transitions of a diagram, numbered as its bars are.
  package static func spans(_ chart: SequenceChart) -> Markup {
    guard !chart.spans.isEmpty else { return Markup() }
    return Markup("ol", class: "soft small", [.init("aria-label", "Transitions")]) {
      for span in chart.spans { Markup("li", text: span.words.clipped(to: 400)) }
    }
  }
}
