// What a container changes inside its own viewDidAppear, before its children have heard of it.

import UIKitTesting

final class DidAppearTests: UIKitTestCase {
  /// Shows a container P with a child 1, and lets it act once in its viewDidAppear.
  private func calls(
    _ act: @escaping (UIViewController, UIViewController, UIViewController) -> Void
  ) throws -> (old: String, new: String) {
    let stage = Stage(try Profile(named: "ios26"), recording: .everything)
    let parent = stage.named("P", ScriptedScreen())
    let (old, new) = (stage.screen("1"), stage.screen("2"))
    parent.embed(old)
    parent.onDidAppear = { [weak parent] in
      guard let parent else { return }
      parent.onDidAppear = nil
      act(parent, old, new)
    }
    stage.show { parent }
    assertReports(stage, [])
    return (stage.calls(of: "1"), stage.calls(of: "2"))
  }

  func testATransferHasItsOwnEnd() async throws {
    covers("CHILD-17", "CHILD-31")
    let calls = try calls { parent, old, new in
      parent.addChild(new)
      old.willMove(toParent: nil)
      parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
        new.didMove(toParent: parent)
        old.removeFromParent()
      }
    }
    XCTAssertEqual(calls.old, "wm(P) dm(P) wa ia wm(nil) wd dd dm(nil)")
    XCTAssertEqual(calls.new, "wm(P) wa ia da dm(P)")
  }

  func testARemovedChildNeverAppears() async throws {
    covers("CHILD-16", "STATE-3")
    let calls = try calls { _, old, _ in old.unembed() }
    XCTAssertEqual(calls.old, "wm(P) dm(P) wa ia wm(nil) wd dm(nil) dd")
  }

  func testAChildWithoutItsViewNeverAppears() async throws {
    covers("CHILD-16")
    let calls = try calls { _, old, _ in old.view.removeFromSuperview() }
    XCTAssertEqual(calls.old, "wm(P) dm(P) wa ia wd dd")
  }

  func testAnAddedChildAppearsAfterItsOwnCommit() async throws {
    covers("CHILD-4", "APPEAR-7")
    let calls = try calls { parent, _, new in parent.embed(new) }
    XCTAssertEqual(calls.old, "wm(P) dm(P) wa ia da")
    XCTAssertEqual(calls.new, "wm(P) wa dm(P) ia da")
  }
}
