// Children added and removed by hand, properly: spec 1.10 and 2.5; and who holds them (CHILD-35).

import UIKitTesting

final class ChildTests: UIKitTestCase {
  // MARK: Adding

  func testAddingToAVisibleContainer() async throws {
    covers("CHILD-1", "CHILD-4", "APPEAR-4", "WIN-2")
    let scene = try ContainerStage()
    scene.stage.play("add") { scene.add(scene.stage.screen("C")) }
    assertDiagram(settling: scene.stage) {
      """
      step | add                     | commit
      C    | wm(P) lv dl wa(F) dm(P) |        ia(F) wl dls da(F)
      P    |                         | wl dls
      """
    }
  }

  func testAddingOnCatalystRepeatsDidMove() async throws {
    covers("CHILD-6", "MOVE-7")
    let scene = try ContainerStage("catalyst26")
    let child = scene.stage.screen("C")
    scene.stage.settle("add") { scene.add(child) }
    scene.stage.play("remove") { scene.remove(child) }
    assertDiagram(settling: scene.stage, ignoring: ["P"], hiding: [.life, .layout]) {
      """
      step | add                     | commit            | remove                | commit
      C    | wm(P) lv dl wa(F) dm(P) | ia(F) da(F) dm(P) | wm(nil) wd(F) dm(nil) | dd(F) dm(nil)
      """
    }
  }

  func testForgottenDidMoveLeavesTheAppearanceWhole() async throws {
    covers("CHILD-5", "CHILD-6")
    let scene = try ContainerStage("catalyst26")
    let child = scene.stage.screen("C")
    scene.stage.play("add") {
      scene.parent.addChild(child)
      scene.parent.view.addSubview(child.view)
    }
    assertDiagram(settling: scene.stage, ignoring: ["P"], hiding: [.life, .layout]) {
      """
      step | add               | commit
      C    | wm(P) lv dl wa(F) | ia(F) da(F)
      """
    }
  }

  func testTheParentInsideWillMove() async throws {
    covers("CHILD-3")
    for (value, isSet) in [("set", true), ("unset", false)] {
      let scene = try ContainerStage(
        "ios26+V-WM-PARENT=\(value)",
        recording: [.standard, .snapshots]
      )
      scene.parent.addChild(scene.child)
      let move = scene.stage.events.first { $0.kind == .willMoveToParent }
      XCTAssertEqual(move?.snapshot?.parent != nil, isSet, value)
    }
  }

  func testAChildWithoutAViewInTheTreeHearsNothing() async throws {
    covers("CHILD-7", "CHILD-15")
    let scene = try ContainerStage(shown: false)
    scene.stage.play("add only") { scene.parent.addChild(scene.child) }
    scene.stage.play("show") { scene.show() }
    assertDiagram(settling: scene.stage, ignoring: ["P"]) {
      """
      step | add only | show | commit
      C    | wm(P)    |      |
      """
    }
  }

  func testAddingInViewDidLoadGoesWithTheParent() async throws {
    covers("CHILD-11", "CHILD-17", "APPEAR-13")
    for order in ["parentFirst", "childFirst"] {
      let scripted = try addInLoad("ios26+V-IA-ORDER=\(order)")
      let calls = scripted.stage.order { $0.kind == .viewIsAppearing }
      XCTAssertEqual(calls, order == "parentFirst" ? "P.ia C.ia" : "C.ia P.ia")
    }
    let scene = try addInLoad("ios26")
    assertDiagram(scene.stage, hiding: [.life, .layout]) {
      """
      step | show                                | commit
      P    | lv dl                   wa(F)       | ia(F)       da(F)
      C    |       wm(P) lv dl dm(P)       wa(F) |       ia(F)       da(F)
      """
    }
  }

  func testChildrenMayHearFirst() async throws {
    covers("CHILD-17")
    let scene = try addInLoad("ios26+V-FWD-ORDER=childFirst")
    assertDiagram(scene.stage, hiding: [.life, .layout, .loading, .moves]) {
      """
      step | show        | commit
      C    | wa(F)       |       ia(F) da(F)
      P    |       wa(F) | ia(F)             da(F)
      """
    }
  }

  private func addInLoad(_ profile: String) throws -> ContainerStage {
    let screen = { ScriptedScreen() }
    let scene = try ContainerStage(profile, shown: false, screen)
    (scene.parent as? ScriptedScreen)?.onLoad = { [scene] in scene.add(scene.child) }
    scene.stage.removeEvents()
    scene.stage.settle("show") { scene.show() }
    return scene
  }

  func testAddingInsideWillAppearGoesWithTheParent() async throws {
    covers("CHILD-11")
    let scene = try ContainerStage(shown: false) { ScriptedScreen() }
    (scene.parent as? ScriptedScreen)?.onWillAppear = { scene.add(scene.child) }
    scene.stage.play("show") { scene.show() }
    assertDiagram(settling: scene.stage, hiding: [.life, .layout]) {
      """
      step | show                                | commit
      P    | lv dl wa(F)                         | ia(F)       da(F)
      C    |             wm(P) lv dl dm(P) wa(F) |       ia(F)       da(F)
      """
    }
  }

  func testAddingBetweenWillAndDid() async throws {
    covers("CHILD-12")
    let scene = try ContainerStage(shown: false)
    scene.stage.play("show") { scene.show() }
    scene.stage.play("add") { scene.add(scene.stage.screen("C")) }
    assertDiagram(settling: scene.stage, hiding: [.life, .layout]) {
      """
      step | show        | add                     | commit
      P    | lv dl wa(F) |                         | ia(F)       da(F)
      C    |             | wm(P) lv dl wa(F) dm(P) |       ia(F)       da(F)
      """
    }
  }

  func testAddingBeforeTheParentReachesItsWindow() async throws {
    covers("CHILD-13")
    for value in ["waNow", "atWindow"] {
      let scene = try NavigationStage("ios26+V-ADD-PREWINDOW=\(value)")
      let container = scene.stage.named("P", UIViewController())
      let child = scene.stage.screen("C")
      // The delegate hears between the container's will and its view's way into the window.
      let delegate = WillShowDelegate { container.embed(child) }
      scene.navigation.delegate = delegate
      scene.stage.settle { scene.navigation.pushViewController(container, animated: true) }
      let pair = [container, child].map(scene.stage.identity(of:))
      let calls = scene.stage.order { event in
        event.kind.isAppearance && event.controller.map(pair.contains) == true
      }
      XCTAssertEqual(calls, "P.wa C.wa P.ia C.ia P.da C.da", value)
      withExtendedLifetime(delegate) {}
    }
  }

  /// What a controller received, but for its layout.
  private func lifecycle(of name: String, _ stage: Stage) -> String {
    stage.texts(of: name) { !Hidden([.life, .layout]).contains($0.kind) }
  }

  func testAReplacedChildOnIOS5HearsOnlyTheDid() async throws {
    covers("QUIRK-2", "CHILD-13")
    let scene = try NavigationStage("ios5-quirks")
    let container = scene.stage.named("P", UIViewController())
    let child = scene.stage.screen("C")
    let delegate = WillShowDelegate { container.embed(child) }
    scene.navigation.delegate = delegate
    scene.stage.settle { scene.navigation.pushViewController(container, animated: true) }
    XCTAssertEqual(lifecycle(of: "C", scene.stage), "wm(P) lv dl dm(P) da(F)")
    withExtendedLifetime(delegate) {}
  }

  func testAChildReplacedAfterThePushHasReturnedHearsOnlyTheDidOnIOS5() async throws {
    covers("QUIRK-2")
    for (profile, expected) in [
      ("ios5-quirks", "wm(P) lv dl dm(P) da(F)"), ("ios6", "wm(P) lv dl dm(P) wa(T) da(T)"),
    ] {
      let scene = try NavigationStage(profile)
      let container = scene.stage.named("P", UIViewController())
      let (old, child) = (scene.stage.screen("O"), scene.stage.screen("C"))
      container.embed(old)
      scene.navigation.pushViewController(container, animated: true)
      old.unembed()
      scene.stage.settle { container.embed(child) }
      XCTAssertEqual(lifecycle(of: "C", scene.stage), expected, profile)
      scene.stage.settle { scene.navigation.popViewController(animated: true) }
      XCTAssertTrue(scene.stage.calls(of: "C").hasSuffix("wd dd"), profile)
    }
  }

  func testAddingOutsideAWindowOnlyMoves() async throws {
    covers("CHILD-15")
    let scene = try ContainerStage(shown: false)
    scene.stage.play("add") { scene.add(scene.stage.screen("C")) }
    assertDiagram(settling: scene.stage) {
      """
      step | add
      C    | wm(P)       lv dl dm(P)
      P    |       lv dl
      """
    }
  }

  // MARK: Removing

  func testRemovingFromAVisibleContainer() async throws {
    covers("CHILD-2", "CHILD-16", "CHILD-38")
    for value in ["afterCommit", "sync"] {
      let scene = try ContainerStage("ios26+V-REMOVE-DD=\(value)")
      scene.add(scene.child)
      scene.stage.settleAndForget()
      scene.stage.settle { scene.remove(scene.child) }
      let ends = value == "sync" ? "dd(F) dm(nil)" : "dm(nil) dd(F)"
      XCTAssertEqual(scene.stage.texts(of: "C"), "wm(nil) wd(F) " + ends)
    }
  }

  // MARK: Lives

  func testAnOrphanNobodyHoldsDiesAfterItsAppearance() async throws {
    covers("CHILD-35")
    let scene = try ContainerStage()
    var orphan: UIViewController? = scene.stage.screen("C")
    let view = orphan?.view
    scene.stage.play("insert") {
      if let view { scene.parent.view.addSubview(view) }
    }
    orphan = nil
    assertDiagram(settling: scene.stage, ignoring: ["P"], hiding: [.layout], isPermitted: false) {
      """
      step |            | insert | commit
      C    | init lv dl | wa(F)  | ia(F) da(F) deinit
      """
    }
    XCTAssertTrue(view?.window != nil, "its view stays")
  }

  func testAChildIsOwnedByItsParent() async throws {
    covers("CHILD-35", "CHILD-38")
    let scene = try ContainerStage()
    scene.stage.settle { scene.add(scene.stage.screen("C")) }
    XCTAssertFalse(scene.stage.events.contains { $0.kind == .destroyed })
    XCTAssertEqual(scene.parent.children.count, 1)
  }

  // MARK: Hidden and covered

  func testACoveredSiblingHearsNothing() async throws {
    covers("CHILD-34", "STATE-14")
    let scene = try ContainerStage()
    scene.add(scene.stage.screen("C"))
    scene.stage.settleAndForget()
    scene.stage.settle { scene.add(scene.stage.screen("D")) }
    XCTAssertFalse(Diagram(scene.stage.trace) { $0.kind.isAppearance }.lanes.contains("C"))
  }

  // MARK: viewIsAppearing of children before 16

  func testChildrenMissIsAppearingBefore16() async throws {
    covers("APPEAR-9")
    for (profile, isSent) in [
      ("ios13", false), ("ios15", false), ("ios16", true), ("ios14+V-IA-CHILD=delivered", true),
      ("ios14+V-IA-CHILD=missingAll", false),
    ] {
      let scene = try ContainerStage(profile)
      scene.stage.settle { scene.add(scene.stage.screen("C")) }
      let came = Diagram(scene.stage.trace) { $0.kind == .viewIsAppearing }.entries
      XCTAssertEqual(!came.isEmpty, isSent, profile)
    }
    for (profile, count) in [("ios14", 2), ("ios14+V-IA-CHILD=missingAll", 1)] {
      let stage = Stage(try Profile(named: profile))
      stage.show { UINavigationController(rootViewController: stage.screen("A")) }
      XCTAssertEqual(stage.events.filter { $0.kind == .viewIsAppearing }.count, count, profile)
    }
  }
}

/// A delegate that runs code when the first push is about to show.
@MainActor
final class WillShowDelegate: NSObject, UINavigationControllerDelegate {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    body?()
    body = nil
  }
}
