// Presentations with the app's own animators and interactions, finished and cancelled.

import LifecycleChecks
import UIKitTesting

final class CustomPresentationTests: UIKitTestCase {
  private func makeScene(
    _ profile: String = "ios26",
    _ style: UIModalPresentationStyle = .fullScreen,
    recording: Stage.Recording = .standard
  ) throws -> (scene: ModalStage, presented: UIViewController, custom: CustomTransition) {
    let scene = try ModalStage(profile, recording: recording)
    let presented = scene.screen("B", style)
    let custom = CustomTransition()
    presented.transitioningDelegate = custom
    return (scene, presented, custom)
  }

  /// An interactive presentation, released one way or the other, and run to its end.
  private func present(_ profile: String, finished: Bool) throws -> ModalStage {
    let (scene, presented, custom) = try makeScene(profile)
    custom.isInteractive = true
    scene.present(presented)
    scene.stage.commit()
    release(scene, custom, finished: finished)
    withExtendedLifetime(presented) {
      XCTAssertEqual(scene.root.presentedViewController != nil, finished)
    }
    return scene
  }

  private func dismiss(_ profile: String, finished: Bool) throws -> ModalStage {
    let (scene, presented, custom) = try makeScene(profile)
    scene.show(presented)
    custom.isInteractive = true
    scene.dismiss(presented)
    scene.stage.commit()
    release(scene, custom, finished: finished)
    XCTAssertEqual(scene.root.presentedViewController == nil, finished)
    XCTAssertEqual(scene.root.view.window != nil, finished)
    XCTAssertEqual(presented.view.window == nil, finished)
    XCTAssertFalse(presented.isBeingDismissed)
    return scene
  }

  private func release(_ scene: ModalStage, _ custom: CustomTransition, finished: Bool) {
    scene.stage.play("release") {
      if finished {
        custom.context?.finishInteractiveTransition()
      } else {
        custom.context?.cancelInteractiveTransition()
      }
    }
    scene.stage.settle("end") { custom.complete() }
    XCTAssertTrue(scene.stage.isAtRest)
    XCTAssertEqual(custom.ended, [finished])
  }

  private func presentation(_ end: String) throws -> Stage {
    try present("ios26", finished: end == "finished").stage
  }

  private func dismissal(_ end: String) throws -> Stage {
    try dismiss("ios26", finished: end == "finished").stage
  }

  func testTheBeginOfAPresentationMayPrecedeTheWill() async throws {
    covers("COORD-13")
    for (value, isInWindow) in [("beforeWill", true), ("afterWill", false)] {
      let (scene, _, custom) = try makeScene("ios26+V-PRESENT-BEGIN=\(value)", .custom)
      let presented = scene.stage.named("S", ScriptedScreen())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = custom
      custom.whenPresenting = { $0.containerView?.addSubview(presented.view) }
      var wasInWindow: Bool?
      presented.onWillAppear = { wasInWindow = presented.view.window != nil }
      scene.present(presented)
      scene.stage.commit()
      XCTAssertEqual(wasInWindow, isInWindow, value)
      scene.stage.settle { custom.complete() }
      XCTAssertEqual(scene.heard(presented), "wa da", value)
    }
  }

  func testTheAnimatorIsGivenTheViewThatThePresentationControllerNames() async throws {
    let (scene, presented, custom) = try makeScene("ios26", .custom)
    let frame = UIView()
    custom.presentedView = frame
    custom.whenPresenting = { presentation in
      frame.addSubview(presented.view)
      presentation.containerView?.addSubview(frame)
    }
    for key in [UITransitionContextViewKey.to, .from] {
      if key == .to { scene.present(presented) } else { scene.dismiss(presented) }
      scene.stage.commit()
      XCTAssertTrue(custom.context?.view(forKey: key) === frame)
      scene.stage.settle { custom.complete() }
    }
    XCTAssertEqual(scene.heard(presented), "wa da wd dd")
  }

  func testAnAnimationOutlivesItsTransition() async throws {
    let (scene, presented, custom) = try makeScene("ios26")
    scene.show(presented)
    var isFinished = false
    scene.dismiss(presented)
    custom.whileAnimating = {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in isFinished = true })
    }
    scene.stage.commit()
    scene.stage.settle { custom.complete() }
    XCTAssertTrue(isFinished)
    XCTAssertTrue(scene.stage.isAtRest)
  }

  // MARK: Interactive

  func testInteractivePresentation() async throws {
    covers("MODAL-1", "MODAL-19", "COORD-4", "COORD-5", "COORD-7")
    try assertDiagrams(
      hiding: [.life, .layout],
      of: presentation
    ) {
      """
      finished
      step | present | commit                  | release           | end
      B    |         | lv dl       wa(T) ia(T) |                   | da(T)                        presentDone
      A    |         |       wd(T)             | tcInter(finished) |       dd(T) tcDone(finished)

      cancelled
      step | present | commit                  | release            | end                                             | commit
      B    |         | lv dl       wa(T) ia(T) |                    | wd(T) dd(T)                                     |
      A    |         |       wd(T)             | tcInter(cancelled) |             wa(T) ia(T) da(T) tcDone(cancelled) |
      """
    }
  }

  /// An animator that no finger drives reports that the old controller still shows.
  func testAnAnimatorReportsFalse() async throws {
    covers("COORD-5", "MODAL-19")
    for value in ["cancels", "finishes"] {
      let (scene, presented, custom) = try makeScene("ios26+V-COMPLETE-FALSE=\(value)")
      scene.present(presented)
      scene.stage.commit()
      scene.stage.settle { custom.context?.completeTransition(false) }
      let isGone = value == "cancels"
      XCTAssertEqual(scene.heard(presented), isGone ? "wa wd dd" : "wa da")
      XCTAssertEqual(presented.presentingViewController == nil, isGone)
      XCTAssertEqual(custom.ended, [false])
      XCTAssertTrue(scene.stage.isAtRest)
      assertReports(scene.stage, [])
    }
  }

  func testInteractiveDismissal() async throws {
    covers("MODAL-2", "MODAL-19", "COORD-4", "COORD-7")
    try assertDiagrams(
      hiding: [.life, .layout],
      of: dismissal
    ) {
      """
      finished
      step | dismiss | commit            | release           | end                                      | commit
      B    |         | wd(T)             |                   |       dd(T)                  dismissDone |
      A    |         |       wa(T) ia(T) | tcInter(finished) | da(T)       tcDone(finished)             |

      cancelled
      step | dismiss | commit            | release            | end                                             | commit
      B    |         | wd(T)             |                    |             wa(T) ia(T) da(T)                   |
      A    |         |       wa(T) ia(T) | tcInter(cancelled) | wd(T) dd(T)                   tcDone(cancelled) |
      """
    }
  }

  func testOrderOfACancelledPresentation() async throws {
    covers("MODAL-19")
    for (value, compensation) in [
      ("newFirst", "B.wd B.dd A.wa A.da"), ("interleaved", "B.wd A.wa B.dd A.da"),
      ("oldFirst", "A.wa A.da B.wd B.dd"),
    ] {
      let scene = try present("ios26+V-MODAL-CANCEL=\(value)", finished: false)
      XCTAssertEqual(scene.stage.order(), "A.wd B.wa " + compensation)
    }
  }

  func testOrderOfACancelledDismissal() async throws {
    covers("MODAL-19", "STATE-3")
    for (value, compensation) in [
      ("newFirst", "A.wd A.dd B.wa B.da"), ("interleaved", "A.wd B.wa A.dd B.da"),
      ("oldFirst", "B.wa B.da A.wd A.dd"),
    ] {
      let scene = try dismiss("ios26+V-MODAL-CANCEL=\(value)", finished: false)
      XCTAssertEqual(scene.stage.order(), "B.wd A.wa " + compensation)
    }
  }

  func testCancelledDismissalMayCompensateAtTheRelease() async throws {
    covers("MODAL-19", "COORD-4", "APPEAR-11")
    let profile = "ios26+V-CANCEL-TIME=atRelease+V-CANCEL-ANIM=false+V-IA-CANCEL=none"
    assertDiagram(try dismiss(profile, finished: false).stage, hiding: [.life, .layout]) {
      """
      step | dismiss | commit            | release                        | end
      B    |         | wd(T)             |                          wa(F) |       da(F)
      A    |         |       wa(T) ia(T) | tcInter(cancelled) wd(F)       | dd(F)       tcDone(cancelled)
      """
    }
  }

  func testViewsAreInTheWindowAsTheCompensationSays() async throws {
    covers("STATEAT-1", "MODAL-19", "FLAG-2")
    let (scene, presented, custom) = try makeScene(recording: .everything)
    custom.isInteractive = true
    scene.present(presented)
    scene.stage.commit()
    release(scene, custom, finished: false)
    XCTAssertTrue(scene.facts(presented, at: .viewWillDisappear).contains(.hasWindow))
    XCTAssertFalse(scene.facts(presented, at: .viewDidDisappear).contains(.hasWindow))
    XCTAssertFalse(scene.facts(presented, at: .viewDidDisappear).contains(.beingDismissed))
    XCTAssertEqual(scene.window.subviews.count, 1)
    scene.present(presented)
    scene.stage.commit()
    custom.context?.finishInteractiveTransition()
    scene.stage.settle { custom.complete() }
    XCTAssertEqual(scene.state(presented), .appeared, "it can be presented again")
  }

  // MARK: Custom style

  func testAViewThatAnAnimatorTookComesBackWhereItWas() async throws {
    covers("MODAL-21")
    let (scene, presented, custom) = try makeScene("ios26")
    let canvas = UIView()
    custom.whileAnimating = {
      custom.context?.containerView.addSubview(canvas)
      canvas.addSubview(scene.root.view)
    }
    scene.present(presented)
    scene.stage.commit()
    canvas.removeFromSuperview()
    scene.stage.settle { custom.complete() }
    XCTAssertNil(scene.root.view.window)
    scene.dismiss(presented, animated: false)
    scene.stage.settle()
    XCTAssertTrue(scene.root.view.superview === scene.window)
    assertPermitted(scene.stage)
  }

  func testAPresenterThatAnAnimatorSendsAwayInSightIsAccused() async throws {
    covers("CHILD-28", "MODAL-3")
    for isChildFirst in [true, false] {
      let custom = CustomTransition()
      var made: UIViewController?
      let scene = try ModalStage("ios26") { stage in
        if isChildFirst { made = stage.screen("C") }
        return stage.screen("A")
      }
      let child = made ?? scene.stage.screen("C")
      scene.stage.settle { scene.root.embed(child) }
      custom.removesPresenter = false
      custom.whileAnimating = {
        scene.root.beginAndEnd(false, animated: true)
      }
      let presented = scene.screen("B", .custom)
      presented.transitioningDelegate = custom
      scene.present(presented)
      scene.stage.commit()
      scene.stage.settle { custom.complete() }
      let found = scene.stage.judgement().violations.map { "\($0.invariant.id) \($0.severity)" }
      XCTAssertEqual(Set(found), ["INV-32 violation"])
    }
  }

  func testCustomStyleHidesIfItsControllerSaysSo() async throws {
    covers("MODAL-4", "MODAL-24")
    for removes in [true, false] {
      let (scene, presented, custom) = try makeScene("ios11", .custom)
      custom.removesPresenter = removes
      custom.usesAnimator = false
      scene.present(presented)
      scene.stage.settle()
      XCTAssertEqual(scene.heard(scene.root), removes ? "wd dd" : "")
      XCTAssertEqual(scene.root.view.window == nil, removes)
      presented.dismiss(animated: true)
      scene.stage.settle()
      XCTAssertEqual(scene.heard(scene.root), removes ? "wd dd wa da" : "")
    }
  }

  func testPresentationControllerHearsOfItsTransitions() async throws {
    covers("MODAL-4", "WIN-12")
    let (scene, presented, custom) = try makeScene("ios26", .custom)
    scene.present(presented)
    scene.stage.commit()
    XCTAssertTrue(presented.presentationController === custom.controllers.last)
    XCTAssertEqual(custom.controllers.count, 1)
    XCTAssertEqual(custom.log, ["presentation begins true", "container lays out"])
    XCTAssertEqual(presented.view.frame.origin.y, 100)
    scene.stage.settle { custom.complete() }
    custom.log.removeAll { $0 == "container lays out" }
    XCTAssertEqual(custom.log.last, "presentation ends true")
    custom.isInteractive = true
    presented.dismiss(animated: true)
    scene.stage.commit()
    custom.context?.cancelInteractiveTransition()
    scene.stage.settle { custom.complete() }
    custom.log.removeAll { $0 == "container lays out" }
    XCTAssertEqual(custom.log.suffix(2), ["dismissal begins", "dismissal ends false"])
    custom.isInteractive = false
    presented.dismiss(animated: true)
    scene.stage.commit()
    scene.stage.settle { custom.complete() }
    custom.log.removeAll { $0 == "container lays out" }
    XCTAssertEqual(custom.log.suffix(2), ["dismissal begins", "dismissal ends true"])
  }

  func testAnimatorThatIsDoneAtOnceStillEndsInALaterTransaction() async throws {
    covers("APPEAR-3", "MODAL-1")
    let (scene, presented, custom) = try makeScene()
    custom.completesAtOnce = true
    scene.present(presented)
    scene.stage.settle()
    XCTAssertEqual(scene.stage.order(), "A.wd B.wa B.da A.dd")
    let id = scene.stage.identity(of: presented)
    let transactions = scene.stage.events
      .filter { $0.controller == id && $0.kind.isWillOrDid }.compactMap(\.transaction)
    XCTAssertEqual(transactions.count, 2)
    XCTAssertLessThan(transactions[0], transactions[1])
  }

  func testContextNamesBothSides() async throws {
    covers("COORD-1", "COORD-2")
    let (scene, presented, custom) = try makeScene("ios26", .custom)
    custom.removesPresenter = false
    scene.present(presented)
    scene.stage.commit()
    XCTAssertTrue(custom.context?.viewController(forKey: .from) === scene.root)
    XCTAssertTrue(custom.context?.viewController(forKey: .to) === presented)
    XCTAssertNil(custom.context?.view(forKey: .from), "the presenter's view stays where it is")
    XCTAssertNotNil(scene.root.transitionCoordinator)
    XCTAssertTrue(presented.transitionCoordinator?.isAnimated ?? false)
    scene.stage.settle { custom.complete() }
    XCTAssertNil(scene.root.transitionCoordinator)
    XCTAssertNil(presented.transitionCoordinator)
  }
}
