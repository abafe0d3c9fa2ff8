// Presentations that are asked for too early, too late or twice (spec 4.4), and roots replaced
// under them.

import UIKitTesting

final class ModalMisuseTests: UIKitTestCase {
  private func attempts(_ scene: ModalStage) -> Int {
    scene.stage.events.filter { $0.kind == .logAttempt }.count
  }

  // MARK: Too early (MIS-53)

  /// A root that presents in viewDidLoad or viewWillAppear, shown and run out.
  private func presentEarly(
    _ profile: String,
    inLoad: Bool,
    _ style: UIModalPresentationStyle = .fullScreen
  ) throws -> Stage {
    let stage = Stage(try Profile(named: profile))
    let root = stage.named("R", ScriptedScreen())
    let presented = stage.screen("B", style)
    var isFirst = true
    let present = {
      guard isFirst else { return }
      isFirst = false
      root.present(presented, animated: true) {}
    }
    if inLoad { root.onLoad = present } else { root.onWillAppear = present }
    stage.show { root }
    XCTAssertTrue(stage.isAtRest)
    return stage
  }

  func testPresentingBeforeTheFirstAppearanceAbandonsIt() async throws {
    covers("MODAL-14", "STATE-9", "APPEAR-12")
    assertDiagram(
      try presentEarly("ios26", inLoad: false),
      hiding: [.life, .layout],
      isPermitted: false
    ) {
      """
      step |             | commit                                        | end animation 1
      R    | lv dl wa(F) | ia(F) log(unbalanced)       wd(T)             |       dd(T) tcDone(finished)
      B    |             |                       lv dl       wa(T) ia(T) | da(T)                        presentDone
      """
    }
    assertDiagram(
      try presentEarly("ios12", inLoad: true),
      hiding: [.life, .layout],
      isPermitted: false
    ) {
      """
      step |             | commit                            | end animation 1
      R    | lv dl wa(F) | log(unbalanced)       wd(T)       |       dd(T) tcDone(finished)
      B    |             |                 lv dl       wa(T) | da(T)                        presentDone
      """
    }
    assertDiagram(
      try presentEarly("ios7", inLoad: true),
      hiding: [.life, .layout],
      isPermitted: false
    ) {
      """
      step |             | commit                            | end animation 1
      R    | lv dl wa(F) | log(unbalanced)       wd(T)       |       dd(T) tcDone(finished)
      B    |             |                 lv dl       wa(T) | da(T)                        presentDone
      """
    }
  }

  func testSheetBeforeTheFirstAppearanceAbandonsNothing() async throws {
    covers("MODAL-14", "MODAL-3")
    let stage = try presentEarly("ios26", inLoad: false, .pageSheet)
    assertDiagram(stage, hiding: [.life, .layout], isPermitted: false) {
      """
      step |             | commit                                        | end animation 1
      R    | lv dl wa(F) | ia(F) log(unbalanced)             da(F)       |       tcDone(finished)
      B    |             |                       lv dl wa(T)       ia(T) | da(T)                  presentDone
      """
    }
  }

  func testPresentingBeforeTheFirstAppearanceMayBeRefused() async throws {
    covers("MODAL-14", "MODAL-15")
    let stage = try presentEarly("ios26+V-EARLY-PRESENT=refused", inLoad: true)
    assertDiagram(stage, hiding: [.life, .layout], isPermitted: false) {
      """
      step |                          | commit
      R    | lv dl log(attempt) wa(F) | ia(F) da(F)
      """
    }
  }

  func testPresentingBeforeTheFirstAppearanceMayWait() async throws {
    covers("MODAL-14")
    for inLoad in [true, false] {
      let stage = try presentEarly("ios26+V-EARLY-PRESENT=deferred", inLoad: inLoad)
      XCTAssertEqual(stage.order(), "R.wa R.da R.wd B.wa B.da R.dd")
      XCTAssertFalse(stage.events.contains { $0.kind == .logUnbalanced })
    }
  }

  func testLaterTurnCuresAnEarlyPresentation() async throws {
    covers("MODAL-14", "MODAL-13")
    let stage = Stage(try Profile(named: "ios26"))
    let root = stage.named("R", ScriptedScreen())
    let presented = stage.screen("B", .fullScreen)
    var isFirst = true
    root.onWillAppear = {
      guard isFirst else { return }
      isFirst = false
      HeadlessUIKit.DispatchQueue.main.async { root.present(presented, animated: true) }
    }
    stage.show { root }
    XCTAssertFalse(stage.events.contains { $0.kind == .logUnbalanced || $0.kind == .logAttempt })
    XCTAssertEqual(stage.state(of: presented), .appeared)
  }

  func testViewLoadedForNothingRefusesWhatItPresented() async throws {
    covers("MODAL-14", "MODAL-15")
    let scene = try ModalStage()
    let unseen = scene.stage.named("U", ScriptedScreen())
    unseen.onLoad = { unseen.present(scene.screen("B"), animated: true) }
    scene.stage.settle { unseen.loadViewIfNeeded() }
    XCTAssertEqual(attempts(scene), 1)
    XCTAssertNil(unseen.presentedViewController)
    XCTAssertTrue(scene.stage.isAtRest)
  }

  // MARK: Refused (MIS-54)

  func testSecondPresentationIsRefused() async throws {
    covers("MODAL-15")
    try assertSecondIsRefused(beside: .fullScreen)
    try assertSecondIsRefused(beside: .pageSheet)
  }

  private func assertSecondIsRefused(beside style: UIModalPresentationStyle) throws {
    let scene = try ModalStage()
    let first = scene.screen("B", style)
    let second = scene.screen("C")
    var isDone = false
    for moment in 0..<3 {
      switch moment {
      case 0: scene.root.present(first, animated: true)
      case 1: scene.stage.commit()
      default: scene.stage.settle()
      }
      scene.root.present(second, animated: true) { isDone = true }
      XCTAssertEqual(attempts(scene), moment + 1)
    }
    XCTAssertFalse(isDone)
    XCTAssertEqual(scene.heard(second), "")
    XCTAssertNil(second.presentingViewController)
    first.present(second, animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.state(second), .appeared)
  }

  func testPresentationDuringADismissalIsRefused() async throws {
    covers("MODAL-15")
    let scene = try ModalStage()
    scene.show(scene.screen("B"))
    let second = scene.screen("C")
    scene.root.dismiss(animated: true)
    scene.stage.commit { scene.root.present(second, animated: true) }
    scene.stage.settle { scene.root.present(second, animated: true) }
    XCTAssertEqual(attempts(scene), 2)
    XCTAssertEqual(scene.heard(by: second, scene.root), ["", "wa da"])
  }

  func testPresentationFromOutsideTheWindowIsRefused() async throws {
    covers("MODAL-15")
    let scene = try ModalStage()
    scene.stage.screen("loose").present(scene.screen("B"), animated: true)
    XCTAssertEqual(attempts(scene), 1)
    let covering = scene.show(scene.screen("F"))
    scene.stage.settle { scene.root.present(scene.screen("C"), animated: true) }
    XCTAssertEqual(attempts(scene), 1)
    XCTAssertTrue(scene.root.presentedViewController === covering)
  }

  func testWindowsPresentIndependently() async throws {
    covers("MODAL-15", "WIN-9")
    let scene = try ModalStage()
    let other = scene.stage.screen("Z")
    scene.stage.show { other }
    scene.stage.removeEvents()
    let second = scene.screen("C")
    scene.root.present(scene.screen("B"), animated: true)
    other.present(second, animated: true)
    scene.stage.settle()
    XCTAssertEqual(attempts(scene), 0)
    XCTAssertEqual(scene.heard(by: other, scene.root), ["wd dd", "wd dd"])
    second.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(by: other, scene.root), ["wd dd wa da", "wd dd"])
  }

  func testWhatIsInUseCannotBePresented() async throws {
    covers("MODAL-22")
    let scene = try ModalStage()
    scene.root.present(scene.root, animated: true)
    let parent = scene.stage.screen("P")
    let child = scene.stage.screen("C")
    parent.addChild(child)
    scene.root.present(child, animated: true)
    XCTAssertEqual(scene.stage.exceptions.count, 2)
    scene.stage.settle()
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertTrue(scene.stage.isAtRest)
  }

  // MARK: From viewDidAppear (MIS-55)

  func testDismissingInTheOwnViewDidAppearIsLegal() async throws {
    covers("MODAL-13", "MODAL-9")
    for profile in ["ios26", "ios7", "ios7+V-DIDAPPEAR-PRESENT=ddAfter"] {
      let scene = try ModalStage(profile)
      let brief = scene.stage.named("B", ScriptedScreen())
      brief.modalPresentationStyle = .fullScreen
      brief.onDidAppear = { brief.dismiss(animated: true) }
      scene.present(brief)
      scene.stage.settle()
      XCTAssertEqual(scene.state(scene.root), .appeared, profile)
      XCTAssertEqual(scene.heard(brief), "wa da wd dd")
      XCTAssertEqual(
        scene.heard(scene.root),
        profile.contains("ddAfter") ? "wd wa da" : "wd dd wa da"
      )
      XCTAssertTrue(scene.root.view.superview === scene.window)
      XCTAssertTrue(scene.stage.isAtRest)
    }
  }

  func testCompletionMayPresentTheNext() async throws {
    covers("MODAL-6", "MODAL-13")
    for profile in ["ios7", "ios26"] {
      let scene = try ModalStage(profile)
      let first = scene.screen("B")
      let second = scene.screen("C")
      scene.show(first)
      scene.root.dismiss(animated: true) { scene.root.present(second, animated: true) }
      scene.stage.settle()
      XCTAssertEqual(attempts(scene), 0)
      XCTAssertEqual(scene.heard(by: scene.root, second), ["wa da wd dd", "wa da"])
    }
  }

  // MARK: Dismissed twice, dismissed in the middle (MIS-56, MIS-57)

  func testSecondDismissalInTheSameTurnIsRefused() async throws {
    covers("MODAL-15", "MODAL-9")
    let scene = try ModalStage()
    let first = scene.show(scene.screen("B"))
    let second = scene.show(scene.screen("C"), from: first)
    second.dismiss(animated: true)
    second.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(attempts(scene), 1)
    XCTAssertTrue(scene.root.presentedViewController === first)
    XCTAssertEqual(scene.heard(first), "wa da")
  }

  func testSecondDismissalLaterClosesOneLevelMore() async throws {
    covers("MODAL-9")
    let scene = try ModalStage()
    let first = scene.show(scene.screen("B"))
    scene.show(scene.screen("C"), from: first)
    first.dismiss(animated: true)
    scene.stage.settle()
    first.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertEqual(scene.heard(by: first, scene.root), ["wa da wd dd", "wa da"])
  }

  func testDismissalDuringThePresentationIsRefused() async throws {
    covers("MODAL-15", "MODAL-9")
    let scene = try ModalStage()
    let presented = scene.screen("B")
    scene.root.present(presented, animated: true)
    scene.stage.commit { scene.root.dismiss(animated: true) }
    var isDone = false
    presented.dismiss(animated: true) { isDone = true }
    scene.stage.settle()
    XCTAssertEqual(attempts(scene), 2)
    XCTAssertFalse(isDone)
    XCTAssertEqual(scene.state(presented), .appeared)
  }

  func testDismissOnAMiddlePresenterClosesWhatIsAbove() async throws {
    covers("MODAL-9", "MODAL-10")
    let scene = try ModalStage()
    let middle = scene.show(scene.screen("S", .pageSheet))
    let top = scene.show(scene.screen("T", .pageSheet), from: middle)
    middle.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(by: top, middle), ["wd dd", ""])
    XCTAssertTrue(scene.root.presentedViewController === middle)
  }

  // MARK: The root is replaced (MIS-63)

  private func replaceRoot(
    _ profile: String,
    _ style: UIModalPresentationStyle
  ) throws -> (scene: ModalStage, presented: UIViewController) {
    let scene = try ModalStage(profile)
    let presented = scene.show(scene.screen("B", style))
    scene.stage.settle("replace") { scene.window.rootViewController = scene.stage.screen("N") }
    return (scene, presented)
  }

  func testPresentationOverAReplacedRootLeaks() async throws {
    covers("WIN-8")
    for profile in ["ios12", "ios26"] {
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
        let (scene, presented) = try replaceRoot(profile, style)
        XCTAssertEqual(scene.heard(by: scene.root, presented), ["", ""])
        XCTAssertTrue(scene.root.presentedViewController === presented)
        XCTAssertNotNil(presented.view.window)
        presented.dismiss(animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.heard(presented), "wd dd")
        XCTAssertEqual(scene.heard(scene.root), "", "it has no place to return to")
      }
    }
  }

  func testPresentationOverAReplacedRootMayBeDismissed() async throws {
    covers("WIN-8", "WIN-7")
    let profile = "ios26+V-ROOT-SWAP-MODAL=dismissed"
    let (hiding, presented) = try replaceRoot(profile, .fullScreen)
    XCTAssertEqual(hiding.heard(by: hiding.root, presented), ["", "wd dd"])
    XCTAssertNil(hiding.root.presentedViewController)
    XCTAssertEqual(hiding.window.subviews.count, 1)
    let (keeping, _) = try replaceRoot(profile, .pageSheet)
    assertDiagram(keeping.stage, hiding: [.life, .layout]) {
      """
      step | replace                             | commit
      B    | wd(F) dd(F)                         |
      A    |             wd(F) dd(F)             |
      N    |                         lv dl wa(F) | ia(F) da(F)
      """
    }
  }

  /// Its view has never left the window, so that no callback is due.
  func testALeakedRootBecomesTheRootAgainInSilence() async throws {
    covers("WIN-8", "WIN-2")
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
      let (scene, presented) = try replaceRoot("ios26", style)
      let state = scene.state(scene.root)
      scene.stage.settle { scene.window.rootViewController = scene.root }
      XCTAssertEqual(scene.heard(scene.root), "", "\(style)")
      XCTAssertEqual(scene.state(scene.root), state, "\(style)")
      presented.dismiss(animated: false)
      scene.stage.settle()
      XCTAssertEqual(scene.state(scene.root), .appeared, "\(style)")
    }
  }

  func testRootReplacedInTheMiddleOfAPresentation() async throws {
    covers("WIN-8")
    for value in ["leak", "dismissed"] {
      for commits in [0, 1] {
        let scene = try ModalStage("ios26+V-ROOT-SWAP-MODAL=\(value)")
        let presented = scene.screen("B")
        scene.root.present(presented, animated: true)
        if commits == 1 { scene.stage.commit() }
        let next = scene.stage.screen("N")
        scene.stage.settle { scene.window.rootViewController = next }
        XCTAssertTrue(scene.stage.isAtRest)
        XCTAssertEqual(scene.state(next), .appeared)
        XCTAssertEqual(scene.state(presented), value == "leak" ? .appeared : .disappeared)
        XCTAssertEqual(scene.state(scene.root), .disappeared)
        let other = scene.screen("O", .pageSheet)
        next.present(other, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.state(other), .appeared, "the new root can present")
      }
    }
  }

  func testRootReplacedInTheMiddleOfADismissal() async throws {
    covers("WIN-8", "MODAL-15")
    for value in ["leak", "dismissed"] {
      let scene = try ModalStage("ios26+V-ROOT-SWAP-MODAL=\(value)")
      let presented = scene.show(scene.screen("B"))
      presented.dismiss(animated: true)
      scene.stage.commit()
      scene.stage.settle { scene.window.rootViewController = scene.stage.screen("N") }
      XCTAssertTrue(scene.stage.isAtRest)
      XCTAssertEqual(scene.heard(presented), "wd dd")
      XCTAssertEqual(scene.state(scene.root), value == "leak" ? .appeared : .disappeared)
    }
  }

  func testHiddenRootOfAHiddenWindowStaysHidden() async throws {
    covers("WIN-9", "MODAL-12")
    let scene = try ModalStage()
    scene.show(scene.screen("B"))
    scene.window.isHidden = true
    scene.stage.settle { scene.window.isHidden = false }
    XCTAssertEqual(scene.heard(scene.root), "")
  }

  // MARK: Containers in transition

  func testPushUnderAPresentationStaysLegal() async throws {
    covers("MODAL-1", "STATE-2", "STATE-12")
    for animated in [true, false] {
      for moment in 0..<3 {
        let scene = try ModalStage(makeRoot: { stage in
          stage.named("nav", UINavigationController(rootViewController: stage.screen("A")))
        })
        guard let navigation = scene.root as? UINavigationController else {
          return XCTFail("no nav")
        }
        let bottom = navigation.viewControllers[0]
        let pushed = scene.stage.screen("C")
        let presented = scene.screen("B")
        if moment == 0 { navigation.pushViewController(pushed, animated: animated) }
        navigation.present(presented, animated: true)
        if moment == 1 { navigation.pushViewController(pushed, animated: animated) }
        scene.stage.commit()
        if moment == 2 { navigation.pushViewController(pushed, animated: animated) }
        scene.stage.settle()
        XCTAssertEqual(scene.states(bottom, pushed), [.disappeared, .disappeared], "\(moment)")
        presented.dismiss(animated: animated)
        scene.stage.settle()
        XCTAssertEqual(scene.states(pushed, bottom), [.appeared, .disappeared], "\(moment)")
        XCTAssertTrue(scene.stage.isAtRest)
      }
    }
  }
}
