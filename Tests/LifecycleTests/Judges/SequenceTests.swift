// The standard sequences raise no alarm, and every single change to one of them is told.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class SequenceTests: XCTestCase {
  func testNoStandardSequenceRaisesAnAlarm() throws {
    for row in SequenceRow.all {
      let trace: Trace
      do { trace = try TraceNotation.parse(row.text) } catch {
        XCTFail("\(row.id): \(error)")
        continue
      }
      let report = Checker().check(trace, profile: .standard)
      let found = report.judgement.violations.map {
        "\($0.id) at \($0.position) \($0.expected) / \($0.found)"
      }
      XCTAssertEqual(found, [], row.id)
      XCTAssertEqual(report.overall, .permitted, row.id)
    }
  }
}

extension SequenceTests {
  /// What a person's own print statements give: callbacks only, and nothing about the rest.
  private func plain(_ trace: Trace, from start: Int, keepsMoves: Bool) -> Trace {
    var plain = trace
    plain.header = Trace.Header()
    plain.events = trace.events.dropFirst(start).compactMap { event in
      guard event.kind.isControllerCallback, event.kind != .created, event.kind != .destroyed,
        keepsMoves || (event.kind != .willMoveToParent && event.kind != .didMoveToParent)
      else { return nil }
      return Event(event.kind, event.controller, animated: event.animated, other: event.other)
    }
    return plain
  }

  func testPlainLogsOfStandardSequencesRaiseNoAlarmWhereverTheyBegin() throws {
    for row in SequenceRow.all {
      let trace = try TraceNotation.parse(row.text)
      for start in trace.events.indices {
        var log = plain(trace, from: start, keepsMoves: false)
        XCTAssertEqual(Example.outcome(log, .standard).breaks, [], "\(row.id) from \(start)")
        log.header.isComplete = true
        XCTAssertEqual(Example.outcome(log, .standard).breaks, [], "\(row.id) from \(start)")
      }
      let whole = plain(trace, from: 0, keepsMoves: true)
      XCTAssertEqual(Example.outcome(whole, .standard).breaks, [], row.id)
    }
  }

  /// One change to one event of a standard sequence.
  private enum Change: String, CaseIterable {
    case delete
    case duplicate
    case swap
    case flip
  }

  func testEverySingleChangeToAStandardSequenceIsFlaggedOrPermittedByAnotherRow() throws {
    var tried: [Change: Int] = [:]
    var flagged: [Change: Int] = [:]
    var permitted: [String: Int] = [:]
    var unexplained: [String] = []
    for row in SequenceRow.all {
      let trace = try TraceNotation.parse(row.text)
      for change in Change.allCases {
        for position in trace.events.indices {
          guard let changed = apply(change, at: position, to: trace) else { continue }
          tried[change, default: 0] += 1
          let outcome = Example.outcome(changed, .standard)
          if !outcome.breaks.isEmpty || !outcome.advice.isEmpty {
            flagged[change, default: 0] += 1
          } else if let rule = permission(change, position, trace) {
            permitted["\(change.rawValue): \(rule)", default: 0] += 1
          } else {
            unexplained.append("\(row.id): \(change): \(words(trace, position))")
          }
        }
      }
    }
    let all = tried.values.reduce(0, +)
    for change in Change.allCases {
      print("\(change): tried \(tried[change] ?? 0), flagged \(flagged[change] ?? 0)")
    }
    print(
      "all: tried \(all), flagged \(flagged.values.reduce(0, +)), permitted "
        + "\(permitted.values.reduce(0, +)), unexplained \(unexplained.count)"
    )
    for rule in permitted.keys.sorted() { print("permitted \(rule): \(permitted[rule] ?? 0)") }
    for item in unexplained { print("unexplained \(item)") }
    XCTAssertEqual(unexplained.count, 0)
    XCTAssertGreaterThan(all, 2000)
  }

  private func words(_ trace: Trace, _ position: Int) -> String {
    var part = trace
    let next = following(position, trace)
    part.events = ([position] + (next.map { [$0] } ?? [])).map { trace.events[$0] }
    part.header = Trace.Header()
    for index in part.events.indices { part.events[index].transaction = nil }
    return TraceNotation.print(part)
  }

  /// The next event that is not a note about the tree.
  private func following(_ position: Int, _ trace: Trace) -> Int? {
    trace.events.indices.dropFirst(position + 1).first { !trace.events[$0].kind.isStructure }
  }

  /// What UIKit calls; what the recorder notes of the tree and the phases stays as it is.
  private func isMutable(_ event: Event) -> Bool {
    if event.kind.isStructure || event.kind.isTransitionMarker { return false }
    switch event.kind {
    case .created, .coordinatorRegistered, .step, .marker, .rest, .rotation, .memoryWarning,
      .beginAppearance, .endAppearance:
      return false
    default: return true
    }
  }

  private func apply(_ change: Change, at position: Int, to trace: Trace) -> Trace? {
    var changed = trace
    let event = trace.events[position]
    guard isMutable(event) else { return nil }
    switch change {
    case .delete: changed.events.remove(at: position)
    case .duplicate: changed.events.insert(event, at: position)
    case .swap:
      guard let next = following(position, trace), isMutable(trace.events[next]),
        trace.events[next] != event
      else { return nil }
      // The transactions stay where they are.
      changed.events[position] = trace.events[next]
      changed.events[position].transaction = event.transaction
      changed.events[next] = event
      changed.events[next].transaction = trace.events[next].transaction
    case .flip:
      guard let animated = event.animated else { return nil }
      changed.events[position].animated = !animated
    }
    return changed
  }

  /// The rule or the column "free" by which the changed sequence is permitted too.
  private func permission(_ change: Change, _ position: Int, _ trace: Trace) -> String? {
    let event = trace.events[position]
    switch change {
    case .delete: return permissionToDelete(event, trace)
    case .duplicate: return permissionToRepeat(event)
    case .flip:
      // A will that a cancellation takes back has no did that it could be compared with.
      let isAlone = event.kind == .viewWillDisappear || event.kind == .viewWillAppear
      return isAlone ? "STATE-11 ties the did to its will; this will has none" : nil
    case .swap:
      guard let next = following(position, trace) else { return nil }
      return permissionToSwap(event, trace.events[next]) ?? permissionByKind(event, trace)
    }
  }

  private func permissionToDelete(_ event: Event, _ trace: Trace) -> String? {
    switch event.kind {
    case .viewIsAppearing:
      let count = trace.events.filter { $0.kind == .viewIsAppearing }.count
      if count == 1 { return "INV-6 asks only a trace that records viewIsAppearing" }
      let isCancelled = trace.events.contains { $0.kind == .transitionCancel }
      return isCancelled ? "APPEAR-12: an abandoned appearance may have none" : nil
    case .loadView:
      let count = trace.events.filter { $0.kind == .loadView }.count
      return count == 1 ? "INV-5 asks only a trace that records loadView" : nil
    case .viewDidAppear:
      let isByHand = event.origin == .end
      return isByHand ? "STATE-3: wa wd dd is legal, pairs are asked for at rest only" : nil
    case .willMoveToParent, .didMoveToParent:
      let isCancelled = trace.events.contains { $0.kind == .transitionCancel }
      return isCancelled ? "V-MOVE-CANCEL: free in a cancelled transition" : nil
    case .navigationWillShow:
      let isAlone = !trace.events.contains { $0.kind == .navigationDidShow }
      return isAlone ? "DELEG-4: nothing follows a cancelled willShow" : nil
    case .navigationDidShow:
      let count = trace.events.filter { $0.kind == .navigationDidShow }.count
      return count == 1 ? "INV-43 asks only a trace that records didShow" : nil
    case .destroyed: return "STATE-15: the app may keep the controller"
    case .updateViewConstraints: return "LAYOUT-12: only if constraints are dirty"
    case .viewWillTransition: return "LAYOUT-9: only where the size changes"
    case .presentCompletion, .dismissCompletion: return "MODAL-6: a completion is optional"
    case .coordinatorAlongside, .coordinatorCompletion, .coordinatorInteraction:
      return "COORD-7: only what was registered runs"
    case .tabShouldSelect, .tabDidSelect, .pageWillTransition, .sheetShouldDismiss,
      .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttempt, .pageDidFinish:
      return "DELEG-9..11: a delegate method is optional"
    case .seguePrepare, .unwindAction, .segueShouldPerform: return "SHOW-1: or a direct call"
    case .didReceiveMemoryWarning: return "STATE-16: no callback is owed"
    default:
      return isOfApplication(event) ? "WIN-3: the application's markers are optional" : nil
    }
  }

  private func permissionToRepeat(_ event: Event) -> String? {
    switch event.kind {
    case .updateViewConstraints: return "LAYOUT-12: it may come again"
    case .viewWillTransition, .didReceiveMemoryWarning: return "STATE-14, STATE-16: any number"
    case .coordinatorAlongside, .coordinatorCompletion:
      return "COORD-7: one call per registration, of which there may be several"
    case .coordinatorInteraction: return "COORD-6: the handler may run several times from 10"
    case .sheetShouldDismiss, .sheetDidAttempt, .tabShouldSelect, .tabDidSelect,
      .pageWillTransition:
      return "DELEG-9..11: may be asked without sequel"
    case .seguePrepare, .unwindAction: return "SHOW-12: any number"
    default:
      return isOfApplication(event) ? "WIN-6: the application's markers are free" : nil
    }
  }

  private func isOfApplication(_ event: Event) -> Bool {
    switch event.kind {
    case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .applicationDidBecomeActive,
      .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground:
      true
    default: false
    }
  }

  /// What the kind of the only transition leaves open.
  private func permissionByKind(_ event: Event, _ trace: Trace) -> String? {
    guard event.kind.isWillOrDid,
      let start = trace.events.first(where: { $0.kind == .transitionStart })
    else { return nil }
    switch start.transitionKind {
    case .tab where event.kind == .viewDidDisappear && start.isUserDriven != false:
      return "TAB-2: the order of the dids of a tap is open from iOS 18 on"
    case .chainDismiss: return "MODAL-10: the order in a chain is open"
    default: return nil
    }
  }

  private func permissionToSwap(_ first: Event, _ second: Event) -> String? {
    let both = [first, second]
    func has(_ kinds: Event.Kind...) -> Bool { both.contains { kinds.contains($0.kind) } }
    let isApart = first.controller != second.controller
    if both.contains(where: isOfApplication) { return "WIN-4, WIN-6: markers are free" }
    if has(.coordinatorAlongside, .coordinatorCompletion, .coordinatorInteraction) {
      return "COORD-8: column free, tcDone in its phase"
    }
    if has(.viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints) {
      return isApart ? "LAYOUT-1: controllers lay out in any order" : "LAYOUT-2: at any time"
    }
    if has(.loadView, .viewDidLoad) && isApart { return "V-LOAD-POS: column free" }
    if has(.created, .destroyed) { return "STATE-15: column free, deinit after both dids" }
    if has(.seguePrepare, .unwindAction) { return "SHOW-7: column free" }
    if has(.willMoveToParent, .didMoveToParent) {
      return "MOVE-1, CHILD-1: column free, moves around the appearance"
    }
    if has(
      .navigationWillShow,
      .navigationDidShow,
      .tabDidSelect,
      .tabShouldSelect,
      .pageDidFinish,
      .pageWillTransition,
      .sheetWillDismiss,
      .sheetShouldDismiss,
      .sheetDidDismiss,
      .sheetDidAttempt
    ) {
      return "DELEG-1..11: column free"
    }
    if has(.presentCompletion, .dismissCompletion) { return "MODAL-6: after its own did" }
    if isApart && first.kind == second.kind {
      return first.kind == .viewIsAppearing ? "V-IA-ORDER" : "V-FWD-ORDER"
    }
    if isApart && has(.viewIsAppearing) { return "K-PUSH: column free, ia between will and did" }
    return nil
  }
}
