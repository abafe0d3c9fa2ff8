// What a permitted log teaches: behaviour that looks wrong and is not.

public import VCLifecycle

extension Explanation {
  /// Something that looks like a bug in a log and is UIKit's normal behaviour.
  public struct Surprise: Sendable {
    /// The positions of its first and last event.
    public let first: Int
    public let last: Int
    /// What happens, and why that is normal.
    public let text: String
    public let rule: String
  }

  /// Returns the surprises in a trace, each kind of them once, in the order of the trace.
  public func surprises(in trace: Trace) -> [Surprise] {
    var finder = SurpriseFinder(trace)
    for span in spans { finder.add(span) }
    finder.addEarlyPages()
    finder.addLateLayout()
    finder.addBackground()
    return finder.surprises.sorted { $0.first < $1.first }
  }
}

/// A search for surprises, each kind of them once.
private struct SurpriseFinder {
  let trace: Trace
  private(set) var surprises: [Explanation.Surprise] = []
  private var rules: Set<String> = []
  private let phases: PhaseHistory

  init(_ trace: Trace) {
    self.trace = trace
    phases = PhaseHistory(trace)
  }

  private mutating func add(_ first: Int, _ last: Int, _ rule: String, _ text: String) {
    guard rules.insert(rule).inserted else { return }
    surprises.append(Explanation.Surprise(first: first, last: last, text: text, rule: rule))
  }

  private func name(_ controller: ControllerID?) -> String {
    controller.map { trace.name(of: $0).escapedForTerminal } ?? "the other controller"
  }

  private mutating func add(_ span: Explanation.Span, _ text: String) {
    add(span.first, span.last, span.readings[0].rule, text)
  }

  mutating func add(_ span: Explanation.Span) {
    guard let reading = span.readings.first else { return }
    let old = name(reading.from)
    let new = name(reading.to)
    switch reading.outcome {
    case .cancelled where reading.from != nil && reading.to != nil:
      guard showsReturn(span, reading) else { return }
      add(
        span,
        "\(new) receives viewWillAppear but no viewDidAppear, and \(old) appears again without "
          + "viewDidDisappear, because the transition is cancelled"
      )
    case .cancelled where reading.to == nil:
      add(
        span,
        "\(old) receives viewWillDisappear although it stays, because the transition is cancelled"
      )
    case .finished where reading.from != nil && reading.to != nil:
      switch reading.kind {
      case .presentHiding, .dismissHiding:
        add(
          span,
          "\(new) appears before \(old) has disappeared, so that for a moment both have appeared; "
            + "in a push or pop the old controller disappears first"
        )
      case .tab, .pageScroll, .pageCurl:
        add(
          span,
          "\(new) receives viewWillAppear before \(old) receives viewWillDisappear; in a push, "
            + "pop or presentation it is the other way round"
        )
      case .popTo:
        add(span, "the controllers between \(old) and \(new) receive no appearance callback")
      default: break
      }
    case .finished where reading.from == nil: addArrival(span, reading, new)
    default: break
    }
  }

  /// Whether the lines of a cancelled transition show that one side came no further than its will,
  /// and that the other one came back.
  private func showsReturn(_ span: Explanation.Span, _ reading: Explanation.Reading) -> Bool {
    let events = trace.events[span.first...span.last]
    func contains(_ kind: Event.Kind, _ controller: ControllerID?) -> Bool {
      events.contains { $0.kind == kind && $0.controller == controller }
    }
    return contains(.viewWillAppear, reading.to) && !contains(.viewDidAppear, reading.to)
      && !contains(.viewDidDisappear, reading.from)
      && (contains(.viewWillAppear, reading.from) || contains(.viewDidAppear, reading.from))
  }

  /// A controller that appears while another one, which has appeared, receives nothing.
  private mutating func addArrival(
    _ span: Explanation.Span,
    _ reading: Explanation.Reading,
    _ new: String
  ) {
    guard let arriving = reading.to, span.followers.isEmpty else { return }
    let presenter = phases.appeared(from: span.first, to: span.last).last {
      $0 != arriving && !phases.areRelated($0, arriving)
    }
    guard let presenter else { return }
    add(
      span.first,
      span.last,
      "MODAL-3",
      "\(name(presenter)) receives no callback while \(new) appears: that is normal if \(new) is a "
        + "sheet or popover, whose presenter stays visible, or contains \(name(presenter))"
    )
  }

  /// Pages that appear before their page controller (PAGE-6).
  mutating func addEarlyPages() {
    for (position, event) in trace.events.enumerated() where event.kind == .viewDidAppear {
      guard let page = event.controller, let parent = phases.parent(of: page),
        phases.hasFirstWill(of: parent, after: position)
      else { continue }
      add(
        position,
        position,
        "PAGE-6",
        "\(name(page)) appears before its container \(name(parent)): UIPageViewController does "
          + "this with a page that is set before it is on screen; elsewhere it is a bug"
      )
    }
  }

  /// A first layout pass after viewDidAppear (LAYOUT-5).
  mutating func addLateLayout() {
    var loaded: Set<ControllerID> = []
    var appeared: Set<ControllerID> = []
    for (position, event) in trace.events.enumerated() {
      guard let controller = event.controller else { continue }
      switch event.kind {
      case .viewDidLoad: loaded.insert(controller)
      case .viewDidAppear where loaded.contains(controller): appeared.insert(controller)
      case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
        if appeared.contains(controller), loaded.contains(controller) {
          add(
            position,
            position,
            "LAYOUT-5",
            "the first layout of \(name(controller)) comes after viewDidAppear, as it does without "
              + "animation: its subviews have no frames before"
          )
        }
        loaded.remove(controller)
      default: break
      }
    }
  }

  /// Leaving the foreground, which sends no appearance callback (WIN-6).
  mutating func addBackground() {
    let position = trace.events.firstIndex {
      $0.kind == .sceneDidEnterBackground || $0.kind == .applicationDidEnterBackground
    }
    guard let position, phases.hasAppeared(before: position), !isDisturbed(after: position) else {
      return
    }
    add(
      position,
      position,
      "WIN-6",
      "the app leaves the foreground, and no controller receives viewWillDisappear"
    )
  }

  /// Whether a controller receives a will or a did before the app returns to the foreground.
  private func isDisturbed(after position: Int) -> Bool {
    let returns: [Event.Kind] = [
      .sceneWillEnterForeground, .applicationWillEnterForeground, .sceneDidBecomeActive,
      .applicationDidBecomeActive,
    ]
    let next = trace.events[position...].first { $0.kind.isWillOrDid || returns.contains($0.kind) }
    return next?.kind.isWillOrDid ?? false
  }
}

/// The phases that the recorded callbacks of a trace tell, by position.
private struct PhaseHistory {
  private let trace: Trace
  /// Whether the log would show that a controller that has appeared begins to leave.
  private let staysKnown: [Bool]
  private var parents: [ControllerID: ControllerID] = [:]
  private var firstWills: [ControllerID: Int] = [:]

  init(_ trace: Trace) {
    self.trace = trace
    staysKnown = trace.unrecordedCallbacks.map {
      Ledger.Phases(reachableFrom: .appeared, by: $0).phase == .appeared
    }
    for link in trace.header.initialParents { parents[link.controller] = link.value }
    for (position, event) in trace.events.enumerated() {
      guard let controller = event.controller else { continue }
      if event.kind.isMove, let parent = event.other { parents[controller] = parent }
      if event.kind == .viewWillAppear, firstWills[controller] == nil {
        firstWills[controller] = position
      }
    }
  }

  func parent(of controller: ControllerID) -> ControllerID? { parents[controller] }

  /// Whether a controller's first viewWillAppear of the trace comes after a position, and the
  /// controller had not appeared before the trace.
  func hasFirstWill(of controller: ControllerID, after position: Int) -> Bool {
    let isKnown = trace.header.initialStates.contains { $0.controller == controller }
    return !isKnown && (firstWills[controller] ?? -1) > position
  }

  /// Whether one controller is above the other in the tree.
  func areRelated(_ one: ControllerID, _ other: ControllerID) -> Bool {
    isAbove(one, other) || isAbove(other, one) || parents[one] != nil && parents[other] != nil
  }

  private func isAbove(_ controller: ControllerID, _ other: ControllerID) -> Bool {
    var current = parents[other]
    var steps = 0
    while let above = current, steps < Ledger.depthMax {
      if above == controller { return true }
      current = parents[above]
      steps += 1
    }
    return false
  }

  func hasAppeared(before position: Int) -> Bool {
    trace.header.initialStates.contains { $0.value == .appeared }
      || trace.events.prefix(position).contains { $0.kind == .viewDidAppear }
  }

  /// The controllers that have appeared and certainly stay so over a stretch of events, in the
  /// order in which they appeared.
  func appeared(from first: Int, to last: Int) -> [ControllerID] {
    guard staysKnown.contains(true) else { return [] }
    var order = trace.header.initialStates.filter { $0.value == .appeared }.map(\.controller)
    for (position, event) in trace.events.enumerated() {
      if position > last { break }
      guard event.kind.isWillOrDid, let controller = event.controller,
        staysKnown[Int(controller.index)]
      else { continue }
      order.removeAll { $0 == controller }
      if event.kind == .viewDidAppear, position < first { order.append(controller) }
    }
    return order.filter { staysKnown[Int($0.index)] }
  }
}
