// Sequence diagrams as text: a lane per controller, a column per event, a bar per step.
//
//   step | push    | commit                           | end
//   nav  |         |             willShow(B)           |       didShow(B)
//   A    |         |       wd                          | dd
//   B    | wm(nav) | lv dl    wa             ia wl dls |    da            dm(nav)
//
// Time runs to the right: what begins further left came earlier, across all lanes. A diagram can be
// read and printed, so a test writes what it expects and sees what came in the same form.

/// A sequence diagram.
public struct Diagram: Sendable {
  /// One event as drawn.
  public struct Entry: Hashable, Sendable {
    /// The number of the step that it belongs to.
    public var step: Int
    public var lane: String
    /// The event's text with its argument, where it is drawn.
    public var text: String
    /// The text without the argument.
    public var plainText: String

    package init(step: Int, lane: String, text: String, plainText: String) {
      self.step = step
      self.lane = lane
      self.text = text
      self.plainText = plainText
    }
  }

  /// The labels of the steps; an empty first one stands for what came before any step.
  public var steps: [String]
  public var entries: [Entry]

  /// Draws the events of a trace that pass the filter.
  public init(_ trace: Trace, from start: Int = 0, where isShown: (Event) -> Bool = { _ in true }) {
    steps = [""]
    entries = []
    for event in trace.events[start...] {
      if event.kind == .step || event.kind == .marker {
        steps.append(trace.text(of: event) ?? "")
        continue
      }
      guard event.frame == .whole || event.frame == .enter, isShown(event),
        let plain = trace.shortText(of: event, full: false)
      else { continue }
      entries.append(
        Entry(
          step: steps.count - 1,
          lane: event.controller.map(trace.name(of:)) ?? "app",
          text: trace.shortText(of: event, full: true) ?? plain,
          plainText: plain
        )
      )
    }
    if !entries.contains(where: { $0.step == 0 }) { dropFirstStep() }
  }

  private mutating func dropFirstStep() {
    steps.removeFirst()
    for index in entries.indices { entries[index].step -= 1 }
  }

  /// Reads a diagram; lines without a bar are ignored.
  public init(parsing text: String) {
    steps = []
    entries = []
    var tokens: [(step: Int, column: Int, entry: Entry)] = []
    for line in text.split(separator: "\n") where line.contains("|") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let lane = parts[0].trimmed
      if lane == "step" {
        steps = parts.dropFirst().map(\.trimmed)
        continue
      }
      var column = parts[0].count
      for (step, part) in parts.dropFirst().enumerated() {
        column += 1
        for word in part.split(separator: " ") {
          let offset = part.distance(from: part.startIndex, to: word.startIndex)
          let plain = word.hasPrefix("log(") ? word : word.prefix { $0 != "(" }
          let entry = Entry(step: step, lane: lane, text: String(word), plainText: String(plain))
          tokens.append((step, column + offset, entry))
        }
        column += part.count
      }
    }
    tokens.sort { ($0.step, $0.column) < ($1.step, $1.column) }
    entries = tokens.map(\.entry)
  }

  /// The lanes in the order of their first event.
  public var lanes: [String] {
    var seen: [String] = []
    for entry in entries where !seen.contains(entry.lane) { seen.append(entry.lane) }
    return seen
  }

  /// The diagram without the lanes of those names.
  public func removing(lanes: [String]) -> Diagram {
    var rest = self
    rest.entries.removeAll { lanes.contains($0.lane) }
    return rest
  }
}

extension Diagram: CustomStringConvertible {
  /// The diagram as text.
  public var description: String { drawn(full: true) }

  /// The diagram as text, with or without arguments.
  public func drawn(full: Bool) -> String {
    let lanes = self.lanes
    let labelWidth = max(4, lanes.map(\.count).max() ?? 0)
    var rows = [String](repeating: "", count: lanes.count + 1)
    for step in 0..<max(steps.count, (entries.map(\.step).max() ?? 0) + 1) {
      var column = 0
      var cells = [String](repeating: "", count: lanes.count)
      for entry in entries where entry.step == step {
        let text = full ? entry.text : entry.plainText
        guard let lane = lanes.firstIndex(of: entry.lane) else { continue }
        cells[lane] += String(repeating: " ", count: column - cells[lane].count) + text
        // The next event begins to the right of this one's beginning, or of its end in one lane.
        column += text.count + 1
      }
      let label = step < steps.count ? steps[step] : ""
      let width = max(label.count, cells.map(\.count).max() ?? 0)
      for (row, cell) in ([label] + cells).enumerated() {
        rows[row] += "| " + cell + String(repeating: " ", count: width - cell.count + 1)
      }
    }
    let names = ["step"] + lanes
    return zip(names, rows).map { name, row in
      (name + String(repeating: " ", count: labelWidth - name.count + 1) + row).trimmedAtEnd
    }.joined(separator: "\n")
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(drop { $0 == " " }).trimmedAtEnd }

  fileprivate var trimmedAtEnd: String {
    guard let end = unicodeScalars.lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[..<unicodeScalars.index(after: end)])
  }
}
