// Swipes back, finished and cancelled, with every variant of what a cancellation sends
// (NAV-3…NAV-5).

import UIKitTesting

final class InteractivePopTests: UIKitTestCase {
  private func swipe(_ scene: NavigationStage, cancelled: Bool) {
    scene.stage.swipeBack(scene.navigation, cancelled: cancelled)
    scene.stage.endAnimations()
  }

  /// A swipe back to A that is cancelled.
  private func cancelledSwipe(_ profile: String) throws -> Stage {
    let scene = try NavigationStage(profile, screens: ["A", "B"])
    let bottom = scene.screen("A")
    swipe(scene, cancelled: true)
    XCTAssertEqual(scene.stage.state(of: bottom), .disappeared, profile)
    return scene.stage
  }

  /// The delegate of the recogniser is the target of its action, which apps give to pans of theirs.
  func testAPanWithTheActionOfTheSwipe() async throws {
    covers("NAV-3", "NAV-4")
    for isFinished in [true, false] {
      let scene = try NavigationStage("ios26", screens: ["A", "B"], forJudges: true)
      let swipe = try XCTUnwrap(scene.navigation.interactivePopGestureRecognizer)
      let target = try XCTUnwrap(swipe.delegate)
      let action = Selector(("handleNavigationTransition:"))
      XCTAssertTrue(target.responds(to: action))
      XCTAssertFalse(target.responds(to: Selector(("handle:"))))
      let pan = scene.stage.run { UIPanGestureRecognizer(target: target, action: action) }
      scene.navigation.view.addGestureRecognizer(pan)
      let start = scene.stage.eventCount
      XCTAssertTrue(scene.stage.beginGesture(pan, toward: .right))
      scene.stage.commit()
      XCTAssertFalse(scene.stage.finishSwipeBack(scene.navigation), "the pan drives it")
      scene.stage.moveGesture(pan, to: CGPoint(x: isFinished ? 200 : -200, y: 0))
      scene.stage.finishGesture(pan)
      scene.stage.settle()
      let expected = isFinished ? "B.wd A.wa B.dd A.da" : "B.wd A.wa A.wd A.dd B.wa B.da"
      XCTAssertEqual(scene.stage.order(since: start), expected)
      XCTAssertEqual(scene.navigation.viewControllers.count, isFinished ? 1 : 2)
      assertReports(scene.stage, [])
    }
  }

  func testFinishedSwipe() async throws {
    covers("NAV-3", "MOVE-3", "COORD-4", "COORD-5")
    let scene = try NavigationStage(screens: ["A", "B"])
    swipe(scene, cancelled: false)
    assertDiagram(scene.stage, hiding: []) {
      """
      step | begin interactivePop(1)         | commit       | finish interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)                   |              |                          | dd(T)       dm(nil)                             deinit
      A    |               wa(T)             |        ia(T) |                          |       da(T)
      nav  |                     willShow(A) | wl dls       | tcInter(finished)        |                     didShow(A) tcDone(finished)
      """
    }
  }

  func testCancelledSwipe() async throws {
    covers("NAV-4", "NAV-5", "DELEG-4", "MOVE-4", "COORD-4", "COORD-7", "APPEAR-11", "STATE-3")
    let scene = try NavigationStage(screens: ["A", "B"])
    swipe(scene, cancelled: true)
    assertDiagram(scene.stage, hiding: []) {
      """
      step | begin interactivePop(1)         | commit       | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)                   |              |                          |             wa(T) ia(T) da(T)
      A    |               wa(T)             |        ia(T) |                          | wd(T) dd(T)
      nav  |                     willShow(A) | wl dls       | tcInter(cancelled)       |                               tcDone(cancelled)
      """
    }
    XCTAssertEqual(scene.navigation.viewControllers.count, 2)
  }

  func testCancelledSwipeByVariant() async throws {
    covers("NAV-4", "NAV-5", "APPEAR-11")
    try assertDiagrams(ignoring: ["nav"], hiding: [.life, .layout], of: cancelledSwipe) {
      """
      ios26+V-NAV-CANCEL=interleaved
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          |       wa(T)       ia(T) da(T)
      A    |               wa(T)     | ia(T)  |                          | wd(T)       dd(T)

      ios26+V-NAV-CANCEL=abbrev
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          | wa(T) ia(T) da(T)
      A    |               wa(T)     | ia(T)  |                          |

      ios26+V-CANCEL-TIME=atRelease
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          |             wa(T) ia(T) da(T)
      A    |               wa(T)     | ia(T)  |                          | wd(T) dd(T)

      ios26+V-CANCEL-ANIM=false
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          |             wa(F) ia(F) da(F)
      A    |               wa(T)     | ia(T)  |                          | wd(F) dd(F)

      ios26+V-IA-CANCEL=none
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          |             wa(T) da(T)
      A    |               wa(T)     | ia(T)  |                          | wd(T) dd(T)
      """
    }
  }

  /// What has appeared in the context of the bottom screen disappears with callbacks, though that
  /// screen itself goes without.
  func testACancelledSwipeAbbreviatedHidesWhatHasAppearedAbove() async throws {
    covers("NAV-4", "MODAL-8")
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let scene = try NavigationStage("ios26+V-NAV-CANCEL=abbrev", screens: ["A", "B"])
      let bottom = scene.screen("A")
      bottom.definesPresentationContext = true
      XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
      scene.stage.commit()
      let cover = scene.stage.screen("C", style)
      bottom.present(cover, animated: false)
      scene.stage.commit()
      XCTAssertEqual(scene.stage.state(of: cover), .appeared)
      scene.stage.cancelSwipeBack(scene.navigation)
      scene.stage.settle()
      XCTAssertEqual(scene.stage.heard(by: "C"), "wa da wd dd")
    }
  }

  func testACancelledSwipeOfACoveredStackAbbreviatesNothing() async throws {
    covers("NAV-4", "CHILD-39")
    let scene = try NavigationStage("ios26+V-NAV-CANCEL=abbrev", screens: ["A", "B"])
    XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
    scene.stage.commit()
    let cover = scene.stage.screen("C", .fullScreen)
    scene.stage.commit { scene.navigation.present(cover, animated: true) }
    scene.stage.cancelSwipeBack(scene.navigation)
    scene.stage.settle()
    XCTAssertEqual(scene.stage.heard(by: "A"), "wa wd dd")
  }

  func testMovesOfACancelledSwipe() async throws {
    covers("MOVE-4")
    for (value, moves) in [
      ("wmNilOnly", "wm(nil)"), ("none", ""), ("wmNilWmNav", "wm(nil) wm(nav)"),
      ("wmNilWmNavDmNav", "wm(nil) wm(nav) dm(nav)"),
    ] {
      let scene = try NavigationStage("ios26+V-MOVE-CANCEL=\(value)", screens: ["A", "B"])
      swipe(scene, cancelled: true)
      XCTAssertEqual(scene.stage.texts(of: "B") { $0.kind.isMove }, moves, value)
      XCTAssertEqual(scene.stage.texts(of: "A") { $0.kind.isMove }, "", value)
    }
  }

  func testAFinishedSwipeMovesOutUnderEveryVariant() async throws {
    covers("MOVE-3")
    for value in ["wmNilOnly", "none", "wmNilWmNav", "wmNilWmNavDmNav"] {
      let scene = try NavigationStage("ios26+V-MOVE-CANCEL=\(value)", screens: ["A", "B"])
      swipe(scene, cancelled: false)
      XCTAssertEqual(scene.stage.texts(of: "B") { $0.kind.isMove }, "wm(nil) dm(nil)", value)
    }
  }

  func testDelegateCallsOfACancelledSwipe() async throws {
    covers("DELEG-4")
    for (variant, calls) in [
      ("V-DIDSHOW-CANCEL=no", "willShow(A)"), ("V-DIDSHOW-CANCEL=yes", "willShow(A) didShow(B)"),
      ("V-WILLSHOW-CANCEL=yes", "willShow(A) willShow(B)"),
    ] {
      let scene = try NavigationStage("ios26+\(variant)", screens: ["A", "B"])
      swipe(scene, cancelled: true)
      let came = scene.stage.texts(of: "nav") { Hidden.delegate.contains($0.kind) }
      XCTAssertEqual(came, calls, variant)
    }
  }

  func testTheStackDuringASwipe() async throws {
    covers("NAV-17")
    for (value, count) in [("removed", 1), ("kept", 2)] {
      let scene = try NavigationStage("ios26+V-NAV-STACK-DURING=\(value)", screens: ["A", "B"])
      scene.stage.beginSwipeBack(scene.navigation)
      XCTAssertEqual(scene.navigation.viewControllers.count, count, value)
      scene.stage.commit()
      scene.stage.finishSwipeBack(scene.navigation)
      scene.stage.settle()
      XCTAssertEqual(scene.navigation.viewControllers.count, 1, value)
    }
  }

  func testLetGoBeforeTheCommitStillSendsIsAppearingOnce() async throws {
    covers("APPEAR-12")
    let scene = try NavigationStage(screens: ["A", "B"])
    scene.stage.beginSwipeBack(scene.navigation)
    scene.stage.cancelSwipeBack(scene.navigation)
    assertDiagram(settling: scene.stage, ignoring: ["nav"], hiding: [.life, .layout]) {
      """
      step | begin interactivePop(1) | cancel interactivePop(1) | commit | end animation 1               | commit
      B    | wm(nil) wd(T)           |                          |        |             wa(T) ia(T) da(T) |
      A    |               wa(T)     |                          | ia(T)  | wd(T) dd(T)                   |
      """
    }
  }

  func testNoSwipeAtTheRootOrWhileSomethingRuns() async throws {
    covers("NAV-12")
    let scene = try NavigationStage()
    XCTAssertFalse(scene.stage.beginSwipeBack(scene.navigation))
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    XCTAssertFalse(scene.stage.beginSwipeBack(scene.navigation))
    scene.stage.settle()
    XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
  }

  // MARK: Calls during a swipe

  /// Swipes back, makes a call before or after the finger lets go, and lets everything settle.
  private func call(
    _ body: (NavigationStage) -> Void,
    afterRelease: Bool,
    cancelled: Bool,
    _ variant: String
  ) throws -> NavigationStage {
    let scene = try NavigationStage("ios26+\(variant)", screens: ["A", "B", "C"])
    XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
    scene.stage.commit()
    if !afterRelease { scene.stage.play("call") { body(scene) } }
    if cancelled {
      scene.stage.cancelSwipeBack(scene.navigation)
    } else {
      scene.stage.finishSwipeBack(scene.navigation)
    }
    if afterRelease { scene.stage.play("call") { body(scene) } }
    scene.stage.settle()
    assertPermitted(scene.stage)
    return scene
  }

  /// Makes the call at both times, under both ways to read the stack during a swipe, and checks
  /// the stack of the idle app: its top alone is on screen, and all but these have left.
  private func assertStack(
    _ names: [String],
    cancelled: Bool,
    line: UInt = #line,
    after body: (NavigationStage) -> Void
  ) throws {
    for variant in ["V-NAV-STACK-DURING=removed", "V-NAV-STACK-DURING=kept"] {
      for afterRelease in [false, true] {
        let message = "\(variant), after the release: \(afterRelease)"
        let scene = try call(body, afterRelease: afterRelease, cancelled: cancelled, variant)
        let stack = scene.navigation.viewControllers
        let trace = scene.stage.trace
        let found = stack.map { trace.name(of: scene.stage.identity(of: $0)) }
        XCTAssertEqual(found, names, message, line: line)
        XCTAssertEqual(
          stack.map(scene.stage.state(of:)),
          stack.map { $0 === stack.last ? .appeared : .disappeared },
          message,
          line: line
        )
        XCTAssertEqual(stack.map { $0.viewIfLoaded?.window != nil }.last, true, message, line: line)
        XCTAssertEqual(scene.navigation.children.count, names.count, message, line: line)
      }
    }
  }

  /// The call runs after the end (NAV-12), where the top is known.
  func testAStackSetDuringASwipeIsShown() async throws {
    covers("NAV-10", "NAV-12", "NAV-17")
    for cancelled in [true, false] {
      try assertStack(["X", "B"], cancelled: cancelled) { scene in
        let bottom = scene.stage.screen("X")
        scene.navigation.setViewControllers([bottom, scene.screen("B")], animated: false)
      }
      try assertStack(["X"], cancelled: cancelled) { scene in
        scene.navigation.setViewControllers([scene.stage.screen("X")], animated: true)
      }
    }
  }

  /// What leaves may be set or pushed again: its removal ends first, then it moves in again.
  func testWhatASwipeRemovesMayBeSetOrPushedMeanwhile() async throws {
    covers("NAV-12", "NAV-17", "CHILD-2")
    for cancelled in [true, false] {
      try assertStack(["C"], cancelled: cancelled) { scene in
        let leaving = scene.navigation.children.suffix(1)
        scene.navigation.setViewControllers(Array(leaving), animated: false)
      }
      try assertStack(["C", "X"], cancelled: cancelled) { scene in
        let leaving = scene.navigation.children.suffix(1)
        let top = scene.stage.screen("X")
        scene.navigation.setViewControllers(leaving + [top], animated: true)
      }
    }
    for isAnimated in [true, false] {
      let scene = try NavigationStage("ios26", screens: ["A", "B"])
      scene.stage.settle("swipe, push") {
        let top = scene.screen("B")
        XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
        scene.stage.commit()
        scene.navigation.pushViewController(top, animated: isAnimated)  // NAV-17
        scene.stage.finishSwipeBack(scene.navigation)
      }
      assertPermitted(scene.stage)
      XCTAssertEqual(scene.navigation.viewControllers.count, 2)
      XCTAssertTrue(scene.screen("B").parent === scene.navigation)
      XCTAssertEqual(scene.stage.state(of: scene.screen("B")), .appeared)
    }
    let scene = try NavigationStage("ios26", screens: ["A", "B"])
    scene.stage.settle("pop, push") {
      let top = scene.screen("B")
      scene.navigation.popViewController(animated: false)
      scene.navigation.pushViewController(top, animated: false)
    }
    assertPermitted(scene.stage)
    assertDiagram(scene.stage, ignoring: ["nav"], hiding: [.life, .layout, .coordinator]) {
      """
      step | pop, push | commit
      B    | wm(nil)   | wd(F)             dd(F)       dm(nil) wm(nav)       wa(F) ia(F)       da(F) dm(nav)
      A    |           |       wa(F) ia(F)       da(F)                 wd(F)             dd(F)
      """
    }
    XCTAssertEqual(scene.navigation.children.count, 2)
  }

  /// The screen that returns stays on top of what is left.
  func testAPopDuringACancelledSwipeRemovesWhatItReturns() async throws {
    covers("NAV-12", "NAV-17")
    let scene = try call(
      { $0.navigation.popViewController(animated: true) },
      afterRelease: false,
      cancelled: true,
      "V-NAV-STACK-DURING=removed"
    )
    assertDiagram(scene.stage, ignoring: ["nav"], hiding: [.life, .layout, .coordinator]) {
      """
      step | begin interactivePop(1) | commit | call | cancel interactivePop(1) | commit | end animation 1               | commit
      C    | wm(nil) wd(T)           |        |      |                          |        |             wa(T) ia(T) da(T) |
      B    |               wa(T)     | ia(T)  |      |                          |        | wd(T) dd(T)                   | wm(nil) dm(nil)
      """
    }
    XCTAssertEqual(scene.navigation.viewControllers.count, 2)
    XCTAssertTrue(scene.navigation.topViewController === scene.screen("C"))
  }

  func testAPushAfterAPopDuringACancelledSwipeIsOnTop() async throws {
    covers("NAV-12", "NAV-17")
    let scene = try call(
      { scene in
        scene.navigation.popViewController(animated: true)
        scene.navigation.pushViewController(scene.stage.screen("X"), animated: true)
      },
      afterRelease: false,
      cancelled: true,
      "V-NAV-STACK-DURING=removed"
    )
    XCTAssertEqual(
      scene.navigation.viewControllers.map(scene.stage.state(of:)),
      [.disappeared, .disappeared, .appeared]
    )
    XCTAssertTrue(scene.navigation.topViewController === scene.screen("X"))
  }

  func testAChildOfWhatComesEndsWithASilentCancellation() async throws {
    covers("NAV-4")
    let scene = try NavigationStage(
      "ios12+V-NAV-CANCEL=abbrev+V-NAV-NESTED=queue",
      screens: ["A", "B"]
    )
    let (bottom, child) = (scene.screen("A"), scene.stage.screen("child"))
    scene.stage.beginSwipeBack(scene.navigation)
    scene.stage.cancelSwipeBack(scene.navigation)
    scene.stage.settle { bottom.embed(child) }
    XCTAssertEqual(scene.stage.states(of: bottom, child), [.disappeared, .disappeared])
  }
}
