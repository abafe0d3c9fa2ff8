// The sequence diagram of a trace as a value: lanes, rows, spans.

/// What a sequence diagram shows, time from top to bottom.
package struct SequenceChart: Sendable {
  /// One line of the diagram.
  package enum Row: Hashable, Sendable {
    /// A step begins; `number` is nil for what comes before and after all steps.
    case step(moment: Int, number: Int?, text: String)
    case event(position: Int, lane: Int)
    /// What should have been there.
    case ghost(lane: Int)
    /// So many events are left out.
    case gap(Int)
  }

  /// A transition with the rows of its events.
  package struct Span: Hashable, Sendable {
    package let rows: ClosedRange<Int>
    /// The place beside other spans that it overlaps.
    package let track: Int
    package let words: String
    package let isCancelled: Bool
  }

  /// A transition with the positions of its events.
  package typealias GivenSpan = (positions: ClosedRange<Int>, words: String, isCancelled: Bool)

  /// A transaction from its first row to its last.
  package struct Transaction: Hashable, Sendable {
    package let first: Int
    package var last: Int
    package let number: Int
  }

  /// What is wrong, and where.
  package struct Fault: Hashable, Sendable {
    /// The event's position; the count of the events if all has come to rest.
    package fileprivate(set) var position: Int
    package fileprivate(set) var controller: ControllerID?
    package let expected: String
    package let found: String

    package init(position: Int, controller: ControllerID?, expected: String, found: String) {
      self.position = position
      self.controller = controller
      self.expected = expected
      self.found = found
    }
  }

  package let trace: Trace
  /// Who has a lane; nil is the app.
  package private(set) var lanes: [ControllerID?] = []
  package private(set) var rows: [Row] = []
  package private(set) var spans: [Span] = []
  package private(set) var transactions: [Transaction] = []
  package let faults: [Fault]
  /// The line of each event in the log that it is from; empty if there is none.
  package let lines: [Int]

  /// The most rows.
  package static let rowsMax = 400
  /// The most spans beside each other.
  private static let tracksMax = 6

  /// Lays out a trace; `moments` are the labels of its steps with their first events.
  package init(
    _ trace: Trace,
    moments: [(label: String, start: Int)] = [],
    spans: [GivenSpan],
    faults: [Fault],
    lines: [Int] = [],
    only controllers: Set<ControllerID>? = nil
  ) {
    self.trace = trace
    self.lines = lines
    self.faults = faults.map { fault in
      var fault = fault
      if trace.events.indices.contains(fault.position) {
        fault.controller = trace.events[fault.position].controller
      } else {
        fault.position = trace.events.count
      }
      return fault
    }
    let shown = Self.shownPositions(trace, self.faults).filter { position in
      guard let controllers, let controller = trace.events[position].controller else { return true }
      return controllers.contains(controller)
    }
    addLanes(shown)
    addRows(shown, moments)
    addSpans(spans)
    addTransactions()
  }

  // MARK: What is shown

  private static func shownPositions(_ trace: Trace, _ faults: [Fault]) -> [Int] {
    let wrong = faults.map(\.position)
    let kinds = wrong.filter(trace.events.indices.contains).map { trace.events[$0].kind }
    let shown = trace.events.indices.filter { position in
      let event = trace.events[position]
      return wrong.contains(position) || event.isShown
        || (event.isShownWhenWrong && kinds.contains(event.kind))
    }
    guard shown.count > rowsMax else { return shown }
    // What is too long is shown around the first failure.
    let centre = wrong.first ?? 0
    let place = shown.firstIndex { $0 >= centre } ?? shown.count
    let start = min(max(0, place - rowsMax * 3 / 4), shown.count - rowsMax)
    return Array(shown[start..<(start + rowsMax)])
  }

  private mutating func addLanes(_ shown: [Int]) {
    var seen: Set<Int32> = []
    for position in shown {
      let controller = trace.events[position].controller
      if seen.insert(controller?.index ?? -1).inserted { lanes.append(controller) }
    }
    for fault in faults.prefix(1) where fault.position >= trace.events.count {
      if seen.insert(fault.controller?.index ?? -1).inserted { lanes.append(fault.controller) }
    }
    // A parent is to the left of its children.
    let tree = ControllerTree(trace, upTo: faults.first.map { $0.position + 1 } ?? .max)
    var ranks: [Int32: Int] = [:]
    for (rank, line) in tree.lines.enumerated() { ranks[Int32(line.controller)] = rank }
    lanes = lanes.enumerated()
      .sorted { left, right in
        let first = left.element.map { ranks[$0.index] ?? .max } ?? -1
        let second = right.element.map { ranks[$0.index] ?? .max } ?? -1
        return (first, left.offset) < (second, right.offset)
      }
      .map(\.element)
  }

  private func lane(of controller: ControllerID?) -> Int { lanes.firstIndex(of: controller) ?? 0 }

  private mutating func addRows(_ shown: [Int], _ moments: [(label: String, start: Int)]) {
    var moment = -1
    let wrong = faults.map(\.position)
    if let first = shown.first, first > 0, shown.count == Self.rowsMax { rows.append(.gap(first)) }
    func begin(upTo position: Int, _ rows: inout [Row]) {
      while moment + 1 < moments.count, moments[moment + 1].start <= position {
        moment += 1
        let isStep = moment > 0 && moments[moment].label != Trace.restLabel
        let text = moments[moment].label
        rows.append(.step(moment: moment, number: isStep ? moment : nil, text: text))
      }
    }
    for position in shown {
      begin(upTo: position, &rows)
      let lane = lane(of: trace.events[position].controller)
      rows.append(.event(position: position, lane: lane))
      if wrong.contains(position) { rows.append(.ghost(lane: lane)) }
    }
    begin(upTo: .max, &rows)
    if let fault = faults.first(where: { $0.position >= trace.events.count }) {
      rows.append(.ghost(lane: lane(of: fault.controller)))
    }
    if let last = shown.last, shown.count == Self.rowsMax, last + 1 < trace.events.count {
      rows.append(.gap(trace.events.count - last - 1))
    }
  }

  // MARK: Spans

  private func rowRange(_ positions: ClosedRange<Int>) -> ClosedRange<Int>? {
    let places = rows.indices.filter {
      if case .event(let position, _) = rows[$0] { positions.contains(position) } else { false }
    }
    return places.first.map { $0...(places.last ?? $0) }
  }

  private mutating func addSpans(_ given: [GivenSpan]) {
    var ends: [Int] = []
    for item in given {
      guard let range = rowRange(item.positions) else { continue }
      let free = ends.firstIndex { $0 < range.lowerBound }
      let track = free ?? min(ends.count, Self.tracksMax - 1)
      if track == ends.count { ends.append(0) }
      ends[track] = range.upperBound
      let (words, isCancelled) = (item.words, item.isCancelled)
      spans.append(Span(rows: range, track: track, words: words, isCancelled: isCancelled))
    }
  }

  private mutating func addTransactions() {
    for (place, row) in rows.enumerated() {
      guard case .event(let position, _) = row,
        let number = trace.events[position].transaction
      else { continue }
      if transactions.last?.number == number {
        transactions[transactions.count - 1].last = place
      } else {
        transactions.append(Transaction(first: place, last: place, number: number))
      }
    }
  }

  /// The failure of the event at that position.
  package func fault(at position: Int) -> Fault? { faults.first { $0.position == position } }
}

extension Event {
  /// Whether a diagram of a failure of this kind shows the event.
  fileprivate var isShownWhenWrong: Bool {
    (frame == .whole || frame == .enter) && kind.shortName != nil
  }

  /// Whether every diagram shows the event.
  package var isShown: Bool { isShownWhenWrong && !kind.isPlain }
}
