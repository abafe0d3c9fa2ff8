// Windows and scenes that go and come back against spec 1.11: hidden, shown, disconnected.

import HeadlessUIKit
import Lifecycle
import XCTest

@MainActor
final class HiddenWindowTests: XCTestCase {
  /// One screen in a window, at rest.
  private func makeScreen(
    _ profile: String = "ios26"
  ) throws -> (stage: Stage, window: UIWindow, screen: UIViewController) {
    let stage = Stage(try Profile(named: profile))
    let screen = stage.screen("A")
    let window = stage.window { screen }
    stage.settle()
    stage.removeEvents()
    return (stage, window, screen)
  }

  func testHidingAWindowIsSilent() async throws {
    covers("WIN-9")
    let (stage, window, screen) = try makeScreen()
    stage.take(.environment(.hideWindow(0)))
    stage.settle()
    XCTAssertTrue(window.isHidden)
    stage.take(.environment(.showWindow(0)))
    stage.settle()
    XCTAssertTrue(stage.events.allSatisfy { !$0.kind.isAppearance })
    XCTAssertEqual(stage.state(of: screen), .appeared)
  }

  func testHidingAWindowMayBeBalanced() async throws {
    covers("WIN-9")
    let (stage, _, _) = try makeScreen("ios26+V-WINDOW-HIDE=balanced")
    stage.take(.environment(.hideWindow(0)))
    stage.commit()
    stage.take(.environment(.showWindow(0)))
    stage.commit()
    assertDiagram(
      stage,
      """
      step | hide window 0 | commit | show window 0 | commit
      A    | wd(F) dd(F)   |        | wa(F)         | ia(F) da(F)
      """
    )
  }

  func testWhatIsPresentedInAHiddenWindowGoesAndComesWithIt() async throws {
    covers("WIN-9")
    let (stage, window, screen) = try makeScreen("ios26+V-WINDOW-HIDE=balanced")
    for (name, style) in [("B", UIModalPresentationStyle.fullScreen), ("S", .pageSheet)] {
      let presented = stage.screen(name)
      presented.modalPresentationStyle = style
      (screen.presentedViewController ?? screen).present(presented, animated: false)
      stage.settle()
    }
    stage.removeEvents()
    window.isHidden = true
    stage.commit()
    window.isHidden = false
    stage.commit()
    assertDiagram(
      stage,
      hiding: [.life, .layout],
      """
      step |                         | commit      | commit
      S    | wd(F) dd(F)             |       wa(F) |       ia(F)       da(F)
      B    |             wd(F) dd(F) | wa(F)       | ia(F)       da(F)
      """
    )
  }

  func testSceneDisconnectIsSilent() async throws {
    covers("WIN-9")
    let (stage, _, _) = try makeScreen()
    stage.disconnectScene()
    stage.settle()
    assertDiagram(
      stage,
      """
      step | enter background                                    | disconnect scene
      app  | sceneResign appResign sceneBackground appBackground | sceneDisconnect
      """
    )
    XCTAssertEqual(stage.environmentSteps, [])
  }

  func testSceneDisconnectMayBeBalanced() async throws {
    covers("WIN-9")
    let (stage, _, _) = try makeScreen("ios26+V-SCENE-END=balanced")
    stage.disconnectScene()
    stage.settle()
    assertDiagram(
      stage,
      """
      step | enter background                                    | disconnect scene
      app  | sceneResign appResign sceneBackground appBackground |             sceneDisconnect
      A    |                                                     | wd(F) dd(F)
      """
    )
  }

  func testASecondWindowAboveSendsNothingToTheLowerOne() async throws {
    covers("WIN-9")
    let (stage, _, screen) = try makeScreen()
    let upper = stage.window { stage.screen("B") }
    upper.windowLevel = .alert
    stage.settle()
    let lower = stage.events.filter {
      $0.controller == stage.identity(of: screen) && $0.kind.isControllerCallback
    }
    XCTAssertEqual(lower.count, 0)
    XCTAssertEqual(stage.state(of: screen), .appeared)
  }
}
