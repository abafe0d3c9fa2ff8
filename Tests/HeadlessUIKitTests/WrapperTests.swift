// Plain views around the view of a child, which the app moves: a card, a shadow, a cell.

import UIKitTesting

final class WrapperTests: UIKitTestCase {
  private func heard(_ child: UIViewController, on stage: Stage) -> String {
    let id = stage.identity(of: child)
    let calls = stage.events.filter { $0.controller == id && $0.frame != .exit }
      .filter { ModalStage.wills.contains($0.kind) && $0.frame != .base }
    return calls.compactMap(\.kind.shortName).joined(separator: " ")
  }

  /// A card, a shadow or a cell: the child's view leaves and comes back with it.
  func testAPlainViewTakesTheViewOfAChildWithIt() async throws {
    covers("WIN-2", "CHILD-16")
    for (value, heard) in [("asOwn", "wa da wd dd wa da"), ("silent", "wa da")] {
      let scene = try ContainerStage("ios26+V-WRAPPED-MOVE=\(value)")
      let card = UIView(frame: scene.parent.view.bounds)
      let shadow = UIView(frame: card.bounds)
      card.addSubview(shadow)
      scene.parent.view.addSubview(card)
      scene.parent.addChild(scene.child)
      shadow.addSubview(scene.child.view)
      scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
      scene.stage.settle { card.removeFromSuperview() }
      scene.stage.settle { scene.parent.view.addSubview(card) }
      XCTAssertEqual(self.heard(scene.child, on: scene.stage), heard, value)
    }
  }

  /// What is put together outside of the window comes into it in one piece.
  func testAChildAppearsWithTheViewAroundIt() async throws {
    covers("WIN-2", "CHILD-4")
    let scene = try ContainerStage()
    let child = scene.stage.screen("C")
    let card = UIView(frame: scene.parent.view.bounds)
    scene.stage.play("add") {
      scene.parent.addChild(child)
      card.addSubview(child.view)
      scene.parent.view.addSubview(card)
      child.didMove(toParent: scene.parent)
    }
    assertDiagram(settling: scene.stage, ignoring: ["P"], hiding: [.life, .layout]) {
      """
      step | add                     | commit
      C    | wm(P) lv dl wa(F) dm(P) | ia(F) da(F)
      """
    }
  }

  /// As with a view's own move, viewWillAppear comes before the window.
  func testAWrapperBringsTheWindowAfterViewWillAppear() async throws {
    covers("STATEAT-1", "WIN-2")
    let scene = try ContainerStage()
    let child = WindowAtWillController()
    let card = UIView(frame: scene.parent.view.bounds)
    scene.parent.addChild(child)
    card.addSubview(child.view)
    scene.parent.view.addSubview(card)
    scene.stage.settle { child.didMove(toParent: scene.parent) }
    XCTAssertEqual(child.hadWindow, [false])
    XCTAssertNotNil(child.view.window)
  }

  /// A child that takes its wrapper out as it comes has not come.
  func testAWrapperIsTakenOutAsItComes() async throws {
    covers("STATE-3")
    let scene = try ContainerStage()
    let child = WindowAtWillController()
    let card = UIView(frame: scene.parent.view.bounds)
    child.onWillAppear = { card.removeFromSuperview() }
    scene.parent.addChild(child)
    card.addSubview(child.view)
    scene.parent.view.addSubview(card)
    scene.stage.settle { child.didMove(toParent: scene.parent) }
    XCTAssertNil(card.superview)
    XCTAssertNil(child.view.window)
    XCTAssertEqual(heard(child, on: scene.stage), "wa wd dd")
  }

  /// The container is on its way out when the card is taken away: the child ends with it.
  func testAWrapperIsTakenOutOfAContainerThatLeaves() async throws {
    covers("CHILD-16")
    let scene = try ContainerStage()
    let card = UIView(frame: scene.parent.view.bounds)
    scene.parent.addChild(scene.child)
    card.addSubview(scene.child.view)
    scene.parent.view.addSubview(card)
    scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
    scene.stage.settle {
      scene.parent.view.removeFromSuperview()
      scene.child.willMove(toParent: nil)
      card.removeFromSuperview()
      scene.child.removeFromParent()
    }
    XCTAssertEqual(heard(scene.child, on: scene.stage), "wa da wd dd")
  }

  private final class WindowAtWillController: UIViewController {
    var hadWindow: [Bool] = []
    var onWillAppear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hadWindow.append(view.window != nil)
      onWillAppear?()
    }
  }

  /// Where a container forwards by hand, its calls alone send the callbacks of its children.
  func testNoCallbackComesFromAWrapperInAManualContainer() async throws {
    covers("CHILD-19")
    let scene = try ContainerStage { ManualContainer() }
    let card = UIView(frame: scene.parent.view.bounds)
    scene.parent.addChild(scene.child)
    card.addSubview(scene.child.view)
    scene.parent.view.addSubview(card)
    scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
    scene.stage.settle { card.removeFromSuperview() }
    XCTAssertEqual(heard(scene.child, on: scene.stage), "")
  }
}
