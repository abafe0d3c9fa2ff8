// The run step by step: what each step caused, and the controllers as they stand after it.

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
      [.init("class", "walk")],
      .element(
        "div",
        [.init("class", "stepper")],
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
        .element("span", [.init("class", "soft small")], text: "or the arrow keys")
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
      .element("h3", [], title),
      .element(
        "p",
        [.init("class", "soft small")],
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
      return .element("p", [.init("class", "soft small")], text: "Nobody hears anything.")
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
    return .element("ol", [.init("class", "heard"), .init("tabindex", 0)], items)
  }
}

/// The controllers of a trace as a list that shows who holds whom.
struct TreeMarkup {
  private let trace: Trace

  /// The controllers that a tree shows at most.
  private static let linesMax = 60

  init(_ trace: Trace) { self.trace = trace }

  /// Returns the tree; what differs from the tree before is marked.
  func list(_ tree: ControllerTree, _ before: ControllerTree) -> Markup {
    let lines = tree.lines
    // Where nothing tells who holds whom, that nobody is held says nothing.
    let tellsLinks = lines.contains { $0.link != .aside }
    var items = lines.prefix(Self.linesMax).map { item($0, tree, before, tellsLinks) }
    if lines.count > Self.linesMax {
      items.append(.element("li", text: "and \(lines.count - Self.linesMax) more"))
    }
    return .element("ul", [.init("class", "tree")], items)
  }

  private func item(
    _ line: ControllerTree.Line,
    _ tree: ControllerTree,
    _ before: ControllerTree,
    _ tellsLinks: Bool
  ) -> Markup {
    let node = tree.nodes[line.controller]
    let old =
      before.nodes.indices.contains(line.controller) ? before.nodes[line.controller] : .init()
    var classes = "d\(min(line.depth, 6))"
    if node.state != old.state || node.parent != old.parent || node.isInWindow != old.isInWindow {
      classes += " changed"
    }
    let link =
      switch line.link {
      case .window: "window’s root"
      case .child: "child"
      case .presented: "presented"
      case .aside: "aside"
      }
    let name = trace.name(of: ControllerID(line.controller))
    var parts = [Page.code(name, max: 60)]
    if tellsLinks { parts.append(.element("span", [.init("class", "soft small")], text: link)) }
    if let state = node.state {
      parts.append(.element("span", [.init("class", "chip \(state.name)")], text: state.name))
    }
    if let isInWindow = node.isInWindow {
      parts.append(chip(isInWindow ? "in window" : "not in window"))
    }
    if node.isShown == false { parts.append(chip("not shown")) }
    return .element("li", [.init("class", classes)], parts)
  }

  private func chip(_ text: String) -> Markup {
    .element("span", [.init("class", "chip")], text: text)
  }
}
