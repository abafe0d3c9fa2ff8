// Roots of windows: first display, replacement, hiding, views without a root (spec 1.11, 2.1).

import UIKitTesting

final class WindowTests: UIKitTestCase {
  func testFirstDisplayOfARoot() async throws {
    covers("WIN-1", "WIN-2", "APPEAR-1", "APPEAR-4", "APPEAR-5", "LAYOUT-4", "STATE-6")
    let scene = try ContainerStage(shown: false)
    scene.stage.play("show") { scene.show() }
    assertDiagram(settling: scene.stage) {
      """
      step | show        | commit
      P    | lv dl wa(F) | ia(F) wl dls wl dls da(F)
      """
    }
    let transactions = scene.stage.events.filter { $0.kind.isAppearance }.map(\.transaction)
    XCTAssertEqual(transactions, [1, 1, 2], "will and is together, did in a later one")
  }

  func testFirstDisplayBefore13() async throws {
    covers("WIN-1", "APPEAR-8")
    let scene = try ContainerStage("ios12", shown: false)
    scene.stage.play("show") { scene.show() }
    assertDiagram(settling: scene.stage) {
      """
      step | show        | commit
      P    | lv dl wa(F) | wl dls wl dls da(F)
      """
    }
  }

  func testRootLayoutPassesByVariant() async throws {
    covers("LAYOUT-4")
    for (value, early) in [("std", 2), ("min", 0), ("max", 3)] {
      let scene = try ContainerStage("ios26+V-LAYOUT-COUNT=\(value)", shown: false)
      scene.show()
      scene.stage.settle()
      let entries = Diagram(scene.stage.trace).entries
      let passes = entries.prefix { $0.plainText != "da" }.filter { $0.plainText == "wl" }
      XCTAssertEqual(passes.count, early, value)
      XCTAssertTrue(entries.contains { $0.plainText == "wl" }, "laid out in the end")
    }
  }

  /// Of two roots that are set inside each other, the window shows the inner one only.
  func testARootThatACallbackHasReplacedIsNotShown() async throws {
    covers("WIN-7")
    for profile in ["ios26", "ios26+V-ROOT-SWAP=navLike"] {
      let stage = Stage(try Profile(named: profile))
      let inner = stage.screen("inner")
      let outer = stage.screen("outer")
      let old = stage.named("old", LeavingController())
      let window = stage.show { old }
      old.onDidDisappear = { window.rootViewController = inner }
      stage.settle { window.rootViewController = outer }
      XCTAssertTrue(window.rootViewController === inner, profile)
      XCTAssertTrue(inner.viewIfLoaded?.window === window, profile)
      XCTAssertNil(outer.viewIfLoaded?.window, profile)
    }
  }

  private final class LeavingController: UIViewController {
    var onDidDisappear: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDidDisappear?()
    }
  }

  func testTheTopOfAStackIsLaidOutTwiceAtTheFirstDisplay() async throws {
    covers("LAYOUT-4")
    func show(_ profile: String) throws -> Stage {
      let stage = Stage(try Profile(named: profile))
      let navigation = stage.named(
        "nav",
        UINavigationController(rootViewController: stage.screen("A"))
      )
      stage.removeEvents()
      stage.play("show") { stage.show { navigation } }
      return stage
    }
    assertDiagram(try show("ios26"), hiding: .besideAppearance.subtracting(.layout)) {
      """
      step | show                                | commit
      nav  | lv dl wa(F)             willShow(A) | ia(F) wl dls wl dls                     da(F)       didShow(A)
      A    |             lv dl wa(F)             |                     ia(F) wl dls wl dls       da(F)
      """
    }
    assertDiagram(
      try show("ios26+V-LAYOUT-COUNT=one"),
      hiding: .besideAppearance.subtracting(.layout)
    ) {
      """
      step | show                                | commit
      nav  | lv dl wa(F)             willShow(A) | ia(F) wl dls              da(F)       didShow(A)
      A    |             lv dl wa(F)             |              ia(F) wl dls       da(F)
      """
    }
  }

  func testAHiddenWindowLoadsNothing() async throws {
    covers("STATE-6", "WIN-12")
    let stage = Stage()
    let root = stage.screen("R")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.settle { window.rootViewController = root }
    XCTAssertFalse(root.isViewLoaded)
    window.makeKeyAndVisible()
    XCTAssertTrue(root.isViewLoaded)
    XCTAssertTrue(root.view.window === window)
  }

  func testReplacingTheRoot() async throws {
    covers("WIN-7", "WIN-12")
    for (value, order) in [
      ("oldOutNewIn", "P.wd P.dd N.wa N.ia N.da"), ("navLike", "P.wd N.wa P.dd N.ia N.da"),
      ("newFirst", "N.wa P.wd P.dd N.ia N.da"),
    ] {
      let scene = try ContainerStage("ios26+V-ROOT-SWAP=\(value)")
      scene.stage.settle { scene.parent.view.window?.rootViewController = scene.stage.screen("N") }
      XCTAssertEqual(scene.stage.order { $0.kind.isAppearance }, order, value)
      XCTAssertNil(scene.parent.view.window)
    }
  }

  func testAViewPutIntoAWindowWithoutARoot() async throws {
    covers("WIN-10")
    for (profile, calls) in [
      ("ios4", []), ("ios10", ["wa", "da"]), ("ios10+V-ORPHAN=waOnly", ["wa"]),
      ("ios26", ["wa", "ia", "da"]),
    ] {
      let stage = Stage(try Profile(named: profile))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.makeKeyAndVisible()
      let orphan = stage.screen("O")
      stage.settle { window.addSubview(orphan.view) }
      let came = Diagram(stage.trace) { $0.kind.isAppearance }.entries.map(\.plainText)
      XCTAssertEqual(came.filter { $0 != "ia" || profile == "ios26" }, calls, profile)
    }
  }
}
