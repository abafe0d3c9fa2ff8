// Windows and scenes that go and come back against spec 1.11: hidden, shown, disconnected.

import UIKitTesting

final class HiddenWindowTests: UIKitTestCase {
  func testHidingAWindowIsSilent() async throws {
    covers("WIN-9")
    let (stage, window, screen) = try ModalStage().parts
    stage.take(.environment(.hideWindow(0)))
    stage.settle()
    XCTAssertTrue(window.isHidden)
    stage.take(.environment(.showWindow(0)))
    stage.settle()
    XCTAssertTrue(stage.events.allSatisfy { !$0.kind.isAppearance })
    XCTAssertEqual(stage.state(of: screen), .appeared)
  }

  /// As some presentations move the view of their presenter.
  func testARootWhoseViewLiesDeeperInTheWindowHasNotLeftIt() async throws {
    covers("WIN-9")
    for profile in ["ios26", "ios26+V-WINDOW-HIDE=balanced"] {
      let (stage, window, screen) = try ModalStage(profile).parts
      let box = UIView(frame: window.bounds)
      window.addSubview(box)
      box.addSubview(screen.view)
      stage.settleAndForget()
      for step in [Stage.EnvironmentStep.hideWindow(0), .showWindow(0)] {
        stage.take(.environment(step))
        stage.settle()
      }
      let count = stage.events.count { $0.kind == .viewWillAppear }
      XCTAssertEqual(count, profile == "ios26" ? 0 : 1, profile)
      XCTAssertEqual(stage.state(of: screen), .appeared, profile)
    }
  }

  func testAChildThatIsAddedInAHiddenWindowIsLaidOutInTheSameTransaction() async throws {
    covers("WIN-9", "APPEAR-2", "CHILD-4")
    let (stage, window, screen) = try ModalStage().parts
    stage.settle { window.isHidden = true }
    let child = stage.screen("C")
    stage.settle { screen.embed(child) }
    let sent = stage.events.filter { $0.controller == stage.identity(of: child) }
    let will = try XCTUnwrap(sent.first { $0.kind == .viewWillAppear })
    let isAppearing = try XCTUnwrap(sent.first { $0.kind == .viewIsAppearing })
    XCTAssertEqual(will.transaction, isAppearing.transaction)
    XCTAssertEqual(stage.state(of: child), .appeared)
  }

  func testWhatIsPresentedInTheTurnInWhichTheWindowIsHiddenIsLaidOutInTheSameTransaction()
    async throws
  {
    covers("WIN-9", "APPEAR-2", "MODAL-7")
    let (stage, window, screen) = try ModalStage().parts
    stage.settle {
      screen.present(stage.screen("B"), animated: true)
      window.isHidden = true
    }
    let presented = try XCTUnwrap(screen.presentedViewController)
    let sent = stage.events.filter { $0.controller == stage.identity(of: presented) }
    let will = try XCTUnwrap(sent.first { $0.kind == .viewWillAppear })
    let isAppearing = try XCTUnwrap(sent.first { $0.kind == .viewIsAppearing })
    XCTAssertEqual(will.transaction, isAppearing.transaction)
    XCTAssertEqual(stage.state(of: presented), .appeared)
  }

  /// A finger drags a sheet whose window is hidden, and may lose its root as well.
  func testAFingerGoesOnInAWindowThatIsHidden() async throws {
    covers("WIN-9", "WIN-8", "MODAL-16")
    for losesRoot in [false, true] {
      let (stage, window, screen) = try ModalStage().parts
      let sheet = stage.cover(screen, with: "B", .pageSheet)
      XCTAssertTrue(stage.beginSheetDrag(sheet))
      stage.settle {
        window.isHidden = true
        if losesRoot { window.rootViewController = nil }
      }
      XCTAssertEqual(stage.state(of: sheet), .disappearing)
      XCTAssertTrue(stage.finishSheetDrag(sheet), "loses its root: \(losesRoot)")
      stage.settle()
      XCTAssertEqual(stage.state(of: sheet), .disappeared)
    }
  }

  func testNoFingerComesToAHiddenWindow() async throws {
    covers("WIN-9")
    let (stage, window, screen) = try ModalStage().parts
    let sheet = stage.cover(screen, with: "B", .pageSheet)
    window.isHidden = true
    XCTAssertFalse(stage.beginSheetDrag(sheet))
  }

  func testHidingAWindowMayBeBalanced() async throws {
    covers("WIN-9")
    let (stage, _, _) = try ModalStage("ios26+V-WINDOW-HIDE=balanced").parts
    stage.take(.environment(.hideWindow(0)))
    stage.commit()
    stage.take(.environment(.showWindow(0)))
    stage.commit()
    assertDiagram(stage) {
      """
      step | hide window 0 | commit | show window 0 | commit
      A    | wd(F) dd(F)   |        | wa(F)         | ia(F) da(F)
      """
    }
  }

  func testWhatIsPresentedInAHiddenWindowGoesAndComesWithIt() async throws {
    covers("WIN-9")
    let (stage, window, screen) = try ModalStage("ios26+V-WINDOW-HIDE=balanced").parts
    for (name, style) in [("B", UIModalPresentationStyle.fullScreen), ("S", .pageSheet)] {
      let presented = stage.screen(name, style)
      (screen.presentedViewController ?? screen).present(presented, animated: false)
      stage.settle()
    }
    stage.removeEvents()
    stage.commit { window.isHidden = true }
    stage.commit { window.isHidden = false }
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step |                         | commit      | commit
      S    | wd(F) dd(F)             |       wa(F) |       ia(F)       da(F)
      B    |             wd(F) dd(F) | wa(F)       | ia(F)       da(F)
      """
    }
  }

  // MARK: A second window

  /// Shows a second window with the root B and does something to it in the same turn.
  private func secondWindow(
    _ profile: String = "ios26",
    _ body: (UIWindow) -> Void
  ) throws -> Stage {
    let (stage, _, _) = try ModalStage(profile).parts
    stage.settle("call") { body(stage.window { stage.screen("B") }) }
    return stage
  }

  func testAWindowHiddenInTheTurnOfItsFirstDisplay() async throws {
    covers("WIN-9", "APPEAR-2")
    assertDiagram(try secondWindow { $0.isHidden = true }, hiding: [.life, .layout]) {
      """
      step | call        | commit
      B    | lv dl wa(F) | ia(F) da(F)
      """
    }
  }

  func testAWindowHiddenInTheTurnOfItsFirstDisplayMayTakeItBack() async throws {
    covers("WIN-9", "STATE-3")
    assertDiagram(
      try secondWindow("ios26+V-WINDOW-HIDE=balanced") { $0.isHidden = true },
      hiding: [.life, .layout]
    ) {
      """
      step | call              | commit
      B    | lv dl wa(F) wd(F) | dd(F)
      """
    }
  }

  func testARootTakenFromAWindowThatIsHiddenAgainHasLeftIt() async throws {
    covers("WIN-9", "STATE-3")
    let stage = try secondWindow { window in
      window.isHidden = true
      window.rootViewController = nil
    }
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step | call                    | commit
      B    | lv dl wa(F) wd(F) dd(F) |
      """
    }
  }

  func testAWindowHiddenAndShownInOneTurnShowsItsRoot() async throws {
    covers("WIN-9", "STATE-3")
    let hideAndShow = { (window: UIWindow) in
      window.isHidden = true
      window.isHidden = false
    }
    assertDiagram(try secondWindow("ios26", hideAndShow), hiding: [.life]) {
      """
      step | call        | commit
      B    | lv dl wa(F) | ia(F) wl dls wl dls da(F)
      """
    }
    assertDiagram(try secondWindow("ios26+V-WINDOW-HIDE=balanced", hideAndShow), hiding: [.life]) {
      """
      step | call                    | commit
      B    | lv dl wa(F) wd(F) wa(F) | ia(F) wl dls da(F)
      """
    }
  }

  func testARootTakenFromAHiddenWindowDisappears() async throws {
    covers("WIN-9", "WIN-7")
    let (stage, _, _) = try ModalStage().parts
    let upper = stage.show { stage.screen("B") }
    stage.removeEvents()
    stage.commit("hide") { upper.isHidden = true }
    stage.play("take the root") { upper.rootViewController = nil }
    assertDiagram(settling: stage, hiding: [.life, .layout]) {
      """
      step | hide | commit | take the root
      B    |      |        | wd(F) dd(F)
      """
    }
  }

  // MARK: Scenes

  func testSceneDisconnectIsSilent() async throws {
    covers("WIN-9")
    let (stage, _, _) = try ModalStage().parts
    stage.disconnectScene()
    assertDiagram(settling: stage) {
      """
      step | enter background                                    | disconnect scene
      app  | sceneResign appResign sceneBackground appBackground | sceneDisconnect
      """
    }
    XCTAssertEqual(stage.environmentSteps, [])
  }

  func testSceneDisconnectMayBeBalanced() async throws {
    covers("WIN-9")
    let (stage, _, _) = try ModalStage("ios26+V-SCENE-END=balanced").parts
    stage.disconnectScene()
    assertDiagram(settling: stage) {
      """
      step | enter background                                    | disconnect scene
      app  | sceneResign appResign sceneBackground appBackground |             sceneDisconnect
      A    |                                                     | wd(F) dd(F)
      """
    }
  }

  func testASecondWindowAboveSendsNothingToTheLowerOne() async throws {
    covers("WIN-9")
    let (stage, _, screen) = try ModalStage().parts
    let upper = stage.window { stage.screen("B") }
    stage.settle { upper.windowLevel = .alert }
    let lower = stage.events.filter {
      $0.controller == stage.identity(of: screen) && $0.kind.isControllerCallback
    }
    XCTAssertEqual(lower.count, 0)
    XCTAssertEqual(stage.state(of: screen), .appeared)
  }
}
