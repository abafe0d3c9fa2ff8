// The judges on traces that no UIKit ever produced: no crash, no endless work, no chance.

import VCLifecycle
import XCTest

/// Traces that no UIKit ever produced.
final class HostileTraceTests: XCTestCase {
  private struct Generator {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private func randomTrace(_ seed: Int) -> Trace {
    var random = Generator(state: UInt64(seed) &* 977 &+ 13)
    var trace = Trace()
    let controllers = (0..<6).map { trace.addController("C\($0)") }
    let text = trace.addText("t")
    func controller() -> ControllerID? { random.next(8) == 0 ? nil : controllers[random.next(6)] }
    if random.next(3) == 0 { trace.header.kind = TransitionKind.allCases[random.next(24)] }
    for item in controllers where random.next(4) == 0 {
      trace.header.containers.append(.init(item, ContainerKind.allCases[random.next(6)]))
      trace.header.initialParents.append(.init(item, controllers[random.next(6)]))
    }
    for _ in 0..<120 {
      var event = Event(
        Event.Kind.allCases[random.next(Event.Kind.allCases.count)],
        controller(),
        animated: [nil, true, false][random.next(3)],
        other: controller()
      )
      event.from = controller()
      event.to = controller()
      event.transition = [nil, 1, 2][random.next(3)]
      event.flag = [nil, true, false][random.next(3)]
      event.text = [nil, text][random.next(2)]
      event.isInteractive = [nil, true, false][random.next(3)]
      event.isUserDriven = [nil, true, false][random.next(3)]
      event.transitionKind = TransitionKind.allCases[random.next(24)]
      event.frame = [.whole, .whole, .enter, .base, .exit][random.next(5)]
      event.origin = [.unknown, .uikit, .forward, .begin, .end, .direct][random.next(6)]
      event.transaction = [nil, 1, 2, 3][random.next(4)]
      if random.next(5) == 0 {
        let facts = Event.Snapshot.Facts(rawValue: UInt32(random.next(1 << 15)) | 1)
        event.snapshot = Event.Snapshot(facts: facts, parent: controller())
      }
      trace.events.append(event)
    }
    trace.header.isComplete = random.next(2) == 0
    return trace
  }

  func testNothingCrashesAndTheJudgementIsAlwaysTheSame() {
    for seed in 0..<600 {
      let trace = randomTrace(seed)
      let profile = Profile(os: OSVersion.profiled[seed % OSVersion.profiled.count])
      let first = Example.outcome(trace, profile)
      XCTAssertEqual(first, Example.outcome(trace, profile))
    }
  }

  func testDeepAndWideTreesAndEndlessTransitionsAreBounded() {
    var trace = Trace()
    let all = (0..<3000).map { trace.addController("C\($0)") }
    var events: [Event] = []
    for (index, controller) in all.enumerated().dropFirst() {
      var link = Event(.parentChanged, controller, other: all[index < 1500 ? index - 1 : 0])
      link.flag = true
      events.append(link)
      var shown = Event(.shownChanged, controller)
      shown.flag = true
      events.append(shown)
    }
    var root = Event(.windowRoot, all[0])
    root.flag = true
    events.append(root)
    for index in 0..<3000 {
      var start = Event(.transitionStart, all[0])
      start.transition = index
      start.from = all[index]
      events.append(start)
      events.append(Event(.viewWillAppear, all[index]))
      events.append(Event(.viewWillAppear, all[0]))
    }
    events.append(Event(.rest))
    trace.events = events
    let outcome = Example.outcome(trace, .standard)
    XCTAssertFalse(outcome.breaks.isEmpty)
  }
}
