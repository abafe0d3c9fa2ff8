// How views are loaded, and what a broken loadView leads to (STATE-5…STATE-8, STATE-13).

import UIKitTesting

final class LoadingTests: UIKitTestCase {
  private func lifeOfView(_ stage: Stage) -> [String] {
    Diagram(stage.trace) {
      [.loadView, .viewDidLoad, .viewSet, .viewSetToNil, .exception].contains($0.kind)
    }.entries.map(\.plainText)
  }

  func testTheGetterLoadsAndTheQuestionsDoNot() async throws {
    covers("STATE-6")
    let stage = Stage()
    let screen = stage.screen("A")
    XCTAssertFalse(screen.isViewLoaded)
    XCTAssertNil(screen.viewIfLoaded)
    XCTAssertEqual(lifeOfView(stage), [])
    XCTAssertNotNil(screen.view)
    XCTAssertNotNil(screen.view)
    XCTAssertEqual(lifeOfView(stage), ["lv", "dl"])
  }

  func testTheViewIsLoadedAgainAfterNil() async throws {
    covers("STATE-7")
    let stage = Stage()
    let screen = stage.screen("A")
    screen.loadViewIfNeeded()
    screen.view = nil
    XCTAssertFalse(screen.isViewLoaded)
    screen.loadViewIfNeeded()
    XCTAssertEqual(lifeOfView(stage), ["lv", "dl", "nil", "lv", "dl"])
    screen.view = UIView()
    XCTAssertEqual(lifeOfView(stage), ["lv", "dl", "nil", "lv", "dl"])
  }

  func testAViewThatIsSetIsNotLoaded() async throws {
    covers("STATE-7")
    let stage = Stage()
    let screen = stage.screen("A")
    screen.view = UIView()
    stage.show { screen }
    XCTAssertEqual(lifeOfView(stage), ["view"])
    XCTAssertTrue(stage.events.contains { $0.kind == .viewDidAppear })
  }

  func testLoadViewNeedNotCallSuper() async throws {
    covers("STATE-8", "STATE-13")
    let stage = Stage()
    let screen = stage.named("A", OwnViewScreen())
    XCTAssertEqual(screen.view.tag, 7)
    XCTAssertEqual(lifeOfView(stage), ["lv", "dl"])
  }

  func testALoadViewThatGivesNoViewStillLoads() async throws {
    covers("STATE-8")
    let stage = Stage()
    let screen = stage.named("A", NoViewScreen(touchesView: false))
    XCTAssertNil(screen.view)
    XCTAssertEqual(Array(lifeOfView(stage).prefix(2)), ["lv", "dl"])
  }

  func testTouchingTheMissingViewInViewDidLoadEndsInADiagnosis() async throws {
    covers("STATE-8")
    let stage = Stage()
    let screen = stage.named("A", NoViewScreen(touchesView: true))
    screen.loadViewIfNeeded()
    XCTAssertEqual(stage.exceptions.first?.name, "stackOverflow")
    XCTAssertGreaterThan(lifeOfView(stage).filter { $0 == "lv" }.count, 10)
  }

  func testTouchingTheViewInLoadViewEndsInADiagnosis() async throws {
    covers("STATE-8")
    let stage = Stage()
    let screen = stage.named("A", EagerScreen())
    screen.loadViewIfNeeded()
    XCTAssertEqual(stage.exceptions.first?.name, "stackOverflow")
  }

  func testSuperIsRecordedWhereItIsReached() async throws {
    covers("STATE-13")
    let stage = Stage(recording: .everything)
    stage.show { stage.named("A", ForgetfulScreen()) }
    let frames = stage.events.filter { $0.kind == .viewWillAppear }.map(\.frame)
    XCTAssertEqual(frames, [.enter, .exit], "no base: super was forgotten")
    let did = stage.events.filter { $0.kind == .viewDidAppear }.map(\.frame)
    XCTAssertEqual(did, [.enter, .base, .exit])
  }

  func testTheDidRepeatsTheFlagOfItsWill() async throws {
    covers("STATE-11")
    for animated in [true, false] {
      let scene = try NavigationStage()
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: animated)
      scene.stage.settle()
      let flags = scene.stage.events.filter { $0.kind.isAppearance }.map(\.animated)
      XCTAssertEqual(flags, [animated, animated, animated, animated, animated])
    }
  }
}

@MainActor
private final class OwnViewScreen: UIViewController {
  override func loadView() {
    view = UIView()
    view.tag = 7
  }
}

@MainActor
private final class NoViewScreen: UIViewController {
  private let touchesView: Bool

  init(touchesView: Bool) {
    self.touchesView = touchesView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    touchesView = false
    super.init(coder: coder)
  }

  override func loadView() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    if touchesView { _ = view }
  }
}

@MainActor
private final class EagerScreen: UIViewController {
  override func loadView() {
    _ = view
    view = UIView()
  }
}

@MainActor
private final class ForgetfulScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
}
