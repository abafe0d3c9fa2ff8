// Pushes, pops and swipes of a navigation controller against the sequence table (spec 2.2).

import HeadlessUIKit
import Lifecycle
import XCTest

@MainActor
final class NavigationTests: XCTestCase {
  /// A navigation controller at rest, with a root A.
  private func makeStage(
    _ profile: String = "ios26",
    recording: Stage.Recording = .standard
  ) throws -> (stage: Stage, navigation: UINavigationController) {
    let stage = Stage(try Profile(named: profile), recording: recording)
    let navigation = stage.named(
      "nav",
      UINavigationController(rootViewController: stage.screen("A"))
    )
    stage.window { navigation }
    stage.settle()
    stage.removeEvents()
    return (stage, navigation)
  }

  func testAnimatedPushStartsInTheNextLayoutPass() async throws {
    proves("NAV-1", "NAV-6", "MOVE-1", "DELEG-1", "DELEG-2", "COORD-8")
    let (stage, navigation) = try makeStage()
    stage.mark("push")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.commit()
    stage.endAnimations()
    assertDiagram(
      stage,
      """
      step || push    | commit                                           | end animation
      nav  ||         |                         willShow(B) wl dls         |
      A    ||         |       wd(T)                                       | dd(T)
      B    || wm(nav) | lv dl       wa(T)                           ia wl dls |
      """
    )
  }
}
