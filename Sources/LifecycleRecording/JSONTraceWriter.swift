// Writes the JSON form of a trace: what is written reads back as it was.

public import VCLifecycle

/// A writer of the JSON form of a trace.
public struct JSONTraceWriter {
  private let trace: Trace
  /// What events call each controller: its name, unless another bears the same.
  private let ids: [String]

  /// Creates a writer of the events of a trace.
  public init(_ trace: Trace) {
    self.trace = trace
    ids = Self.ids(of: trace.names)
  }

  /// Returns the whole trace: the header, then one event a line.
  public static func lines(_ trace: Trace) -> String {
    let writer = JSONTraceWriter(trace)
    var text = writer.header + "\n"
    for event in trace.events { text += writer.line(event) + "\n" }
    return text
  }

  private static func ids(of names: [String]) -> [String] {
    var taken: Set<[UInt8]> = []
    return names.map { name in
      var id = name
      var number = 1
      // Names are compared as they are written, letter by letter and accent by accent.
      while !taken.insert(Array(id.utf8)).inserted {
        number += 1
        id = "\(name)#\(number)"
      }
      return id
    }
  }

  /// The header object, on one line.
  public var header: String {
    let header = trace.header
    var fields = Fields()
    fields.add("ios", header.os?.description)
    fields.add("kind", header.kind?.name)
    let names = zip(trace.names, ids).map { name, id in
      name.utf8.elementsEqual(id.utf8)
        ? name.quotedForJSON
        : "{\"id\":" + id.quotedForJSON + ",\"name\":" + name.quotedForJSON + "}"
    }
    fields.add("controllers", list: names)
    let groups: [(String, [(ControllerID, String)])] = [
      ("initial", header.initialStates.map { ($0.controller, $0.value.name) }),
      ("parents", header.initialParents.map { ($0.controller, id($0.value)) }),
      ("presenters", header.initialPresenters.map { ($0.controller, id($0.value)) }),
      ("containers", header.containers.map { ($0.controller, $0.value.rawValue) }),
    ]
    for (name, members) in groups where !members.isEmpty {
      var group = Fields()
      for (controller, value) in members { group.add(id(controller), value) }
      fields.addRaw(name, group.object)
    }
    if header.isComplete { fields.add("complete", true) }
    fields.add("rest", list: header.restPositions.map { String($0) })
    return fields.object
  }

  private func id(_ controller: ControllerID) -> String { ids[Int(controller.index)] }

  /// Returns one event as an object on one line.
  public func line(_ event: Event) -> String {
    var fields = Fields()
    let text = trace.text(of: event)
    if let controller = event.controller { fields.add("vc", id(controller)) }
    let isFreeMarker = writeName(of: event, text, into: &fields)
    if event.frame != .whole {
      fields.add("frame", "\(event.frame)")
    }
    fields.add("animated", event.animated)
    if event.kind == .willMoveToParent || event.kind == .didMoveToParent {
      fields.add("parent", event.other.map(id), orNull: true)
    } else {
      fields.add("other", event.other.map(id))
    }
    fields.add("from", event.from.map(id))
    fields.add("to", event.to.map(id))
    fields.add("flag", event.flag)
    if let text, !isFreeMarker { fields.add("text", text) }
    fields.add("txn", event.transaction)
    if event.origin != .unknown {
      fields.add("origin", "\(event.origin)")
    }
    fields.add("transition", event.transition)
    let impliedKind = isFreeMarker ? TransitionKind(named: text ?? "") ?? .unknown : .unknown
    if event.transitionKind != impliedKind {
      fields.add("transitionKind", event.transitionKind.name)
    }
    fields.add("interactive", event.isInteractive)
    fields.add("user", event.isUserDriven)
    fields.add("fullScreen", event.isFullScreen)
    if event.isTopmost { fields.add("topmost", true) }
    if event.isForced { fields.add("forced", true) }
    if event.isCompensating { fields.add("compensating", true) }
    if let snapshot = event.snapshot { fields.addRaw("snap", members(of: snapshot).object) }
    return fields.object
  }

  /// Writes what happened; true if a marker's text was written with it.
  private func writeName(of event: Event, _ text: String?, into fields: inout Fields) -> Bool {
    if event.kind == .marker, let text, !ReservedMarker.kinds.contains(where: { $0.0 == text }) {
      fields.add("marker", text)
      return true
    }
    fields.add(event.kind.isControllerCallback ? "callback" : "event", event.kind.name)
    return false
  }

  private func members(of snapshot: Event.Snapshot) -> Fields {
    var fields = Fields()
    for (name, fact) in Event.Snapshot.Facts.names where snapshot.facts.contains(fact) {
      fields.add(name, true)
    }
    fields.add("parent", snapshot.parent.map(id))
    fields.add("presenting", snapshot.presenting.map(id))
    return fields
  }

  /// The fields of one object.
  private struct Fields {
    private var content = ""

    var object: String { "{" + content + "}" }

    mutating func addRaw(_ name: String, _ value: String) {
      if !content.isEmpty { content += "," }
      content += name.quotedForJSON + ":" + value
    }

    mutating func add(_ name: String, _ value: String?, orNull: Bool = false) {
      if let value { addRaw(name, value.quotedForJSON) } else if orNull { addRaw(name, "null") }
    }

    mutating func add(_ name: String, _ value: Bool?) {
      if let value { addRaw(name, value ? "true" : "false") }
    }

    mutating func add(_ name: String, _ value: Int?) {
      if let value { addRaw(name, String(value)) }
    }

    /// Adds an array of values in JSON unless it is empty.
    mutating func add(_ name: String, list: [String]) {
      if !list.isEmpty { addRaw(name, "[" + list.joined(separator: ",") + "]") }
    }
  }
}
