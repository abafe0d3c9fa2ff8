// A trace in the Informal Trace Format, which viewers of model checkers read.
//
// Each event has a state: the event, and the controllers after it.

/// The ITF JSON of a trace.
package enum ITFTrace {
  /// Returns the trace; `steps` are the labels of its steps with their first events.
  package static func json(
    _ trace: Trace,
    steps: [(label: String, start: Int)] = [],
    source: String
  ) -> JSONValue {
    let ids = trace.namedApart.names
    var tree = ControllerTree(trace.header)
    var label = ""
    var place = 0
    var states: [JSONValue] = []
    for (position, event) in trace.events.enumerated() {
      while place < steps.count, steps[place].start <= position {
        label = steps[place].label
        place += 1
      }
      guard event.frame == .whole || event.frame == .enter else { continue }
      tree.apply(event)
      states.append(state(states.count, event, label, tree, trace, ids))
    }
    return [
      "#meta": [
        "format": .string("ITF"),
        "format-description": .string("https://apalache-mc.org/docs/adr/015adr-trace.html"),
        "source": .string(source),
        "description": .string("vcfuzz"),
      ],
      "params": .array([]),
      "vars": .strings(["step", "event", "appearance", "parent", "presenter", "inWindow"]),
      "states": .array(states),
    ]
  }

  private static func state(
    _ index: Int,
    _ event: Event,
    _ step: String,
    _ tree: ControllerTree,
    _ trace: Trace,
    _ ids: [String]
  ) -> JSONValue {
    let known = tree.nodes.indices.filter { tree.nodes[$0].isKnown && !tree.nodes[$0].isGone }
    func map(_ value: (ControllerTree.Node) -> String?) -> JSONValue {
      let pairs = known.compactMap { place in
        value(tree.nodes[place]).map { JSONValue.strings([ids[place], $0]) }
      }
      return ["#map": .array(pairs)]
    }
    let onScreen = known.filter { tree.nodes[$0].isInWindow == true }.map { ids[$0] }
    return [
      "#meta": ["index": .number(index)],
      "step": .string(step),
      "event": [
        "kind": .string(event.kind.name),
        "controller": .string(event.controller.map { ids[Int($0.index)] } ?? ""),
        "other": .string(event.other.map { ids[Int($0.index)] } ?? ""),
        "animated": .string(event.animated.map { "\($0)" } ?? ""),
        "text": .string(trace.text(of: event) ?? ""),
      ],
      "appearance": map { $0.state?.name },
      "parent": map { $0.parent.map { ids[$0] } },
      "presenter": map { $0.presenter.map { ids[$0] } },
      "inWindow": ["#set": .strings(onScreen)],
    ]
  }
}
