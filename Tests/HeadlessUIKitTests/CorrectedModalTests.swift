// The rules that real tests and logs have corrected: presentations and layout.

import UIKitTesting

final class CorrectedModalTests: UIKitTestCase {
  private let plain: Hidden = [.life, .layout, .loading, .coordinator]

  // MARK: Presentations

  /// Notes which coordinators it finds as a transition begins.
  private final class WatchingPresentation: UIPresentationController {
    var found: [Bool] = []

    override func presentationTransitionWillBegin() { note() }
    override func dismissalTransitionWillBegin() { note() }

    private func note() {
      let presented = presentedViewController.transitionCoordinator
      let presenter = presentingViewController.transitionCoordinator
      found.append(presented != nil && presented === presenter)
      presented?.animate(alongsideTransition: { [weak self] _ in self?.found.append(true) })
    }
  }

  private final class Watcher: NSObject, UIViewControllerTransitioningDelegate {
    var presentation: WatchingPresentation?

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = WatchingPresentation(
        presentedViewController: presented,
        presenting: presenting
      )
      return presentation
    }
  }

  func testTheCoordinatorIsThereAsATransitionBegins() async throws {
    covers("COORD-12")
    for profile in ["ios26", "ios26+V-LOAD-POS=wdFirst", "ios26+V-PRESENT-START=sync"] {
      let scene = try ModalStage(profile)
      let watcher = Watcher()
      let presented = scene.screen("B", .custom)
      presented.transitioningDelegate = watcher
      scene.present(presented)
      scene.stage.settle()
      XCTAssertEqual(watcher.presentation?.found, [true, true], profile)
      scene.dismiss(presented)
      scene.stage.settle()
      XCTAssertEqual(watcher.presentation?.found, [true, true, true, true], profile)
      assertPermitted(scene.stage)
    }
  }

  func testADismissalOfTwoLevelsBringsTheFirstPresenterBack() async throws {
    covers("MODAL-9", "MODAL-10")
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let scene = try ModalStage()
      let first = scene.show(scene.screen("B"))
      XCTAssertNil(scene.root.view.window)
      let second = scene.show(scene.screen("C", style), from: first)
      scene.dismiss(scene.root)
      scene.stage.settle()
      XCTAssertEqual(scene.heard(scene.root), "wa da")
      XCTAssertEqual(scene.state(scene.root), .appeared)
      XCTAssertNotNil(scene.root.view.window)
      XCTAssertEqual(scene.states(first, second), [.disappeared, .disappeared])
      assertPermitted(scene.stage)
    }
  }

  /// Acts once in its viewDidAppear.
  private final class ActingScreen: UIViewController {
    var act: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let act = act
      self.act = nil
      act?()
    }
  }

  func testWhatAPresentedControllerAsksForInItsDidAppear() async throws {
    covers("MODAL-26")
    for (profile, flag) in [("ios26", "F"), ("ios26+V-DIDAPPEAR-FLAG=true", "T")] {
      let dismissed = try ModalStage(profile)
      let going = dismissed.stage.named("B", ActingScreen())
      going.modalPresentationStyle = .fullScreen
      going.act = { [weak going] in going?.dismiss(animated: false) }
      dismissed.stage.settle { dismissed.root.present(going, animated: false) }
      XCTAssertEqual(
        flags(of: "B", in: dismissed.stage),
        ["wa(F)", "da(F)", "wd(\(flag))", "dd(\(flag))"]
      )
      assertPermitted(dismissed.stage)

      let presenting = try ModalStage(profile)
      let middle = presenting.stage.named("B", ActingScreen())
      let top = presenting.screen("C")
      middle.modalPresentationStyle = .fullScreen
      middle.act = { [weak middle] in middle?.present(top, animated: false) }
      presenting.stage.settle { presenting.root.present(middle, animated: false) }
      XCTAssertEqual(flags(of: "C", in: presenting.stage), ["wa(\(flag))", "da(\(flag))"])
      assertPermitted(presenting.stage)

      // The root is not presented: its own flag stands.
      let stage = Stage(try Profile(named: profile))
      let root = ActingScreen()
      root.act = { [weak root] in root?.present(stage.screen("D"), animated: false) }
      stage.show { root }
      XCTAssertEqual(flags(of: "D", in: stage), ["wa(F)", "da(F)"])
    }
  }

  private func flags(of name: String, in stage: Stage) -> [String] {
    Diagram(stage.trace) { $0.kind.isWillOrDid }.entries.filter { $0.lane == name }.map(\.text)
  }

  /// Two children that each present in a context of their own.
  private func columns(_ scene: ModalStage) -> [UIViewController] {
    ["L", "R"].map { name in
      let column = scene.stage.screen(name)
      column.definesPresentationContext = true
      scene.root.embed(column)
      return column
    }
  }

  func testContextsSideBySidePresentIndependently() async throws {
    covers("MODAL-8", "MODAL-15")
    let scene = try ModalStage()
    let columns = columns(scene)
    scene.stage.settleAndForget()
    scene.present(scene.screen("B", .currentContext), from: columns[0])
    scene.present(scene.screen("C", .currentContext), from: columns[1])
    assertDiagram(settling: scene.stage, hiding: plain) {
      """
      step | present | present | commit                              | end animation 1         | end animation 2
      L    |         |         | wd(T)                               |       dd(T)             |
      B    |         |         |       wa(T)             ia(T)       | da(T)       presentDone |
      R    |         |         |             wd(T)                   |                         |       dd(T)
      C    |         |         |                   wa(T)       ia(T) |                         | da(T)       presentDone
      """
    }
    scene.stage.removeEvents()
    scene.present(scene.screen("D"), from: scene.root)
    scene.present(scene.screen("E", .currentContext), from: columns[0])
    XCTAssertEqual(scene.stage.events.count { $0.kind == .logAttempt }, 1, "it overlaps")
  }

  func testAPartThatLeavesTakesItsPresentationUnderWayAlong() async throws {
    covers("MODAL-8", "CHILD-39")
    let scene = try ModalStage(makeRoot: { stage in
      let tabs = stage.named("tabs", UITabBarController())
      tabs.viewControllers = [stage.screen("P"), stage.screen("X")]
      return tabs
    })
    guard let tabs = scene.root as? UITabBarController, let part = tabs.viewControllers?.first
    else { return XCTFail("the root is no tab bar controller") }
    part.definesPresentationContext = true
    let presented = scene.present(scene.screen("B", .currentContext), from: part)
    scene.stage.commit()
    scene.stage.settle("select X") { tabs.selectedIndex = 1 }
    XCTAssertEqual(scene.states(presented, part), [.disappeared, .disappeared])
    scene.stage.settle("select P") { tabs.selectedIndex = 0 }
    XCTAssertEqual(scene.state(presented), .appeared)
    assertPermitted(scene.stage)
  }

  func testADismissalEndsWhatLeavesWithItsPart() async throws {
    covers("MODAL-8", "STATE-2")
    let scene = try ModalStage(makeRoot: { stage in
      let tabs = stage.named("tabs", UITabBarController())
      tabs.viewControllers = [stage.screen("P"), stage.screen("X")]
      return tabs
    })
    guard let tabs = scene.root as? UITabBarController, let part = tabs.viewControllers?.first
    else { return XCTFail("the root is no tab bar controller") }
    part.definesPresentationContext = true
    let presented = scene.show(scene.screen("B", .currentContext), from: part)
    tabs.selectedIndex = 1
    part.dismiss(animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.heard(presented), "wd dd")
    XCTAssertEqual(scene.state(part), .disappeared)
    assertPermitted(scene.stage)
  }

  // MARK: A dismissal while a finger drags the sheet

  private func dismissWhileDragged(_ profile: String, finished: Bool) throws -> ModalStage {
    let scene = try ModalStage(profile)
    let lower = scene.screen("B")
    let sheet = scene.screen("S", .pageSheet)
    scene.show(lower)
    scene.show(sheet, from: lower)
    XCTAssertTrue(scene.stage.beginSheetDrag(sheet))
    scene.dismiss(scene.root)
    scene.stage.commit()
    if finished {
      scene.stage.finishSheetDrag(sheet)
    } else {
      scene.stage.cancelSheetDrag(sheet)
    }
    scene.stage.settle()
    return scene
  }

  func testADismissalWaitsForTheFinger() async throws {
    covers("MODAL-15")
    for finished in [true, false] {
      let scene = try dismissWhileDragged("ios26", finished: finished)
      XCTAssertNil(scene.root.presentedViewController)
      XCTAssertEqual(scene.state(scene.root), .appeared)
      XCTAssertFalse(scene.stage.events.contains { $0.kind == .logAttempt })
      XCTAssertEqual(scene.stage.events.count { $0.kind == .dismissCompletion }, 1)
      assertPermitted(scene.stage)
    }
  }

  func testADismissalMayBeRefusedWhileAFingerDrags() async throws {
    covers("MODAL-15")
    let scene = try dismissWhileDragged("ios26+V-DISMISS-BUSY=refused", finished: true)
    XCTAssertNotNil(scene.root.presentedViewController)
    XCTAssertEqual(scene.stage.events.count { $0.kind == .logAttempt }, 1)
  }

  // MARK: A dismissal while a context inside it is busy

  private func dismissBesideABusyContext(_ profile: String) throws -> ModalStage {
    let scene = try ModalStage(profile)
    let part = scene.screen("P")
    scene.root.addChild(part)
    part.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scene.root.view.addSubview(part.view)
    part.didMove(toParent: scene.root)
    part.definesPresentationContext = true
    let inner = scene.screen("I", .overCurrentContext)
    let outer = scene.screen("O", .fullScreen)
    scene.show(inner, from: part)
    scene.show(outer)
    XCTAssertTrue(inner.presentingViewController === part)
    part.dismiss(animated: true)
    scene.dismiss(scene.root)
    scene.stage.settle()
    return scene
  }

  func testADismissalWaitsForAContextInsideIt() async throws {
    covers("MODAL-15")
    let scene = try dismissBesideABusyContext("ios26")
    XCTAssertFalse(scene.stage.events.contains { $0.kind == .logAttempt })
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertEqual(scene.stage.events.count { $0.kind == .dismissCompletion }, 1)
    XCTAssertEqual(scene.state(scene.root), .appeared)
    assertPermitted(scene.stage)
    let refused = try dismissBesideABusyContext("ios26+V-DISMISS-BUSY=refused")
    XCTAssertEqual(refused.stage.events.count { $0.kind == .logAttempt }, 1)
  }

  // MARK: Layout

  /// Writes down the calls of its own layout.
  private final class Notebook { var lines: [String] = [] }

  private final class NotingScreen: UIViewController {
    let name: String
    let notebook: Notebook

    init(_ name: String, _ notebook: Notebook) {
      self.name = name
      self.notebook = notebook
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { notebook.lines.append("\(name).\(line)") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("wa")
    }

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      note("margins")
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      note("safe")
    }

    override func updateViewConstraints() {
      note("uvc")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("wl")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("da")
    }
  }

  func testMarginsAndSafeAreaComeBeforeTheFirstLayout() async throws {
    covers("LAYOUT-12", "LAYOUT-13", "LAYOUT-4")
    for (profile, passes) in [("ios26", 2), ("ios26+V-LAYOUT-COUNT=one", 1)] {
      let notebook = Notebook()
      let stage = Stage(try Profile(named: profile))
      let root = NotingScreen("P", notebook)
      let child = NotingScreen("C", notebook)
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      stage.show { root }
      func layout(_ name: String) -> [String] { Array(repeating: "\(name).wl", count: passes) }
      XCTAssertEqual(
        notebook.lines,
        ["P.wa", "C.wa", "C.uvc", "P.uvc", "P.margins", "P.safe"] + layout("P")
          + ["C.margins", "C.safe"] + layout("C") + ["P.da", "C.da"],
        profile
      )
    }
  }

  func testAnUnanimatedPushInTheFirstTurnIsLaidOutBeforeItsDidAppear() async throws {
    covers("LAYOUT-5")
    for isFirstTurn in [true, false] {
      let notebook = Notebook()
      let stage = Stage(try Profile(named: "ios26"))
      let navigation = UINavigationController(rootViewController: stage.screen("A"))
      stage.window { navigation }
      if !isFirstTurn { stage.settle() }
      stage.settle { navigation.pushViewController(NotingScreen("B", notebook), animated: false) }
      let order = notebook.lines.filter { $0 == "B.wl" || $0 == "B.da" }
      XCTAssertEqual(order.prefix(2), isFirstTurn ? ["B.wl", "B.da"] : ["B.da", "B.wl"])
    }
  }

  func testThePresenterMayLayOutLast() async throws {
    covers("LAYOUT-7")
    for (value, order) in [("no", "B"), ("yes", "BAB"), ("last", "BA")] {
      let notebook = Notebook()
      let scene = try ModalStage(
        "ios26+V-LAYOUT-PRESENTER=\(value)",
        makeRoot: { _ in NotingScreen("A", notebook) }
      )
      let presented = NotingScreen("B", notebook)
      presented.modalPresentationStyle = .fullScreen
      notebook.lines = []
      scene.present(presented)
      scene.stage.settle()
      let passes = notebook.lines.filter { $0.hasSuffix(".wl") }.map { $0.prefix(1) }
      XCTAssertEqual(passes.joined(), order, value)
    }
  }

  // MARK: Contexts

  /// A column presents in its own context, and its container over all.
  func testADismissalInAColumnWaitsForTheOneAroundIt() async throws {
    covers("MODAL-15", "MODAL-8")
    let stage = Stage(try Profile(named: "ios26"))
    let (container, column) = (stage.screen("P"), stage.screen("C"))
    column.definesPresentationContext = true
    container.embed(column)
    stage.show { container }
    let (cover, sheet) = (stage.screen("cover"), stage.screen("all"))
    cover.modalPresentationStyle = .currentContext
    column.present(cover, animated: false)
    stage.settle()
    sheet.modalPresentationStyle = .fullScreen
    container.present(sheet, animated: false)
    stage.settle()
    container.dismiss(animated: true)
    var isDone = false
    cover.dismiss(animated: true) { isDone = true }
    stage.settle()
    XCTAssertTrue(isDone)
    XCTAssertFalse(stage.events.contains { $0.kind == .logAttempt })
    XCTAssertEqual(stage.states(of: cover, column), [.disappeared, .appeared])
  }

  /// The column's tab comes back in the turn in which the dismissal starts.
  func testADismissalInAColumnThatReturnsTakesItsTime() async throws {
    covers("APPEAR-3", "MODAL-2", "CHILD-39")
    let stage = Stage(try Profile(named: "ios26"))
    let (container, column) = (stage.screen("P"), stage.screen("C"))
    column.definesPresentationContext = true
    container.embed(column)
    let tabs = UITabBarController()
    tabs.viewControllers = [container, stage.screen("S")]
    stage.show { tabs }
    let cover = stage.screen("cover", .currentContext)
    column.present(cover, animated: false)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settleAndForget()
    cover.dismiss(animated: true)
    stage.settle { tabs.selectedIndex = 0 }
    let sent = stage.events.filter { $0.controller == stage.identity(of: column) }
    let will = try XCTUnwrap(sent.last { $0.kind == .viewWillAppear }?.transaction)
    let did = try XCTUnwrap(sent.last { $0.kind == .viewDidAppear }?.transaction)
    XCTAssertGreaterThan(did, will)
  }
}
