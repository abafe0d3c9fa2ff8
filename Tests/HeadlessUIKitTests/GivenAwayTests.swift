// A popped controller that another parent takes. During the animation its view never leaves the
// window, so no window-driven callback brings it back (spec 0.6).

import UIKitTesting

final class GivenAwayTests: UIKitTestCase {
  private struct Setting {
    let stage: Stage
    let root: UIViewController
    let popped: UIViewController
  }

  /// A stack inside a root; its top B is being popped.
  private func popping() throws -> Setting {
    let stage = Stage(try Profile(named: "ios26"))
    let root = stage.screen("R")
    let popped = stage.screen("B")
    let navigation = stage.named("nav", UINavigationController())
    navigation.setViewControllers([stage.screen("A"), popped], animated: false)
    root.embed(navigation)
    stage.show { root }
    stage.commit { _ = navigation.popViewController(animated: true) }
    XCTAssertEqual(stage.state(of: popped), .disappearing)
    stage.removeEvents()
    return Setting(stage: stage, root: root, popped: popped)
  }

  private func take(_ setting: Setting) {
    setting.root.embed(setting.popped)
  }

  private func appearances(_ setting: Setting) -> [Event.Kind] {
    let own = setting.stage.events.filter {
      $0.controller == setting.stage.identity(of: setting.popped) && $0.frame != .exit
    }
    return own.map(\.kind).filter {
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].contains($0)
    }
  }

  func testAViewThatIsTakenDuringAPopStaysAndItsControllerHasDisappeared() async throws {
    covers("CHILD-30", "CHILD-38")
    let setting = try popping()
    setting.stage.settle { take(setting) }
    XCTAssertEqual(appearances(setting), [.viewDidDisappear])
    XCTAssertEqual(setting.stage.state(of: setting.popped), .disappeared)
    XCTAssertTrue(setting.popped.parent === setting.root)
    XCTAssertNotNil(setting.popped.view.window, "the pop leaves the view to its new parent")
  }

  func testAViewThatIsTakenAfterThePopAppears() async throws {
    covers("CHILD-30")
    let setting = try popping()
    setting.stage.settle()
    setting.stage.settle { take(setting) }
    XCTAssertEqual(appearances(setting), [.viewDidDisappear, .viewWillAppear, .viewDidAppear])
    XCTAssertEqual(setting.stage.state(of: setting.popped), .appeared)
  }

  /// The way that works at any time: the view leaves the window in between.
  func testAViewThatLeavesTheWindowInBetweenAppears() async throws {
    covers("CHILD-30", "CHILD-38")
    let setting = try popping()
    setting.stage.settle { setting.popped.view.removeFromSuperview() }
    setting.stage.settle { take(setting) }
    XCTAssertEqual(setting.stage.state(of: setting.popped), .appeared)
  }

  /// A detail that was popped from a collapsed split, and added to the list, stays there.
  func testAnExpandingSplitLeavesAPoppedDetailWhereItIs() async throws {
    covers("SPLIT-5", "CHILD-30")
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController())
    let (list, detail) = (stage.screen("A"), stage.screen("D"))
    split.viewControllers = [
      stage.named("P", UINavigationController(rootViewController: list)), detail,
    ]
    stage.show { split }
    stage.settle(resizedTo: .third)
    stage.settle { _ = list.navigationController?.popViewController(animated: false) }
    stage.settle { take(Setting(stage: stage, root: list, popped: detail)) }
    stage.settle(resizedTo: .whole)
    XCTAssertTrue(detail.parent === list)
    XCTAssertFalse(split.viewControllers.contains(detail))
    assertPermitted(stage)
  }
}
