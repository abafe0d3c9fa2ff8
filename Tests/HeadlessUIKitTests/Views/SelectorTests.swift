// Selectors that carry their method: controls, recognisers, bar buttons, notifications, timers,
// display links and delayed calls reach it.

import UIKitTesting

@MainActor
final class SelectorTests: XCTestCase {
  /// An object that records what it receives.
  @MainActor
  private final class Target: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func tapped(_ sender: UIButton) { calls.append("tapped \(sender.tag)") }
    func panned(_ pan: UIPanGestureRecognizer) { calls.append("\(pan.state)") }
    func edge(_ pan: UIScreenEdgePanGestureRecognizer) { calls.append("edge \(pan.state)") }
    func noted(_ notification: NSNotification) { calls.append(notification.name.rawValue) }
    func fired(_ timer: HeadlessUIKit.Timer) { calls.append("fired") }
    func answer() -> String { "answer" }
  }

  private let plain = Selector("plain", Target.plain)
  private lazy var stage = Stage()
  private lazy var target = stage.run { Target() }

  override func setUp() async throws { _ = target }

  private func observe(_ name: Notification.Name) {
    let noted = Selector("noted:", Target.noted(_:))
    NotificationCenter.default.addObserver(target, selector: noted, name: name, object: nil)
  }

  func testASelectorIsItsName() async {
    XCTAssertEqual(Selector("tapped", Target.tapped(_:)), Selector("tapped:"))
    XCTAssertEqual(plain.description, "plain")
    XCTAssertNotEqual(plain, Selector("plain:"))
  }

  /// Objective-C asks no sender for its class: a pan is sent to a method that declares an edge pan,
  /// but no tap.
  func testAnActionReceivesASenderOfALargerClass() async {
    let root = UIViewController()
    let edge = Selector("edge:", Target.edge(_:))
    let pan = UIPanGestureRecognizer(target: target, action: edge)
    let tap = UITapGestureRecognizer(target: target, action: edge)
    root.view.addGestureRecognizer(pan)
    stage.show { root }
    XCTAssertTrue(stage.beginGesture(pan, toward: .right))
    stage.finishGesture(pan)
    XCTAssertEqual(target.calls, ["edge began", "edge ended"])
    root.view.addGestureRecognizer(tap)
    stage.settle()
    XCTAssertTrue(stage.beginGesture(tap))
    XCTAssertEqual(target.calls.count, 2)
  }

  func testControlsReachTheirTargets() async {
    defer { XCTAssertTrue(stage.exceptions.isEmpty) }
    let button = UIButton()
    button.tag = 3
    button.addTarget(target, action: Selector("tapped:", Target.tapped(_:)), for: .touchUpInside)
    button.addTarget(target, action: plain, for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(target.calls, ["tapped 3", "plain"])
    button.removeTarget(target, action: plain, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    XCTAssertEqual(target.calls, ["tapped 3", "plain", "tapped 3", "plain"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(target.calls.count, 4)
  }

  func testTargetsAreWeakAndOfTheirClass() async {
    defer { XCTAssertTrue(stage.exceptions.isEmpty) }
    let button = UIButton()
    var target: Target? = Target()
    weak let weakTarget = target
    button.addTarget(target, action: plain, for: .touchUpInside)
    button.addTarget(self, action: plain, for: .touchUpInside)
    target = nil
    XCTAssertNil(weakTarget)
    button.sendActions(for: .touchUpInside)
  }

  func testRecognisersSendEachState() async {
    let root = UIViewController()
    let pan = UIPanGestureRecognizer(
      target: target,
      action: Selector("panned:", Target.panned(_:))
    )
    root.view.addGestureRecognizer(pan)
    stage.show { root }
    XCTAssertTrue(stage.beginGesture(pan, toward: .right))
    stage.moveGesture(pan)
    stage.finishGesture(pan)
    XCTAssertEqual(target.calls, ["began", "changed", "ended"])
    stage.beginGesture(pan, toward: .right)
    pan.isEnabled = false
    XCTAssertEqual(target.calls.suffix(2), ["began", "cancelled"])
    pan.removeTarget(nil, action: nil)
    pan.isEnabled = true
    stage.beginGesture(pan, toward: .right)
    XCTAssertEqual(target.calls.count, 5)
  }

  func testNotificationsReachTheirObserversUntilTheyAreRemoved() async {
    defer { XCTAssertTrue(stage.exceptions.isEmpty) }
    let center = NotificationCenter.default
    let name = Notification.Name("SelectorTests")
    observe(name)
    center.post(name: name, object: nil)
    XCTAssertEqual(target.calls, ["SelectorTests"])
    center.removeObserver(target)
    center.post(name: name, object: nil)
    XCTAssertEqual(target.calls, ["SelectorTests"])
  }

  /// The centre is the process's: what is not removed would slow down every later run.
  func testABlockThatObservesIsGoneWithItsStage() async {
    weak var captured: Target?
    autoreleasepool {
      let target = Target()
      captured = target
      _ = NotificationCenter.default.addObserver(
        forName: Notification.Name("SelectorTests"),
        object: nil as AnyObject?,
        queue: nil
      ) { _ in _ = target }
    }
    XCTAssertNotNil(captured)
    stage.releaseEverything()
    XCTAssertNil(captured)
  }

  func testAStagePostsToItsOwnObserversOnly() async {
    let name = Notification.Name("SelectorTests")
    observe(name)
    let other = Stage()
    other.run { NotificationCenter.default.post(name: name, object: nil) }
    XCTAssertEqual(target.calls, [])
    stage.run { NotificationCenter.default.post(name: name, object: nil) }
    XCTAssertEqual(target.calls, ["SelectorTests"])
  }

  func testBlocksReceiveWhatTheirOwnStagePostsUntilTheyAreRemoved() async {
    let name = Notification.Name("SelectorTests")
    let center = NotificationCenter.default
    let target = target
    let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { target.plain() }
    }
    let other = Stage()
    other.run { center.post(name: name, object: nil) }
    XCTAssertEqual(target.calls, [])
    stage.run { center.post(name: name, object: nil) }
    XCTAssertEqual(target.calls, ["plain"])
    center.removeObserver(token)
    stage.run { center.post(name: name, object: nil) }
    XCTAssertEqual(target.calls, ["plain"])
  }

  func testDelayedCallsWaitInVirtualTime() async {
    target.perform(plain, with: nil, afterDelay: 1)
    target.perform(plain, with: nil, afterDelay: 2)
    XCTAssertEqual(target.calls, [])
    XCTAssertTrue(stage.fireTimer())
    XCTAssertEqual(target.calls, ["plain"])
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: plain, object: nil)
    XCTAssertFalse(stage.fireTimer())
    XCTAssertEqual(target.calls, ["plain"])
  }

  func testTimersAndDisplayLinksFire() async {
    HeadlessUIKit.Timer.scheduledTimer(
      timeInterval: 1,
      target: target,
      selector: Selector("fired:", Target.fired(_:)),
      userInfo: nil,
      repeats: false
    )
    XCTAssertTrue(stage.fireTimer())
    XCTAssertEqual(target.calls, ["fired"])
    let link = CADisplayLink(target: target, selector: plain)
    link.add(to: .main, forMode: .common)
    XCTAssertTrue(stage.fireTimer())
    XCTAssertFalse(stage.isAtRest)
    link.isPaused = true
    XCTAssertFalse(stage.fireTimer())
    XCTAssertTrue(stage.isAtRest)
    link.isPaused = false
    XCTAssertTrue(stage.fireTimer())
    link.invalidate()
    XCTAssertFalse(stage.fireTimer())
    XCTAssertEqual(target.calls, ["fired", "plain", "plain"])
  }

  /// What moves for ever is no animation, and the next step of the user may begin one.
  func testAnEndlessDisplayLinkIsAwaitedForAnAnimationOnly() async {
    let link = CADisplayLink(target: Target(), selector: plain)
    link.add(to: .main, forMode: .common)
    var frames = 0
    while !stage.isAtRest, frames < 1000 {
      stage.fireTimer()
      frames += 1
    }
    XCTAssertEqual(frames, 64)
    stage.take(.environment(.rotate))
    stage.settle()
    XCTAssertFalse(stage.isAtRest)
  }

  func testBarButtonsReachTheirTargets() async {
    let item = UIBarButtonItem(title: "a", style: .plain, target: target, action: plain)
    stage.tap(item)
    item.isEnabled = false
    stage.tap(item)
    XCTAssertEqual(target.calls, ["plain"])
    XCTAssertTrue(target.responds(to: plain))
    XCTAssertFalse(target.responds(to: Selector("plain")))
    let answer = target.perform(Selector("answer", Target.answer))?.takeUnretainedValue()
    XCTAssertEqual(answer as? String, "answer")
  }
}
