// Controllers without a parent: views in a window that no controller owns (INV-47), children that
// are removed without a word and stay alive (INV-34), and moves between containers.

import UIKitTesting

final class OwnerlessTests: UIKitTestCase {
  // MARK: Views that no controller owns

  func testAViewInAPlainViewOfAnotherControllersNeedsAParentToo() async throws {
    let scene = try ContainerStage(forJudges: true)
    let holder = scene.stage.run { UIView() }
    scene.parent.view.addSubview(holder)
    scene.stage.settle { holder.addSubview(scene.child.view) }
    assertReports(scene.stage, ["INV-47"])
  }

  /// What the app puts into the window itself has no controller above that could be its parent.
  func testAViewOfTheWindowsOwnIsAdvice() async throws {
    for isHeld in [false, true] {
      let scene = try ContainerStage(forJudges: true)
      let window = try XCTUnwrap(scene.parent.view.window)
      if isHeld {
        let holder = scene.stage.run { UIView(frame: window.bounds) }
        window.addSubview(holder)
        holder.addSubview(scene.child.view)
      } else {
        window.addSubview(scene.child.view)
      }
      scene.stage.settle()
      assertReports(scene.stage, ["INV-47 adv"], "held by a plain view: \(isHeld)")
    }
  }

  // MARK: Children that are removed without a word

  /// The container holds the child in a cache, so that no deallocation gives it away (INV-16).
  func testAChildThatIsDrivenByHandAndRemovedWithoutAWordIsReported() async throws {
    covers("CHILD-20")
    for isSentAway in [false, true] {
      let scene = try ContainerStage(forJudges: true) { ManualContainer() }
      let cached = scene.stage.screen("C")
      scene.stage.settle { cached.beginsAndEnds(true) { scene.parent.embed(cached) } }
      if isSentAway {
        cached.beginsAndEnds(false) { cached.unembed() }
      } else {
        cached.unembed()
      }
      scene.stage.settle()
      assertReports(scene.stage, isSentAway ? [] : ["INV-34"], "sent away: \(isSentAway)")
    }
  }

  func testAChildThatIsRemovedAndAddedAgainIsNoDefect() async throws {
    let automatic = try ContainerStage(forJudges: true)
    let child = automatic.stage.screen("C")
    automatic.stage.settle { automatic.parent.embed(child) }
    child.unembed()
    automatic.stage.settle { automatic.parent.embed(child) }
    assertReports(automatic.stage, [])

    let manual = try ContainerStage(forJudges: true) { ManualContainer() }
    let driven = manual.stage.screen("C")
    manual.stage.settle { driven.beginsAndEnds(true) { manual.parent.embed(driven) } }
    driven.beginsAndEnds(false) { driven.unembed() }
    manual.stage.settle { driven.beginsAndEnds(true) { manual.parent.embed(driven) } }
    assertReports(manual.stage, [])
  }

  func testAChildThatMovesBetweenContainersIsNoDefect() async throws {
    for isRemovedFirst in [false, true] {
      let scene = try ContainerStage(forJudges: true)
      let (first, second) = (scene.stage.screen("A"), scene.stage.screen("B"))
      let child = scene.stage.screen("C")
      scene.parent.embed(first)
      scene.parent.embed(second)
      scene.stage.settle { first.embed(child) }
      if isRemovedFirst { child.unembed() }
      scene.stage.settle { second.embed(child) }
      XCTAssertTrue(child.parent === second)
      // addChild takes it out of the other, and says nothing of that to the child.
      let advice = isRemovedFirst ? [] : ["INV-35 adv"]
      assertReports(scene.stage, advice, "removed first: \(isRemovedFirst)")
    }
  }

  // MARK: Before there is a parent

  func testABeginBeforeAddChildIsReported() async throws {
    covers("CHILD-20")
    let scene = try ContainerStage(forJudges: true) { ManualContainer() }
    scene.parent.embed(scene.stage.screen("A"))
    let child = scene.stage.screen("C")
    child.loadViewIfNeeded()
    child.beginAppearanceTransition(true, animated: false)
    scene.parent.embed(child)
    scene.stage.settle { child.endAppearanceTransition() }
    assertReports(scene.stage, ["INV-20"])
  }
}

extension UIViewController {
  /// Drives the appearance by hand around a change, without animation.
  fileprivate func beginsAndEnds(_ isAppearing: Bool, _ change: () -> Void) {
    if isAppearing {
      loadViewIfNeeded()
      change()
      drive("+ end")
    } else {
      drive("-")
      change()
      drive("end")
    }
  }
}
