// The run step by step: the callbacks of each step, and the controllers after it.

/// The panels of a run, one a moment.
@MainActor
struct StepThrough {
  let report: FindingReport
  private var trace: Trace { report.trace }
  /// The position of the failing event, if the run has one.
  private var fault: Int? { report.failure?.position }

  /// The events that a panel lists at most.
  private static let eventsMax = 200

  var markup: Markup {
    Markup("div", class: "panels") {
      Markup("div", class: "stepper") {
        button("back", "Step back", "←")
        Markup("span", [.init("id", "place"), .init("aria-live", "polite")])
        button("forth", "Step forward", "→")
        button("before", "Event back", "↑")
        button("after", "Event forward", "↓")
        Markup("span", class: "soft small", text: "keys: ← → step, P N event")
      }
      Markup("div", [.init("aria-live", "polite")]) { panels }
    }
  }

  private func button(_ id: String, _ label: String, _ sign: String) -> Markup {
    Markup(
      "button",
      [.init("id", id), .init("type", "button"), .init("aria-label", label)],
      text: sign
    )
  }

  private var panels: Markup {
    var tree = ControllerTree(trace.header)
    let columns = report.run.columns
    let count = trace.events.count
    let panels = columns.indices.map { moment in
      let end = moment + 1 < columns.count ? columns[moment + 1].start : count
      let range = min(columns[moment].start, end)..<min(end, count)
      let before = tree
      // The tree that explains a failure is the one at that very event.
      var atFault: ControllerTree?
      for position in range {
        tree.apply(trace.events[position])
        if position == fault { atFault = tree }
      }
      let isAtRest = moment + 1 == columns.count && (fault.map { $0 >= count } ?? false)
      return panel(moment, range, before, tree, atFault: atFault, isAtRest: isAtRest)
    }
    return MarkupBuilder.buildArray(panels)
  }

  private func panel(
    _ moment: Int,
    _ range: Range<Int>,
    _ before: ControllerTree,
    _ after: ControllerTree,
    atFault: ControllerTree?,
    isAtRest: Bool
  ) -> Markup {
    let label = report.run.columns[moment].label
    let isWrong = atFault != nil || isAtRest
    let attributes: [Markup.Attribute] =
      [.init("id", "moment-\(moment)"), .init("data-moment", moment)]
      + (isWrong ? [.init("data-wrong")] : [])
    return Markup("section", class: "moment", attributes) {
      Markup("h3") {
        if label == Trace.restLabel {
          "After everything settles"
        } else if moment > 0 {
          "Step \(moment): "
          Page.code(label)
        } else {
          "The start"
        }
      }
      let time = atFault == nil ? "afterwards" : "at the failure"
      Markup("p", class: "soft small", text: "The controllers " + time)
      TreeMarkup(trace: trace, involved: report.involved).list(atFault ?? after, before)
      events(range)
      alternatives(moment)
    }
  }

  /// The other steps that were possible in the place of this one, and whether they fail.
  private func alternatives(_ moment: Int) -> Markup {
    let others = report.diagnosis.alternatives.filter { $0.index == moment - 1 }
    if others.isEmpty { return Markup() }
    return Page.details("Other steps in its place (\(others.count))") {
      Markup("ul", class: "small") {
        for other in others {
          Markup("li") {
            Page.code(other.step)
            " "
            switch other.outcome {
            case .passes: Markup("span", class: "chip appeared", text: "passes")
            case .failsAlike: Markup("span", class: "chip bad", text: "fails alike")
            case .failsDifferently(let identity):
              let words = "fails: \(identity)".clipped(to: 60)
              Markup("span", class: "chip fragile", text: words)
            }
          }
        }
      }
      let text = "The rest of the steps follows as far as it is possible then."
      Markup("p", class: "soft small", text: text)
    }
  }

  private func events(_ range: Range<Int>) -> Markup {
    let shown = range.filter { $0 == fault || trace.events[$0].isShown }
    if shown.isEmpty { return Markup("p", class: "soft small", text: "No callbacks in this step.") }
    return Markup("ol", class: "events", [.init("tabindex", 0)]) {
      for position in shown.prefix(Self.eventsMax) {
        let kinds = [position == fault ? "bad" : nil, isFar(position) ? "far" : nil]
        let kind = kinds.compactMap { $0 }.joined(separator: " ")
        Markup("li", class: kind.isEmpty ? nil : kind, [.init("data-event", position + 1)]) {
          Markup("a", [.event(position + 1)], text: trace.sentence(on: trace.events[position]))
          if position == fault { " — expected: " + report.expected.clipped(to: 200) }
        }
      }
      if shown.count > Self.eventsMax {
        Markup("li", text: "and \(shown.count - Self.eventsMax) more")
      }
    }
  }

  /// Whether an event is about a controller that can be folded away.
  private func isFar(_ position: Int) -> Bool {
    guard let controller = trace.events[position].controller else { return false }
    return !report.involved.isEmpty && !report.involved.contains(controller)
  }
}
