// Sheets under a finger: finished, let go and refused (spec 2.3, K-SHEET).

import UIKitTesting

final class SheetTests: UIKitTestCase {
  /// A sheet B over A, with a delegate.
  private struct Scene {
    let modal: ModalStage
    let sheet: ScriptedScreen
    let delegate: SheetDelegate
    var stage: Stage { modal.stage }
  }

  private func makeScene(
    _ profile: String = "ios26",
    recording: Stage.Recording = .standard
  ) throws -> Scene {
    let modal = try ModalStage(profile, recording: recording)
    let sheet = modal.stage.named("B", ScriptedScreen())
    sheet.modalPresentationStyle = .pageSheet
    let delegate = SheetDelegate()
    sheet.presentationController?.delegate = delegate
    modal.show(sheet)
    XCTAssertTrue(sheet.presentationController?.delegate === delegate)
    return Scene(modal: modal, sheet: sheet, delegate: delegate)
  }

  private func drag(_ scene: Scene, finished: Bool) {
    XCTAssertTrue(scene.stage.beginSheetDrag(scene.sheet))
    scene.stage.commit()
    if finished {
      XCTAssertTrue(scene.stage.finishSheetDrag(scene.sheet))
    } else {
      XCTAssertTrue(scene.stage.cancelSheetDrag(scene.sheet))
    }
    scene.stage.settle()
    XCTAssertTrue(scene.stage.isAtRest)
  }

  // MARK: Finished

  func testFinishedDragDismissesAndTellsTheDelegate() async throws {
    covers("MODAL-16", "DELEG-11", "COORD-5")
    let scene = try makeScene()
    drag(scene, finished: true)
    assertDiagram(scene.stage) {
      """
      step | begin sheetDrag(1)          | commit | finish sheetDrag(1) | end animation 1
      B    | sheetShould wd(T) sheetWill |        |                     | dd(T)                  sheetDid
      A    |                             |        | tcInter(finished)   |       tcDone(finished)
      """
    }
    XCTAssertNil(scene.modal.root.presentedViewController)
    XCTAssertEqual(scene.modal.heard(scene.modal.root), "", "the presenter stays silent")
  }

  func testDragDismissalMayBeToldBeforeItBegins() async throws {
    covers("MODAL-16")
    let scene = try makeScene("ios26+V-SHEET-WD=afterSheetWill")
    drag(scene, finished: true)
    assertDiagram(scene.stage, hiding: [.life, .coordinator]) {
      """
      step | begin sheetDrag(1)          | commit | finish sheetDrag(1) | end animation 1
      B    | sheetShould sheetWill wd(T) |        |                     | dd(T) sheetDid
      """
    }
  }

  func testDragMayBeSilentUntilTheRelease() async throws {
    covers("MODAL-17", "APPEAR-3")
    let scene = try makeScene("ios26+V-SHEET-CANCEL=silentDrag")
    drag(scene, finished: true)
    assertDiagram(scene.stage) {
      """
      step | begin sheetDrag(1)    | commit | finish sheetDrag(1)     | commit | end animation 1
      B    | sheetShould sheetWill |        |                   wd(T) |        | dd(T)                  sheetDid
      A    |                       |        | tcInter(finished)       |        |       tcDone(finished)
      """
    }
  }

  func testDragHasAnInteractiveCoordinator() async throws {
    covers("MODAL-16", "COORD-2", "COORD-4", "COORD-7")
    let scene = try makeScene()
    var wasInteractive = false
    var outcomes: [String] = []
    scene.sheet.onWillDisappear = {
      let coordinator = scene.sheet.transitionCoordinator
      wasInteractive = coordinator?.isInteractive ?? false
      coordinator?.notifyWhenInteractionChanges { outcomes.append("inter \($0.isCancelled)") }
      coordinator?.animate(alongsideTransition: nil) { outcomes.append("done \($0.isCancelled)") }
    }
    drag(scene, finished: true)
    XCTAssertTrue(wasInteractive)
    XCTAssertEqual(outcomes, ["inter false", "done false"])
  }

  // MARK: Let go

  func testDragThatIsLetGoTakesBackTheDisappearance() async throws {
    covers("MODAL-17", "DELEG-11", "COORD-4", "COORD-5")
    let scene = try makeScene()
    drag(scene, finished: false)
    assertDiagram(scene.stage) {
      """
      step | begin sheetDrag(1)          | commit | cancel sheetDrag(1) | end animation 1                     | commit
      B    | sheetShould wd(T) sheetWill |        |                     | wa(T) ia(T) da(T)                   |
      A    |                             |        | tcInter(cancelled)  |                   tcDone(cancelled) |
      """
    }
    XCTAssertTrue(scene.modal.root.presentedViewController === scene.sheet)
    XCTAssertNotNil(scene.sheet.view.window)
    drag(scene, finished: true)
    XCTAssertEqual(scene.modal.heard(scene.sheet), "wd wa da wd dd")
  }

  func testCompensationSeesTheSameCoordinator() async throws {
    covers("COORD-10", "COORD-4")
    let scene = try makeScene()
    var seen: [ObjectIdentifier] = []
    var order: [String] = []
    let note: () -> Void = {
      guard let coordinator = scene.sheet.transitionCoordinator else { return }
      seen.append(ObjectIdentifier(coordinator))
    }
    scene.sheet.onWillDisappear = {
      note()
      scene.sheet.transitionCoordinator?.notifyWhenInteractionChanges { _ in order.append("inter") }
    }
    scene.sheet.onWillAppear = {
      note()
      order.append("wa")
    }
    scene.sheet.onDidAppear = note
    drag(scene, finished: false)
    XCTAssertEqual(seen.count, 3)
    XCTAssertEqual(Set(seen).count, 1)
    XCTAssertEqual(order, ["inter", "wa"])
    XCTAssertNil(scene.sheet.transitionCoordinator)
  }

  func testDragLetGoMayBeSilent() async throws {
    covers("MODAL-17")
    let scene = try makeScene("ios26+V-SHEET-CANCEL=silentDrag")
    drag(scene, finished: false)
    XCTAssertEqual(scene.modal.heard(scene.sheet), "")
    XCTAssertEqual(scene.modal.state(scene.sheet), .appeared)
    XCTAssertFalse(scene.sheet.isBeingDismissed)
  }

  func testCompensationMayBeSentAtTheRelease() async throws {
    covers("MODAL-17", "APPEAR-11")
    let scene = try makeScene(
      "ios26+V-CANCEL-TIME=atRelease+V-CANCEL-ANIM=false+V-IA-CANCEL=none"
    )
    drag(scene, finished: false)
    assertDiagram(scene.stage) {
      """
      step | begin sheetDrag(1)          | commit | cancel sheetDrag(1)      | end animation 1
      B    | sheetShould wd(T) sheetWill |        |                    wa(F) | da(F)
      A    |                             |        | tcInter(cancelled)       |       tcDone(cancelled)
      """
    }
  }

  // MARK: Refused

  func testControllerMayRefuseToBeDragged() async throws {
    covers("MODAL-18", "DELEG-11")
    let scene = try makeScene()
    scene.sheet.isModalInPresentation = true
    drag(scene, finished: true)
    assertDiagram(scene.stage) {
      """
      step | begin sheetDrag(1) | commit | finish sheetDrag(1)
      B    |                    |        | sheetTried
      """
    }
    XCTAssertEqual(scene.delegate.attempts, 1)
    drag(scene, finished: false)
    XCTAssertEqual(scene.delegate.attempts, 1, "nothing was attempted")
  }

  func testDelegateMayRefuseADrag() async throws {
    covers("MODAL-18", "DELEG-11")
    let scene = try makeScene()
    scene.delegate.allowsDismissal = false
    drag(scene, finished: true)
    assertDiagram(scene.stage) {
      """
      step | begin sheetDrag(1) | commit | finish sheetDrag(1)
      B    | sheetShould        |        | sheetTried
      """
    }
  }

  func testRefusedDragMayMoveAllTheSame() async throws {
    covers("MODAL-18")
    let scene = try makeScene("ios26+V-SHEET-BLOCKED=wdWaDa")
    scene.delegate.allowsDismissal = false
    drag(scene, finished: true)
    assertDiagram(scene.stage) {
      """
      step | begin sheetDrag(1) | commit | finish sheetDrag(1) | end animation 1                                | commit
      B    | sheetShould wd(T)  |        |                     | wa(T) ia(T) da(T)                   sheetTried |
      A    |                    |        | tcInter(cancelled)  |                   tcDone(cancelled)            |
      """
    }
    XCTAssertTrue(scene.modal.root.presentedViewController === scene.sheet)
  }

  // MARK: Flags

  func testBeingDismissedInADrag() async throws {
    covers("FLAG-2", "MODAL-16")
    for (value, atWill) in [("atDrag", true), ("atRelease", false)] {
      let scene = try makeScene("ios26+V-SHEET-BD=\(value)", recording: .everything)
      drag(scene, finished: true)
      let will = scene.modal.facts(scene.sheet, at: .viewWillDisappear)
      let did = scene.modal.facts(scene.sheet, at: .viewDidDisappear)
      XCTAssertEqual(will.contains(.beingDismissed), atWill, value)
      XCTAssertTrue(did.contains(.beingDismissed), value)
    }
  }

  func testCompensationOfADragHasNoFlags() async throws {
    covers("FLAG-2", "FLAG-1")
    let scene = try makeScene(recording: .everything)
    drag(scene, finished: false)
    for kind in [Event.Kind.viewWillAppear, .viewDidAppear] {
      let facts = scene.modal.facts(scene.sheet, at: kind)
      XCTAssertTrue(facts.isDisjoint(with: [.beingPresented, .beingDismissed]))
    }
    XCTAssertFalse(scene.sheet.isBeingDismissed)
  }

  // MARK: What a finger can reach

  func testOnlyTheTopSheetCanBeDragged() async throws {
    covers("MODAL-16")
    let scene = try makeScene()
    let above = scene.modal.show(scene.modal.screen("C", .formSheet), from: scene.sheet)
    XCTAssertFalse(scene.stage.beginSheetDrag(scene.sheet))
    XCTAssertTrue(scene.stage.beginSheetDrag(above))
    XCTAssertTrue(scene.stage.cancelSheetDrag(above))
    scene.stage.settle()
    XCTAssertEqual(scene.modal.heard(above), "wd wa da")
  }

  func testFullScreensAndSheetsBefore13CannotBeDragged() async throws {
    covers("MODAL-16", "DELEG-11")
    let modern = try ModalStage("ios26")
    let full = modern.show(modern.screen("B"))
    XCTAssertFalse(modern.stage.beginSheetDrag(full))
    let old = try ModalStage("ios12", device: .pad)
    let sheet = old.show(old.screen("B", .formSheet))
    XCTAssertFalse(old.stage.beginSheetDrag(sheet))
  }

  func testPresenterUnderASheetOffersNoSwipe() async throws {
    covers("MODAL-3")
    let modal = try ModalStage(makeRoot: { stage in
      let navigation = UINavigationController(rootViewController: stage.screen("A"))
      navigation.pushViewController(stage.screen("C"), animated: false)
      return stage.named("nav", navigation)
    })
    guard let navigation = modal.root as? UINavigationController else { return XCTFail("no nav") }
    modal.show(modal.screen("B", .pageSheet))
    XCTAssertFalse(modal.stage.beginSwipeBack(navigation))
    navigation.dismiss(animated: false)
    modal.stage.settle()
    XCTAssertTrue(modal.stage.beginSwipeBack(navigation))
  }

  // MARK: Popovers

  func testTapBesideAPopoverIsADismissalByTheUser() async throws {
    covers("DELEG-11", "MODAL-20")
    let modal = try ModalStage(device: .pad)
    let popover = modal.show(modal.screen("B", .popover))
    modal.stage.play("tap") { XCTAssertTrue(modal.stage.tapOutside(popover)) }
    assertDiagram(settling: modal.stage) {
      """
      step | tap | finish tapOutside(1)  | commit | end animation 1
      B    |     | sheetShould sheetWill | wd(T)  | dd(T)                  sheetDid
      A    |     |                       |        |       tcDone(finished)
      """
    }
  }

  func testPopoverThatPresentsStaysSilent() async throws {
    covers("MODAL-20")
    let modal = try ModalStage(device: .pad)
    let popover = modal.show(modal.screen("P", .popover))
    modal.present(modal.screen("F"), from: popover)
    modal.stage.settle()
    modal.dismiss(popover)
    modal.stage.settle()
    XCTAssertEqual(modal.heard(popover), "")
    assertDiagram(modal.stage, hiding: [.life, .layout, .coordinator]) {
      """
      step | present | commit            | end animation 1   | dismiss | commit | end animation 2
      F    |         | lv dl wa(T) ia(T) | da(T) presentDone |         | wd(T)  | dd(T) dismissDone
      """
    }
  }

  // MARK: Callbacks of delegates

  func testDelegateMayPresentAgainWhenTheSheetHasGone() async throws {
    covers("MODAL-16", "MODAL-15")
    let scene = try makeScene()
    let next = scene.modal.screen("C", .pageSheet)
    scene.delegate.whenDidDismiss = { scene.modal.root.present(next, animated: true) }
    drag(scene, finished: true)
    XCTAssertEqual(scene.modal.heard(next), "wa da")
    XCTAssertTrue(scene.modal.root.presentedViewController === next)
  }

  func testDismissalByCallDuringADragIsRefused() async throws {
    covers("MODAL-15", "MODAL-16")
    let scene = try makeScene("ios26+V-DISMISS-BUSY=refused")
    scene.delegate.whenWillDismiss = { scene.sheet.dismiss(animated: true) }
    drag(scene, finished: true)
    XCTAssertEqual(scene.stage.events.filter { $0.kind == .logAttempt }.count, 1)
    XCTAssertEqual(scene.modal.heard(scene.sheet), "wd dd")
  }
}
