// Which styles hide their presenter: table 1.6a by device, version and size; contexts; chains.

import UIKitTesting

final class PresentationStyleTests: UIKitTestCase {
  /// Whether a style hides the presenter, on one device and version.
  private func hides(
    _ style: UIModalPresentationStyle,
    _ profile: String,
    _ device: Device
  ) throws -> Bool {
    let scene = try ModalStage(profile, device: device)
    let presented = scene.show(scene.screen("B", style))
    XCTAssertEqual(scene.state(presented), .appeared, "\(style) on \(profile)")
    let isHidden = scene.state(scene.root) == .disappeared
    XCTAssertEqual(scene.root.view.window == nil, isHidden)
    scene.stage.settle { scene.root.dismiss(animated: false) }
    XCTAssertEqual(scene.state(scene.root), .appeared)
    XCTAssertEqual(scene.heard(scene.root), isHidden ? "wa da" : "")
    return isHidden
  }

  func testTableOfStyles() async throws {
    covers("MODAL-4", "MODAL-5", "MODAL-3", "MODAL-1", "SHOW-10")
    let columns: [(profile: String, device: Device)] = [
      ("ios12", .phone), ("ios13", .phone), ("ios26", .phone),
      ("ios12", .pad), ("ios13", .pad), ("ios26", .pad),
    ]
    let rows: [(style: UIModalPresentationStyle, cells: String)] = [
      (.fullScreen, "YYYYYY"),
      (.currentContext, "YYYYYY"),
      (.pageSheet, "Y-----"),
      (.formSheet, "Y-----"),
      (.automatic, "Y--Y--"),
      (.popover, "Y-----"),
      (.overFullScreen, "------"),
      (.overCurrentContext, "------"),
    ]
    for row in rows {
      for (column, cell) in zip(columns, row.cells) {
        XCTAssertEqual(
          try hides(row.style, column.profile, column.device),
          cell == "Y",
          "\(row.style) on \(column.profile) \(column.device.idiom)"
        )
      }
    }
  }

  func testNarrowWindowOfATabletBehavesLikeAPhone() async throws {
    covers("MODAL-4")
    var narrow = Device.pad
    narrow.size.width = 320
    XCTAssertTrue(try hides(.formSheet, "ios12", narrow))
    XCTAssertTrue(try hides(.popover, "ios12", narrow))
    XCTAssertFalse(try hides(.formSheet, "ios26", narrow))
    XCTAssertFalse(try hides(.popover, "ios26", narrow))
  }

  func testSheetInCompactHeight() async throws {
    covers("MODAL-4")
    var landscape = Device.phone
    landscape.size = CGSize(width: 844, height: 390)
    XCTAssertFalse(try hides(.pageSheet, "ios26+V-COMPACT-SHEET=keeps", landscape))
    XCTAssertTrue(try hides(.pageSheet, "ios26+V-COMPACT-SHEET=hides", landscape))
    XCTAssertFalse(try hides(.pageSheet, "ios26+V-COMPACT-SHEET=hides", .phone))
  }

  func testPopoverInCompactWidth() async throws {
    covers("MODAL-4")
    XCTAssertFalse(try hides(.popover, "ios26+V-POPOVER-COMPACT=sheet", .phone))
    XCTAssertTrue(try hides(.popover, "ios26+V-POPOVER-COMPACT=fullScreen", .phone))
    XCTAssertFalse(try hides(.popover, "ios26+V-POPOVER-COMPACT=fullScreen", .pad))
  }

  func testAppMayDecideTheAdaptation() async throws {
    covers("MODAL-4", "SHOW-10")
    let answers: [(UIModalPresentationStyle, Bool)] = [
      (.none, false), (.fullScreen, true), (.overFullScreen, false),
    ]
    for (answer, isHidden) in answers {
      let scene = try ModalStage("ios12")
      let presented = scene.screen("B", .popover)
      let delegate = SheetDelegate()
      delegate.adaptedStyle = answer
      presented.popoverPresentationController?.delegate = delegate
      scene.show(presented)
      XCTAssertEqual(scene.state(scene.root) == .disappeared, isHidden, "\(answer)")
    }
  }

  func testDefaultStyleIsASheetFrom13() async throws {
    covers("MODAL-5")
    for (profile, style) in [
      ("ios12", UIModalPresentationStyle.fullScreen), ("ios13", .automatic),
    ] {
      let scene = try ModalStage(profile)
      let presented = scene.stage.screen("B")
      XCTAssertEqual(presented.modalPresentationStyle, style)
      XCTAssertEqual(presented.modalTransitionStyle, .coverVertical)
      scene.show(presented)
      XCTAssertEqual(scene.state(scene.root), profile == "ios12" ? .disappeared : .appeared)
    }
  }

  func testStyleNoneRaisesAnException() async throws {
    covers("MODAL-22")
    let scene = try ModalStage("ios12")
    let presented = scene.screen("B", .none)
    scene.stage.settle { scene.root.present(presented, animated: true) }
    XCTAssertEqual(scene.stage.exceptions.count, 1)
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertEqual(scene.heard(presented), "")
    XCTAssertTrue(scene.stage.isAtRest)
  }

  // MARK: Context

  /// A navigation controller with a child D that defines a context.
  private func makeContext() throws -> (scene: ModalStage, child: UIViewController) {
    let scene = try ModalStage(makeRoot: { stage in
      let child = stage.screen("D")
      child.definesPresentationContext = true
      return stage.named("nav", UINavigationController(rootViewController: child))
    })
    return (scene, scene.root.children[0])
  }

  func testFullScreenIsPresentedByTheFarthestAncestor() async throws {
    covers("MODAL-8", "MODAL-1")
    let (scene, child) = try makeContext()
    let presented = scene.present(scene.screen("B"), from: child)
    scene.stage.settle()
    XCTAssertTrue(presented.presentingViewController === scene.root)
    assertDiagram(scene.stage, hiding: [.life, .layout, .loading, .delegate]) {
      """
      step | present | commit                  | end animation 1
      nav  |         | wd(T)                   |       dd(T)       tcDone(finished)
      D    |         |       wd(T)             |             dd(T)
      B    |         |             wa(T) ia(T) | da(T)                              presentDone
      """
    }
  }

  func testCurrentContextIsPresentedByTheOneThatDefinesIt() async throws {
    covers("MODAL-8", "MODAL-4")
    let (scene, child) = try makeContext()
    let presented = scene.present(scene.screen("B", .currentContext), from: child)
    scene.stage.settle()
    XCTAssertTrue(presented.presentingViewController === child)
    XCTAssertTrue(child.presentedViewController === presented)
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertEqual(scene.heard(by: child, scene.root), ["wd dd", ""])
    XCTAssertNil(child.view.window)
    presented.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(child), "wd dd wa da")
    XCTAssertTrue(child.view.superview === scene.root.view)
  }

  func testCurrentContextWithoutADefinitionIsThatOfTheFarthest() async throws {
    covers("MODAL-8")
    let (scene, child) = try makeContext()
    child.definesPresentationContext = false
    let presented = scene.present(scene.screen("B", .overCurrentContext), from: child)
    scene.stage.settle()
    XCTAssertTrue(presented.presentingViewController === scene.root)
    XCTAssertEqual(scene.heard(child), "")
  }

  func testWhatIsHiddenInItsContextHearsNothingOfItsContainer() async throws {
    covers("MODAL-8", "MODAL-12")
    let (scene, child) = try makeContext()
    let inContext = scene.show(scene.screen("E", .currentContext), from: child)
    let full = scene.present(scene.screen("F"), from: scene.root)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(scene.root), "wd dd")
    scene.dismiss(full)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(scene.root), "wd dd wa da")
    XCTAssertEqual(scene.heard(child), "", "it is still covered in its own context")
    inContext.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(child), "wa da")
  }

  func testPoppedContextLeavesEverythingBalanced() async throws {
    covers("MODAL-9", "STATE-15")
    let scene = try ModalStage(makeRoot: { stage in
      stage.named("nav", UINavigationController(rootViewController: stage.screen("A")))
    })
    guard let navigation = scene.root as? UINavigationController else { return XCTFail("no nav") }
    let child = scene.stage.screen("D")
    child.definesPresentationContext = true
    scene.stage.settle { navigation.pushViewController(child, animated: false) }
    let presented = scene.show(scene.screen("B", .currentContext), from: child)
    scene.stage.settle { navigation.popViewController(animated: true) }
    presented.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(by: child, presented), ["", "wd dd"])
    XCTAssertEqual(scene.state(child), .disappeared)
    XCTAssertNil(child.view.window)
    XCTAssertTrue(scene.stage.isAtRest)
  }

  func testARotationTurnsWhatIsPresentedAndWhatReturns() async throws {
    covers("MODAL-21", "LAYOUT-9")
    let scene = try ModalStage()
    let presented = scene.show(scene.screen("B"))
    scene.stage.take(.environment(.rotate))
    scene.stage.settle()
    XCTAssertEqual(presented.presentationController?.containerView?.bounds, scene.window.bounds)
    XCTAssertEqual(presented.view.frame, scene.window.bounds)
    presented.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.root.view.frame, scene.window.bounds)
  }
}
