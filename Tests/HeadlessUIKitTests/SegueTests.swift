// Segues and unwinding against spec 1.16 and the rows K-SEGUE, K-UNWIND and K-EMBED.

import UIKitTesting

final class SegueTests: UIKitTestCase {
  // MARK: Order (SHOW-7, K-SEGUE)

  func testAPerformedShowSeguePreparesThenPushes() async throws {
    covers("SHOW-7", "SHOW-1")
    let (stage, _, screen) = try NavigationStage().parts
    stage.segues(of: screen, .show("next") { $0.screen("B") })
    stage.animate("performSegue") { screen.performSegue(withIdentifier: "next", sender: nil) }
    assertDiagram(stage, hiding: []) {
      """
      step | performSegue              | commit                                            | end animation 1
      B    | init              wm(nav) | lv dl       wa(T)                    ia(T) wl dls |                        da(T) dm(nav)
      A    |      seguePrepare         |       wd(T)                                       |                  dd(T)
      nav  |                           |                   willShow(B) wl dls              | tcDone(finished)                     didShow(B)
      """
    }
  }

  func testATappedSegueAsksFirst() async throws {
    covers("SHOW-7")
    let (stage, _, screen) = try NavigationStage().parts
    stage.segues(of: screen, .show("next") { $0.screen("B") })
    XCTAssertTrue(stage.tap("next", on: screen))
    stage.animate()
    assertDiagram(stage, hiding: []) {
      """
      step | tap segue next of 0                   | commit                                            | end animation 1
      A    | segueShould      seguePrepare         |       wd(T)                                       |                  dd(T)
      B    |             init              wm(nav) | lv dl       wa(T)                    ia(T) wl dls |                        da(T) dm(nav)
      nav  |                                       |                   willShow(B) wl dls              | tcDone(finished)                     didShow(B)
      """
    }
  }

  func testARefusedSegueDoesNothing() async throws {
    covers("SHOW-7")
    let stage = Stage()
    let screen = stage.named("A", SegueScreen())
    screen.allows = false
    stage.show { screen }
    stage.segues(of: screen, .show("next") { $0.screen("B") })
    stage.removeEvents()
    stage.tap("next", on: screen)
    assertDiagram(settling: stage, hiding: []) {
      """
      step | tap segue next of 0
      A    | segueShould
      """
    }
    XCTAssertEqual(screen.prepared, [])
    screen.performSegue(withIdentifier: "next", sender: nil)
    XCTAssertEqual(screen.prepared, ["next"])
    XCTAssertEqual(screen.wasLoadedWhenPrepared, [false])
  }

  func testAModalSeguePreparesThenPresents() async throws {
    covers("SHOW-7")
    let (stage, _, screen) = try NavigationStage("ios12").parts
    stage.segues(of: screen, .present("sheet", style: .fullScreen) { $0.screen("B") })
    stage.tap("sheet", on: screen)
    stage.animate()
    assertDiagram(stage, hiding: [.layout]) {
      """
      step | tap segue sheet of 0          | commit                  | end animation 1
      A    | segueShould      seguePrepare |             wd(T)       |             dd(T)
      B    |             init              | lv dl             wa(T) | da(T)
      nav  |                               |       wd(T)             |       dd(T)       tcDone(finished)
      """
    }
  }

  func testAPopoverSegueLeavesTheSourceVisible() async throws {
    covers("SHOW-7")
    let stage = Stage(.standard, device: .pad)
    let screen = stage.screen("A")
    stage.show { screen }
    stage.segues(of: screen, .popover("more") { $0.screen("B") })
    stage.removeEvents()
    stage.tap("more", on: screen)
    stage.settle()
    XCTAssertEqual(["B", "A"].map(stage.heard(by:)), ["wa da", ""])
    XCTAssertEqual(screen.presentedViewController?.modalPresentationStyle, .popover)
  }

  func testAShowDetailSegueSetsTheDetail() async throws {
    covers("SHOW-7", "SHOW-5")
    let stage = Stage(.standard, device: .landscapePad)
    let split = UISplitViewController()
    let primary = stage.screen("P")
    split.viewControllers = [primary, stage.screen("D")]
    stage.show { split }
    stage.segues(of: primary, .showDetail("detail") { $0.screen("N") })
    stage.tap("detail", on: primary)
    stage.settle()
    XCTAssertEqual(stage.heard(by: "N"), "wa da")
  }

  func testACustomSegueDoesWhatItsClassSays() async throws {
    covers("SHOW-7")
    let (stage, navigation, screen) = try NavigationStage().parts
    stage.segues(
      of: screen,
      .custom("replace", to: { $0.screen("B") }) { identifier, source, destination in
        ReplacingSegue(identifier: identifier, source: source, destination: destination)
      },
      .custom("block", to: { $0.screen("C") }) { identifier, source, destination in
        UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
          navigation.setViewControllers([destination], animated: false)
        }
      }
    )
    stage.tap("replace", on: screen)
    stage.settle()
    XCTAssertEqual(stage.heard(by: "B"), "wa da")
    stage.settle { screen.performSegue(withIdentifier: "block", sender: nil) }
    XCTAssertEqual(stage.heard(by: "C"), "wa da")
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testAnUnknownSegueRaises() async throws {
    covers("SHOW-7")
    let (stage, _, screen) = try NavigationStage().parts
    screen.performSegue(withIdentifier: "nowhere", sender: nil)
    XCTAssertEqual(stage.exceptions.map(\.name), ["NSInvalidArgumentException"])
  }

  func testOnlyWhatIsOnScreenCanBeTapped() async throws {
    covers("SHOW-7")
    let (stage, navigation, screen) = try NavigationStage().parts
    stage.segues(of: screen, .show("next") { $0.screen("B") }, .embed("part") { $0.screen("C") })
    let tap = Stage.Step.segue(Int(stage.identity(of: screen).index), "next")
    XCTAssertEqual(stage.enabledSteps.filter { "\($0)".contains("segue") }, [tap])
    stage.settle { navigation.pushViewController(stage.screen("B"), animated: false) }
    XCTAssertFalse(stage.enabledSteps.contains(tap))
    XCTAssertFalse(stage.tap("next", on: screen))
  }

  // MARK: Embedding (CHILD-36, K-EMBED)

  func testAnEmbedSegueRunsWhileTheParentLoads() async throws {
    covers("CHILD-36")
    let stage = Stage()
    let parent = stage.screen("P")
    stage.segues(of: parent, .embed("part") { $0.screen("C") })
    stage.commit { stage.window { parent } }
    assertDiagram(stage, hiding: []) {
      """
      step |                                                            | commit
      P    | init lv      seguePrepare                   dl wa(F)       | ia(F) wl dls wl dls                     da(F)
      C    |         init              wm(P) lv dl dm(P)          wa(F) |                     ia(F) wl dls wl dls       da(F)
      """
    }
  }

  // MARK: Unwinding (SHOW-12, SHOW-13, K-UNWIND)

  func testUnwindOfAFullScreenPresentation() async throws {
    covers("SHOW-12", "SHOW-13")
    let stage = Stage(try Profile(named: "ios12+V-LAYOUT-PRESENTER=yes"))
    let screen = stage.screen("A")
    stage.show { screen }
    present(over: screen, on: stage)
    stage.removeEvents()
    stage.mark("unwind")
    screen.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
    stage.animate()
    assertDiagram(settling: stage, hiding: []) {
      """
      step | unwind                    | commit             | end animation 2                     | commit
      B    | seguePrepare              | wd(T)              |       dd(T)                  deinit |
      A    |              unwindAction |       wa(T) wl dls | da(T)       tcDone(finished)        | wl dls
      """
    }
  }

  private func present(over screen: UIViewController, on stage: Stage) {
    stage.unwindAction("unwindToA:", of: screen)
    stage.segues(
      of: screen,
      .present("sheet", style: .fullScreen) { stage in
        let presented = stage.screen("B")
        stage.segues(of: presented, .unwind("back", to: "unwindToA:"))
        return presented
      }
    )
    stage.tap("sheet", on: screen)
    stage.settle()
  }

  func testUnwindPopsAStack() async throws {
    covers("SHOW-12")
    let (stage, navigation, screen) = try NavigationStage().parts
    var sources: [UIViewController] = []
    stage.unwindAction("unwindToA:", of: screen) { sources.append($0.source) }
    let top = stage.screen("C")
    stage.segues(of: top, .unwind("back", to: "unwindToA:"))
    navigation.setViewControllers([screen, stage.screen("B"), top], animated: false)
    stage.settleAndForget()
    stage.tap("back", on: top)
    stage.animate()
    XCTAssertTrue(sources.first === top)
    XCTAssertEqual(navigation.viewControllers.count, 1)
    assertDiagram(stage, ignoring: ["B"], hiding: [.life, .layout]) {
      """
      step | tap segue back of 2                           | commit                        | end animation 1
      C    | segueShould seguePrepare              wm(nil) | wd(T)                         | dd(T)       dm(nil)
      A    |                          unwindAction         |       wa(T)             ia(T) |       da(T)
      nav  |                                               |             willShow(A)       |                     didShow(A) tcDone(finished)
      """
    }
  }

  func testUnwindSelectsATab() async throws {
    covers("SHOW-12")
    let stage = Stage()
    let target = stage.screen("A")
    let source = stage.screen("B")
    stage.unwindAction("unwindToA:", of: target)
    stage.segues(of: source, .unwind("back", to: "unwindToA:"))
    let tabs = UITabBarController()
    tabs.viewControllers = [target, source]
    tabs.selectedIndex = 1
    stage.show { tabs }
    stage.tap("back", on: source)
    stage.settle()
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(stage.heard(by: "A"), "wa da")
  }

  func testUnwindAcrossAPresentationDismissesAndPops() async throws {
    covers("SHOW-12")
    let (stage, navigation, screen) = try NavigationStage().parts
    stage.unwindAction("unwindToA:", of: screen)
    let top = stage.screen("B")
    stage.settle { navigation.pushViewController(top, animated: false) }
    let presented = stage.screen("M", .fullScreen)
    stage.segues(of: presented, .unwind("back", to: "unwindToA:"))
    top.present(presented, animated: true)
    stage.settle()
    stage.tap("back", on: presented)
    stage.settle()
    XCTAssertEqual(stage.states(of: screen, presented), [.appeared, .disappeared])
    XCTAssertEqual(stage.state(of: top), .disappeared)
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testTheSearchAsksChildrenInTheOrderOfAllowedChildren() async throws {
    covers("SHOW-12")
    let stage = Stage()
    let parent = stage.named("P", OrderingParent())
    let source = stage.screen("S")
    let first = stage.screen("1")
    let second = stage.screen("2")
    for child in [source, first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    var reached: [String] = []
    stage.unwindAction("back:", of: first) { _ in reached.append("1") }
    stage.unwindAction("back:", of: second) { _ in reached.append("2") }
    stage.segues(of: source, .unwind("back", to: "back:"))
    parent.order = [first, second]
    source.performSegue(withIdentifier: "back", sender: nil)
    parent.order = [second, first]
    source.performSegue(withIdentifier: "back", sender: nil)
    XCTAssertEqual(reached, ["1", "2"])
    XCTAssertEqual(parent.steps.map { $0 === first ? "1" : "2" }, ["1", "2"])
  }

  func testADestinationMayDecline() async throws {
    covers("SHOW-12")
    let stage = Stage()
    let declining = stage.named("D", DecliningScreen())
    let accepting = stage.screen("A")
    let source = stage.screen("S")
    let navigation = UINavigationController()
    navigation.viewControllers = [accepting, declining, source]
    var reached: [String] = []
    stage.unwindAction("back:", of: declining) { _ in reached.append("D") }
    stage.unwindAction("back:", of: accepting) { _ in reached.append("A") }
    stage.segues(of: source, .unwind("back", to: "back:"), .unwind("lost", to: "nowhere:"))
    source.performSegue(withIdentifier: "back", sender: nil)
    XCTAssertEqual(reached, ["A"])
    XCTAssertEqual(navigation.viewControllers.count, 1)
    source.performSegue(withIdentifier: "lost", sender: nil)
    XCTAssertEqual(reached, ["A"])
  }
}

/// Notes what it prepares for.
@MainActor
private final class SegueScreen: UIViewController {
  var allows = true
  var prepared: [String] = []
  var wasLoadedWhenPrepared: [Bool] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    wasLoadedWhenPrepared.append(segue.destination.isViewLoaded)
  }
}

@MainActor
private final class ReplacingSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

/// Says in which order its children are searched.
@MainActor
private final class OrderingParent: UIViewController {
  var order: [UIViewController] = []
  var steps: [UIViewController] = []

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { order }

  override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) { steps.append(subsequentVC) }
}

@MainActor
private final class DecliningScreen: UIViewController {
  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { false }
}
