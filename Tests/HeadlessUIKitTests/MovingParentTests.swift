// Children that are exchanged while their parent is on its way into a window or out of it
// (CHILD-38).

import UIKitTesting

final class MovingParentTests: UIKitTestCase {
  /// A container that shows C.
  private func makeContainer(_ stage: Stage) -> (
    container: UIViewController, child: UIViewController
  ) {
    let container = stage.screen("P")
    let child = stage.screen("C")
    container.embed(child)
    return (container, child)
  }

  /// Takes C out of its container's view, and puts D there.
  private func exchange(_ child: UIViewController, in container: UIViewController, _ stage: Stage) {
    let new = stage.screen("D")
    child.view.removeFromSuperview()
    container.embed(new)
  }

  func testAChildTakenOutAsItsParentComesLeavesAgain() async throws {
    covers("CHILD-38", "STATE-2", "STATE-3")
    let stage = Stage(try Profile(named: "ios26"))
    let (container, child) = makeContainer(stage)
    let other = stage.named("X", ScriptedScreen())
    let tabs = stage.named("tabs", UITabBarController())
    tabs.viewControllers = [other, container]
    other.onWillDisappear = { [unowned self] in exchange(child, in: container, stage) }
    stage.show { tabs }
    stage.removeEvents()
    stage.play("select") { tabs.selectedIndex = 1 }
    assertDiagram(settling: stage, ignoring: ["tabs", "X"], hiding: .besideTransitions) {
      """
      step | select                                    | commit
      P    | wa(F)                                     | ia(F)       da(F)
      C    |       wa(F) wd(F) dd(F)                   |
      D    |                         wm(P) wa(F) dm(P) |       ia(F)       da(F)
      """
    }
    XCTAssertEqual(stage.state(of: child), .disappeared)
  }

  func testAChildTakenOutOfAnEarlyPageEnds() async throws {
    covers("CHILD-38", "PAGE-6")
    let stage = Stage(try Profile(named: "ios26"))
    let (container, child) = makeContainer(stage)
    let page = stage.named(
      "page",
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    page.setViewControllers([container], direction: .forward, animated: false)
    XCTAssertEqual(stage.state(of: child), .appeared)
    child.view.removeFromSuperview()
    XCTAssertEqual(stage.state(of: child), .disappeared)
    let sent = stage.events.filter { $0.controller == stage.identity(of: child) }.map(\.kind)
    XCTAssertEqual(sent.suffix(2), [.viewWillDisappear, .viewDidDisappear])
  }

  func testAChildTakenOutAfterItsParentHasLeftTheWindowEnds() async throws {
    covers("CHILD-38", "STATE-2", "MODAL-21")
    let stage = Stage(try Profile(named: "ios26"))
    let (container, child) = makeContainer(stage)
    stage.show { container }
    stage.removeEvents()
    let presented = stage.named("B", ScriptedScreen())
    presented.modalPresentationStyle = .fullScreen
    presented.onDidAppear = { child.view.removeFromSuperview() }
    stage.play("present") { container.present(presented, animated: false) }
    assertDiagram(settling: stage, hiding: .besideTransitions) {
      """
      step | present | commit
      P    |         | wd(F)                               dd(F) tcDone(finished)
      C    |         |       wd(F)                   dd(F)
      B    |         |             wa(F) ia(F) da(F)
      """
    }
    XCTAssertEqual(stage.state(of: child), .disappeared)
  }
}
