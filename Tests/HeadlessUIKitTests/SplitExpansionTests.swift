// A split that expands leaves a popped detail controller where the app has put it (SPLIT-5).

import UIKitTesting

final class SplitExpansionTests: UIKitTestCase {
  func testADetailThatTheAppPresentsStaysPresented() async throws {
    covers("SPLIT-5", "CHILD-30")
    let (stage, split, detail) = try makePopped()
    stage.settle {
      detail.modalPresentationStyle = .fullScreen
      split.present(detail, animated: false)
    }
    stage.settle(resizedTo: .whole)
    XCTAssertNil(detail.parent)
    XCTAssertTrue(split.presentedViewController === detail)
    stage.settle { split.dismiss(animated: false) }
    assertPermitted(stage)
  }

  func testADetailThatIsARootStaysInItsWindow() async throws {
    covers("SPLIT-5", "CHILD-30")
    let (stage, _, detail) = try makePopped()
    let other = stage.run { () -> UIWindow in
      let window = UIWindow()
      window.rootViewController = detail
      window.isHidden = false
      return window
    }
    stage.settle()
    stage.settle(resizedTo: .whole)
    XCTAssertNil(detail.parent)
    XCTAssertTrue(other.rootViewController === detail)
    assertPermitted(stage)
  }

  /// A collapsed split whose detail controller has been popped.
  private func makePopped() throws -> (
    stage: Stage, split: UISplitViewController, detail: UIViewController
  ) {
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController())
    let detail = stage.screen("D")
    let stack = stage.named("P", UINavigationController(rootViewController: stage.screen("A")))
    split.viewControllers = [stack, detail]
    stage.show { split }
    stage.settle(resizedTo: .third)
    stage.settle { _ = stack.popViewController(animated: false) }
    return (stage, split, detail)
  }
}
