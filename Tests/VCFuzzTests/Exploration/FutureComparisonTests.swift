// Whether states that are taken for one have the same future, and whether something that is left
// out of them, on purpose or because it cannot be seen, is noticed.

import HeadlessUIKit
import ModelChecking
import VCFuzzContainerSuite
import VCFuzzLab
import VCFuzzSamples
import XCTest

@testable import VCFuzzKit

@MainActor final class FutureComparisonTests: XCTestCase {
  // MARK: Nothing differs

  func testAlikeStatesContinueAlike() async throws {
    var scenarios = Scenario.gallery.flatMap {
      [($0.repaired, "calls, gestures"), ($0.faulty, "calls, gestures")]
    }
    scenarios += (1...UInt64(10)).map { (.withRandomContainer(seed: $0), "calls") }
    scenarios += ContainerSuite.correct.prefix(Effort.count(10, long: .max)).map {
      ($0.scenario, "calls, gestures")
    }
    scenarios.append((.uikit, "push, pop, present, dismiss, selectTab"))
    var pairs = 0
    for (scenario, words) in scenarios {
      let comparison = try ExplorationTrial(scenario, steps: 3, operations: words)
        .comparison(stepsMax: Effort.count(1_000, long: 20_000))
      XCTAssertNil(comparison.difference, scenario.name)
      pairs += comparison.pairs
    }
    XCTAssertGreaterThan(pairs, 200)
  }

  /// A finger that rests is no reason not to compare: a second move that does nothing leads to the
  /// same state.
  func testStatesUnderARestingFingerAreCompared() async throws {
    let menu = try XCTUnwrap(
      Scenario.gallery.map(\.repaired).first { $0.name == "two-ends-on-cancel-repaired" }
    )
    var system = ScenarioSystem(
      menu,
      settings: [.standard(for: menu, controllers: 2)],
      grammar: try Grammar(words: "calls, gestures", stepsMax: 3)
    )
    func fingerprint(after steps: [Step]) -> Fingerprint? {
      system.start()
      for step in system.path(of: steps).steps { XCTAssertEqual(system.take(step), .taken) }
      return system.fingerprint(symmetric: false)
    }
    let down: [Step] = [.commit, .gesture(0, .begin), .commit]
    let moved = try XCTUnwrap(fingerprint(after: down + [.gesture(0, .move)]))
    XCTAssertEqual(fingerprint(after: down + [.gesture(0, .move), .gesture(0, .move)]), moved)
    XCTAssertNotEqual(fingerprint(after: [.commit]), moved)
  }

  // MARK: What is forgotten

  /// A container whose calls depend on what earlier ones have stored, and on nothing else.
  private final class Storing: UIViewController {
    private let sheet = UIViewController()
    private var isArmed = false
    private var count = 0
    private var pending: [() -> Void] = []
    private weak var noted: UIViewController?

    func arm() { isArmed = true }
    func fire() { if isArmed { view.setNeedsLayout() } }
    func increase() {
      count = (count + 1) % 3
      if count == 2 { view.setNeedsLayout() }
    }
    func enqueue() { if pending.isEmpty { pending.append { [self] in view.setNeedsLayout() } } }
    func runPending() { if !pending.isEmpty { pending.removeLast()() } }
    func note() { noted = sheet }
    func useNoted() { if noted != nil { view.setNeedsLayout() } }
    func fade() { UIView.animate(withDuration: 0.2) { [self] in view.alpha = 0.5 } }
    func presentSheet() { if presentedViewController == nil { present(sheet, animated: false) } }
  }

  private static func storing() -> Scenario {
    Scenario("storing") { _ in
      Storing()
    } operations: { container, _ in
      Call("arm") { container.arm() }
      Call("fire") { container.fire() }
      Call("increase") { container.increase() }
      Call("enqueue") { container.enqueue() }
      Call("run pending") { container.runPending() }
      Call("note") { container.note() }
      Call("use noted") { container.useNoted() }
      Call("fade") { container.fade() }
      Call("stop animations") { UIView.setAnimationsEnabled(false) }
      Call("present") { container.presentSheet() }
    }
  }

  private func comparison(forgetting names: Set<String>) throws -> FutureComparison {
    OutsideStages.forgotten = names
    defer { OutsideStages.forgotten = [] }
    return try ExplorationTrial(Self.storing(), steps: 2, operations: "calls")
      .comparison(stepsMax: 50_000)
  }

  func testWhatIsForgottenIsNoticed() async throws {
    let whole = try comparison(forgetting: [])
    XCTAssertNil(whole.difference)
    XCTAssertGreaterThan(whole.pairs, 20)
    let planted = [
      // Of the scenario's state: a flag, a number, closures, a weak reference.
      "VCFuzzTests.FutureComparisonTests.Storing.isArmed",
      "VCFuzzTests.FutureComparisonTests.Storing.count",
      "VCFuzzTests.FutureComparisonTests.Storing.pending",
      "VCFuzzTests.FutureComparisonTests.Storing.noted",
      // Of the runtime's.
      "HeadlessUIKitCore.Animations.areEnabled",
    ]
    for name in planted {
      XCTAssertNotNil(try comparison(forgetting: [name]).difference, name)
    }
  }

  /// A container that adds a child and completes the move later, if at all: only the checks know
  /// whether it did.
  private final class Adopting: UIViewController {
    private let child = UIViewController()

    func adopt() { if children.isEmpty { addChild(child) } }
    func complete() { if !children.isEmpty { child.didMove(toParent: self) } }
  }

  private static let adopting = Scenario("adopting") { _ in
    Adopting()
  } operations: { container, _ in
    Call("adopt") { container.adopt() }
    Call("complete") { container.complete() }
  }

  /// Asserts that futures differ, by INV-35, once a part of the checks is left out of the states.
  private func assertNoticed(forgetting name: String, in scenario: Scenario) throws {
    func difference(forgetting names: Set<String>) throws -> FutureComparison.Difference? {
      OutsideStages.forgotten = names
      defer { OutsideStages.forgotten = [] }
      let comparison = try ExplorationTrial(scenario, steps: 3, operations: "calls").comparison()
      XCTAssertFalse(comparison.isCut)
      XCTAssertGreaterThan(comparison.pairs, 0)
      return comparison.difference
    }
    XCTAssertNil(try difference(forgetting: []))
    let planted = try XCTUnwrap(try difference(forgetting: [name]))
    XCTAssertTrue("\(planted)".contains("INV-35"), "\(planted)")
  }

  func testWhatIsForgottenOfTheChecksIsNoticed() async throws {
    try assertNoticed(forgetting: "Entry.move", in: Self.adopting)
  }

  /// A container by hand that shows a child as soon as it has appeared.
  private final class ByHand: UIViewController {
    let child: UIViewController

    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: self)
    }
  }

  /// Announces the removal of a grandchild, which then leaves before its container or with it.
  private final class Leaving: UIViewController {
    private let container = ByHand(UIViewController())
    private var child: UIViewController { container.child }
    private var isThere = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      addChild(container)
      container.beginAppearanceTransition(true, animated: false)
      view.addSubview(container.view)
      container.endAppearanceTransition()
      container.didMove(toParent: self)
      isThere = true
    }

    func leave(together: Bool) {
      guard isThere else { return }
      isThere = false
      child.willMove(toParent: nil)
      if together { container.beginAppearanceTransition(false, animated: false) }
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      if !together { container.beginAppearanceTransition(false, animated: false) }
      container.endAppearanceTransition()
    }

    func takeBack() { if !isThere { child.willMove(toParent: container) } }
  }

  private static let leaving = Scenario("leaving") { _ in
    Leaving()
  } operations: { container, _ in
    Call("leave alone") { container.leave(together: false) }
    Call("leave together") { container.leave(together: true) }
    Call("take back") { container.takeBack() }
  }

  /// A removal may be taken back if the child has left with its container, not if it left alone.
  func testWhatTheChecksCompareOfTwoControllersIsNotForgotten() async throws {
    try assertNoticed(forgetting: "Ledger.leaving", in: Self.leaving)
  }

  // MARK: What cannot be seen

  /// Counts its calls in a static variable, which no state shows.
  private final class Counting: UIViewController {
    static var calls = 0
    private var hasAppeared = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
    }

    func count() {
      guard hasAppeared else { return }
      Self.calls += 1
      guard Self.calls == 3 else { return }
      let child = UIViewController()
      addChild(child)
      child.beginAppearanceTransition(true, animated: false)
    }
  }

  private static let counting = Scenario("counting") { _ -> Counting in
    Counting.calls = 0
    return Counting()
  } operations: { container, _ in
    Call("count") { container.count() }
  }

  func testStaticVariablesAreNoticedBeforeStatesAreTrusted() async throws {
    let trial = try ExplorationTrial(Self.counting, steps: 3, operations: "calls")
    let plain = try trial.outcome(remembers: false)
    XCTAssertFalse(plain.failures.isEmpty)
    XCTAssertFalse(try trial.outcome(remembers: true).finds(plain.failures))
    var settings = ExplorationSettings(
      Self.counting,
      settings: [Configuration(window: .root)],
      grammar: try Grammar(words: "calls", stepsMax: 3)
    )
    settings.prunesByFingerprint = true
    let result = try Exploration(settings).run()
    XCTAssertTrue(result.memory?.contradiction?.contains("count") ?? false)
    XCTAssertFalse(result.settings.prunesByFingerprint)
    XCTAssertFalse(result.findings.isEmpty)
  }
}
