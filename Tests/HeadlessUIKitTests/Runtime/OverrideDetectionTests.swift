// Whether overriding is seen: the constraints pass comes only to those who ask for it.

import UIKitTesting

private class Plain: UIViewController {}

private class Constrained: UIViewController {
  override func updateViewConstraints() { super.updateViewConstraints() }
}

private class BelowConstrained: Constrained {}

private class Generic<Value>: Constrained {}

private class OtherOverrides: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillLayoutSubviews() {}
}

final class OverrideDetectionTests: UIKitTestCase {
  private func constraintsPasses(_ make: () -> UIViewController) -> Int {
    let stage = Stage()
    return stage.run {
      let controller = make()
      stage.show { controller }
      return stage.events.filter { $0.kind == .updateViewConstraints }.count
    }
  }

  func testOnlyWhoOverridesUpdateViewConstraintsIsAskedAtFirst() async {
    covers("LAYOUT-12")
    XCTAssertEqual(constraintsPasses { UIViewController() }, 0)
    XCTAssertEqual(constraintsPasses { Plain() }, 0)
    XCTAssertEqual(constraintsPasses { OtherOverrides() }, 0)
    XCTAssertEqual(constraintsPasses { UINavigationController() }, 0)
    XCTAssertEqual(constraintsPasses { Constrained() }, 1)
    XCTAssertEqual(constraintsPasses { BelowConstrained() }, 1)
    XCTAssertEqual(constraintsPasses { Generic<Int>() }, 1)
  }

  func testDirtyConstraintsAreUpdatedOnceMore() async {
    covers("LAYOUT-12")
    let stage = Stage()
    let controller = stage.screen("A")
    stage.show { controller }
    stage.settle("dirty") { controller.view.setNeedsUpdateConstraints() }
    let kinds = stage.events.map(\.kind).split(separator: .marker)[1].filter { $0 != .step }
    XCTAssertEqual(
      Array(kinds),
      [.updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews]
    )
  }
}
