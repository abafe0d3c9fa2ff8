// Traits and safe area: stale or predicted before the first layout, current after it.

import UIKitTesting

@MainActor
private final class Watcher: UIViewController {
  var atLoad: UITraitCollection?
  var safeAreaAtLoad: UIEdgeInsets?
  var safeAreaAtWill: UIEdgeInsets?
  var safeAreaAtIsAppearing: UIEdgeInsets?
  var changes: [(old: UITraitCollection?, new: UITraitCollection)] = []
  var safeAreaChanges = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    atLoad = traitCollection
    safeAreaAtLoad = view.safeAreaInsets
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    safeAreaAtWill = view.safeAreaInsets
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    safeAreaAtIsAppearing = view.safeAreaInsets
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    changes.append((previous, traitCollection))
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeAreaChanges += 1
  }
}

@MainActor
private final class Panel: UIView {
  var insetsSeen: [UIEdgeInsets] = []

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsSeen.append(safeAreaInsets)
  }
}

@MainActor
final class TraitsTests: XCTestCase {
  func testAViewThatOnlyMovesLearnsOfItsSafeAreaInThePassThatMovesIt() async throws {
    let stage = Stage(try Profile(named: "ios17"))
    let watcher = stage.run { Watcher() }
    stage.show { watcher }
    let panel = stage.run { Panel() }
    let top = stage.run {
      let root: UIView = watcher.view
      panel.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(panel)
      let top = panel.topAnchor.constraint(equalTo: root.topAnchor, constant: root.bounds.height)
      NSLayoutConstraint.activate([
        top, panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        panel.heightAnchor.constraint(equalTo: root.heightAnchor),
      ])
      return top
    }
    stage.settle()
    stage.run {
      panel.insetsSeen = []
      top.constant = 0
      watcher.view.layoutIfNeeded()
      XCTAssertEqual(panel.insetsSeen, [watcher.view.safeAreaInsets])
    }
    stage.settle()
    XCTAssertEqual(panel.insetsSeen.count, 1)
  }

  func testTraitsArePredictedBeforeTheFirstLayoutFrom13() async throws {
    covers("STATEAT-1")
    let stage = Stage(try Profile(named: "ios13"))
    let watcher = stage.run { Watcher() }
    stage.show { watcher }
    XCTAssertEqual(watcher.atLoad?.horizontalSizeClass, .compact)
    XCTAssertTrue(watcher.changes.isEmpty)
    XCTAssertEqual(watcher.traitCollection.verticalSizeClass, .regular)
    XCTAssertEqual(watcher.view.traitCollection, watcher.traitCollection)
  }

  func testTraitsAreStaleBeforeTheFirstLayoutUpTo12() async throws {
    covers("STATEAT-1")
    let stage = Stage(try Profile(named: "ios12"), device: .pad)
    let watcher = stage.run { Watcher() }
    stage.show { watcher }
    XCTAssertEqual(watcher.atLoad?.horizontalSizeClass, .unspecified)
    XCTAssertEqual(watcher.changes.count, 1)
    XCTAssertEqual(watcher.changes.first?.old?.horizontalSizeClass, .unspecified)
    XCTAssertEqual(watcher.changes.first?.new.horizontalSizeClass, .regular)
    XCTAssertEqual(watcher.traitCollection.userInterfaceIdiom, .pad)
  }

  func testSafeAreaIsZeroUntilTheWindow() async throws {
    covers("STATEAT-1")
    let stage = Stage()
    let watcher = stage.run { Watcher() }
    stage.show { watcher }
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    XCTAssertEqual(watcher.safeAreaAtLoad, .zero)
    XCTAssertEqual(watcher.safeAreaAtWill, .zero)
    XCTAssertEqual(watcher.safeAreaAtIsAppearing, insets)
    XCTAssertEqual(watcher.safeAreaChanges, 1)
    watcher.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    stage.settle()
    XCTAssertEqual(watcher.view.safeAreaInsets.top, 57)
    XCTAssertEqual(watcher.safeAreaChanges, 2)
  }

  func testWithoutAWindowNothingIsAddedToTheSafeArea() async {
    let stage = Stage()
    let controller = stage.screen("A")
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.view.safeAreaInsets, .zero)
    stage.window { controller }
    XCTAssertEqual(controller.view.safeAreaInsets.top, 52)
  }

  func testSafeAreaReachesOnlyAsFarAsItCovers() async {
    let stage = Stage()
    let controller = stage.screen("A")
    let low = stage.run { UIView(frame: CGRect(x: 0, y: 30, width: 390, height: 100)) }
    stage.run { controller.view.addSubview(low) }
    stage.show { controller }
    XCTAssertEqual(low.safeAreaInsets, UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(low.layoutMargins.top, 25)
  }

  func testBarsOfContainersAddToTheSafeArea() async {
    let stage = Stage()
    let controller = stage.screen("A")
    let navigation = stage.run { UINavigationController(rootViewController: controller) }
    let tabs = stage.run { UITabBarController() }
    stage.run { tabs.setViewControllers([navigation], animated: false) }
    stage.show { tabs }
    let insets = UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34 + 49, right: 0)
    XCTAssertEqual(controller.view.safeAreaInsets, insets)
    navigation.isNavigationBarHidden = true
    XCTAssertEqual(controller.view.safeAreaInsets.top, 47)
  }

  func testAContainerOverridesTraitsOfAChild() async {
    let stage = Stage(device: .pad)
    let (parent, child) = stage.run { (UIViewController(), Watcher()) }
    stage.run {
      parent.embed(child)
      parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact),
        forChild: child
      )
    }
    stage.show { parent }
    XCTAssertEqual(parent.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(child.traitCollection.userInterfaceIdiom, .pad)
    XCTAssertEqual(child.changes.count, 1)
    parent.setOverrideTraitCollection(nil, forChild: child)
    stage.settle()
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(child.changes.count, 2)
  }

  func testAControllerOverridesTraitsForItselfAndWhatItContains() async {
    let stage = Stage(device: .pad)
    let (parent, child, sheet) = stage.run { (Watcher(), Watcher(), UIViewController()) }
    stage.run {
      parent.embed(child)
    }
    stage.show { parent }
    let before = (parent.changes.count, child.changes.count)
    parent.traitOverrides.horizontalSizeClass = .compact
    parent.traitOverrides.userInterfaceStyle = .dark
    parent.present(sheet, animated: false)
    stage.settle()
    for controller in [parent, child] {
      XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .compact)
      XCTAssertEqual(controller.traitCollection.verticalSizeClass, .regular)
      XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    }
    XCTAssertEqual(parent.changes.count, before.0 + 1)
    XCTAssertEqual(child.changes.count, before.1 + 1)
    XCTAssertEqual(sheet.traitCollection.horizontalSizeClass, .regular, "not for what it presents")
    parent.traitOverrides = UITraitOverrides()
    stage.settle()
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
  }

  func testTheDeviceAnswersForItself() async {
    let stage = Stage(device: .pad)
    stage.run {
      XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
      XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 820, height: 1_180))
      XCTAssertEqual(UIScreen.main.scale, 2)
      XCTAssertTrue(UIDevice.current.orientation.isPortrait)
    }
  }
}
