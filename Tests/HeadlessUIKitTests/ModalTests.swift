// Presentations and dismissals by call against the sequence table (spec 2.3).

import HeadlessUIKit
import Lifecycle
import XCTest

@MainActor
final class ModalTests: XCTestCase {
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
    proves("MODAL-1", "MODAL-6", "MODAL-7", "NAV-1", "COORD-7")
    assertDiagram(
      try present("ios26", .fullScreen, animated: true).stage,
      hiding: [],
      """
      step |      | present | commit                         | end animation 1
      B    | init |         | lv dl       wa(T) ia(T) wl dls | da(T)                 presentDone
      A    |      |         |       wd(T)                    |       dd(T) tcDone(F)
      """
    )
  }

  func testUnanimatedPresentationEndsOneCommitLater() async throws {
    proves("MODAL-1", "MODAL-7")
    assertDiagram(
      try present("ios26", .fullScreen, animated: false).stage,
      """
      step | present | commit
      B    |         | lv dl       wa(F) ia(F) wl dls da(F)                 presentDone
      A    |         |       wd(F)                          dd(F) tcDone(F)
      """
    )
  }

  func testPresentationUpTo7StartsInsideTheCall() async throws {
    proves("MODAL-7", "MODAL-1")
    assertDiagram(
      try present("ios7", .fullScreen, animated: true).stage,
      """
      step | present           | commit | end animation 1
      B    | lv dl       wa(T) | wl dls | da(T)                 presentDone
      A    |       wd(T)       |        |       dd(T) tcDone(F)
      """
    )
    assertDiagram(
      try present("ios7", .fullScreen, animated: false).stage,
      """
      step | present           | commit
      B    | lv dl       wa(F) | wl dls da(F)                 presentDone
      A    |       wd(F)       |              dd(F) tcDone(F)
      """
    )
  }

  func testPresentationFrom8StartsAfterTheCommit() async throws {
    proves("MODAL-7", "MODAL-1")
    assertDiagram(
      try present("ios8", .fullScreen, animated: true).stage,
      """
      step | present | commit                   | end animation 1
      B    |         | lv dl       wa(T) wl dls | da(T)                 presentDone
      A    |         |       wd(T)              |       dd(T) tcDone(F)
      """
    )
  }

  func testPresentedViewMayLoadAfterThePresenterIsTold() async throws {
    proves("MODAL-1")
    let scene = try present("ios26+V-LOAD-POS=wdFirst", .fullScreen, animated: true)
    assertDiagram(
      scene.stage,
      hiding: [.life, .layout],
      """
      step | present | commit                  | end animation 1
      A    |         | wd(T)                   |       dd(T) tcDone(F)
      B    |         |       lv dl wa(T) ia(T) | da(T)                 presentDone
      """
    )
  }

  func testDismissalOfFullScreenReturnsToThePresenter() async throws {
    proves("MODAL-2", "MODAL-6", "STATE-15")
    assertDiagram(
      try dismiss("ios26", .fullScreen, animated: true).stage,
      hiding: [],
      """
      step | dismiss | commit            | end animation 1
      B    |         | wd(T)             |       dd(T)           dismissDone deinit
      A    |         |       wa(T) ia(T) | da(T)       tcDone(F)
      """
    )
  }

  func testUnanimatedDismissalEndsOneCommitLater() async throws {
    proves("MODAL-2", "MODAL-6", "MODAL-7")
    assertDiagram(
      try dismiss("ios26", .fullScreen, animated: false).stage,
      """
      step | dismiss | commit
      B    |         | wd(F)                   dd(F)           dismissDone
      A    |         |       wa(F) ia(F) da(F)       tcDone(F)
      """
    )
  }

  func testDismissalUpTo7StartsInsideTheCall() async throws {
    proves("MODAL-2", "MODAL-7")
    assertDiagram(
      try dismiss("ios7", .fullScreen, animated: true).stage,
      """
      step | dismiss     | commit | end animation 1
      B    | wd(T)       |        |       dd(T)           dismissDone
      A    |       wa(T) |        | da(T)       tcDone(F)
      """
    )
    assertDiagram(
      try dismiss("ios7", .fullScreen, animated: false).stage,
      """
      step | dismiss     | commit
      B    | wd(F)       |       dd(F)           dismissDone
      A    |       wa(F) | da(F)       tcDone(F)
      """
    )
  }

  // MARK: Keeping

  func testSheetLeavesThePresenterAlone() async throws {
    proves("MODAL-3", "MODAL-5", "MODAL-6")
    assertDiagram(
      try present("ios26", .automatic, animated: true).stage,
      """
      step | present | commit                   | end animation 1
      B    |         | lv dl wa(T) ia(T) wl dls | da(T)           presentDone
      A    |         |                          |       tcDone(F)
      """
    )
    assertDiagram(
      try present("ios26", .automatic, animated: false).stage,
      """
      step | present | commit
      B    |         | lv dl wa(F) ia(F) wl dls da(F)           presentDone
      A    |         |                                tcDone(F)
      """
    )
  }

  func testDismissalOfASheetByCallTellsNobodyElse() async throws {
    proves("MODAL-3", "DELEG-11", "STATE-15")
    assertDiagram(
      try dismiss("ios26", .pageSheet, animated: true).stage,
      hiding: [],
      """
      step | dismiss | commit | end animation 1
      B    |         | wd(T)  | dd(T)           dismissDone deinit
      A    |         |        |       tcDone(F)
      """
    )
    assertDiagram(
      try dismiss("ios26", .pageSheet, animated: false).stage,
      """
      step | dismiss | commit
      B    |         | wd(F) dd(F)           dismissDone
      A    |         |             tcDone(F)
      """
    )
  }

  func testOverFullScreenLeavesThePresenterAloneFrom8() async throws {
    proves("MODAL-3")
    assertDiagram(
      try present("ios8", .overFullScreen, animated: true).stage,
      """
      step | present | commit             | end animation 1
      B    |         | lv dl wa(T) wl dls | da(T)           presentDone
      A    |         |                    |       tcDone(F)
      """
    )
    assertDiagram(
      try dismiss("ios12", .overFullScreen, animated: true).stage,
      """
      step | dismiss | commit | end animation 1
      B    |         | wd(T)  | dd(T)           dismissDone
      A    |         |        |       tcDone(F)
      """
    )
  }

  // MARK: Layout

  func testPresenterMayLayOutBetweenTwoPassesOfThePresented() async throws {
    proves("LAYOUT-7", "LAYOUT-8", "LAYOUT-4")
    let presenting = try present("ios12.2+V-LAYOUT-PRESENTER=yes", .fullScreen, animated: true)
    assertDiagram(
      presenting.stage,
      """
      step | present | commit                                 | end animation 1
      B    |         | lv dl       wa(T) wl dls        wl dls | da(T)                 presentDone
      A    |         |       wd(T)              wl dls        |       dd(T) tcDone(F)
      """
    )
    let dismissing = try dismiss("ios12.2+V-LAYOUT-PRESENTER=yes", .fullScreen, animated: true)
    assertDiagram(
      dismissing.stage,
      hiding: [],
      """
      step | dismiss | commit             | end animation 1                          | commit
      B    |         | wd(T)              |       dd(T)           dismissDone deinit |
      A    |         |       wa(T) wl dls | da(T)       tcDone(F)                    | wl dls
      """
    )
  }

  func testNumberOfLayoutPassesIsNotPromised() async throws {
    proves("LAYOUT-4")
    for (value, passes) in [("min", 0), ("std", 1), ("max", 2)] {
      let scene = try ModalStage("ios26+V-LAYOUT-COUNT=\(value)")
      let presented = scene.screen("B")
      scene.present(presented)
      scene.stage.commit()
      let heard = scene.heard(presented, [.viewWillLayoutSubviews])
      XCTAssertEqual(heard.split(separator: " ").count, passes, value)
    }
  }

  // MARK: Links, flags, state

  func testLinksAreSetInTheCallAndGoneAtTheDid() async throws {
    proves("MODAL-8", "MODAL-11", "MODAL-6")
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
    proves("MOVE-6")
    let scene = try present("ios26", .fullScreen, animated: true)
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertFalse(
      scene.stage.events.contains { $0.kind == .willMoveToParent || $0.kind == .didMoveToParent }
    )
  }

  func testFlagsOfAPresentationAreThePresentedOnesOnly() async throws {
    proves("FLAG-1", "FLAG-2", "FLAG-4", "FLAG-5")
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
    proves("FLAG-3")
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
    proves("MODAL-21", "STATEAT-4", "STATEAT-1", "WIN-12")
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

  // MARK: Several levels

  /// A, a sheet S over it, and a full screen F over that.
  private func makeChain(_ profile: String = "ios26") throws -> (
    scene: ModalStage, sheet: UIViewController, full: UIViewController
  ) {
    let scene = try ModalStage(profile)
    let sheet = scene.screen("S", .pageSheet)
    let full = scene.screen("F")
    scene.show(sheet)
    scene.show(full, from: sheet)
    return (scene, sheet, full)
  }

  func testFullScreenOverASheetHidesTheSheetOnly() async throws {
    proves("MODAL-12", "MODAL-1", "MODAL-2")
    let scene = try ModalStage()
    let sheet = scene.screen("S", .pageSheet)
    scene.show(sheet)
    scene.present(scene.screen("F"), from: sheet)
    scene.stage.settle()
    XCTAssertTrue(sheet.presentingViewController === scene.root)
    scene.dismiss(sheet)
    scene.stage.settle()
    assertDiagram(
      scene.stage,
      hiding: [.life, .layout, .loading],
      """
      step | present | commit            | end animation 1                   | dismiss | commit            | end animation 2
      S    |         | wd(T)             |       dd(T) tcDone(F)             |         |       wa(T) ia(T) | da(T)       tcDone(F)
      F    |         |       wa(T) ia(T) | da(T)                 presentDone |         | wd(T)             |       dd(T)           dismissDone
      """
    )
  }

  func testFullScreenOverASheetMayHideEverything() async throws {
    proves("MODAL-12")
    let scene = try ModalStage("ios26+V-COVER-BENEATH=allVisible")
    let sheet = scene.screen("S", .pageSheet)
    scene.show(sheet)
    scene.present(scene.screen("F"), from: sheet)
    scene.stage.settle()
    scene.dismiss(sheet)
    scene.stage.settle()
    assertDiagram(
      scene.stage,
      hiding: [.life, .layout, .loading],
      """
      step | present | commit                  | end animation 1                         | dismiss | commit                        | end animation 2
      S    |         | wd(T)                   |       dd(T)       tcDone(F)             |         |       wa(T)             ia(T) | da(T)             tcDone(F)
      A    |         |       wd(T)             |             dd(T)                       |         |             wa(T) ia(T)       |       da(T)
      F    |         |             wa(T) ia(T) | da(T)                       presentDone |         | wd(T)                         |             dd(T)           dismissDone
      """
    )
  }

  func testDismissingALowerOneTakesEverythingAbove() async throws {
    proves("MODAL-9", "MODAL-10", "DELEG-11")
    let (scene, sheet, _) = try makeChain()
    scene.dismiss(scene.root)
    scene.stage.settle()
    assertDiagram(
      scene.stage,
      """
      step | dismiss | commit | end animation 1
      F    |         | wd(T)  | dd(T)
      A    |         |        |       tcDone(F)
      S    |         |        |                 dismissDone
      """
    )
    XCTAssertEqual(scene.heard(sheet), "", "hidden ones hear nothing")
    XCTAssertNil(scene.root.presentedViewController)
  }

  func testVisibleOnesOfAChainLeaveTopFirst() async throws {
    proves("MODAL-10")
    for (order, animated) in [("topFirst", true), ("bottomFirst", false)] {
      let scene = try ModalStage("ios26+V-CHAIN-ORDER=\(order)")
      let first = scene.screen("S", .pageSheet)
      let second = scene.screen("T", .pageSheet)
      scene.show(first)
      scene.show(second, from: first)
      scene.dismiss(scene.root, animated: animated)
      scene.stage.settle()
      let lanes = scene.stage.trace
      let order = scene.stage.events.filter { $0.kind.isWillOrDid }.compactMap { event in
        event.controller.map { lanes.name(of: $0) + "." + (event.kind.shortName ?? "") }
      }
      XCTAssertEqual(
        order,
        animated ? ["T.wd", "S.wd", "T.dd", "S.dd"] : ["S.wd", "T.wd", "S.dd", "T.dd"]
      )
    }
  }

  func testChainOfFullScreensReturnsToTheHiddenPresenter() async throws {
    proves("MODAL-10", "MODAL-9", "MODAL-6")
    for animated in [true, false] {
      let scene = try ModalStage()
      let first = scene.screen("B")
      scene.show(first)
      scene.show(scene.screen("C"), from: first)
      scene.dismiss(scene.root, animated: animated)
      scene.stage.settle()
      XCTAssertEqual(scene.heard(scene.root), "wa da")
      XCTAssertEqual(scene.heard(first), "")
      guard animated else { continue }
      assertDiagram(
        scene.stage,
        hiding: [.life, .layout],
        """
        step | dismiss | commit            | end animation 1
        C    |         | wd(T)             |       dd(T)
        A    |         |       wa(T) ia(T) | da(T)       tcDone(F)
        B    |         |                   |                       dismissDone
        """
      )
    }
  }

  func testDismissGoesToThePresenterOfOneThatPresentsNothing() async throws {
    proves("MODAL-9", "MODAL-12")
    let (scene, sheet, full) = try makeChain()
    full.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertNil(sheet.presentedViewController)
    XCTAssertTrue(scene.root.presentedViewController === sheet)
    XCTAssertEqual(scene.heard(sheet), "wa da")
    XCTAssertEqual(scene.heard(full), "wd dd")
    XCTAssertEqual(scene.heard(scene.root), "")
  }

  func testBeingDismissedInAChain() async throws {
    proves("FLAG-2", "MODAL-10")
    for (value, isMarked) in [("all", true), ("notImmediate", false)] {
      let scene = try ModalStage("ios26+V-CHAIN-BD=\(value)", recording: .everything)
      let first = scene.screen("S", .pageSheet)
      let second = scene.screen("T", .pageSheet)
      scene.show(first)
      scene.show(second, from: first)
      scene.dismiss(scene.root)
      scene.stage.settle()
      for kind in [Event.Kind.viewWillDisappear, .viewDidDisappear] {
        XCTAssertEqual(scene.facts(first, at: kind).contains(.beingDismissed), isMarked, value)
        XCTAssertTrue(scene.facts(second, at: kind).contains(.beingDismissed))
      }
    }
  }

  func testDismissalWithNothingPresented() async throws {
    proves("MODAL-23")
    for (value, calls) in [("never", false), ("calls", true)] {
      let scene = try ModalStage("ios26+V-DISMISS-NOTHING=\(value)")
      var isCalled = false
      scene.root.dismiss(animated: true) { isCalled = true }
      scene.stage.settle()
      XCTAssertEqual(isCalled, calls)
      XCTAssertEqual(scene.heard(scene.root), "")
      XCTAssertTrue(scene.stage.isAtRest)
    }
  }

  // MARK: Presenting in viewDidAppear

  private func presentInDidAppear(_ profile: String) throws -> Stage {
    let scene = try ModalStage(profile)
    let first = scene.stage.named("B", ScriptedScreen())
    first.modalPresentationStyle = .fullScreen
    let second = scene.screen("C")
    first.onDidAppear = { first.present(second, animated: true) }
    scene.present(first)
    scene.stage.settle()
    return scene.stage
  }

  func testPresentingInViewDidAppearIsLegal() async throws {
    proves("MODAL-13")
    assertDiagram(
      try presentInDidAppear("ios26"),
      hiding: [.life, .layout, .loading],
      """
      step | present | commit            | end animation 1                   | commit            | end animation 2
      A    |         | wd(T)             |       dd(T) tcDone(F)             |                   |
      B    |         |       wa(T) ia(T) | da(T)                 presentDone | wd(T)             |       dd(T) tcDone(F)
      C    |         |                   |                                   |       wa(T) ia(T) | da(T)
      """
    )
  }

  func testPresentingInViewDidAppearWaitsForTheOtherDid() async throws {
    proves("MODAL-13")
    assertDiagram(
      try presentInDidAppear("ios7"),
      hiding: [.life, .layout, .loading],
      """
      step | present     | commit | end animation 1                               | commit | end animation 2
      A    | wd(T)       |        |       dd(T) tcDone(F)                         |        |
      B    |       wa(T) |        | da(T)                 presentDone wd(T)       |        |       dd(T) tcDone(F)
      C    |             |        |                                         wa(T) |        | da(T)
      """
    )
  }

  func testPresentingInViewDidAppearMayStartBetweenTheDids() async throws {
    proves("MODAL-13")
    let stage = try presentInDidAppear("ios7+V-DIDAPPEAR-PRESENT=ddAfter")
    assertDiagram(
      stage,
      hiding: [.life, .layout, .loading],
      """
      step | present     | commit | end animation 1                               | commit | end animation 2
      A    | wd(T)       |        |                   dd(T) tcDone(F)             |        |
      B    |       wa(T) |        | da(T) wd(T)                       presentDone |        |       dd(T) tcDone(F)
      C    |             |        |             wa(T)                             |        | da(T)
      """
    )
  }

  // MARK: One version's defect

  func testPresentersDidsMayClaimToBeUnanimated() async throws {
    proves("QUIRK-4", "STATE-11")
    let scene = try ModalStage("ios8+Q-4")
    scene.present(scene.screen("B"))
    scene.stage.settle()
    scene.dismiss(scene.root)
    scene.stage.settle()
    assertDiagram(
      scene.stage,
      hiding: [.life, .layout, .loading, .coordinator],
      """
      step | present | commit      | end animation 1         | dismiss | commit      | end animation 2
      A    |         | wd(T)       |       dd(F)             |         |       wa(T) | da(F)
      B    |         |       wa(T) | da(T)       presentDone |         | wd(T)       |       dd(T) dismissDone
      """
    )
  }
}
