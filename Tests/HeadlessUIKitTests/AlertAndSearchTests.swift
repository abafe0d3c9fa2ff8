// Alerts, action sheets and search controllers, as far as their lifecycles go.

import UIKitTesting

final class AlertAndSearchTests: UIKitTestCase {
  private func makeAlert(
    _ scene: ModalStage,
    _ style: UIAlertController.Style,
    chosen: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: style)
    scene.stage.name(alert, "alert")
    for (title, style) in [("Yes", UIAlertAction.Style.default), ("No", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  func testTapOnAnActionDismissesTheAlert() async throws {
    covers("MODAL-3", "DELEG-11")
    for (profile, device) in [("ios12", Device.phone), ("ios26", .phone), ("ios26", .pad)] {
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let scene = try ModalStage(profile, device: device)
        var chosen: [String] = []
        var stateAtChoice: AppearanceState?
        var shown: UIAlertController?
        let alert = makeAlert(scene, style) { title in
          chosen.append(title)
          stateAtChoice = shown.map(scene.stage.state)
        }
        shown = alert
        scene.present(alert)
        XCTAssertFalse(scene.stage.tapAction(0, of: alert), "not before it has appeared")
        scene.stage.settle()
        scene.stage.play("tap") { XCTAssertTrue(scene.stage.tapAction(1, of: alert)) }
        XCTAssertFalse(scene.stage.tapAction(0, of: alert), "once only")
        scene.stage.settle()
        XCTAssertEqual(chosen, ["No"])
        XCTAssertEqual(stateAtChoice, .disappeared)
        XCTAssertEqual(scene.heard(by: scene.root, alert), ["", "wa da wd dd"])
        XCTAssertFalse(scene.stage.events.contains { $0.kind == .sheetDidDismiss })
        XCTAssertTrue(scene.stage.isAtRest)
      }
    }
  }

  func testDisabledActionsCannotBeTapped() async throws {
    covers("MODAL-3")
    let scene = try ModalStage()
    let alert = makeAlert(scene, .alert) { _ in XCTFail("nothing was chosen") }
    alert.actions[0].isEnabled = false
    scene.show(alert)
    XCTAssertFalse(scene.stage.tapAction(0, of: alert))
    XCTAssertFalse(scene.stage.beginSheetDrag(alert))
  }

  func testHandlerOfAnActionMayPresent() async throws {
    covers("MODAL-15", "MODAL-6")
    let scene = try ModalStage()
    let next = scene.screen("C")
    let alert = makeAlert(scene, .alert) { _ in scene.root.present(next, animated: true) }
    scene.show(alert)
    XCTAssertTrue(scene.stage.tapAction(0, of: alert))
    scene.stage.settle()
    XCTAssertEqual(scene.heard(next), "wa da")
    XCTAssertFalse(scene.stage.events.contains { $0.kind == .logAttempt })
  }

  // MARK: Search

  private final class SearchDelegate: NSObject, UISearchControllerDelegate {
    var calls: [String] = []
    func willPresentSearchController(_ controller: UISearchController) { calls.append("willP") }
    func didPresentSearchController(_ controller: UISearchController) { calls.append("didP") }
    func willDismissSearchController(_ controller: UISearchController) { calls.append("willD") }
    func didDismissSearchController(_ controller: UISearchController) { calls.append("didD") }
  }

  func testActiveSearchIsPresentedOverTheContextOfItsBar() async throws {
    covers("MODAL-3", "MODAL-8")
    let scene = try ModalStage(makeRoot: { stage in
      let child = stage.screen("A")
      child.definesPresentationContext = true
      return stage.named("nav", UINavigationController(rootViewController: child))
    })
    let child = scene.root.children[0]
    let results = scene.stage.screen("R")
    let search = scene.stage.named("search", UISearchController(searchResultsController: results))
    let delegate = SearchDelegate()
    search.delegate = delegate
    scene.stage.settle { child.view.addSubview(search.searchBar) }
    scene.stage.settle { search.isActive = true }
    XCTAssertTrue(search.presentingViewController === child)
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(scene.heard(by: search, results, child), ["wa da", "wa da", ""])
    scene.stage.settle { search.isActive = false }
    XCTAssertEqual(scene.heard(by: search, results, child), ["wa da wd dd", "wa da wd dd", ""])
    XCTAssertEqual(delegate.calls, ["willP", "didP", "willD", "didD"])
  }

  func testTheSearchOfANavigationItemIsPresentedOverItsController() async throws {
    covers("MODAL-3", "MODAL-8")
    let scene = try ModalStage(makeRoot: { stage in
      let list = stage.screen("A")
      list.definesPresentationContext = true
      return stage.named("nav", UINavigationController(rootViewController: list))
    })
    let list = scene.root.children[0]
    let search = scene.stage.named("search", UISearchController(searchResultsController: nil))
    let delegate = SearchDelegate()
    search.delegate = delegate
    list.navigationItem.searchController = search
    scene.stage.settle { search.isActive = true }
    XCTAssertTrue(search.presentingViewController === list)
    XCTAssertEqual(scene.heard(search), "wa da")
    scene.stage.settle { search.isActive = false }
    XCTAssertEqual(scene.heard(search), "wa da wd dd")
    XCTAssertEqual(delegate.calls, ["willP", "didP", "willD", "didD"])
  }

  func testASearchThatNoScreenShowsAsksItsDelegate() async throws {
    let scene = try ModalStage(makeRoot: { $0.screen("A") })
    let away = scene.stage.screen("B")
    let search = UISearchController(searchResultsController: nil)
    away.navigationItem.searchController = search
    scene.stage.settle { search.isActive = true }
    XCTAssertFalse(search.isActive)
    XCTAssertNil(scene.root.presentedViewController)
  }
}
