// transition(from:to:) of a plain container: K-XFER under every variant, and what it refuses.

import UIKitTesting

final class TransferTests: UIKitTestCase {
  /// P shows child o and has child n whose view is not loaded.
  private func scene(
    _ profile: String = "ios26",
    shown: Bool = true,
    _ make: () -> UIViewController = { UIViewController() }
  ) throws -> (ContainerStage, UIViewController, UIViewController) {
    let scene = try ContainerStage(profile, shown: shown, forJudges: true, make)
    let old = scene.stage.screen("o")
    let new = scene.stage.screen("n")
    scene.stage.settle { scene.add(old) }
    scene.parent.addChild(new)
    return (scene, old, new)
  }

  /// Exchanges o and n as the documentation says.
  private func transfer(
    _ scene: ContainerStage,
    from old: UIViewController,
    to new: UIViewController,
    duration: Double
  ) {
    old.willMove(toParent: nil)
    scene.parent.transition(
      from: old,
      to: new,
      duration: duration,
      options: .transitionCrossDissolve,
      animations: nil
    ) { finished in
      XCTAssertTrue(finished)
      scene.stage.play("completion") { old.removeFromParent() }
      new.didMove(toParent: scene.parent)
    }
  }

  func testAnimated() async throws {
    covers("CHILD-31")
    let (scene, old, new) = try scene()
    let start = scene.stage.eventCount
    scene.stage.play("transition") { transfer(scene, from: old, to: new, duration: 0.3) }
    XCTAssertTrue(new.view.superview === scene.parent.view)
    XCTAssertTrue(old.view.superview === scene.parent.view, "until the animation ends")
    assertDiagram(settling: scene.stage, from: start) {
      """
      step | transition                | commit              | end animation 1              | completion
      o    | wm(nil)       wd(T)       |                     |       dd(T)                  | dm(nil)
      n    |         lv dl       wa(T) |        ia(T) wl dls | da(T)                        |         dm(P)
      P    |                           | wl dls              |             tcDone(finished) |
      """
    }
    XCTAssertNil(old.view.superview)
    assertReports(scene.stage, [])
  }

  func testNotAnimated() async throws {
    covers("CHILD-31")
    let (scene, old, new) = try scene()
    let start = scene.stage.eventCount
    scene.stage.play("transition") { transfer(scene, from: old, to: new, duration: 0) }
    assertDiagram(settling: scene.stage, from: start, hiding: [.life, .layout]) {
      """
      step | transition                | commit                             | completion
      o    | wm(nil)       wd(F)       |             dd(F)                  | dm(nil)
      n    |         lv dl       wa(F) | ia(F) da(F)                        |         dm(P)
      P    |                           |                   tcDone(finished) |
      """
    }
    assertReports(scene.stage, [])
  }

  func testEveryOrder() async throws {
    covers("CHILD-31", "STATE-12")
    for (value, order) in [
      ("fromFirst", "o.wd n.wa o.dd n.da"), ("toFirst", "n.wa o.wd n.da o.dd"),
      ("modalLike", "o.wd n.wa n.da o.dd"),
    ] {
      for duration in [0, 0.3] {
        let (scene, old, new) = try scene("ios26+V-XFER=\(value)")
        let start = scene.stage.eventCount
        scene.stage.settle { transfer(scene, from: old, to: new, duration: duration) }
        XCTAssertEqual(scene.stage.order(since: start), order, value)
        assertReports(scene.stage, [], value)
      }
    }
  }

  func testWhereNobodySeesIt() async throws {
    covers("CHILD-31", "CHILD-15")
    let (scene, old, new) = try scene(shown: false)
    scene.stage.settle { transfer(scene, from: old, to: new, duration: 0.3) }
    XCTAssertEqual(scene.stage.calls(of: "n"), "wm(P) dm(P)")
    XCTAssertTrue(new.view.superview === scene.parent.view)
    XCTAssertNil(old.view.superview)
    assertReports(scene.stage, [])
  }

  func testShowAndHideMovesNoView() async throws {
    covers("CHILD-31")
    let (scene, old, new) = try scene()
    scene.parent.transition(
      from: old,
      to: new,
      duration: 0.3,
      options: .showHideTransitionViews,
      animations: nil
    )
    scene.stage.settle()
    XCTAssertNil(new.view.superview)
    XCTAssertNotNil(old.view.superview)
  }

  func testAForeignParentIsRefused() async throws {  // MIS-19
    covers("CHILD-31")
    let (scene, old, new) = try scene()
    new.didMove(toParent: scene.parent)
    let stranger = scene.stage.screen("X")
    scene.parent.transition(from: old, to: stranger, duration: 0.3, animations: nil)
    scene.stage.settle()
    XCTAssertEqual(scene.stage.exceptions.map(\.name), ["NSInvalidArgumentException"])
    XCTAssertEqual(scene.stage.calls(of: "X"), "")
    assertReports(scene.stage, ["INV-53"])
  }

  func testAManualContainerIsRefused() async throws {  // MIS-19
    covers("CHILD-31")
    let (scene, old, new) = try scene { ManualContainer() }
    new.didMove(toParent: scene.parent)
    scene.parent.transition(from: old, to: new, duration: 0.3, animations: nil)
    scene.stage.settle()
    XCTAssertEqual(scene.stage.exceptions.map(\.name), ["NSInvalidArgumentException"])
    assertReports(scene.stage, ["INV-53"])
  }

  func testTheContainerLeavesMeanwhile() async throws {
    covers("CHILD-31", "CHILD-39")
    let (scene, old, new) = try scene()
    scene.stage.commit { transfer(scene, from: old, to: new, duration: 0.3) }
    scene.stage.settle { scene.parent.view.window?.rootViewController = scene.stage.screen("R") }
    XCTAssertEqual(scene.stage.states(of: old, new), [.disappeared, .disappeared])
    assertReports(scene.stage, [])
  }

  /// What has come goes again as soon as all is sent: UIKit no longer drives it.
  func testWhatHasComeIsRemovedInACompletion() async throws {
    covers("CHILD-16", "CHILD-31")
    for isCoordinators in [false, true] {
      let (scene, old, new) = try scene()
      var isThere = false
      let remove = {
        isThere = true
        old.removeFromParent()
        new.didMove(toParent: scene.parent)
        new.unembed()
      }
      old.willMove(toParent: nil)
      scene.parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
        if !isCoordinators { remove() }
      }
      if isCoordinators {
        let coordinator = try XCTUnwrap(new.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { _ in remove() }
      }
      scene.stage.settle()
      XCTAssertTrue(isThere)
      XCTAssertEqual(scene.stage.calls(of: "n"), "wm(P) wa ia da dm(P) wm(nil) wd dm(nil) dd")
      XCTAssertEqual(scene.stage.state(of: new), .disappeared)
      assertReports(scene.stage, [])
    }
  }
}
