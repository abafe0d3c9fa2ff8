// Short descriptions of events, for tables of tests.

import VCLifecycle

/// Writes events as `Foo viewWillAppear(T)`.
enum TraceText {
  static func describe(_ event: Event, in trace: Trace) -> String {
    var text = event.controller.map { trace.name(of: $0) + " " } ?? ""
    text += event.kind.name
    if let flag = event.flag { text += flag ? "[yes]" : "[no]" }
    if let animated = event.animated { text += animated ? "(T)" : "(F)" }
    if event.kind == .willMoveToParent || event.kind == .didMoveToParent {
      text += " to " + (event.other.map(trace.name(of:)) ?? "nil")
    } else if let other = event.other {
      text += " with " + trace.name(of: other)
    }
    return text
  }

  static func describe(_ trace: Trace) -> [String] {
    trace.events.map { describe($0, in: trace) }
  }
}

/// A generator of the same numbers on every machine.
struct TestNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
