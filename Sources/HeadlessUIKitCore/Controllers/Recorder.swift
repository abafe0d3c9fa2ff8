// The log of events. The recorder outlives every controller and records their ends too, so it
// belongs to no actor; a stage and all its objects live on the main actor all the same.

internal import VCLifecycle

/// The events of one stage and the identities of its controllers.
final class Recorder: @unchecked Sendable {
  /// A controller as the trace knows it.
  private struct Entry {
    let type: AnyClass
    var name: String?
  }

  @exclusivity(unchecked) nonisolated(unsafe) private(set) var events: [Event] = []
  @exclusivity(unchecked) nonisolated(unsafe) private var notes: [Note] = []
  @exclusivity(unchecked) nonisolated(unsafe) var options: StageRecording
  @exclusivity(unchecked) nonisolated(unsafe) var transaction = 1 {
    didSet { assert(transaction > oldValue, "transactions are numbered backwards") }
  }
  @exclusivity(unchecked) nonisolated(unsafe) var onEvent: ((Event, Int) -> Void)?
  /// Whether events were read that lack their snapshots.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var hasShownIncompleteEvents = false
  /// How many events the current step may still record before it counts as endless.
  @exclusivity(unchecked) nonisolated(unsafe) var eventsLeft = Int.max
  /// What was known when the trace began.
  @exclusivity(unchecked) nonisolated(unsafe) var initialHeader = Trace.Header()
  @exclusivity(unchecked) nonisolated(unsafe) var steps = StepLog()
  @exclusivity(unchecked) nonisolated(unsafe) private var entries: [Entry] = []
  /// What kind of container each controller is that is one, in the order in which it was found.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var containers:
    [Trace.Entry<ContainerKind>] =
      []

  // What most runs of a fuzzer record at most: storage that grows is copied again and again.
  private static let eventsExpected = 384
  private static let controllersExpected = 16
  private static let notesExpected = 24
  /// Larger storage is freed.
  private static let eventsKept = 4_096

  @MainActor
  init(options: StageRecording) {
    self.options = options
    swap(&events, &OutsideStages.spare.events)
    swap(&notes, &OutsideStages.spare.notes)
    swap(&steps.latest, &OutsideStages.spare.steps)
    events.reserveCapacity(Self.eventsExpected)
    entries.reserveCapacity(Self.controllersExpected)
    notes.reserveCapacity(Self.notesExpected)
    steps.latest.reserveCapacity(StepLog.size)
  }

  nonisolated func register(_ type: AnyClass) -> ControllerID {
    entries.append(Entry(type: type))
    return ControllerID(entries.count - 1)
  }

  /// Lets go of everything that was recorded, and records no more.
  @MainActor
  func discard() {
    options = []
    onEvent = nil
    if events.capacity <= Self.eventsKept {
      removeEvents()
      swap(&events, &OutsideStages.spare.events)
      swap(&notes, &OutsideStages.spare.notes)
    }
    events = []
    notes = []
    containers = []
  }

  /// Lets go of the steps and of what was known before; the stage is gone.
  @MainActor
  func forgetSteps() {
    steps.latest.removeAll(keepingCapacity: true)
    swap(&steps.latest, &OutsideStages.spare.steps)
    steps.offered = []
    initialHeader = Trace.Header()
  }

  /// Stops the process: a step does not end.
  @MainActor
  func diagnoseEndlessStep(_ limits: StageLimits) -> Never {
    OutsideStages.onEndlessStep?()
    let recent = events.suffix(12).map { event in
      let name = event.controller.map { names()[Int($0.index)] } ?? "-"
      return "  \(name).\(event.kind)"
    }
    fatalError(
      """
      endless step: one step recorded more than \(limits.eventsPerStepMax) events; the last are
      \(recent.joined(separator: "\n"))
      and the last steps were \(steps.inOrder.map(\.description).joined(separator: ", "))
      """
    )
  }

  /// Notes what kind of container a controller is, once that is known.
  nonisolated func note(_ kind: ContainerKind, of id: ControllerID) {
    if let known = containers.last(where: { $0.controller == id }), known.value == kind { return }
    containers.append(Trace.Entry(id, kind))
  }

  /// What kind of container each controller is that is one, by identity; the latest answer counts.
  nonisolated func sortedContainers() -> [Trace.Entry<ContainerKind>] {
    entries.indices.compactMap { index in
      containers.last { $0.controller == ControllerID(index) }
    }
  }

  nonisolated func name(_ id: ControllerID, _ name: String) {
    entries[Int(id.index)].name = name
  }

  nonisolated func record(_ event: Event) {
    var event = event
    event.transaction = transaction
    if let controller = event.controller {
      assert(Int(controller.index) < entries.count, "an event of an unknown controller")
    }
    if let text = event.text { assert(notes.indices.contains(text), "an event without its text") }
    events.append(event)
    eventsLeft &-= 1
    if let onEvent { onEvent(event, events.count - 1) }
  }

  /// Notes that code outside of the runtime reads events.
  nonisolated func noteReading() {
    if !options.contains(.snapshots) { hasShownIncompleteEvents = true }
  }

  /// Replaces all events by as many, and records snapshots from now on.
  nonisolated func takeOver(_ events: [Event]) {
    precondition(events.count == self.events.count, "the events of another run are taken over")
    self.events.withUnsafeMutableBufferPointer { own in
      events.withUnsafeBufferPointer { others in _ = own.update(fromContentsOf: others) }
    }
    options.insert(.snapshots)
  }

  nonisolated func addText(_ text: String) -> Int {
    notes.append(.text(text))
    return notes.count - 1
  }

  /// The text that an earlier event refers to already, or else a new one.
  nonisolated func addSameText(_ text: String) -> Int {
    let known = notes.lastIndex { note in
      if case .text(text) = note { true } else { false }
    }
    return known ?? addText(text)
  }

  /// Adds a step; its text is made only when the trace is read.
  nonisolated func addStep(_ step: StageStep) -> Int {
    notes.append(.step(step))
    return notes.count - 1
  }

  /// The texts that events refer to.
  nonisolated func texts() -> [String] {
    notes.map { note in
      switch note {
      case .text(let text): text
      case .step(let step): step.description
      }
    }
  }

  /// The controllers that were made and have not been destroyed, as far as that was recorded.
  nonisolated var living: [ControllerID] {
    var isAlive = [Bool](repeating: true, count: entries.count)
    for event in events where event.kind == .destroyed {
      if let controller = event.controller { isAlive[Int(controller.index)] = false }
    }
    return isAlive.indices.filter { isAlive[$0] }.map { ControllerID($0) }
  }

  /// Removes the events from a position on.
  nonisolated func removeEvents(from position: Int) {
    events.removeSubrange(min(position, events.count)...)
  }

  nonisolated func removeEvents() {
    events.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
  }

  /// What an event refers to by its text index.
  enum Note {
    case text(String)
    case step(StageStep)
  }

  /// The names of all controllers: the given one or the class, with a number where it repeats.
  nonisolated func names() -> [String] {
    var uses: [String: Int] = [:]
    return entries.map { entry in
      let name = entry.name ?? "\(entry.type)"
      var number = uses[name, default: 0] + 1
      // Another controller may have been given the name with its number.
      while number > 1, uses["\(name)#\(number)"] != nil { number += 1 }
      uses[name] = number
      guard number > 1 else { return name }
      uses["\(name)#\(number)"] = 1
      return "\(name)#\(number)"
    }
  }
}
