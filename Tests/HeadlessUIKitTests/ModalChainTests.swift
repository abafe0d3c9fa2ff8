// Several levels of presentation, and presentations that follow each other (spec 2.3, K-CHAIN).

import UIKitTesting

final class ModalChainTests: UIKitTestCase {
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

  /// A sheet S over A, covered by a full screen F that is dismissed again.
  private func coverSheet(_ profile: String) throws -> Stage {
    let scene = try ModalStage(profile)
    let sheet = scene.show(scene.screen("S", .pageSheet))
    scene.present(scene.screen("F"), from: sheet)
    scene.stage.settle()
    XCTAssertTrue(sheet.presentingViewController === scene.root)
    scene.dismiss(sheet)
    scene.stage.settle()
    return scene.stage
  }

  func testWhatAFullScreenOverASheetHides() async throws {
    covers("MODAL-12", "MODAL-1", "MODAL-2")
    try assertDiagrams(hiding: .besideTransitions, of: coverSheet) {
      """
      ios26: the sheet only
      step | present | commit            | end animation 1                          | dismiss | commit            | end animation 2
      S    |         | wd(T)             |       dd(T) tcDone(finished)             |         |       wa(T) ia(T) | da(T)       tcDone(finished)
      F    |         |       wa(T) ia(T) | da(T)                        presentDone |         | wd(T)             |       dd(T)                  dismissDone

      ios26+V-COVER-BENEATH=allVisible: everything
      step | present | commit                  | end animation 1                                | dismiss | commit                        | end animation 2
      S    |         | wd(T)                   |       dd(T)       tcDone(finished)             |         |       wa(T)             ia(T) | da(T)             tcDone(finished)
      A    |         |       wd(T)             |             dd(T)                              |         |             wa(T) ia(T)       |       da(T)
      F    |         |             wa(T) ia(T) | da(T)                              presentDone |         | wd(T)                         |             dd(T)                  dismissDone
      """
    }
  }

  func testDismissingALowerOneTakesEverythingAbove() async throws {
    covers("MODAL-9", "MODAL-10", "DELEG-11")
    let (scene, sheet, _) = try makeChain()
    scene.dismiss(scene.root)
    assertDiagram(settling: scene.stage) {
      """
      step | dismiss | commit | end animation 1
      F    |         | wd(T)  | dd(T)
      A    |         |        |       tcDone(finished)
      S    |         |        |                        dismissDone
      """
    }
    XCTAssertEqual(scene.heard(sheet), "", "hidden ones hear nothing")
    XCTAssertNil(scene.root.presentedViewController)
  }

  func testVisibleOnesOfAChainLeaveTopFirst() async throws {
    covers("MODAL-10")
    for (order, animated) in [("topFirst", true), ("bottomFirst", false)] {
      let scene = try ModalStage("ios26+V-CHAIN-ORDER=\(order)")
      let first = scene.screen("S", .pageSheet)
      let second = scene.screen("T", .pageSheet)
      scene.show(first)
      scene.show(second, from: first)
      scene.dismiss(scene.root, animated: animated)
      scene.stage.settle()
      let expected = animated ? "T.wd S.wd T.dd S.dd" : "S.wd T.wd S.dd T.dd"
      XCTAssertEqual(scene.stage.order(), expected)
    }
  }

  func testChainOfFullScreensReturnsToTheHiddenPresenter() async throws {
    covers("MODAL-10", "MODAL-9", "MODAL-6")
    for animated in [true, false] {
      let scene = try ModalStage()
      let first = scene.show(scene.screen("B"))
      scene.show(scene.screen("C"), from: first)
      scene.dismiss(scene.root, animated: animated)
      scene.stage.settle()
      XCTAssertEqual(scene.heard(by: scene.root, first), ["wa da", ""])
      guard animated else { continue }
      assertDiagram(scene.stage, hiding: [.life, .layout]) {
        """
        step | dismiss | commit            | end animation 1
        C    |         | wd(T)             |       dd(T)
        A    |         |       wa(T) ia(T) | da(T)       tcDone(finished)
        B    |         |                   |                              dismissDone
        """
      }
    }
  }

  func testDismissGoesToThePresenterOfOneThatPresentsNothing() async throws {
    covers("MODAL-9", "MODAL-12")
    let (scene, sheet, full) = try makeChain()
    full.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertNil(sheet.presentedViewController)
    XCTAssertTrue(scene.root.presentedViewController === sheet)
    XCTAssertEqual(scene.heard(by: sheet, full, scene.root), ["wa da", "wd dd", ""])
  }

  func testBeingDismissedInAChain() async throws {
    covers("FLAG-2", "MODAL-10")
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
    covers("MODAL-23")
    for (value, calls) in [("never", false), ("calls", true)] {
      let scene = try ModalStage("ios26+V-DISMISS-NOTHING=\(value)")
      var isCalled = false
      scene.stage.settle { scene.root.dismiss(animated: true) { isCalled = true } }
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

  func testPresentingInViewDidAppearByVersion() async throws {
    covers("MODAL-13")
    try assertDiagrams(hiding: .besideTransitions, of: presentInDidAppear) {
      """
      ios26
      step | present | commit            | end animation 1                          | commit            | end animation 2
      A    |         | wd(T)             |       dd(T) tcDone(finished)             |                   |
      B    |         |       wa(T) ia(T) | da(T)                        presentDone | wd(T)             |       dd(T) tcDone(finished)
      C    |         |                   |                                          |       wa(T) ia(T) | da(T)

      ios7: it waits for the other did
      step | present     | commit | end animation 1                                      | commit | end animation 2
      A    | wd(T)       |        |       dd(T) tcDone(finished)                         |        |
      B    |       wa(T) |        | da(T)                        presentDone wd(T)       |        |       dd(T) tcDone(finished)
      C    |             |        |                                                wa(T) |        | da(T)

      ios7+V-DIDAPPEAR-PRESENT=ddAfter
      step | present     | commit | end animation 1                                      | commit | end animation 2
      A    | wd(T)       |        |                   dd(T) tcDone(finished)             |        |
      B    |       wa(T) |        | da(T) wd(T)                              presentDone |        |       dd(T) tcDone(finished)
      C    |             |        |             wa(T)                                    |        | da(T)
      """
    }
  }

  // MARK: One version's defect

  func testPresentersDidsMayClaimToBeUnanimated() async throws {
    covers("QUIRK-4", "STATE-11")
    let scene = try ModalStage("ios8+Q-4")
    scene.present(scene.screen("B"))
    scene.stage.settle()
    scene.dismiss(scene.root)
    assertDiagram(settling: scene.stage, hiding: [.life, .layout, .loading, .coordinator]) {
      """
      step | present | commit      | end animation 1         | dismiss | commit      | end animation 2
      A    |         | wd(T)       |       dd(F)             |         |       wa(T) | da(F)
      B    |         |       wa(T) | da(T)       presentDone |         | wd(T)       |       dd(T) dismissDone
      """
    }
  }
}
