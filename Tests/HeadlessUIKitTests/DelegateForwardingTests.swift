// The workaround of 2011 run as an app, with every row of table 1.5a (DELEG-6…DELEG-8, MIS-31).

import UIKitTesting
import VCFuzzGallery

final class DelegateForwardingTests: UIKitTestCase {
  /// A stack whose root makes the forwarder its delegate when it loads.
  @MainActor
  private struct Scene {
    let stage: Stage
    let navigation: UINavigationController
    let root: ForwardingRootController

    init(_ profile: String = "ios26") throws {
      stage = Stage(try Profile(named: profile), recording: .everything)
      root = stage.named("A", ForwardingRootController())
      navigation = stage.named("nav", UINavigationController(rootViewController: root))
    }

    func show() {
      stage.show { [navigation] in navigation }
    }

    func push(_ name: String) -> UIViewController {
      let screen = stage.screen(name)
      stage.settle { navigation.pushViewController(screen, animated: true) }
      return screen
    }

    /// What one screen heard since a position: direct calls are marked.
    func calls(of name: String, since start: Int = 0) -> [String] {
      let trace = stage.trace
      return trace.events[start...].filter {
        $0.kind.isWillOrDid && ($0.frame == .whole || $0.frame == .enter)
          && $0.controller.map(trace.name(of:)) == name
      }.map { event in
        let word: String
        switch event.kind {
        case .viewWillAppear: word = "wa"
        case .viewDidAppear: word = "da"
        case .viewWillDisappear: word = "wd"
        default: word = "dd"
        }
        return event.origin == .direct ? "\(word)!" : word
      }
    }
  }

  func testWhatItWasWrittenFor() async throws {
    covers("DELEG-6", "DELEG-7")
    // Up to 4 a stack under a plain view hears nothing; the delegate is not told either until the
    // stack is driven, so the calls by hand are all that comes.
    let scene = try Scene("ios4")
    let host = scene.stage.screen("host")
    scene.stage.show { host }
    scene.stage.settle { host.view.addSubview(scene.navigation.view) }
    XCTAssertEqual(scene.calls(of: "A"), [])
    let forwarder = scene.root.forwarder
    scene.navigation.delegate = forwarder
    forwarder.navigationController(scene.navigation, willShow: scene.root, animated: false)
    XCTAssertEqual(scene.calls(of: "A"), ["wa!"])
    XCTAssertTrue(forwarder.last === scene.root)
  }

  func testEveryCallbackTwice() async throws {
    covers("DELEG-7", "DELEG-8", "STATE-10")
    let scene = try Scene()
    scene.show()
    _ = scene.push("B")
    // didShow tells the one that has just appeared that it has disappeared.
    XCTAssertEqual(scene.calls(of: "B"), ["wa", "wa!", "da", "dd!", "da!"])
    assertReports(scene.stage, ["INV-19", "INV-51"])
  }

  func testTheRootIsIncluded() async throws {
    covers("DELEG-8")
    let scene = try Scene()
    scene.show()
    XCTAssertEqual(scene.calls(of: "A"), ["wa", "wa!", "da", "dd!", "da!"])
  }

  func testACancelledSwipeLeavesTheWrongOneAsLast() async throws {
    covers("DELEG-8", "DELEG-4")
    let scene = try Scene()
    scene.show()
    let top = scene.push("B")
    let start = scene.stage.eventCount
    scene.stage.swipeBack(scene.navigation, cancelled: true)
    scene.stage.settle()
    XCTAssertTrue(scene.navigation.topViewController === top)
    XCTAssertTrue(scene.root.forwarder.last === scene.root, "but B is on screen")
    let byHand = { (name: String, from: Int) in
      scene.calls(of: name, since: from).filter { $0.hasSuffix("!") }
    }
    XCTAssertEqual(byHand("A", start), ["wa!"])
    XCTAssertEqual(byHand("B", start), ["wd!"])
    let next = scene.stage.eventCount
    _ = scene.push("C")
    XCTAssertEqual(byHand("A", next).first, "wd!", "the wrong one is told that it leaves")
    XCTAssertEqual(byHand("B", next), [], "and the right one is not")
    assertReports(scene.stage, ["INV-19", "INV-51"])
  }

  func testTwoPushesAtOnce() async throws {
    covers("DELEG-8", "NAV-12")
    let scene = try Scene("ios13")
    scene.show()
    let start = scene.stage.eventCount
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    scene.stage.commit()
    scene.navigation.pushViewController(scene.stage.screen("C"), animated: true)
    scene.stage.settle()
    XCTAssertFalse(
      scene.calls(of: "A", since: start).contains("dd!"),
      "A is never told by hand that it has gone"
    )
  }

  func testTheSameTop() async throws {
    covers("DELEG-8")
    let scene = try Scene()
    scene.show()
    let start = scene.stage.eventCount
    // The delegate's own code where the shown one is the last one.
    scene.root.forwarder.navigationController(
      scene.navigation,
      willShow: scene.root,
      animated: false
    )
    XCTAssertEqual(scene.calls(of: "A", since: start), ["wd!", "wa!"])
  }

  func testNobodyIsToldWhenTheStackIsCovered() async throws {
    covers("DELEG-8")
    let scene = try Scene()
    scene.show()
    let start = scene.stage.eventCount
    scene.stage.cover(scene.navigation, with: "cover", .fullScreen, animated: true)
    XCTAssertEqual(scene.calls(of: "A", since: start), ["wd", "dd"], "by UIKit only")
  }

  func testChildrenAreNotReached() async throws {
    covers("DELEG-8", "CHILD-21")
    let scene = try Scene()
    scene.show()
    let container = scene.stage.screen("P")
    let child = scene.stage.screen("C")
    container.embed(child)
    scene.stage.settle { scene.navigation.pushViewController(container, animated: true) }
    XCTAssertTrue(scene.calls(of: "P").contains("wa!"))
    XCTAssertEqual(scene.calls(of: "C"), ["wa", "da"])
  }

  func testTheOrderIsTurnedRound() async throws {
    covers("DELEG-8", "DELEG-1")
    let scene = try Scene()
    scene.show()
    let start = scene.stage.eventCount
    _ = scene.push("B")
    let events = scene.stage.events
    let byUIKit = events[start...].firstIndex {
      $0.kind == .viewWillAppear && $0.origin == .uikit
    }
    let byHand = events[start...].firstIndex {
      $0.kind == .viewWillDisappear && $0.origin == .direct
    }
    XCTAssertLessThan(try XCTUnwrap(byUIKit), try XCTUnwrap(byHand))
  }

  func testLastOutlivesItsPop() async throws {
    covers("DELEG-8", "STATE-15")
    // Retained, `last` does not dangle: it keeps what has been popped until didShow.
    let scene = try Scene()
    scene.show()
    _ = scene.push("B")
    weak let popped = scene.navigation.popViewController(animated: true)
    scene.stage.commit()
    XCTAssertNotNil(popped)
    scene.stage.settle()
    XCTAssertNil(popped)
    XCTAssertTrue(scene.root.forwarder.last === scene.root)
  }
}
