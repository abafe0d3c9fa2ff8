// The sequence diagram as SVG. Colours are the page's, so that it follows light and dark.

/// Draws a sequence diagram.
package struct SequenceDrawing {
  private let chart: SequenceChart
  private let laneStarts: [Int]
  private let laneWidths: [Int]
  private let tops: [Int]
  private let width: Int
  private let height: Int
  /// The x of the first lane.
  private let left: Int

  private static let headHeight = 34
  private static let trackWidth = 16
  private static let charWidth = 6.7
  private static let lineWidth = 46

  package init(_ chart: SequenceChart) {
    self.chart = chart
    let tracks = (chart.spans.map(\.track).max() ?? -1) + 1
    left = 24 + tracks * Self.trackWidth + (chart.lines.isEmpty ? 0 : Self.lineWidth)
    var widths = chart.lanes.map { lane in Self.textWidth(Self.name(lane, chart.trace)) * 9 / 8 + 28
    }
    var end = 0
    for row in chart.rows {
      guard case .event(let position, let lane) = row else { continue }
      let text = Self.label(chart.trace.events[position], chart.trace)
      widths[lane] = max(widths[lane], Self.textWidth(text) + 44)
    }
    laneWidths = widths.map { max(88, $0) }
    var starts: [Int] = []
    var x = left
    for width in laneWidths {
      starts.append(x)
      x += width
    }
    laneStarts = starts
    var y = Self.headHeight
    var tops: [Int] = []
    for row in chart.rows {
      tops.append(y)
      y += Self.height(of: row)
      if case .step(_, let number, let text) = row {
        end = max(end, left + Self.textWidth(Self.stepText(number, text)) * 9 / 8 + 16)
      }
      if case .event(let position, let lane) = row, chart.fault(at: position) != nil {
        let text = Self.failureText(chart.trace.events[position], chart.trace)
        end = max(end, starts[lane] + Self.textWidth(text) + 40)
      }
      if case .ghost(let lane) = row {
        let longest = chart.faults.map { Self.textWidth(Self.ghostText($0)) }.max() ?? 0
        end = max(end, min(starts[lane] + longest + 48, max(x, left + longest + 48)))
      }
    }
    self.tops = tops
    width = max(x, end, 320) + 8
    height = y + 10
  }

  // MARK: Words and sizes

  private static func textWidth(_ text: String) -> Int {
    Int(Double(text.unicodeScalars.count) * charWidth)
  }

  private static func height(of row: SequenceChart.Row) -> Int {
    switch row {
    case .step: 30
    case .event: 22
    case .ghost: 26
    case .gap: 24
    }
  }

  private static func name(_ lane: ControllerID?, _ trace: Trace) -> String {
    (lane.map { trace.name(of: $0) } ?? "app").escapedForTerminal.clipped(to: 28)
  }

  private static func label(_ event: Event, _ trace: Trace) -> String {
    trace.callText(of: event).escapedForTerminal.clipped(to: 44)
  }

  /// Where the heads of the lanes have scrolled away, the failure still names its controller.
  private static func failureText(_ event: Event, _ trace: Trace) -> String {
    "! " + (event.controller.map { name($0, trace) + ": " } ?? "") + label(event, trace)
  }

  private static func stepText(_ number: Int?, _ text: String) -> String {
    (number.map { "\($0). " } ?? "") + text.escapedForTerminal.clipped(to: 110)
  }

  private static func ghostText(_ fault: SequenceChart.Fault) -> String {
    "expected: " + fault.expected.escapedForTerminal.clipped(to: 90)
  }

  private func middle(_ lane: Int) -> Int { laneStarts[lane] + 12 }

  // MARK: The whole

  /// The picture; `summary` is what it shows, for those who do not see it.
  package func markup(summary: String) -> Markup {
    Markup("svg", class: "chart", Markup.picture(width, height, summary.clipped(to: 600))) {
      bands
      transactions
      spans
      lifelines
      for (row, y) in zip(chart.rows.indices, tops) { self.row(row, y) }
      Markup("g", class: "heads") {
        Markup.rect("ground", 0, 0, width: width, height: Self.headHeight - 4, rx: 0)
        heads
      }
    }
  }

  /// The ground of each moment, which the page lights up.
  @MarkupBuilder private var bands: Markup {
    let steps = zip(chart.rows, tops).compactMap { row, top -> (moment: Int, top: Int)? in
      if case .step(let moment, _, _) = row { (moment, top) } else { nil }
    }
    for (place, step) in steps.enumerated() {
      let end = place + 1 < steps.count ? steps[place + 1].top : height - 6
      let area: [Markup.Attribute] = [
        .init("data-moment", step.moment), .init("x", 0), .init("y", step.top),
        .init("width", width), .init("height", end - step.top),
      ]
      Markup("rect", class: place % 2 == 0 ? "band" : "band odd", area)
    }
  }

  @MarkupBuilder private var heads: Markup {
    for (lane, controller) in chart.lanes.enumerated() {
      let (x, width) = (laneStarts[lane], laneWidths[lane] - 8)
      let full = controller.map { chart.trace.name(of: $0) } ?? "the app"
      Markup("g") {
        Markup.rect("head", x, 4, width: width, height: 22, rx: 5)
        Markup.label("name", x + 8, 19, Self.name(controller, chart.trace), title: full)
      }
    }
  }

  // MARK: Beside the lanes

  /// The place of a bar from one row to another.
  private func extent(_ first: Int, _ last: Int) -> (top: Int, height: Int) {
    (tops[first] + 2, tops[last] + 18 - tops[first])
  }

  @MarkupBuilder private var transactions: Markup {
    for item in chart.transactions {
      let (top, height) = extent(item.first, item.last)
      let title = "transaction \(item.number)"
      Markup.rect("transaction", 4, top, width: 5, height: height, rx: 2, title: title)
    }
  }

  @MarkupBuilder private var spans: Markup {
    for (number, span) in chart.spans.enumerated() {
      let x = 16 + span.track * Self.trackWidth
      let (top, height) = extent(span.rows.lowerBound, span.rows.upperBound)
      Markup("g", class: span.isCancelled ? "span cancelled" : "span") {
        Markup.rect(nil, x, top, width: 12, height: height, rx: 6, title: span.words)
        Markup.label(nil, x + 6, top + 13, "\(number + 1)", anchor: "middle")
      }
    }
  }

  /// The lines down the lanes; their style shows the controller's state.
  private var lifelines: Markup {
    var parts: [Markup] = []
    var tree = ControllerTree(chart.trace.header)
    var states: [AppearanceState?] = chart.lanes.map { controller in
      controller.flatMap { id in
        tree.nodes.indices.contains(Int(id.index)) ? tree.nodes[Int(id.index)].state : nil
      }
    }
    var starts = chart.lanes.map { _ in Self.headHeight - 6 }
    func close(_ lane: Int, at y: Int) {
      guard y > starts[lane] else { return }
      let (x, state) = (middle(lane), states[lane]?.name ?? "unknown")
      parts.append(Markup.line("life " + state, x...x, starts[lane]...y))
      starts[lane] = y
    }
    for (place, row) in chart.rows.enumerated() {
      guard case .event(let position, let lane) = row else { continue }
      let event = chart.trace.events[position]
      tree.apply(event)
      guard let controller = event.controller else { continue }
      let state = tree.nodes[Int(controller.index)].state
      if state != states[lane] {
        close(lane, at: tops[place] + 11)
        states[lane] = state
      }
    }
    for lane in chart.lanes.indices { close(lane, at: height - 8) }
    return MarkupBuilder.buildArray(parts)
  }

  // MARK: Rows

  private func row(_ place: Int, _ y: Int) -> Markup {
    switch chart.rows[place] {
    case .step(let moment, let number, let text):
      let attributes: [Markup.Attribute] = [
        .init("data-moment", moment), .init("x", left), .init("y", y + 20),
      ]
      return Markup("text", class: "step", attributes, text: Self.stepText(number, text))
    case .gap(let count):
      return Markup.label("gap", left, y + 16, "… \(count) events are left out …")
    case .event(let position, let lane): return event(position, lane, y)
    case .ghost(let lane): return ghost(lane, y, place)
    }
  }

  private func event(_ position: Int, _ lane: Int, _ y: Int) -> Markup {
    let event = chart.trace.events[position]
    let x = middle(lane)
    let isFault = chart.fault(at: position) != nil
    let text = Self.label(event, chart.trace)
    let call = isFault ? Self.failureText(event, chart.trace) : text
    return Markup("g", [.init("data-event", position + 1)]) {
      Markup.rect("spot", x - 10, y + 1, width: Self.textWidth(text) + 34, height: 20, rx: 10)
      if isFault {
        let width = Self.textWidth(call) + 32
        Markup.rect("wrong", x - 10, y + 1, width: width, height: 20, rx: 10)
      }
      if chart.lines.indices.contains(position) {
        Markup.label("line", left - 8, y + 15, "\(chart.lines[position])", anchor: "end")
      }
      mark(event.kind, x, y + 11)
      let title = chart.trace.sentence(on: event)
      Markup.label(isFault ? "call bad" : "call", x + 12, y + 15, call, title: title)
    }
  }

  private func mark(_ kind: Event.Kind, _ x: Int, _ y: Int) -> Markup {
    guard kind.isAppearance else {
      return Markup.rect("tick", x - 4, y - 3, width: 8, height: 6, rx: 2)
    }
    let isWill = kind == .viewWillAppear || kind == .viewWillDisappear
    let place: [Markup.Attribute] = [.init("cx", x), .init("cy", y), .init("r", 5)]
    return Markup("circle", class: isWill ? "dot will" : "dot", place)
  }

  private func ghost(_ lane: Int, _ y: Int, _ place: Int) -> Markup {
    var fault = chart.faults.last { $0.position >= chart.trace.events.count }
    if place > 0, case .event(let position, _) = chart.rows[place - 1] {
      fault = chart.fault(at: position) ?? fault
    }
    guard let fault else { return Markup() }
    let text = Self.ghostText(fault)
    let size = Self.textWidth(text) + 24
    // On the right there may be no room for the words.
    let x = max(left, min(middle(lane) - 8, width - size - 8))
    return Markup("g", class: "ghost") {
      Markup.rect(nil, x, y + 2, width: size, height: 20, rx: 10)
      Markup.label(nil, x + 12, y + 16, text, title: fault.expected)
    }
  }
}
