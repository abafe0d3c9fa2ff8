// Records what the view controllers of a real app receive, for `vcfuzz check`.
//
// It asks nothing of a controller but its class: no view is touched, so none is loaded. It calls
// no other code, so it may be used inside any callback. What it keeps is bounded: the oldest events
// go, and the states and parents that they recorded move into the header.

internal import Foundation
public import VCLifecycle

/// A recorder of the callbacks of an app's view controllers.
///
/// An app keeps one and calls it from its overrides, each in one line:
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///   recorder.record(.viewWillAppear, of: self, animated: animated) {
///     super.viewWillAppear(animated)
///   }
/// }
/// ```
///
/// ``text`` is what `vcfuzz check` reads.
@MainActor
public final class TraceRecorder {
  /// The recorder that `RecordedViewController` and the hooks use.
  public static let shared = TraceRecorder()

  /// The most events that are kept.
  public let eventsMax: Int
  private let os: OSVersion?
  /// Whether each event carries its number, as `#17`: a reader notices what a log has lost.
  public var numbersEvents = false

  private var entries: [Entry] = []
  private var known: [ObjectIdentifier: Known] = [:]
  private var names: [Int: String] = [:]
  private var nextNumber = 0
  /// The known objects above which the dead ones among them are forgotten.
  private var knownMax = 256
  /// The states and parents from the dropped events.
  private var states: [Int: AppearanceState] = [:]
  private var parents: [Int: Int] = [:]
  private var restPositions: [Int] = []
  /// The events that were dropped since the recorder began.
  public private(set) var dropped = 0

  /// A controller that was met; another object at its place is another controller.
  private struct Known {
    weak var object: AnyObject?
    let number: Int
  }

  private struct Entry {
    var kind: Event.Kind
    var frame = Event.Frame.whole
    var controller: Int
    var other: Int?
    var animated: Bool?
    var flag: Bool?
    var text: String?
  }

  /// Creates a recorder; `os` is the system's version unless given.
  public init(eventsMax: Int = 20_000, os: OSVersion? = nil) {
    precondition(eventsMax >= 4, "a recorder's capacity is at least four events")
    self.eventsMax = eventsMax
    #if canImport(UIKit) && canImport(ObjectiveC)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    self.os = os ?? OSVersion("\(version.majorVersion).\(version.minorVersion)")
    #else
    self.os = os
    #endif
  }

  // MARK: Recording

  /// Records a callback around UIKit's own implementation of it, which `body` calls.
  ///
  /// `other` is the parent in `willMove` and `didMove`; `flag` is the direction in
  /// `beginAppearanceTransition`.
  public func record<Result>(
    _ kind: Event.Kind,
    of controller: AnyObject,
    animated: Bool? = nil,
    other: AnyObject? = nil,
    flag: Bool? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    var entry = entry(kind, controller, animated, other, flag)
    entry.frame = .enter
    add(entry)
    entry.frame = .base
    add(entry)
    defer {
      entry.frame = .exit
      add(entry)
    }
    return try body()
  }

  /// Records something that has no implementation of UIKit's, as a delegate's call.
  public func record(
    _ kind: Event.Kind,
    of controller: AnyObject,
    animated: Bool? = nil,
    other: AnyObject? = nil,
    flag: Bool? = nil
  ) {
    add(entry(kind, controller, animated, other, flag))
  }

  private func entry(
    _ kind: Event.Kind,
    _ controller: AnyObject,
    _ animated: Bool?,
    _ other: AnyObject?,
    _ flag: Bool?
  ) -> Entry {
    Entry(
      kind: kind,
      controller: number(of: controller),
      other: other.map(number),
      animated: animated,
      flag: flag
    )
  }

  /// Notes words between the callbacks, as what a tester does.
  public func mark(_ words: String) {
    add(Entry(kind: .marker, controller: -1, text: words))
  }

  /// Notes that nothing is under way: no transition runs and no layout is due.
  public func rest() {
    if restPositions.last != entries.count { restPositions.append(entries.count) }
  }

  /// Gives a controller another name than its class's, as two of one class may need.
  public func name(_ controller: AnyObject, _ name: String) { names[number(of: controller)] = name }

  /// Forgets all events; who is who stays known.
  public func clear() { drop(entries.count) }

  private func add(_ entry: Entry) {
    if entries.count == eventsMax { drop(max(1, eventsMax / 4)) }
    entries.append(entry)
  }

  // MARK: Who is who

  private func number(of object: AnyObject) -> Int {
    let id = ObjectIdentifier(object)
    if let found = known[id], found.object === object { return found.number }
    if known.count >= knownMax { forgetTheDead() }
    let number = nextNumber
    nextNumber += 1
    known[id] = Known(object: object, number: number)
    names[number] = String(describing: type(of: object))
    return number
  }

  private func forgetTheDead() {
    known = known.filter { $0.value.object != nil }
    knownMax = max(256, known.count * 2)
    forgetUnusedNames()
  }

  private func forgetUnusedNames() {
    var used = Set(known.values.map(\.number))
    for entry in entries {
      used.insert(entry.controller)
      if let other = entry.other { used.insert(other) }
    }
    names = names.filter { used.contains($0.key) }
    states = states.filter { used.contains($0.key) }
    parents = parents.filter { used.contains($0.key) && used.contains($0.value) }
  }

  /// Drops the oldest events; what they tell of states and parents is kept.
  private func drop(_ count: Int) {
    for entry in entries.prefix(count) where entry.frame == .whole || entry.frame == .enter {
      if let state = entry.kind.stateAfter { states[entry.controller] = state }
      if entry.kind == .didMoveToParent { parents[entry.controller] = entry.other }
    }
    entries.removeFirst(count)
    dropped += count
    restPositions = restPositions.filter { $0 >= count }.map { $0 - count }
    forgetUnusedNames()
  }

  // MARK: Telling

  /// The events as a trace.
  public var trace: Trace {
    var trace = Trace()
    var ids: [Int: ControllerID] = [:]
    func id(_ number: Int) -> ControllerID {
      if let id = ids[number] { return id }
      let id = trace.addController(names[number] ?? "controller \(number)")
      ids[number] = id
      return id
    }
    trace.header.os = os
    for number in states.keys.sorted() {
      if let state = states[number] { trace.header.initialStates.append(.init(id(number), state)) }
    }
    for number in parents.keys.sorted() {
      if let parent = parents[number] {
        trace.header.initialParents.append(.init(id(number), id(parent)))
      }
    }
    trace.header.restPositions = restPositions
    for (place, entry) in entries.enumerated() {
      var event = Event(
        entry.kind,
        entry.controller < 0 ? nil : id(entry.controller),
        animated: entry.animated,
        other: entry.other.map(id)
      )
      event.frame = entry.frame
      event.flag = entry.flag
      event.text = words(of: entry, at: place).map { trace.addText($0) }
      trace.events.append(event)
    }
    return trace
  }

  private func words(of entry: Entry, at place: Int) -> String? {
    guard numbersEvents else { return entry.text }
    return "#\(dropped + place + 1)" + (entry.text.map { " " + $0 } ?? "")
  }

  /// The events in JSON, one a line, as `vcfuzz check` reads them.
  public var text: String { JSONTraceWriter.lines(trace) }

  /// Writes ``text`` to a file.
  public func write(toFile path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
