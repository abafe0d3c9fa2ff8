// Tab switches that the app animates, by hand or by a finger (spec 1.7, 2.4).

import UIKitTesting

final class TabCustomTransitionTests: UIKitTestCase {
  private func makeStage(
    _ profile: String = "ios26",
    isInteractive: Bool = false,
    controller: () -> UITabBarController = { UITabBarController() }
  ) throws -> TabStage {
    let setting = try TabStage(profile, controller: controller)
    setting.delegate.isCustom = true
    setting.delegate.isInteractive = isInteractive
    return setting
  }

  func testTheBarSendsTheItemBeforeTheSelection() async throws {
    let setting = try TabStage(controller: { BarReader() })
    XCTAssertTrue(setting.stage.tapTab(setting.tabs, index: 1))
    XCTAssertEqual((setting.tabs as? BarReader)?.indices, [0])
    XCTAssertEqual(setting.tabs.selectedIndex, 1)
  }

  private func select(_ setting: TabStage, _ index: Int) {
    setting.stage.play("select \(index)") { setting.tabs.selectedIndex = index }
  }

  private func end(_ setting: TabStage, _ number: Int = 0) {
    setting.stage.play("end \(number)") { setting.delegate.animators[number].end() }
  }

  // MARK: Animated

  func testAnimatedSwitchOnEveryVersion() async throws {
    covers("TAB-2", "COORD-1", "COORD-7")
    for os in ["ios7", "ios12", "ios13", "ios17", "ios26"] {
      let setting = try makeStage(os)
      select(setting, 1)
      let coordinator = try XCTUnwrap(setting.tabs.transitionCoordinator)
      XCTAssertTrue(coordinator.isAnimated)
      coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
      setting.stage.commit()
      end(setting)
      let appearing = ["ios7", "ios12"].contains(os) ? "     " : "ia(T)"
      assertDiagram(setting.stage, hiding: .besideTransitions) {
        """
        step | select 1                | commit               | end
        tabs |                   tcReg |              tcAlong |             tcDone(finished) tcDone(finished)
        A    |       wd(T)             |                      | dd(T)
        B    | wa(T)                   | \(appearing)                |       da(T)
        """
      }
      XCTAssertNil(setting.tabs.transitionCoordinator)
      XCTAssertNil(setting.screens[0].viewIfLoaded?.superview)
    }
  }

  func testDelegateIsAskedForTapsAsWell() async throws {
    covers("TAB-2", "DELEG-9")
    let setting = try makeStage()
    XCTAssertTrue(setting.stage.tapTab(setting.tabs, index: 1))
    setting.stage.commit()
    end(setting)
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | finish tab                        | commit | end
      tabs | tabShould(B)             tabDid(B)|        |
      A    |                    wd(T)          |        | dd(T)
      B    |              wa(T)                | ia(T)  |       da(T)
      """
    }
  }

  // MARK: By a finger

  func testInteractiveSwitchFinished() async throws {
    covers("TAB-2", "COORD-5")
    let setting = try makeStage(isInteractive: true)
    select(setting, 1)
    setting.stage.commit()
    XCTAssertFalse(setting.stage.enabledSteps.contains(.endAnimation(1)))
    setting.stage.play("release") { setting.delegate.animators[0].release(cancelled: false) }
    end(setting)
    assertDiagram(setting.stage, hiding: .besideTransitions) {
      """
      step | select 1    | commit | release           | end
      tabs |             |        | tcInter(finished) |             tcDone(finished)
      A    |       wd(T) |        |                   | dd(T)
      B    | wa(T)       | ia(T)  |                   |       da(T)
      """
    }
    XCTAssertEqual(setting.tabs.selectedIndex, 1)
    XCTAssertEqual(
      setting.stage.events.filter(\.kind.isTransitionMarker).map(\.kind),
      [
        .transitionRequest, .transitionStart, .transitionCommit, .transitionRelease,
        .transitionFinish,
      ]
    )
  }

  /// A switch by a finger from A to B that is cancelled.
  private func playCancelledSwitch(
    _ profile: String,
    controller: () -> UITabBarController = { UITabBarController() }
  ) throws -> TabStage {
    let setting = try makeStage(profile, isInteractive: true, controller: controller)
    select(setting, 1)
    XCTAssertEqual(setting.tabs.selectedIndex, 1)
    setting.tabs.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { XCTAssertTrue($0.isCancelled) }
    )
    setting.stage.commit()
    setting.stage.play("cancel") { setting.delegate.animators[0].release(cancelled: true) }
    end(setting)
    XCTAssertEqual(setting.tabs.selectedIndex, 0)
    XCTAssertTrue(setting.tabs.selectedViewController === setting.screens[0])
    XCTAssertEqual(setting.stage.events.last?.kind, .transitionCancel)
    XCTAssertNil(setting.screens[1].viewIfLoaded?.window)
    XCTAssertNotNil(setting.screens[0].viewIfLoaded?.window)
    XCTAssertEqual(setting.stage.state(of: setting.screens[0]), .appeared)
    XCTAssertEqual(setting.stage.state(of: setting.screens[1]), .disappeared)
    return setting
  }

  private func cancelledSwitch(_ profile: String) throws -> Stage {
    try playCancelledSwitch(profile).stage
  }

  func testCancelledSwitchByVariant() async throws {
    covers("TAB-6", "COORD-4", "COORD-7", "STATE-3", "APPEAR-11")
    try assertDiagrams(hiding: .besideTransitions, of: cancelledSwitch) {
      """
      ios26: the new one goes first
      step | select 1          | commit | cancel             | end
      tabs |             tcReg |        | tcInter(cancelled) |                               tcDone(cancelled) tcDone(cancelled)
      A    |       wd(T)       |        |                    |             wa(T) ia(T) da(T)
      B    | wa(T)             | ia(T)  |                    | wd(T) dd(T)

      ios26+V-TAB-CANCEL=interleaved
      step | select 1          | commit | cancel             | end
      tabs |             tcReg |        | tcInter(cancelled) |                               tcDone(cancelled) tcDone(cancelled)
      A    |       wd(T)       |        |                    |       wa(T)       ia(T) da(T)
      B    | wa(T)             | ia(T)  |                    | wd(T)       dd(T)

      ios26+V-TAB-CANCEL=oldFirst
      step | select 1          | commit | cancel             | end
      tabs |             tcReg |        | tcInter(cancelled) |                               tcDone(cancelled) tcDone(cancelled)
      A    |       wd(T)       |        |                    | wa(T) ia(T) da(T)
      B    | wa(T)             | ia(T)  |                    |                   wd(T) dd(T)

      ios26+V-CANCEL-TIME=atRelease+V-CANCEL-ANIM=false
      step | select 1          | commit | cancel                         | end
      tabs |             tcReg |        | tcInter(cancelled)             |                   tcDone(cancelled) tcDone(cancelled)
      A    |       wd(T)       |        |                          wa(F) |       ia(F) da(F)
      B    | wa(T)             | ia(T)  |                    wd(F)       | dd(F)
      """
    }
  }

  func testCancelledSwitchWithoutIsAppearing() async throws {
    covers("TAB-6", "APPEAR-8", "APPEAR-11")
    try assertDiagrams(hiding: .besideOrder, of: cancelledSwitch) {
      """
      ios7
      step | select 1    | commit | cancel | end
      A    |       wd(T) |        |        |             wa(T) da(T)
      B    | wa(T)       |        |        | wd(T) dd(T)

      ios26+V-IA-CANCEL=none
      step | select 1    | commit | cancel | end
      A    |       wd(T) |        |        |             wa(T) da(T)
      B    | wa(T)       | ia(T)  |        | wd(T) dd(T)
      """
    }
  }

  func testCancelledSwitchRestoresTheIndexWithoutTheSetter() async throws {
    covers("TAB-6", "QUIRK-10", "DELEG-9")
    for profile in ["ios10", "ios10+Q-10", "ios26"] {
      let setting = try playCancelledSwitch(profile, controller: { CountingTabBarController() })
      let tabs = try XCTUnwrap(setting.tabs as? CountingTabBarController)
      XCTAssertEqual(tabs.selections, [1])
      XCTAssertFalse(
        setting.stage.events.contains { $0.kind == .tabShouldSelect || $0.kind == .tabDidSelect }
      )
    }
  }

  // MARK: Switching during a switch

  func testATabPutBackDuringItsSwitchIsATabAgain() async throws {
    covers("TAB-7", "TAB-8")
    let setting = try makeStage("ios26")
    let (old, new) = (setting.screens[0], setting.screens[1])
    select(setting, 1)
    setting.stage.commit()
    setting.tabs.viewControllers = [new]
    setting.stage.commit { setting.tabs.viewControllers = [old, new] }
    end(setting)
    setting.stage.settle()
    XCTAssertTrue(setting.stage.isAtRest)
    XCTAssertTrue(old.parent === setting.tabs)
    XCTAssertEqual(setting.stage.states(of: old, new), [.disappeared, .appeared])
    assertPermitted(setting.stage)
  }

  func testSecondSwitchWaitsForTheFirst() async throws {
    covers("TAB-7")
    let setting = try makeStage("ios26")
    select(setting, 1)
    setting.stage.commit()
    select(setting, 2)
    XCTAssertEqual(setting.tabs.selectedIndex, 2)
    end(setting)
    setting.stage.commit()
    end(setting, 1)
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | select 1    | commit | select 2 | end 0                   | commit | end 1
      A    |       wd(T) |        |          | dd(T)                   |        |
      B    | wa(T)       | ia(T)  |          |       da(T)       wd(T) |        | dd(T)
      C    |             |        |          |             wa(T)       | ia(T)  |       da(T)
      """
    }
  }

  func testSecondSwitchNestsInTheFirst() async throws {
    covers("TAB-7", "STATE-9")
    let setting = try makeStage("ios11")
    select(setting, 1)
    setting.stage.commit()
    select(setting, 2)
    setting.stage.commit()
    end(setting)
    end(setting, 1)
    assertDiagram(setting.stage, hiding: .besideOrder, isPermitted: false) {
      """
      step | select 1    | commit | select 2                    | commit | end 0 | end 1
      A    |       wd(T) |        |                             |        | dd(T) |
      B    | wa(T)       |        | log(unbalanced)       wd(T) |        |       | dd(T)
      C    |             |        |                 wa(T)       |        |       |       da(T)
      """
    }
  }

  func testSecondSwitchIsDropped() async throws {
    covers("TAB-7")
    let setting = try makeStage("ios26+V-NAV-NESTED=drop")
    select(setting, 1)
    setting.stage.commit()
    select(setting, 2)
    XCTAssertEqual(setting.tabs.selectedIndex, 1)
    XCTAssertTrue(setting.stage.tapTab(setting.tabs, index: 2))
    end(setting)
    assertDiagram(setting.stage, hiding: .besideOrder, isPermitted: false) {
      """
      step | select 1    | commit | select 2 | finish tab   | end 0
      tabs |             |        |          | tabShould(C) |
      A    |       wd(T) |        |          |              | dd(T)
      B    | wa(T)       | ia(T)  |          |              |       da(T)
      """
    }
  }

  func testSecondSwitchEndsTheFirst() async throws {
    covers("TAB-7")
    let setting = try makeStage("ios26+V-NAV-NESTED=finishFirst")
    select(setting, 1)
    setting.stage.commit()
    select(setting, 2)
    setting.stage.commit()
    end(setting, 1)
    setting.stage.play("the first ends late") { setting.delegate.animators[0].end() }
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | select 1    | commit | select 2                | commit | end 1       | the first
      A    |       wd(T) |        | dd(T)                   |        |             |
      B    | wa(T)       | ia(T)  |       da(T)       wd(T) |        | dd(T)       |
      C    |             |        |             wa(T)       | ia(T)  |       da(T) |
      """
    }
  }

  func testTwoBuiltInSwitchesInOneTurnFollowEachOther() async throws {
    covers("TAB-7", "TAB-3")
    let setting = try TabStage()
    select(setting, 1)
    select(setting, 2)
    setting.stage.commit()
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | select 1    | select 2 | commit
      A    |       wd(F) |          |       dd(F)
      B    | wa(F)       |          | ia(F)       da(F)       wd(F)       dd(F)
      C    |             |          |                   wa(F)       ia(F)       da(F)
      """
    }
    XCTAssertTrue(setting.stage.isAtRest)
  }

  func testCancelledSwitchWithASecondOneWaiting() async throws {
    covers("TAB-6", "TAB-7")
    let setting = try makeStage("ios26", isInteractive: true)
    select(setting, 1)
    setting.stage.commit()
    setting.delegate.isCustom = false
    select(setting, 2)
    setting.stage.play("cancel") { setting.delegate.animators[0].release(cancelled: true) }
    end(setting)
    setting.stage.commit()
    assertDiagram(setting.stage, ignoring: ["tabs"], hiding: .besideOrder) {
      """
      step | select 1    | commit | select 2 | cancel | end 0                                     | commit
      A    |       wd(T) |        |          |        |             wa(T) ia(T) da(T)       wd(F) |       dd(F)
      B    | wa(T)       | ia(T)  |          |        | wd(T) dd(T)                               |
      C    |             |        |          |        |                               wa(F)       | ia(F)       da(F)
      """
    }
    XCTAssertEqual(setting.tabs.selectedIndex, 2)
  }

  // MARK: Driven from above during a switch

  /// A tab bar controller inside another; the outer one turns away in the middle of a switch.
  private func playCovered(_ profile: String) throws -> (TabStage, outer: UITabBarController) {
    let setting = try TabStage(profile, showsWindow: false)
    let stage = setting.stage
    let outer = stage.named("outer", UITabBarController())
    outer.viewControllers = [setting.tabs, stage.screen("X")]
    stage.show { outer }
    stage.removeEvents()
    setting.delegate.isCustom = true
    setting.delegate.isInteractive = true
    select(setting, 1)
    stage.commit()
    stage.commit("turn away") { outer.selectedIndex = 1 }
    return (setting, outer)
  }

  func testContainerThatLeavesForwardsToTheSideThatComes() async throws {
    covers("CHILD-39")
    let (setting, outer) = try playCovered("ios26")
    setting.stage.play("release") { setting.delegate.animators[0].release(cancelled: false) }
    end(setting)
    setting.stage.commit("return") { outer.selectedIndex = 0 }
    assertDiagram(setting.stage, ignoring: ["outer", "X"], hiding: .besideOrder) {
      """
      step | select 1    | commit | turn away   | commit      | release | end 0 | return      | commit
      tabs |             |        | wd(F)       | dd(F)       |         |       | wa(F)       | ia(F)       da(F)
      A    |       wd(T) |        |             |             |         | dd(T) |             |
      B    | wa(T)       | ia(T)  |       wd(F) |       dd(F) |         |       |       wa(F) |       ia(F)       da(F)
      """
    }
  }

  func testCancelledSwitchOfAContainerThatHasLeft() async throws {
    covers("CHILD-39", "TAB-6")
    let (setting, outer) = try playCovered("ios26")
    setting.stage.play("cancel") { setting.delegate.animators[0].release(cancelled: true) }
    end(setting)
    setting.stage.commit("return") { outer.selectedIndex = 0 }
    assertDiagram(setting.stage, ignoring: ["outer", "X"], hiding: .besideOrder) {
      """
      step | select 1    | commit | turn away   | commit      | cancel | end 0 | return      | commit
      tabs |             |        | wd(F)       | dd(F)       |        |       | wa(F)       | ia(F)       da(F)
      A    |       wd(T) |        |             |             |        | dd(T) |       wa(F) |       ia(F)       da(F)
      B    | wa(T)       | ia(T)  |       wd(F) |       dd(F) |        |       |             |
      """
    }
    XCTAssertEqual(setting.tabs.selectedIndex, 0)
  }

  func testContainerThatLeavesEndsItsSwitchFirst() async throws {
    covers("CHILD-39")
    let (setting, _) = try playCovered("ios26+V-FWD-DURING=finishFirst")
    setting.stage.play("the animator ends late") { setting.delegate.animators[0].end() }
    assertDiagram(setting.stage, ignoring: ["outer", "X"], hiding: .besideOrder) {
      """
      step | select 1    | commit | turn away                     | commit      | the animator
      tabs |             |        |             wd(F)             | dd(F)       |
      A    |       wd(T) |        | dd(T)                         |             |
      B    | wa(T)       | ia(T)  |       da(T)       wd(F)       |       dd(F) |
      """
    }
    XCTAssertTrue(setting.stage.isAtRest)
  }
}

/// A tab bar controller that notes each selection made through its setter.
private final class CountingTabBarController: UITabBarController {
  private(set) var selections: [Int] = []

  override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      selections.append(newValue)
      super.selectedIndex = newValue
    }
  }
}

/// Notes the index that is selected when the bar sends an item.
private final class BarReader: UITabBarController {
  var indices: [Int] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    indices.append(selectedIndex)
  }
}
