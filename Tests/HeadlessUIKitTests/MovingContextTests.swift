// What a controller presents in its own context goes where the app moves the controller (MODAL-8).

import UIKitTesting

final class MovingContextTests: UIKitTestCase {
  /// A controller A on a stack, and what it presents in its own context.
  @MainActor
  private struct Scene {
    let stage: Stage
    let stack: UINavigationController
    let presenter: UIViewController
    let cover: UIViewController

    init() throws {
      stage = Stage(try Profile(named: "ios26"))
      presenter = stage.screen("A")
      cover = stage.screen("C")
      presenter.definesPresentationContext = true
      cover.modalPresentationStyle = .currentContext
      let stack = stage.run { [presenter] in UINavigationController(rootViewController: presenter) }
      stage.window { stack }
      self.stack = stack
      stage.settle()
    }

    func present(animated: Bool = false) {
      stage.run { presenter.present(cover, animated: animated) }
      if animated { stage.take(.commit) } else { stage.settle() }
    }

    func dismiss(animated: Bool = false) {
      stage.run { presenter.dismiss(animated: animated) }
      if animated { stage.take(.commit) } else { stage.settle() }
    }

    /// Puts another controller in the presenter's place on the stack.
    func takeOut() -> UIViewController {
      let other = stage.screen("B")
      stage.settle { stack.viewControllers = [other] }
      return other
    }

    var states: [AppearanceState] { [stage.state(of: presenter), stage.state(of: cover)] }
  }

  func testAPresenterThatWasMovedAppearsAfterTheDismissal() async throws {
    covers("MODAL-8", "MODAL-11")
    let scene = try Scene()
    scene.present()
    let other = scene.takeOut()
    XCTAssertEqual(scene.states, [.disappeared, .disappeared])
    scene.stage.settle { other.present(scene.presenter, animated: false) }
    XCTAssertEqual(scene.states, [.disappeared, .appeared])
    XCTAssertFalse(scene.presenter.isBeingPresented)
    scene.dismiss()
    XCTAssertEqual(scene.states, [.appeared, .disappeared])
    XCTAssertNotNil(scene.presenter.view.window)
  }

  func testADismissalOutsideOfTheWindowEndsWhereThePresenterHasCome() async throws {
    covers("MODAL-8", "WIN-7")
    let scene = try Scene()
    scene.present()
    _ = scene.takeOut()
    let window = try XCTUnwrap(scene.stack.view.window)
    scene.stage.settle {
      scene.presenter.dismiss(animated: true)
      window.rootViewController = scene.presenter
    }
    XCTAssertEqual(scene.states, [.appeared, .disappeared])
  }

  func testAPresenterThatIsMovedWhileItIsCoveredKeepsItsNewPlace() async throws {
    covers("MODAL-8", "MODAL-21")
    let scene = try Scene()
    scene.present(animated: true)
    let other = scene.takeOut()
    scene.stage.settle {
      other.embed(scene.presenter)
    }
    scene.dismiss()
    XCTAssertEqual(scene.states, [.appeared, .disappeared])
    XCTAssertTrue(scene.presenter.view.superview === other.view)
  }

  func testAPresenterThatIsMovedWhileItPresentsKeepsItsNewPlace() async throws {
    covers("MODAL-8", "MODAL-21")
    let scene = try Scene()
    scene.present(animated: true)
    let other = scene.stage.screen("B")
    scene.stage.run { scene.stack.viewControllers = [other] }
    scene.stage.take(.commit)
    scene.stage.run {
      other.embed(scene.presenter)
    }
    scene.stage.take(.commit)
    scene.stage.settle()
    scene.stage.settle { scene.presenter.dismiss(animated: true) }
    XCTAssertEqual(scene.states, [.appeared, .disappeared])
    XCTAssertTrue(scene.presenter.view.superview === other.view)
    assertPermitted(scene.stage)
  }

  func testAPresenterThatIsTakenOutDuringTheDismissalDoesNotAppear() async throws {
    covers("MODAL-8", "CHILD-16")
    let stage = Stage(try Profile(named: "ios26"))
    let (parent, presenter, cover) = (stage.screen("P"), stage.screen("A"), stage.screen("C"))
    presenter.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    stage.window { parent }
    stage.settle {
      parent.embed(presenter)
    }
    stage.settle { presenter.present(cover, animated: false) }
    stage.run { presenter.dismiss(animated: true) }
    stage.take(.commit)
    stage.settle {
      presenter.unembed()
    }
    XCTAssertEqual(stage.state(of: presenter), .disappeared)
    assertPermitted(stage)
  }

  func testACollapsingSplitEndsTheDismissalInAColumnFirst() async throws {
    covers("SPLIT-5", "MODAL-8")
    let stage = Stage(try Profile(named: "ios26"), device: .pad)
    let (detail, cover) = (stage.screen("D"), stage.screen("C"))
    detail.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    let split = stage.run { UISplitViewController() }
    let list = stage.screen("L")
    let primary = stage.run { UINavigationController(rootViewController: list) }
    stage.run { split.viewControllers = [primary, detail] }
    stage.show { split }
    stage.settle { detail.present(cover, animated: false) }
    stage.run { detail.dismiss(animated: true) }
    stage.take(.commit)
    stage.resize(to: .half)
    XCTAssertEqual(stage.state(of: cover), .disappeared)
    stage.settle()
    XCTAssertEqual(stage.state(of: detail), .appeared)
    XCTAssertTrue(primary.topViewController === detail)
    assertPermitted(stage)
  }
}
