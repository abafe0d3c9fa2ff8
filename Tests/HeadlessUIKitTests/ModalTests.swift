// Presentations and dismissals by call against the sequence table (spec 2.3).

import UIKitTesting

final class ModalTests: UIKitTestCase {
  private func present(
    _ profile: String,
    _ style: UIModalPresentationStyle,
    animated: Bool
  ) throws -> ModalStage {
    let scene = try ModalStage(profile)
    scene.present(scene.screen("B", style), animated: animated)
    scene.stage.settle()
    return scene
  }

  private func dismiss(
    _ profile: String,
    _ style: UIModalPresentationStyle,
    animated: Bool
  ) throws -> ModalStage {
    let scene = try ModalStage(profile)
    scene.show(scene.screen("B", style))
    scene.dismiss(scene.root, animated: animated)
    scene.stage.settle()
    return scene
  }

  // MARK: Hiding

  func testFullScreenPresentationHidesThePresenter() async throws {
    covers("MODAL-1", "MODAL-6", "MODAL-7", "COORD-7")
    assertDiagram(try present("ios26", .fullScreen, animated: true).stage, hiding: []) {
      """
      step |      | present | commit                         | end animation 1
      B    | init |         | lv dl       wa(T) ia(T) wl dls | da(T)                        presentDone
      A    |      |         |       wd(T)                    |       dd(T) tcDone(finished)
      """
    }
  }

  func testUnanimatedPresentationEndsOneCommitLater() async throws {
    covers("MODAL-1", "MODAL-7")
    assertDiagram(try present("ios26", .fullScreen, animated: false).stage) {
      """
      step | present | commit
      B    |         | lv dl       wa(F) ia(F) wl dls da(F)                        presentDone
      A    |         |       wd(F)                          dd(F) tcDone(finished)
      """
    }
  }

  func testPresentationUpTo7StartsInsideTheCall() async throws {
    covers("MODAL-7", "MODAL-1")
    assertDiagram(try present("ios7", .fullScreen, animated: true).stage) {
      """
      step | present           | commit | end animation 1
      B    | lv dl       wa(T) | wl dls | da(T)                        presentDone
      A    |       wd(T)       |        |       dd(T) tcDone(finished)
      """
    }
    assertDiagram(try present("ios7", .fullScreen, animated: false).stage) {
      """
      step | present           | commit
      B    | lv dl       wa(F) | wl dls da(F)                        presentDone
      A    |       wd(F)       |              dd(F) tcDone(finished)
      """
    }
  }

  func testPresentationFrom8StartsAfterTheCommit() async throws {
    covers("MODAL-7", "MODAL-1")
    assertDiagram(try present("ios8", .fullScreen, animated: true).stage) {
      """
      step | present | commit                   | end animation 1
      B    |         | lv dl       wa(T) wl dls | da(T)                        presentDone
      A    |         |       wd(T)              |       dd(T) tcDone(finished)
      """
    }
  }

  func testPresentedViewMayLoadAfterThePresenterIsTold() async throws {
    covers("MODAL-1")
    let scene = try present("ios26+V-LOAD-POS=wdFirst", .fullScreen, animated: true)
    assertDiagram(scene.stage, hiding: [.life, .layout]) {
      """
      step | present | commit                  | end animation 1
      A    |         | wd(T)                   |       dd(T) tcDone(finished)
      B    |         |       lv dl wa(T) ia(T) | da(T)                        presentDone
      """
    }
  }

  func testDismissalOfFullScreenReturnsToThePresenter() async throws {
    covers("MODAL-2", "MODAL-6", "STATE-15")
    assertDiagram(try dismiss("ios26", .fullScreen, animated: true).stage, hiding: []) {
      """
      step | dismiss | commit            | end animation 1
      B    |         | wd(T)             |       dd(T)                  dismissDone deinit
      A    |         |       wa(T) ia(T) | da(T)       tcDone(finished)
      """
    }
  }

  func testUnanimatedDismissalEndsOneCommitLater() async throws {
    covers("MODAL-2", "MODAL-6", "MODAL-7")
    assertDiagram(try dismiss("ios26", .fullScreen, animated: false).stage) {
      """
      step | dismiss | commit
      B    |         | wd(F)                   dd(F)                  dismissDone
      A    |         |       wa(F) ia(F) da(F)       tcDone(finished)
      """
    }
  }

  func testDismissalUpTo7StartsInsideTheCall() async throws {
    covers("MODAL-2", "MODAL-7")
    assertDiagram(try dismiss("ios7", .fullScreen, animated: true).stage) {
      """
      step | dismiss     | commit | end animation 1
      B    | wd(T)       |        |       dd(T)                  dismissDone
      A    |       wa(T) |        | da(T)       tcDone(finished)
      """
    }
    assertDiagram(try dismiss("ios7", .fullScreen, animated: false).stage) {
      """
      step | dismiss     | commit
      B    | wd(F)       |       dd(F)                  dismissDone
      A    |       wa(F) | da(F)       tcDone(finished)
      """
    }
  }

  // MARK: Keeping

  func testSheetLeavesThePresenterAlone() async throws {
    covers("MODAL-3", "MODAL-5", "MODAL-6")
    assertDiagram(try present("ios26", .automatic, animated: true).stage) {
      """
      step | present | commit                   | end animation 1
      B    |         | lv dl wa(T) ia(T) wl dls | da(T)                  presentDone
      A    |         |                          |       tcDone(finished)
      """
    }
    assertDiagram(try present("ios26", .automatic, animated: false).stage) {
      """
      step | present | commit
      B    |         | lv dl wa(F) ia(F) wl dls da(F)                  presentDone
      A    |         |                                tcDone(finished)
      """
    }
  }

  func testDismissalOfASheetByCallTellsNobodyElse() async throws {
    covers("MODAL-3", "DELEG-11", "STATE-15")
    assertDiagram(try dismiss("ios26", .pageSheet, animated: true).stage, hiding: []) {
      """
      step | dismiss | commit | end animation 1
      B    |         | wd(T)  | dd(T)                  dismissDone deinit
      A    |         |        |       tcDone(finished)
      """
    }
    assertDiagram(try dismiss("ios26", .pageSheet, animated: false).stage) {
      """
      step | dismiss | commit
      B    |         | wd(F) dd(F)                  dismissDone
      A    |         |             tcDone(finished)
      """
    }
  }

  func testOverFullScreenLeavesThePresenterAloneFrom8() async throws {
    covers("MODAL-3")
    assertDiagram(try present("ios8", .overFullScreen, animated: true).stage) {
      """
      step | present | commit             | end animation 1
      B    |         | lv dl wa(T) wl dls | da(T)                  presentDone
      A    |         |                    |       tcDone(finished)
      """
    }
    assertDiagram(try dismiss("ios12", .overFullScreen, animated: true).stage) {
      """
      step | dismiss | commit | end animation 1
      B    |         | wd(T)  | dd(T)                  dismissDone
      A    |         |        |       tcDone(finished)
      """
    }
  }

  // MARK: Layout

  func testPresenterMayLayOutBetweenTwoPassesOfThePresented() async throws {
    covers("LAYOUT-7", "LAYOUT-8", "LAYOUT-4")
    let presenting = try present("ios12.2+V-LAYOUT-PRESENTER=yes", .fullScreen, animated: true)
    assertDiagram(presenting.stage) {
      """
      step | present | commit                                 | end animation 1
      B    |         | lv dl       wa(T) wl dls        wl dls | da(T)                        presentDone
      A    |         |       wd(T)              wl dls        |       dd(T) tcDone(finished)
      """
    }
    let dismissing = try dismiss("ios12.2+V-LAYOUT-PRESENTER=yes", .fullScreen, animated: true)
    assertDiagram(dismissing.stage, hiding: []) {
      """
      step | dismiss | commit             | end animation 1                                 | commit
      B    |         | wd(T)              |       dd(T)                  dismissDone deinit |
      A    |         |       wa(T) wl dls | da(T)       tcDone(finished)                    | wl dls
      """
    }
  }

  func testNumberOfLayoutPassesIsNotPromised() async throws {
    covers("LAYOUT-4")
    for (value, passes) in [("min", 0), ("std", 1), ("max", 2)] {
      let scene = try ModalStage("ios26+V-LAYOUT-COUNT=\(value)")
      let presented = scene.present(scene.screen("B"))
      scene.stage.commit()
      let heard = scene.heard(presented, [.viewWillLayoutSubviews])
      XCTAssertEqual(heard.split(separator: " ").count, passes, value)
    }
  }

  // MARK: Links, flags, state

  func testLinksAreSetInTheCallAndGoneAtTheDid() async throws {
    covers("MODAL-8", "MODAL-11", "MODAL-6")
    let scene = try ModalStage(makeRoot: { stage in
      stage.named("nav", UINavigationController(rootViewController: stage.screen("A")))
    })
    let child = scene.root.children[0]
    let presented = scene.stage.named("B", ScriptedScreen())
    presented.modalPresentationStyle = .fullScreen
    child.present(presented, animated: true)
    XCTAssertTrue(scene.root.presentedViewController === presented)
    XCTAssertTrue(child.presentedViewController === presented)
    XCTAssertTrue(presented.presentingViewController === scene.root)
    scene.stage.settle()
    var atWill: UIViewController?
    var atDid: UIViewController? = presented
    presented.onWillDisappear = { atWill = presented.presentingViewController }
    presented.onDidDisappear = { atDid = presented.presentingViewController }
    presented.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertTrue(atWill === scene.root)
    XCTAssertNil(atDid)
    XCTAssertNil(child.presentedViewController)
  }

  func testPresentationSendsNoMoves() async throws {
    covers("MOVE-6")
    let scene = try present("ios26", .fullScreen, animated: true)
    scene.stage.settle { scene.root.dismiss(animated: true) }
    XCTAssertFalse(
      scene.stage.events.contains { $0.kind == .willMoveToParent || $0.kind == .didMoveToParent }
    )
  }

  func testFlagsOfAPresentationAreThePresentedOnesOnly() async throws {
    covers("FLAG-1", "FLAG-2", "FLAG-4", "FLAG-5")
    let scene = try ModalStage(recording: .everything)
    let presented = scene.screen("B")
    var flagsInCompletion: [Bool] = []
    scene.root.present(presented, animated: true) {
      flagsInCompletion.append(presented.isBeingPresented)
    }
    scene.stage.settle()
    scene.root.dismiss(animated: true) { flagsInCompletion.append(presented.isBeingDismissed) }
    scene.stage.settle()
    let flags: Event.Snapshot.Facts = [
      .beingPresented, .beingDismissed, .movingToParent, .movingFromParent,
    ]
    for kind in [Event.Kind.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      XCTAssertEqual(scene.facts(presented, at: kind).intersection(flags), .beingPresented)
      XCTAssertEqual(scene.facts(scene.root, at: kind).intersection(flags), [])
    }
    for kind in [Event.Kind.viewWillDisappear, .viewDidDisappear] {
      XCTAssertEqual(scene.facts(presented, at: kind).intersection(flags), .beingDismissed)
      XCTAssertEqual(scene.facts(scene.root, at: kind).intersection(flags), [])
    }
    XCTAssertTrue(scene.facts(scene.root, at: .viewWillAppear).contains(.hasWindow))
    XCTAssertEqual(flagsInCompletion, [false, false])
  }

  func testFlagsBelongToTheControllerThatIsPresentedItself() async throws {
    covers("FLAG-3")
    let scene = try ModalStage(recording: .everything)
    let child = scene.stage.screen("C")
    let navigation = scene.stage.named("nav", UINavigationController(rootViewController: child))
    navigation.modalPresentationStyle = .fullScreen
    scene.present(navigation)
    scene.stage.settle()
    XCTAssertTrue(scene.facts(navigation, at: .viewWillAppear).contains(.beingPresented))
    XCTAssertFalse(scene.facts(child, at: .viewWillAppear).contains(.beingPresented))
    XCTAssertEqual(scene.heard(child), "wa da")
  }

  func testCoveredPresentersViewIsGoneByTheDid() async throws {
    covers("MODAL-21", "STATEAT-4", "STATEAT-1", "WIN-12")
    let scene = try ModalStage(recording: .everything)
    let presented = scene.stage.named("B", ScriptedScreen())
    presented.modalPresentationStyle = .fullScreen
    var windowAtDid: UIWindow? = scene.window
    presented.onDidAppear = { windowAtDid = scene.root.viewIfLoaded?.window }
    scene.present(presented)
    scene.stage.settle()
    XCTAssertNil(windowAtDid)
    XCTAssertFalse(scene.facts(scene.root, at: .viewDidDisappear).contains(.hasWindow))
    XCTAssertTrue(scene.facts(scene.root, at: .viewWillDisappear).contains(.hasWindow))
    XCTAssertFalse(scene.facts(presented, at: .viewWillAppear).contains(.hasWindow))
    XCTAssertTrue(scene.facts(presented, at: .viewIsAppearing).contains(.hasWindow))
    scene.dismiss(presented)
    scene.stage.settle()
    XCTAssertFalse(scene.facts(presented, at: .viewDidDisappear).contains(.hasWindow))
    XCTAssertTrue(scene.root.view.superview === scene.window)
    XCTAssertEqual(scene.window.subviews.count, 1)
  }
}
