// Random walks over presentations: whatever is called whenever, nothing crashes, every controller
// comes to rest, and no judge objects to a callback. Each walk is a function of its number.

import HeadlessUIKit
import Lifecycle
import LifecycleChecks
import XCTest

@MainActor
final class ModalWalkTests: XCTestCase {
  /// A walk over a navigation controller with presentations of every style.
  @MainActor
  private final class Walk {
    let stage: Stage
    let navigation: UINavigationController
    private var state: UInt64
    private var count = 0
    private var styles: [UIModalPresentationStyle] = [
      .fullScreen, .automatic, .overFullScreen, .currentContext, .overCurrentContext, .formSheet,
      .popover,
    ]

    init(_ profile: String, seed: UInt64, device: Device) throws {
      state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
      stage = Stage(try Profile(named: profile), recording: .everything, device: device)
      if stage.profile.coverBeneath == .allVisible {
        // A trace does not tell a full screen from a current context of the same presenter.
        styles.removeAll { $0 == .currentContext }
      }
      let first = stage.screen("A")
      first.definesPresentationContext = true
      navigation = stage.named("nav", UINavigationController(rootViewController: first))
      stage.window { [navigation] in navigation }
      stage.settle()
    }

    private func draw(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }

    private func makeScreen() -> UIViewController {
      count += 1
      let screen = stage.screen("V\(count)")
      screen.modalPresentationStyle = styles[draw(styles.count)]
      screen.definesPresentationContext = draw(2) == 0
      guard draw(4) == 0 else { return screen }
      let container = stage.named("N\(count)", UINavigationController(rootViewController: screen))
      container.modalPresentationStyle = screen.modalPresentationStyle
      return container
    }

    /// Every controller that can be reached from the root.
    private var reachable: [UIViewController] {
      var found: [UIViewController] = [navigation]
      var index = 0
      while index < found.count {
        let next = found[index].children + [found[index].presentedViewController].compactMap { $0 }
        found += next.filter { new in !found.contains { $0 === new } }
        index += 1
      }
      return found
    }

    func step(callsOnlyAtRest: Bool) {
      let isFree = !callsOnlyAtRest || stage.isAtRest
      let controllers = reachable
      let any = controllers[draw(controllers.count)]
      let animated = draw(3) > 0
      switch draw(isFree ? 10 : 4) {
      case 0...3:
        let steps = stage.enabledSteps.filter { callsOnlyAtRest || !Self.isSwipe($0) }
        if !steps.isEmpty { stage.take(steps[draw(steps.count)]) }
      case 4, 5:
        guard !callsOnlyAtRest || admits(any) else { return }
        any.present(makeScreen(), animated: animated)
      case 6: any.dismiss(animated: animated)
      case 7:
        guard !callsOnlyAtRest || isStackFree else { return }
        navigation.pushViewController(makeScreen(ofStack: true), animated: animated)
      case 8:
        guard !callsOnlyAtRest || isStackFree else { return }
        navigation.popViewController(animated: animated)
      default: stage.settle()
      }
    }

    /// Calls in the middle of a swipe are the navigation controller's own trouble.
    private static func isSwipe(_ step: Stage.Step) -> Bool {
      if case .gesture(.interactivePop, _) = step { return true }
      return false
    }

    /// The top of the stack presents nothing of its own, which would stay behind.
    private var isStackFree: Bool {
      navigation.topViewController?.presentedViewController === navigation.presentedViewController
    }

    /// Nothing is presented yet from the controller's tree, its own contexts included.
    private func admits(_ controller: UIViewController) -> Bool {
      var top = controller
      while let parent = top.parent { top = parent }
      return controller.viewIfLoaded?.window != nil && stage.state(of: controller) == .appeared
        && ([top] + top.children).allSatisfy { $0.presentedViewController == nil }
    }

    private func makeScreen(ofStack: Bool) -> UIViewController {
      count += 1
      return stage.screen("P\(count)")
    }

    func finish() {
      for source in stage.enabledSteps {
        if case .gesture(_, .cancel) = source { stage.take(source) }
      }
      stage.settle()
    }

    var settled: [String] {
      let trace = stage.trace
      return reachable.filter {
        stage.state(of: $0) == .appearing || stage.state(of: $0) == .disappearing
      }.map { trace.name(of: stage.identity(of: $0)) }
    }
  }

  private let profiles = [
    "ios26", "ios12+V-NAV-NESTED=queue", "ios7+V-NAV-NESTED=queue",
    "ios26+V-COVER-BENEATH=allVisible", "ios13+V-NAV-NESTED=queue+V-CHAIN-ORDER=bottomFirst",
    "ios26+V-LOAD-POS=wdFirst", "ios26+V-SHEET-CANCEL=silentDrag",
    "ios7+V-NAV-NESTED=queue+V-DIDAPPEAR-PRESENT=ddAfter",
    "ios26+V-CANCEL-TIME=atRelease+V-SHEET-BLOCKED=wdWaDa",
  ]

  func testAnythingAtAnyTimeComesToRest() async throws {
    covers("MODAL-15", "STATE-1", "STATE-2")
    for profile in profiles {
      for seed in 0..<40 {
        let walk = try Walk(profile, seed: UInt64(seed), device: seed % 2 == 0 ? .phone : .pad)
        for _ in 0..<40 { walk.step(callsOnlyAtRest: false) }
        walk.finish()
        XCTAssertTrue(walk.stage.isAtRest, "\(profile), walk \(seed)")
        guard walk.settled.isEmpty, walk.stage.isAtRest else {
          XCTFail("\(profile), walk \(seed): \(walk.settled)\n\(Diagram(walk.stage.trace))")
          return
        }
        XCTAssertEqual(walk.stage.exceptions.count, 0)
      }
    }
  }

  func testWellBehavedWalksPleaseEveryJudge() async throws {
    covers("MODAL-1", "MODAL-2", "MODAL-3", "MODAL-9", "MODAL-10", "STATE-12")
    for profile in profiles {
      for seed in 0..<8 {
        let walk = try Walk(profile, seed: UInt64(seed), device: seed % 2 == 0 ? .phone : .pad)
        for _ in 0..<240 { walk.step(callsOnlyAtRest: true) }
        walk.finish()
        let trace = walk.stage.trace
        let report = Checker().check(trace, profile: walk.stage.profile)
        guard let violation = report.judgement.violations.first else { continue }
        let names = violation.controllers.map(trace.name).joined(separator: ", ")
        XCTFail(
          """
          \(profile), walk \(seed): \(violation.id) \(names) at \(violation.position): \
          expected \(violation.expected), found \(violation.found)
          \(Diagram(trace, from: max(0, violation.position - 60)))
          """
        )
        return
      }
    }
  }
}
