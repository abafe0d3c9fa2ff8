// Presentations that are asked for while their presenter is itself on its way or dragged, and what
// a presenter that leaves asks for.

import UIKitTesting

final class WaitingPresentationTests: UIKitTestCase {
  private func attempts(_ scene: ModalStage) -> Int {
    scene.stage.events.filter { $0.kind == .logAttempt }.count
  }

  /// Presents B, and from it C while B is on its way.
  private func presentInPresent(_ profile: String) throws -> ModalStage {
    let scene = try ModalStage(profile)
    let first = scene.screen("B")
    scene.stage.commit { scene.root.present(first, animated: true) }
    XCTAssertEqual(scene.state(first), .appearing)
    first.present(scene.screen("C"), animated: true)
    return scene
  }

  func testPresentationFromOneThatIsOnItsWayWaits() async throws {
    covers("MODAL-15")
    let scene = try presentInPresent("ios26")
    let first = try XCTUnwrap(scene.root.presentedViewController)
    let second = try XCTUnwrap(first.presentedViewController)
    XCTAssertTrue(second.isBeingPresented)
    XCTAssertEqual(attempts(scene), 0)
    XCTAssertEqual(scene.heard(second), "")
    scene.stage.settle()
    XCTAssertEqual(scene.state(second), .appeared)
    assertPermitted(scene.stage)
  }

  func testPresentationFromASheetThatIsDraggedWaits() async throws {
    covers("MODAL-15", "MODAL-17")
    for finished in [true, false] {
      let scene = try ModalStage()
      let sheet = scene.show(scene.screen("B", .pageSheet))
      XCTAssertTrue(scene.stage.beginSheetDrag(sheet))
      let second = scene.screen("C")
      sheet.present(second, animated: true)
      XCTAssertEqual(attempts(scene), 0)
      XCTAssertTrue(
        finished ? scene.stage.finishSheetDrag(sheet) : scene.stage.cancelSheetDrag(sheet)
      )
      scene.stage.settle()
      XCTAssertEqual(scene.state(second), finished ? .disappeared : .appeared)
      XCTAssertEqual(sheet.presentedViewController == nil, finished)
      assertPermitted(scene.stage)
    }
  }

  func testPresentationFromOneThatIsOnItsWayMayBeRefused() async throws {
    covers("MODAL-15")
    let scene = try presentInPresent("ios26+V-DISMISS-BUSY=refused")
    let first = try XCTUnwrap(scene.root.presentedViewController)
    XCTAssertEqual(attempts(scene), 1, "in the call itself")
    XCTAssertNil(first.presentedViewController)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(first), "wa da")
  }

  /// Its view is in the window until the end: it cannot know that the presentation will fall.
  func testPresentationFromARootThatLeavesFallsWithIt() async throws {
    covers("MODAL-15")
    let scene = try ModalStage()
    let (root, second) = (scene.root, scene.screen("C"))
    root.loadViewIfNeeded()
    let window = try XCTUnwrap(root.view.window)
    var isAsked = false
    let host = LeavingScreen { leaving in
      isAsked = true
      leaving.present(second, animated: true)
    }
    scene.stage.settle { window.rootViewController = host }
    scene.stage.settle { window.rootViewController = scene.stage.screen("R") }
    XCTAssertTrue(isAsked)
    XCTAssertEqual(attempts(scene), 0)
    XCTAssertNil(host.presentedViewController)
    XCTAssertEqual(scene.heard(second), "")
  }
}

/// Makes a call as it leaves.
private final class LeavingScreen: UIViewController {
  private let onLeaving: (UIViewController) -> Void

  init(onLeaving: @escaping (UIViewController) -> Void) {
    self.onLeaving = onLeaving
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onLeaving(self)
  }
}
