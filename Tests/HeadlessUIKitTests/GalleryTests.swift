// The gallery driven through its main operations; the judges must find nothing.

import UIKitTesting
import VCFuzzGallery

final class GalleryTests: UIKitTestCase {
  /// A container of the gallery and what is done with it.
  @MainActor
  private struct Exhibit {
    let controller: UIViewController
    let operations: [() -> Void]
  }

  /// The places in which a container is driven.
  private enum Place: String, CaseIterable {
    case window
    case navigation
    case tabs
  }

  /// Drives a container everywhere; half-way through each operation it is left alone, covered, or
  /// swiped at.
  private func drive(
    profiles: [String] = ["ios26", "ios12"],
    allowing known: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (Stage) -> Exhibit
  ) throws {
    for profile in profiles {
      for place in Place.allCases {
        for disturbance in Disturbance.allCases {
          let stage = Stage(try Profile(named: profile), recording: .everything)
          let exhibit = make(stage)
          show(exhibit.controller, in: place, on: stage)
          for operation in exhibit.operations {
            stage.commit { operation() }
            disturb(disturbance, exhibit.controller, on: stage)
            stage.settle()
          }
          for _ in 1...2 {
            stage.settle { stage.rotate() }
          }
          leave(exhibit.controller, on: stage)
          XCTAssertTrue(stage.isAtRest, "\(profile), \(place), \(disturbance)")
          XCTAssertEqual(stage.exceptions.map(\.reason), [])
          assertReports(
            stage,
            [],
            allowing: known,
            "\(profile), \(place), \(disturbance)",
            file: file,
            line: line
          )
        }
      }
    }
  }

  private func show(_ controller: UIViewController, in place: Place, on stage: Stage) {
    switch place {
    case .window:
      stage.window { controller }
    case .navigation:
      let navigation = stage.named(
        "nav",
        UINavigationController(rootViewController: stage.screen("home"))
      )
      stage.show { navigation }
      if controller is UINavigationController {
        navigation.present(controller, animated: true)
      } else {
        navigation.pushViewController(controller, animated: true)
      }
    case .tabs:
      let tabs = stage.named("tabs", UITabBarController())
      tabs.viewControllers = [stage.screen("other"), controller]
      stage.show { tabs }
      tabs.selectedIndex = 1
    }
    stage.settle()
  }

  /// What happens while an operation is under way.
  private enum Disturbance: String, CaseIterable {
    case none
    case covered
    case swiped
  }

  private func disturb(_ disturbance: Disturbance, _ controller: UIViewController, on stage: Stage)
  {
    switch disturbance {
    case .none: break
    case .covered:
      guard controller.presentedViewController == nil else { return }
      if controller is UINavigationController { stage.settle() }
      let cover = stage.screen("cover", .fullScreen)
      controller.present(cover, animated: true)
      stage.settle()
      guard controller.presentedViewController === cover else { return }
      controller.dismiss(animated: true)
    case .swiped:
      guard let navigation = controller.navigationController else { return }
      guard stage.beginSwipeBack(navigation) else { return }
      stage.commit()
      stage.cancelSwipeBack(navigation)
    }
  }

  /// The container goes for good.
  private func leave(_ controller: UIViewController, on stage: Stage) {
    if let navigation = controller.navigationController {
      navigation.popViewController(animated: true)
    } else if controller.presentingViewController != nil {
      controller.dismiss(animated: true)
    } else if let tabs = controller.parent as? UITabBarController {
      tabs.selectedIndex = 0
    } else {
      controller.view.window?.rootViewController = stage.screen("end")
    }
    stage.settle()
  }

  // MARK: The exhibits

  func testSideMenu() async throws {
    covers("CHILD-19", "CHILD-23")
    try drive { stage in
      let side = stage.named(
        "side",
        SideMenuController(content: stage.screen("content"), menu: stage.screen("menu"))
      )
      return Exhibit(
        controller: side,
        operations: [
          { side.setMenuOpen(true, animated: true) },
          { side.setMenuOpen(false, animated: true) },
          { side.setMenuOpen(true, animated: false) },
          { side.setMenuOpen(false, animated: false) },
          {
            stage.beginGesture(side.pan)
            stage.moveGesture(side.pan, to: CGPoint(x: 40, y: 0))
            stage.commit()
            stage.finishGesture(side.pan)
          },
          {
            stage.beginGesture(side.pan)
            stage.moveGesture(side.pan, to: CGPoint(x: 240, y: 0))
            stage.finishGesture(side.pan)
          },
        ]
      )
    }
  }

  func testPager() async throws {
    covers("CHILD-19", "CHILD-23")
    try drive { stage in
      let pager = stage.named(
        "pager",
        PagerController(pages: (1...3).map { stage.screen("page \($0)") })
      )
      let scroll = pager.scrollView
      return Exhibit(
        controller: pager,
        operations: [
          { pager.showPage(1, animated: true) },
          { pager.showPage(0, animated: false) },
          {
            stage.drag(scroll, to: CGPoint(x: scroll.bounds.width * 0.3, y: 0))
            stage.endDragging(scroll)
          },
          {
            stage.drag(scroll, to: CGPoint(x: scroll.bounds.width * 0.8, y: 0))
            stage.commit()
            stage.endDragging(scroll, velocity: CGPoint(x: 1, y: 0))
          },
        ]
      )
    }
  }

  func testSwipeBackNavigation() async throws {
    covers("NAV-3", "NAV-4")
    try drive { stage in
      let navigation = stage.named(
        "swipe back",
        SwipeBackNavigationController(rootViewController: stage.screen("root"))
      )
      let pan = { (isFar: Bool) in
        stage.beginGesture(navigation.pan)
        stage.commit()
        stage.moveGesture(
          navigation.pan,
          to: CGPoint(x: navigation.view.bounds.width * (isFar ? 0.9 : 0.2), y: 0)
        )
        stage.finishGesture(navigation.pan)
      }
      return Exhibit(
        controller: navigation,
        operations: [
          { navigation.pushViewController(stage.screen("detail"), animated: true) },
          { pan(false) },
          { pan(true) },
          { navigation.pushViewController(stage.screen("again"), animated: false) },
          { navigation.popViewController(animated: true) },
        ]
      )
    }
  }

  func testCoordinator() async throws {
    covers("DELEG-2", "NAV-8")
    try drive { stage in
      let navigation = stage.named("flow", UINavigationController())
      let shop = ShopCoordinator(
        navigationController: navigation,
        makeScreen: { stage.screen($0) }
      )
      shop.start()
      return Exhibit(
        controller: navigation,
        operations: [
          { shop.showProduct("bread") },
          { shop.checkOut() },
          { shop.children.first?.payByCard() },
          { shop.children.first?.finish() },
          { XCTAssertEqual(shop.children.count, 0) },
        ]
      )
    }
  }

  func testBottomSheet() async throws {
    covers("MODAL-3")
    try drive { stage in
      let host = stage.screen("host")
      let transition = BottomSheetTransition()
      let sheet = stage.screen("sheet", .custom)
      sheet.transitioningDelegate = transition
      return Exhibit(
        controller: host,
        operations: [
          { host.present(sheet, animated: true) },
          { withExtendedLifetime(transition) { host.dismiss(animated: true) } },
          { host.present(sheet, animated: false) },
          { host.dismiss(animated: false) },
        ]
      )
    }
  }

  func testCrossFadeTabs() async throws {
    covers("CHILD-31")
    try drive { stage in
      let tabs = stage.named(
        "fade",
        CrossFadeTabController(tabs: (1...3).map { stage.screen("tab \($0)") })
      )
      return Exhibit(
        controller: tabs,
        operations: [
          { tabs.select(1, animated: true) },
          { tabs.select(2, animated: false) },
          {
            tabs.select(0, animated: true)
            tabs.select(1, animated: true)
          },
        ]
      )
    }
  }

  func testAdaptiveSplit() async throws {
    covers("CHILD-4", "CHILD-16")
    try drive { stage in
      let split = stage.named("split", AdaptiveSplitController(list: stage.screen("list")))
      return Exhibit(
        controller: split,
        operations: [
          { split.show(detail: stage.screen("first")) },
          { split.show(detail: stage.screen("second")) },
          {
            stage.settle { stage.rotate() }
            XCTAssertTrue(split.isWide)
            XCTAssertNotNil(split.list.view.superview, "side by side")
          },
          {
            stage.settle { stage.rotate() }
            XCTAssertFalse(split.isWide)
            XCTAssertNil(split.list.view.superview, "only the detail")
          },
          { split.show(detail: nil) },
        ]
      )
    }
  }

  func testCardStack() async throws {
    covers("CHILD-19", "CHILD-32")
    try drive { stage in
      let cards = stage.named("cards", CardStackController(bottom: stage.screen("card 1")))
      return Exhibit(
        controller: cards,
        operations: [
          { cards.push(stage.screen("card 2"), animated: true) },
          { cards.push(stage.screen("card 3"), animated: false) },
          { cards.pop(animated: true) },
          { cards.pop(animated: false) },
          { cards.pop(animated: true) },
        ]
      )
    }
  }

  func testSlot() async throws {
    try drive { stage in
      let slot = stage.named("slot", SlotController(content: stage.screen("first")))
      return Exhibit(
        controller: slot,
        operations: [
          { slot.show(stage.screen("second"), animated: true) },
          { slot.show(stage.screen("third"), animated: false) },
          {
            slot.show(stage.screen("fourth"), animated: true)
            slot.show(stage.screen("fifth"), animated: true)
          },
        ]
      )
    }
  }

  func testDrawer() async throws {
    covers("CHILD-19", "CHILD-23")
    try drive { stage in
      let drawer = stage.named(
        "drawer",
        DrawerController(content: stage.screen("map"), drawer: stage.screen("places"))
      )
      return Exhibit(
        controller: drawer,
        operations: [
          { drawer.setOpen(true, animated: true) },
          { drawer.setOpen(false, animated: true) },
          { drawer.setOpen(true, animated: false) },
          { drawer.setOpen(false, animated: false) },
          {
            drawer.beginDragging()
            drawer.drag(to: 0.4)
            drawer.endDragging(cancelled: true)
          },
          {
            drawer.beginDragging()
            drawer.drag(to: 0.9)
            drawer.endDragging(cancelled: false)
          },
        ]
      )
    }
  }

  func testOnboarding() async throws {
    covers("CHILD-11", "CHILD-17")
    try drive { stage in
      let inner = stage.named(
        "inner",
        UINavigationController(rootViewController: stage.screen("welcome"))
      )
      let onboarding = stage.named(
        "onboarding",
        OnboardingController(steps: [inner, stage.screen("rights")])
      )
      return Exhibit(
        controller: onboarding,
        operations: [
          { inner.pushViewController(stage.screen("more"), animated: true) },
          { onboarding.goOn(animated: true) },
          { inner.popViewController(animated: true) },
        ]
      )
    }
  }

  // MARK: Their source

  func testTheGalleryImportsOnlyUIKitOrItsStandIn() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Gallery")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    XCTAssertGreaterThanOrEqual(files.count, 8)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let lines = text.components(separatedBy: "\n")
      let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
      let allowed = [
        "public import UIKit", "import UIKit.UIGestureRecognizerSubclass",
        "public import HeadlessUIKit",
      ]
      XCTAssertEqual(imports.filter { !allowed.contains($0) }, [], file)
      XCTAssertTrue(imports.contains("public import HeadlessUIKit"), file)
      for word in ["Stage", "Lifecycle", "Trace", "Profile"] {
        XCTAssertFalse(text.contains(word), "\(file) speaks of \(word)")
      }
    }
  }
}
