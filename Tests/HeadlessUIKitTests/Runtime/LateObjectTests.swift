// Objects that outlive their stage make others in their deinitialisers.

import HeadlessUIKit
import XCTest

@MainActor
final class LateObjectTests: XCTestCase {
  /// Makes its view when it goes, as a lazy property does that is first used there.
  private final class LateController: UIViewController {
    lazy var scrollView = UIScrollView()

    isolated deinit { scrollView.delegate = nil }
  }

  func testAViewIsMadeAfterTheStageHasGone() async {
    var stage: Stage? = Stage()
    var controller: LateController? = stage?.run { LateController() }
    weak var remembered: LateController?
    remembered = controller
    stage = nil
    XCTAssertNotNil(remembered)
    controller = nil
    XCTAssertNil(remembered)
    XCTAssertNil(stage)
    XCTAssertNil(controller)
  }
}
