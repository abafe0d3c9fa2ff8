// What a controller looks like at each callback: table 1.14, and the flags of table 1.13a.

import UIKitTesting

final class StateAtCallbackTests: UIKitTestCase {
  private typealias Facts = Event.Snapshot.Facts

  /// The facts at each callback of a controller, in order.
  private func facts(_ stage: Stage, of name: String) -> [(callback: String, facts: Facts)] {
    let trace = stage.trace
    return trace.events.compactMap { event in
      guard event.frame == .enter || event.frame == .whole, let snapshot = event.snapshot,
        let controller = event.controller, trace.name(of: controller) == name,
        let short = event.kind.shortName
      else { return nil }
      return (short, snapshot.facts)
    }
  }

  /// A navigation controller onto which a controller with a nested view is pushed and popped.
  private func pushAndPop(_ profile: String) throws -> NavigationStage {
    let scene = try NavigationStage(profile, recording: .everything)
    let pushed = scene.stage.named("other", UIViewController())
    let box = UIView()
    box.addSubview(UIView())
    pushed.view.addSubview(box)
    pushed.view = nil
    scene.stage.removeEvents()
    let screen = scene.stage.named("B", NestedViewScreen())
    scene.stage.settle { scene.navigation.pushViewController(screen, animated: true) }
    scene.stage.settle { scene.navigation.popViewController(animated: true) }
    return scene
  }

  func testEveryCellOfTheTable() async throws {
    covers("STATEAT-1", "STATEAT-3", "APPEAR-7", "LAYOUT-11", "LAYOUT-12")
    let scene = try pushAndPop("ios26")
    let columns: [(name: String, fact: Facts)] = [
      ("window", .hasWindow), ("superview", .hasSuperview), ("traits", .traitsCurrent),
      ("safe area", .safeAreaCurrent), ("frame", .frameFinal),
      ("subviews", .subviewFramesFinal), ("deeper", .deepFramesFinal),
    ]
    // Y must hold, N must not, a dot is not fixed.
    let table = [
      "lv": "NNNNNNN", "dl": "NN.NNNN", "wa": "N.NN.NN", "uvc": "YYYYYNN", "ia": "YYYYYNN",
      "wl": "YYYYYNN", "dls": "YYYYYYN", "da": "YYYYYYY", "wd": "YYYYYYY", "dd": "N......",
    ]
    var seen: [String] = []
    for (callback, facts) in facts(scene.stage, of: "B") {
      guard let row = table[callback] else { continue }
      seen.append(callback)
      for (cell, column) in zip(row, columns) where cell != "." {
        XCTAssertEqual(
          facts.contains(column.fact),
          cell == "Y",
          "\(column.name) at \(callback)"
        )
      }
    }
    XCTAssertEqual(
      seen,
      ["lv", "dl", "wa", "uvc", "ia", "wl", "dls", "da", "wd", "dd"]
    )
  }

  func testTheSuperviewAtTheFirstWillAppear() async throws {
    covers("STATEAT-3")
    for (value, isAttached) in [("detached", false), ("attached", true)] {
      let scene = try ContainerStage(
        "ios26+V-WA-SUPERVIEW=\(value)",
        recording: .everything
      )
      scene.add(scene.stage.screen("C"))
      let will = facts(scene.stage, of: "C").first { $0.callback == "wa" }
      XCTAssertEqual(will?.facts.contains(.hasSuperview), isAttached, value)
      XCTAssertEqual(will?.facts.contains(.hasWindow), false, value)
    }
  }

  func testALaterWillAppearMayFindEverythingInPlace() async throws {
    covers("STATEAT-2", "FLAG-5")
    let scene = try pushAndPop("ios26")
    let will = facts(scene.stage, of: "A").last { $0.callback == "wa" }
    XCTAssertEqual(will?.facts.contains(.traitsCurrent), false, "its view is out of the window")
    let did = facts(scene.stage, of: "A").last { $0.callback == "da" }
    XCTAssertTrue(did?.facts.contains([.hasWindow, .traitsCurrent, .frameFinal]) ?? false)
  }

  func testOutsideAWindowNothingIsInPlace() async throws {
    covers("STATEAT-5", "APPEAR-10")
    let scene = try ContainerStage(shown: false, recording: .everything)
    scene.child.beginAndEnd(true)
    for (callback, facts) in facts(scene.stage, of: "C") {
      XCTAssertTrue(facts.isDisjoint(with: [.hasWindow, .hasSuperview]), callback)
    }
  }

  func testTheWindowAtDidDisappear() async throws {
    covers("STATEAT-6")
    let scene = try pushAndPop("ios26")
    for lane in ["A", "B"] {
      let did = facts(scene.stage, of: lane).first { $0.callback == "dd" }
      XCTAssertEqual(did?.facts.contains(.hasWindow), false, lane)
    }
  }

  // MARK: Flags

  private func flags(_ stage: Stage, of name: String) -> [String] {
    facts(stage, of: name).filter { ["wa", "ia", "da", "wd", "dd"].contains($0.callback) }
      .map { callback, facts in
        var text = callback
        if facts.contains(.movingToParent) { text += " MTP" }
        if facts.contains(.movingFromParent) { text += " MFP" }
        if facts.contains(.beingPresented) { text += " BP" }
        if facts.contains(.beingDismissed) { text += " BD" }
        return text
      }
  }

  func testFlagsOfPushAndPop() async throws {
    covers("FLAG-1", "FLAG-2")
    let scene = try pushAndPop("ios26")
    XCTAssertEqual(
      flags(scene.stage, of: "B"),
      ["wa MTP", "ia MTP", "da MTP", "wd MFP", "dd MFP"]
    )
    XCTAssertEqual(flags(scene.stage, of: "A"), ["wd", "dd", "wa", "ia", "da"])
  }

  func testFlagsOfACancelledSwipe() async throws {
    covers("FLAG-2")
    for (value, flag) in [("none", ""), ("movingTo", " MTP")] {
      let scene = try NavigationStage(
        "ios26+V-FLAG-CANCEL=\(value)",
        screens: ["A", "B"],
        recording: .everything
      )
      scene.stage.swipeBack(scene.navigation, cancelled: true)
      scene.stage.settle()
      XCTAssertEqual(
        flags(scene.stage, of: "B"),
        ["wd MFP", "wa\(flag)", "ia\(flag)", "da\(flag)"],
        value
      )
      XCTAssertEqual(flags(scene.stage, of: "A"), ["wa", "ia", "wd", "dd"], value)
    }
  }

  func testFlagsOfANavigationRoot() async throws {
    covers("FLAG-2")
    for (value, flag) in [("false", ""), ("true", " MTP")] {
      let stage = Stage(
        try Profile(named: "ios26+V-FLAG-NAVROOT=\(value)"),
        recording: .everything
      )
      stage.show { UINavigationController(rootViewController: stage.screen("A")) }
      XCTAssertEqual(
        flags(stage, of: "A"),
        ["wa\(flag)", "ia\(flag)", "da\(flag)"],
        value
      )
    }
  }

  func testFlagsOfAChild() async throws {
    covers("FLAG-2", "FLAG-3")
    let scene = try ContainerStage(recording: .everything)
    scene.stage.settle { scene.add(scene.child) }
    scene.stage.settle { scene.remove(scene.child) }
    XCTAssertEqual(
      flags(scene.stage, of: "C"),
      ["wa MTP", "ia MTP", "da MTP", "wd MFP", "dd MFP"]
    )
  }

  func testFlagsBelongToTheControllerThatMoves() async throws {
    covers("FLAG-3")
    let scene = try NavigationStage(recording: .everything)
    let container = scene.stage.named("P", UIViewController())
    let child = scene.stage.screen("C")
    container.embed(child)
    child.beginAndEnd(true)
    child.beginAndEnd(false)
    scene.stage.removeEvents()
    scene.stage.settle { scene.navigation.pushViewController(container, animated: true) }
    XCTAssertEqual(flags(scene.stage, of: "C"), ["wa", "ia", "da"])
    XCTAssertEqual(flags(scene.stage, of: "P"), ["wa MTP", "ia MTP", "da MTP"])
  }

  func testAWindowRootHasNoFlags() async throws {
    covers("FLAG-5", "FLAG-2")
    let scene = try ContainerStage(shown: false, recording: .everything)
    scene.show()
    scene.stage.settle()
    XCTAssertEqual(flags(scene.stage, of: "P"), ["wa", "ia", "da"])
    let will = facts(scene.stage, of: "P").first { $0.callback == "wa" }
    XCTAssertEqual(will?.facts.contains(.hasWindow), false)
  }
}

/// A screen with a view in a view, and constraints of its own.
@MainActor
private final class NestedViewScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.addSubview(UIView())
    view.addSubview(box)
  }

  override func updateViewConstraints() { super.updateViewConstraints() }
}
