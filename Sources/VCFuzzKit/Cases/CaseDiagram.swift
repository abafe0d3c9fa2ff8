// The lane diagram of a run: only what a reader needs, in blocks that fit a page.

/// The diagram of a run; the failing event begins with `!`.
package struct CaseDiagram: Hashable, Sendable {
  /// The lines, an empty one between blocks.
  package let lines: [String]

  private static let widthMax = 100

  @MainActor init(_ run: CaseRun) {
    let diagram = Self.narrowed(Self.diagram(of: run))
    lines = Array(Self.blocks(of: diagram).map(Self.lines).joined(separator: [""]))
  }

  // MARK: What is shown

  @MainActor
  private static func diagram(of run: CaseRun) -> Diagram {
    let trace = run.trace
    let fault = run.failure?.position
    let kind = fault.flatMap { trace.events.indices.contains($0) ? trace.events[$0].kind : nil }
    var diagram = Diagram(parsing: "")
    diagram.steps = run.columns.map(\.label)
    var column = 0
    for (position, event) in trace.events.enumerated() {
      while column + 1 < run.columns.count, run.columns[column + 1].start <= position {
        column += 1
      }
      let isFault = position == fault
      guard isFault || event.frame == .whole || event.frame == .enter else { continue }
      guard isFault || !event.kind.isPlain || event.kind == kind else { continue }
      let known = trace.shortText(of: event, full: true)
      guard let text = known ?? (isFault ? event.kind.name : nil) else { continue }
      let lane = event.controller.map(trace.name(of:)) ?? "app"
      diagram.entries.append(entry((isFault ? "!" : "") + text, lane, in: column))
    }
    if let fault, fault >= trace.events.count {
      let lane = run.failure?.isDeath == true ? "process" : "idle"
      diagram.entries.append(entry("!", lane, in: max(0, run.columns.count - 1)))
    }
    return diagram
  }

  private static func entry(_ text: String, _ lane: String, in column: Int) -> Diagram.Entry {
    let text = text.escapedForTerminal
    return Diagram.Entry(step: column, lane: lane.escapedForTerminal, text: text, plainText: text)
  }

  // MARK: Folding

  /// Cuts steps of many events; what continues is headed `…`.
  private static func narrowed(_ diagram: Diagram) -> Diagram {
    let room = widthMax - 4 - (diagram.lanes.map(\.count).max() ?? 0)
    var result = Diagram(parsing: "")
    for (step, label) in diagram.steps.enumerated() {
      result.steps.append(label)
      var used = 0
      for var entry in diagram.entries where entry.step == step {
        if used > 0, used + entry.text.count > room {
          result.steps.append("…")
          used = 0
        }
        entry.step = result.steps.count - 1
        result.entries.append(entry)
        used += entry.text.count + 1
      }
    }
    return result
  }

  /// Cuts the diagram between steps, so that no block is wider than a page if that can be.
  private static func blocks(of diagram: Diagram) -> [Diagram] {
    var blocks: [Diagram] = []
    var start = 0
    for column in diagram.steps.indices where column > start {
      let wide = part(of: diagram, start...column)
      guard lines(wide).contains(where: { $0.count > widthMax }) else { continue }
      blocks.append(part(of: diagram, start...(column - 1)))
      start = column
    }
    return blocks + [part(of: diagram, start...(diagram.steps.count - 1))]
  }

  private static func part(of diagram: Diagram, _ columns: ClosedRange<Int>) -> Diagram {
    var part = Diagram(parsing: "")
    part.steps = Array(diagram.steps[columns])
    part.entries = diagram.entries.compactMap { entry in
      guard columns.contains(entry.step) else { return nil }
      var entry = entry
      entry.step -= columns.lowerBound
      return entry
    }
    return part
  }

  private static func lines(_ diagram: Diagram) -> [String] {
    diagram.drawn(full: true).split(separator: "\n").map { String($0) }
  }
}
