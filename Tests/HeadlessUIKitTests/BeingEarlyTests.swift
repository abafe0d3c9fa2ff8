// What isBeingPresented and isBeingDismissed read between a call and the start of its transition
// (MODAL-25).

import UIKitTesting

final class BeingEarlyTests: UIKitTestCase {
  /// Presents B and dismisses it, each twice in one turn, where the flags permit it.
  private func guardedCalls(_ profile: String, animated: Bool) throws -> Stage {
    let scene = try ModalStage(profile)
    let presented = scene.screen("B")
    let dismiss = {
      guard !presented.isBeingPresented, !presented.isBeingDismissed else { return }
      presented.dismiss(animated: animated)
    }
    scene.present(presented, animated: animated)
    scene.stage.settle { dismiss() }
    XCTAssertFalse(presented.isBeingPresented)
    scene.stage.settle("dismiss") {
      dismiss()
      dismiss()
    }
    XCTAssertFalse(presented.isBeingDismissed)
    return scene.stage
  }

  func testGuardsOnTheFlagsWorkFromTheCall() async throws {
    covers("MODAL-25", "MODAL-15")
    assertDiagram(
      try guardedCalls("ios26", animated: false),
      hiding: [.life, .layout, .loading, .coordinator]
    ) {
      """
      step | present | commit                                    | dismiss | commit
      A    |         | wd(F)                   dd(F)             |         |       wa(F) ia(F) da(F)
      B    |         |       wa(F) ia(F) da(F)       presentDone |         | wd(F)                   dd(F)
      """
    }
  }

  func testTheFlagsMayReadFalseUntilTheStart() async throws {
    covers("MODAL-25")
    let stage = try guardedCalls("ios26+V-BEING-EARLY=fromStart", animated: true)
    XCTAssertEqual(stage.events.count { $0.kind == .logAttempt }, 2)
  }

  func testTheFlagsOfAChainFollowTheVariant() async throws {
    covers("MODAL-25", "FLAG-2")
    for (value, isMarked) in [("all", true), ("notImmediate", false)] {
      let scene = try ModalStage("ios26+V-CHAIN-BD=\(value)")
      let first = scene.screen("S", .pageSheet)
      let second = scene.screen("T", .pageSheet)
      scene.show(first)
      scene.show(second, from: first)
      scene.dismiss(scene.root)
      XCTAssertEqual(first.isBeingDismissed, isMarked, value)
      XCTAssertTrue(second.isBeingDismissed)
      XCTAssertFalse(scene.root.isBeingDismissed)
      scene.stage.settle()
      XCTAssertFalse(first.isBeingDismissed || second.isBeingDismissed)
    }
  }

  func testTheFlagOfADismissalThatWaits() async throws {
    covers("MODAL-25", "MODAL-15")
    let scene = try ModalStage()
    let first = scene.screen("S", .pageSheet)
    let second = scene.screen("T", .pageSheet)
    scene.show(first)
    scene.present(second, from: first)
    for _ in 1...2 where !first.isBeingDismissed { scene.dismiss(scene.root) }
    XCTAssertTrue(first.isBeingDismissed)
    XCTAssertTrue(second.isBeingPresented)
    scene.stage.settle()
    XCTAssertFalse(first.isBeingDismissed || second.isBeingDismissed)
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertEqual(scene.stage.events.count { $0.kind == .logAttempt }, 0)
    XCTAssertEqual(scene.stage.events.count { $0.kind == .dismissCompletion }, 1)
  }

  func testTheFlagFallsWithAPresentationThatLosesItsPresenter() async throws {
    covers("MODAL-25", "MODAL-15")
    let scene = try ModalStage()
    let presented = scene.present(scene.screen("B"))
    XCTAssertTrue(presented.isBeingPresented)
    scene.stage.settle { scene.root.view.removeFromSuperview() }
    XCTAssertFalse(presented.isBeingPresented)
    XCTAssertEqual(scene.stage.events.count { $0.kind == .logAttempt }, 0, "the call was right")
  }
}
