// The completion of a CATransaction around a push or a pop, which have none of their own.

import UIKitTesting

@MainActor
final class LayerTransactionTests: XCTestCase {
  func testTheCompletionComesAfterThePushItIsAround() async throws {
    let scene = try NavigationStage()
    let next = scene.stage.screen("next")
    var completions = 0
    scene.stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completions += 1 }
      scene.navigation.pushViewController(next, animated: true)
      CATransaction.commit()
    }
    while !scene.stage.events.contains(where: {
      $0.kind == .viewDidAppear && $0.controller == id(next, scene)
    }) {
      XCTAssertEqual(completions, 0)
      guard let step = scene.stage.enabledSteps.first, scene.stage.take(step) else { break }
    }
    scene.stage.settle()
    XCTAssertEqual(completions, 1)
    XCTAssertTrue(scene.navigation.topViewController === next)
  }

  /// Without an animation nothing is waited for.
  func testAnUnanimatedPushIsNotWaitedFor() async throws {
    let scene = try NavigationStage()
    var completions = 0
    scene.stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completions += 1 }
      scene.navigation.pushViewController(scene.stage.screen("next"), animated: false)
      CATransaction.commit()
    }
    scene.stage.settle()
    XCTAssertEqual(completions, 1)
  }

  private func id(_ controller: UIViewController, _ scene: NavigationStage) -> ControllerID {
    scene.stage.identity(of: controller)
  }
}
