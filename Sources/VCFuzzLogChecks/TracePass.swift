// One way through a trace from outside.

internal import VCFuzzSupport

/// The reading and checking of one trace.
struct TracePass {
  private(set) var reader: TraceReader
  private(set) var header: Trace.Header
  private let profile: Profile
  private var checks: CheckSuite?
  private(set) var count = 0
  private var kept: [Event] = []
  private var lines: [Int] = []
  private let limits: TraceChecker.Limits
  /// Lines of the violations in the part that isn't in memory.
  private var lateLines: [Int: Int] = [:]
  private var reported = 0
  private var lastLine = 1
  private var mentioned: [Bool]
  private var vocabulary: LogVocabulary
  /// How many controllers the checks know the vocabulary of.
  private var notedControllers = 0
  /// The controllers that the log does not tell apart: their events are not checked.
  private var setAside: Set<ControllerID> = []
  private var notes: [String] = []

  init(
    _ input: ByteSource,
    _ settings: CheckSettings,
    _ limits: TraceChecker.Limits
  ) throws(TraceFormatError) {
    reader = try TraceReader(input, as: settings.format, naming: settings.names)
    var header = reader.trace.header
    settings.complete(&header)
    self.header = header
    var profile = settings.profile ?? Profile(os: header.os ?? .standard)
    if let os = header.os { profile.os = os }
    self.profile = profile
    self.limits = limits
    mentioned = settings.names.map { _ in false }
    vocabulary = LogVocabulary(stated: settings.prints)
  }

  func isMentioned(_ index: Int) -> Bool { mentioned[index] }

  /// Reads the next event, and checks it if it does not stay in memory; false at the end.
  mutating func step() throws(TraceFormatError) -> Bool {
    guard let event = try reader.next() else { return false }
    lastLine = reader.line
    if let controller = event.controller.map({ Int($0.index) }), controller < mentioned.count {
      mentioned[controller] = true
    }
    let isNewWord = vocabulary.add(event, of: reader.trace.names)
    if count < limits.keptMax {
      kept.append(event)
      lines.append(lastLine)
    } else {
      checkKept()
      checkLate(event, isNewWord)
    }
    count += 1
    return true
  }

  // MARK: - The part in memory

  /// Checks the events in memory, now that it is known what the log prints of each controller.
  private mutating func checkKept() {
    guard checks == nil else { return }
    vocabulary.complete(&header)
    header.guessContainers(of: reader.trace.names, events: kept)
    notedControllers = reader.trace.names.count
    var suite = suite()
    if reader.format == .console, setAsideSharedNames(suite.violations) { suite = self.suite() }
    reported = suite.violations.count
    checks = suite
  }

  /// The checks after the events in memory.
  private func suite() -> CheckSuite { CheckSuite(keptTrace, under: profile) }

  /// The events in memory with what is known beforehand.
  private var keptTrace: Trace {
    var trace = reader.trace
    trace.header = header
    trace.events = kept
    return trace
  }

  /// Takes controllers out that share a name, if several of them explain what one of them can not
  /// have received; returns whether there are any.
  private mutating func setAsideSharedNames(_ found: [Violation]) -> Bool {
    let trace = keptTrace
    var result = found
    if header.isComplete {
      var suite = suite()
      result = suite.finish(isComplete: true).violations
    }
    for controllers in reader.sharedNames {
      guard let first = controllers.first else { continue }
      let isUnnamed = trace.name(of: first) == TraceReader.unnamedController
      let isWrong = result.contains { $0.controllers.first.map(controllers.contains) ?? false }
      let isShared =
        isUnnamed
        ? isWrong || controllers.count > 1
        : isWrong && SharedName(controllers, in: trace).canBeShared
      guard isShared else { continue }
      setAside.formUnion(controllers)
      notes.append(
        isUnnamed
          ? "the lines of at least two controllers name none of them, so they are "
            + "indistinguishable and were not checked: print the class and the address, as in "
            + "print(\"\\(self) \\(#function)\"), in the system's log with privacy: .public"
          : "several controllers are called '\(trace.name(of: first).escapedForTerminal)' and no "
            + "address is printed, so they are indistinguishable and were not checked: print the "
            + "address, as in print(\"\\(self) \\(#function)\")"
      )
    }
    if setAside.isEmpty { return false }
    for index in kept.indices { kept[index] = masked(kept[index]) }
    return true
  }

  /// The event, or a marker in place of one of a controller that is set aside.
  private func masked(_ event: Event) -> Event {
    guard let controller = event.controller, setAside.contains(controller) else { return event }
    return Event(.marker)
  }

  // MARK: - The part that streams

  private mutating func checkLate(_ event: Event, _ isNewWord: Bool) {
    let controllerCount = reader.trace.names.count
    while notedControllers < controllerCount {
      note(ControllerID(notedControllers))
      notedControllers += 1
    }
    if isNewWord, let controller = event.controller {
      for other in vocabulary.controllers(like: controller) { note(other) }
    }
    let judged = masked(event)
    let position = count
    checks?.observe(judged, at: position)
    let violations = checks?.violations ?? []
    guard violations.count > reported else { return }
    for violation in violations[reported...] where violation.position >= limits.keptMax {
      lateLines[violation.position] = lastLine
    }
    reported = violations.count
  }

  private mutating func note(_ controller: ControllerID) {
    let unrecorded = vocabulary.unrecorded(of: controller)
    checks?.note(unrecorded: unrecorded, of: controller)
  }
}

// MARK: - The result

extension TracePass {
  mutating func checked(_ source: String, _ settings: CheckSettings) -> CheckedTrace {
    checkKept()
    let trace = keptTrace
    let report = report(on: trace, settings)
    let result = report.judgement
    let explanation = Explanation(of: trace, under: profile)
    let numbered = EventPlaces(lines: reader.format == .json ? lines : [])
    let places = numbered.areNumbered ? numbered : EventPlaces(lines: lines)
    let story = explanation.sentences(of: trace, at: places)
    let surprises =
      result.violations.isEmpty
      ? explanation.surprises(in: trace).map { surprise in
        places.range(surprise.first, surprise.last) + ": \(surprise.text) (\(surprise.rule))"
      } : []
    var notes = reader.notes + self.notes
    notes += remarks(on: trace)
    if let repetition = repetition(in: trace, at: places) {
      notes.append(repetition)
    }
    if count > kept.count {
      notes.append("checked all \(count) events; the transitions are of the first \(kept.count)")
    }
    let table = PlaceTable(
      trace: trace,
      lines: lines,
      areNumbered: numbered.areNumbered,
      lateLines: lateLines,
      lastLine: lastLine
    )
    let skippedCount = result.skipped.count
    let isUnjudged = !setAside.isEmpty && !trace.events.contains { $0.kind.isControllerCallback }
    return CheckedTrace(
      source: source,
      format: reader.format,
      profile: profile,
      isVersionKnown: header.os != nil,
      verdict: report.overall,
      isUnjudged: isUnjudged,
      findings: table.findings(result, report.verdicts, report.elsewhere),
      omitted: result.omitted,
      skipped: result.skipped,
      judgedCount: CatalogueInvariant.all.count { $0.hasMonitor } - skippedCount,
      eventCount: count,
      controllerCount: trace.names.count,
      story: story,
      surprises: surprises,
      unrecognised: reader.unrecognised,
      notes: notes,
      trace: trace,
      lines: lines,
      explanation: explanation
    )
  }

  /// The result of the checks with its verdicts, with what would permit each where that is sought.
  private mutating func report(on trace: Trace, _ settings: CheckSettings) -> Checker.Report {
    var suite = checks ?? suite()
    let result = suite.finish(isComplete: header.isComplete)
    let isShort = count <= min(limits.searchedMax, limits.keptMax)
    if result.violations.isEmpty || !isShort {
      if !result.violations.isEmpty {
        notes.append(
          "more than \(limits.searchedMax) events: whether a variant or a version's defect permits "
            + "a finding was not searched for; a shorter log around it would show it"
        )
      }
      return Checker.Report(of: result, under: profile)
    }
    let report = Checker().check(trace, profile: settings.profile)
    if report.isSearchCut {
      notes.append(
        "not every choice of variants was tried: a shorter log around the finding shows more"
      )
    }
    return report
  }

  /// What the absence of a callback would mean if the log did print it.
  private func remarks(on trace: Trace) -> [String] {
    let callbacks = CallbackSet.willsAndDids
    let all = trace.events.reduce(into: CallbackSet()) { $0.formUnion(CallbackSet($1.kind)) }
      .intersection(callbacks)
    let silent = trace.names.indices.filter { index in
      let missing = all.intersection(vocabulary.unrecorded(of: ControllerID(index)))
      return !missing.isEmpty && trace.events.contains { $0.controller == ControllerID(index) }
    }
    guard let first = silent.first else { return [] }
    let missing = all.intersection(vocabulary.unrecorded(of: ControllerID(first))).elements
      .map(\.name)
    let name = trace.name(of: ControllerID(first)).escapedForTerminal
    let others =
      silent.count > 1
      ? "; the same holds for \((silent.count - 1).counted("more controller"))" : ""
    return [
      "the log never prints \(missing.joined(separator: ", ")) of '\(name)', so vcfuzz does not "
        + "report a missing one; if your code prints it, add "
        + "--prints \(missing.joined(separator: ","))\(others)"
    ]
  }

  /// The first callback that comes again without its opposite, which only callbacks that the log
  /// never prints excuse.
  private func repetition(in trace: Trace, at places: EventPlaces) -> String? {
    var latest = [Int?](repeating: nil, count: trace.names.count)
    for (position, event) in trace.events.enumerated() where event.kind.isWillOrDid {
      guard let controller = event.controller, !setAside.contains(controller) else { continue }
      let unrecorded = vocabulary.unrecorded(of: controller).intersection(.willsAndDids)
      let previous = latest[Int(controller.index)]
      latest[Int(controller.index)] = position
      // A log of one callback shows nothing else than repetitions.
      guard let previous, !unrecorded.isEmpty,
        Self.needsOpposite(event.kind, after: trace.events[previous].kind),
        event.kind != .viewDidAppear || unrecorded.contains(.viewWillAppear),
        event.kind != .viewDidDisappear || unrecorded.contains(.viewWillDisappear),
        CallbackSet.willsAndDids.subtracting(unrecorded).elements.count > 1
      else { continue }
      let name = trace.name(of: controller).escapedForTerminal
      let former = trace.events[previous].kind
      let order = former == event.kind ? "twice in a row" : "after \(former.name)"
      let missing = unrecorded.elements.map(\.name)
      return "'\(name)' receives \(event.kind.name) \(order) "
        + "(\(places.range(previous, position))): legal only if it received "
        + "\(missing.joined(separator: " or ")) in between, which the log never prints of it; if "
        + "your code prints these, add --prints \(missing.joined(separator: ","))"
    }
    return nil
  }

  /// Whether a controller must have turned back between two of its will and did callbacks.
  private static func needsOpposite(_ kind: Event.Kind, after former: Event.Kind) -> Bool {
    switch kind {
    case former: true
    case .viewWillAppear: former == .viewDidAppear
    case .viewWillDisappear: former == .viewDidDisappear
    default: false
    }
  }
}

extension Trace.Header {
  /// Adds the kinds of containers that class names or the callbacks of children show.
  ///
  /// A parent of unknown kind is held to what a container must keep that forwards by hand. One
  /// whose
  /// child appears before it can only be a page controller (PAGE-6).
  fileprivate mutating func guessContainers(of names: [String], events: [Event]) {
    var known = Set(containers.map(\.controller))
    for (index, name) in names.enumerated() where !known.contains(ControllerID(index)) {
      guard let kind = ContainerKind(className: name) else { continue }
      containers.append(Trace.Entry(ControllerID(index), kind))
      known.insert(ControllerID(index))
    }
    var parents: [ControllerID: ControllerID] = [:]
    for link in initialParents { parents[link.controller] = link.value }
    var hasAppeared = Set(initialStates.map(\.controller))
    var guessed: [ControllerID: ContainerKind] = [:]
    let appearing = Set(events.filter { $0.kind == .viewWillAppear }.compactMap(\.controller))
    for event in events {
      guard let controller = event.controller else { continue }
      if event.kind.isMove, let parent = event.other { parents[controller] = parent }
      if event.kind == .viewWillAppear { hasAppeared.insert(controller) }
      guard let parent = parents[controller], !known.contains(parent) else { continue }
      let isEarly =
        event.kind == .viewDidAppear && appearing.contains(parent) && !hasAppeared.contains(parent)
      if isEarly || guessed[parent] == nil { guessed[parent] = isEarly ? .page : .manual }
    }
    for controller in guessed.keys.sorted() {
      guard let kind = guessed[controller] else { continue }
      containers.append(Trace.Entry(controller, kind))
    }
  }
}
