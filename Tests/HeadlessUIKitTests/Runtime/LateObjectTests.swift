// Objects that outlive their stage make others in their deinitialisers.

import UIKitTesting

final class LateObjectTests: UIKitTestCase {
  /// Makes its view when it goes, as a lazy property does that is first used there.
  private final class LateController: UIViewController {
    lazy var scrollView = UIScrollView()

    isolated deinit { scrollView.delegate = nil }
  }

  func testAViewIsMadeAfterTheStageHasGone() async {
    var stage: Stage? = Stage()
    var controller: LateController? = stage?.run { LateController() }
    weak var remembered: LateController?
    remembered = controller
    stage = nil
    XCTAssertNotNil(remembered)
    controller = nil
    XCTAssertNil(remembered)
    XCTAssertNil(stage)
    XCTAssertNil(controller)
  }

  // MARK: - Objects that the app has kept

  private final class CachedController: UIViewController {
    var hasCoordinator: Bool?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hasCoordinator = transitionCoordinator != nil
    }
  }

  func testAControllerOfAnEarlierStageFindsNoCoordinatorInALaterOne() async throws {
    var first: Stage? = Stage()
    let cached = try XCTUnwrap(first).run { CachedController() }
    first = nil
    XCTAssertNil(first)
    let stage = Stage()
    let navigation = stage.run { UINavigationController(rootViewController: UIViewController()) }
    stage.show { navigation }
    stage.settle { navigation.pushViewController(cached, animated: true) }
    XCTAssertEqual(cached.hasCoordinator, false)
  }

  func testAViewOfAnEarlierStageIsInNoWindow() async {
    var stage: Stage? = Stage()
    var root: UIViewController? = stage?.run { UIViewController() }
    let view = stage?.run { UIView() }
    var window = root.flatMap { root in stage?.window { root } }
    if let view { root?.view.addSubview(view) }
    stage?.settle()
    XCTAssertNotNil(view?.window)
    XCTAssertNotNil(window)
    root = nil
    window = nil
    stage = nil
    XCTAssertNil(view?.window)
    XCTAssertNil(root)
    XCTAssertNil(window)
    XCTAssertNil(stage)
  }

  func testALayerWhoseViewHasGoneHasAFrameOfItsOwn() async {
    let stage = Stage()
    var view: UIView? = stage.run { UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    let layer = view?.layer
    XCTAssertEqual(layer?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    view = nil
    XCTAssertNil(view)
    XCTAssertEqual(layer?.frame, .zero)
  }

  // MARK: - Code of the app while steps are listed

  private final class Bar: UITabBar {
    var whenAsked: (() -> Void)?

    override var isHidden: Bool {
      get {
        whenAsked?()
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }
  }

  func testAGetterThatRemovesAControllerWhileStepsAreListedIsHarmless() async {
    let stage = Stage()
    let (tabs, other, bar) = stage.run { (UITabBarController(), UIViewController(), Bar()) }
    tabs.setValue(bar, forKey: "tabBar")
    tabs.viewControllers = [stage.run { UIViewController() }]
    let root = stage.run { UIViewController() }
    stage.window { root }
    for child in [tabs, other] {
      root.embed(child)
    }
    stage.settle()
    bar.whenAsked = { other.removeFromParent() }
    XCTAssertFalse(stage.enabledSteps.isEmpty)
    XCTAssertNil(other.parent)
    bar.whenAsked = nil
  }
}
