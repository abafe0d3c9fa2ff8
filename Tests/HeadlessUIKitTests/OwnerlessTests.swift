// Controllers without a parent: views in a window that no controller owns (INV-47), children that
// are removed without a word and stay alive (INV-34), and moves between containers.

import UIKitTesting

final class OwnerlessTests: UIKitTestCase {
  private func stage(_ make: () -> UIViewController = { UIViewController() }) throws
    -> ContainerStage
  {
    try ContainerStage(forJudges: true, make)
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.embed(child)
  }

  private func remove(_ child: UIViewController) {
    child.unembed()
  }

  // MARK: Views that no controller owns

  func testAViewInAnotherControllersViewNeedsAParent() async throws {
    covers("CHILD-8")
    let scene = try stage()
    let orphan = scene.stage.screen("C")
    scene.stage.settle { scene.parent.view.addSubview(orphan.view) }
    assertReports(scene.stage, ["INV-47"])
  }

  func testAViewInAPlainViewOfAnotherControllersNeedsAParentToo() async throws {
    let scene = try stage()
    let (orphan, holder) = (scene.stage.screen("C"), scene.stage.run { UIView() })
    scene.parent.view.addSubview(holder)
    scene.stage.settle { holder.addSubview(orphan.view) }
    assertReports(scene.stage, ["INV-47"])
  }

  /// What the app puts into the window itself has no controller above that could be its parent.
  func testAViewOfTheWindowsOwnIsAdvice() async throws {
    for isHeld in [false, true] {
      let scene = try stage()
      let orphan = scene.stage.screen("C")
      let window = try XCTUnwrap(scene.parent.view.window)
      if isHeld {
        let holder = scene.stage.run { UIView(frame: window.bounds) }
        window.addSubview(holder)
        holder.addSubview(orphan.view)
      } else {
        window.addSubview(orphan.view)
      }
      scene.stage.settle()
      assertReports(scene.stage, ["INV-47 adv"], "held by a plain view: \(isHeld)")
    }
  }

  func testAViewThatIsLeftBehindIsReported() async throws {
    let scene = try stage()
    let child = scene.stage.screen("C")
    scene.stage.settle { embed(child, in: scene.parent) }
    child.willMove(toParent: nil)
    scene.stage.settle { child.removeFromParent() }
    assertReports(scene.stage, ["INV-47"])
  }

  // MARK: Children that are removed without a word

  /// The container holds the child in a cache, so that no deallocation gives it away (INV-16).
  func testAChildThatIsDrivenByHandAndRemovedWithoutAWordIsReported() async throws {
    covers("CHILD-20")
    for isSentAway in [false, true] {
      let scene = try stage { ManualContainer() }
      let cached = scene.stage.screen("C")
      scene.stage.settle { cached.beginsAndEnds(true) { self.embed(cached, in: scene.parent) } }
      if isSentAway {
        cached.beginsAndEnds(false) { self.remove(cached) }
      } else {
        remove(cached)
      }
      scene.stage.settle()
      assertReports(scene.stage, isSentAway ? [] : ["INV-34"], "sent away: \(isSentAway)")
    }
  }

  func testAChildThatIsRemovedAndAddedAgainIsNoDefect() async throws {
    let automatic = try stage()
    let child = automatic.stage.screen("C")
    automatic.stage.settle { embed(child, in: automatic.parent) }
    remove(child)
    automatic.stage.settle { embed(child, in: automatic.parent) }
    assertReports(automatic.stage, [])

    let manual = try stage { ManualContainer() }
    let driven = manual.stage.screen("C")
    manual.stage.settle { driven.beginsAndEnds(true) { self.embed(driven, in: manual.parent) } }
    driven.beginsAndEnds(false) { self.remove(driven) }
    manual.stage.settle { driven.beginsAndEnds(true) { self.embed(driven, in: manual.parent) } }
    assertReports(manual.stage, [])
  }

  func testAChildThatMovesBetweenContainersIsNoDefect() async throws {
    for isRemovedFirst in [false, true] {
      let scene = try stage()
      let (first, second) = (scene.stage.screen("A"), scene.stage.screen("B"))
      let child = scene.stage.screen("C")
      embed(first, in: scene.parent)
      embed(second, in: scene.parent)
      scene.stage.settle { embed(child, in: first) }
      if isRemovedFirst { remove(child) }
      scene.stage.settle { embed(child, in: second) }
      XCTAssertTrue(child.parent === second)
      // addChild takes it out of the other, and says nothing of that to the child.
      let advice = isRemovedFirst ? [] : ["INV-35 adv"]
      assertReports(scene.stage, advice, "removed first: \(isRemovedFirst)")
    }
  }

  // MARK: Before there is a parent

  func testABeginBeforeAddChildIsReported() async throws {
    covers("CHILD-20")
    let scene = try stage { ManualContainer() }
    embed(scene.stage.screen("A"), in: scene.parent)
    let child = scene.stage.screen("C")
    child.loadViewIfNeeded()
    child.beginAppearanceTransition(true, animated: false)
    embed(child, in: scene.parent)
    scene.stage.settle { child.endAppearanceTransition() }
    assertReports(scene.stage, ["INV-20"])
  }

  func testAViewInTheWindowBeforeAddChildIsReported() async throws {
    let scene = try stage()
    let child = scene.stage.screen("C")
    scene.parent.view.addSubview(child.view)
    scene.parent.addChild(child)
    scene.stage.settle { child.didMove(toParent: scene.parent) }
    assertReports(scene.stage, ["INV-47"], allowing: ["INV-2"])  // it appears twice (CHILD-14)
  }
}

extension UIViewController {
  /// Drives the appearance by hand around a change, without animation.
  fileprivate func beginsAndEnds(_ isAppearing: Bool, _ change: () -> Void) {
    if isAppearing {
      loadViewIfNeeded()
      change()
      beginAppearanceTransition(true, animated: false)
    } else {
      beginAppearanceTransition(false, animated: false)
      change()
    }
    endAppearanceTransition()
  }
}
