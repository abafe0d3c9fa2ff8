// The run step by step: the callbacks of each step, and the controllers after it.

internal import Lifecycle
internal import VCFuzz

/// The panels of a run, one a moment.
@MainActor
struct StepThrough {
  private let report: FindingReport
  private var trace: Trace { report.trace }

  /// The events that a panel lists at most.
  private static let heardMax = 200

  init(_ report: FindingReport) { self.report = report }

  var markup: Markup {
    .element(
      "div",
      class: "walk",
      .element(
        "div",
        class: "stepper",
        .element(
          "button",
          [.init("id", "back"), .init("type", "button"), .init("aria-label", "Step back")],
          text: "←"
        ),
        .element("span", [.init("id", "place"), .init("aria-live", "polite")]),
        .element(
          "button",
          [.init("id", "forth"), .init("type", "button"), .init("aria-label", "Step forward")],
          text: "→"
        ),
        .element("span", class: "soft small", text: "or the arrow keys")
      ),
      .element("div", [.init("aria-live", "polite")], panels)
    )
  }

  private var panels: [Markup] {
    var tree = ControllerTree(trace.header)
    let columns = report.run.columns
    let fault = report.failure?.position
    return columns.indices.map { moment in
      let start = columns[moment].start
      let end = moment + 1 < columns.count ? columns[moment + 1].start : trace.events.count
      let before = tree
      let range = min(start, end)..<min(end, trace.events.count)
      // The tree that explains a fault is the one at that very event.
      let isWrong = fault.map { range.contains($0) } ?? false
      var atFault = tree
      for position in range {
        tree.apply(trace.events[position])
        if position == fault { atFault = tree }
      }
      let isLast = moment + 1 == columns.count
      let isAtRest = isLast && (fault.map { $0 >= trace.events.count } ?? false)
      return panel(moment, range, isWrong ? atFault : tree, before, isWrong: isWrong || isAtRest)
    }
  }

  private func panel(
    _ moment: Int,
    _ range: Range<Int>,
    _ tree: ControllerTree,
    _ before: ControllerTree,
    isWrong: Bool
  ) -> Markup {
    let columns = report.run.columns
    let label = columns[moment].label
    let isStep = moment > 0 && label != CaseRun.restLabel
    var attributes: [Markup.Attribute] = [
      .init("class", "moment"), .init("id", "moment-\(moment)"), .init("data-moment", moment),
    ]
    if isWrong { attributes.append(.init("data-wrong")) }
    let title: Markup =
      isStep
      ? .text("Step \(moment): ") + Page.code(label)
      : .text(label == CaseRun.restLabel ? "Until all has come to rest" : "The start")
    let isAtEvent = isWrong && report.failure.map { range.contains($0.position) } ?? false
    return .element(
      "section",
      attributes,
      .element("h3", title),
      .element(
        "p",
        class: "soft small",
        text: isAtEvent ? "The controllers at the event at fault" : "The controllers afterwards"
      ),
      TreeMarkup(trace).list(tree, before),
      heard(range)
    )
  }

  private func heard(_ range: Range<Int>) -> Markup {
    let fault = report.failure?.position
    let shown = range.filter { position in
      let event = trace.events[position]
      if position == fault { return true }
      return (event.frame == .whole || event.frame == .enter) && event.kind.shortName != nil
        && !event.kind.isPlain
    }
    guard !shown.isEmpty else {
      return .element("p", class: "soft small", text: "Nobody hears anything.")
    }
    var items = shown.prefix(Self.heardMax).map { position in
      Markup.element(
        "li",
        position == fault ? [.init("class", "bad")] : [],
        .text(trace.sentence(on: trace.events[position])),
        position == fault ? .text(" — here: " + report.found.clipped(to: 200)) : Markup()
      )
    }
    if shown.count > Self.heardMax {
      items.append(.element("li", text: "and \(shown.count - Self.heardMax) more"))
    }
    return .element("ol", class: "heard", [.init("tabindex", 0)], items)
  }
}
