// The items of a stack's bar, and views that are added where they are already.

import UIKitTesting

@MainActor
final class NavigationBarTests: XCTestCase {
  func testTheBarOfAStackHasTheItemsOfItsControllers() async throws {
    let stage = Stage()
    let root = stage.screen("A")
    let navigation = UINavigationController(rootViewController: root)
    let title = UIView()
    navigation.navigationBar.topItem?.titleView = title
    XCTAssertTrue(root.navigationItem.titleView === title)
    let next = stage.screen("B")
    navigation.pushViewController(next, animated: false)
    XCTAssertTrue(navigation.navigationBar.topItem === next.navigationItem)
    XCTAssertTrue(navigation.navigationBar.backItem === root.navigationItem)
    let bar = UINavigationBar()
    navigation.setValue(bar, forKey: "navigationBar")
    bar.setItems([], animated: false)
    XCTAssertEqual(bar.items?.count, 2, "the stack's own")
  }

  func testViewsCanBeLaidOutByTheBarOfAStack() async throws {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.screen("A"))
    stage.window { navigation }
    let banner = stage.run { UIView() }
    banner.translatesAutoresizingMaskIntoConstraints = false
    navigation.view.addSubview(banner)
    let bar = navigation.navigationBar
    XCTAssertTrue(bar.superview === navigation.view)
    banner.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
    stage.settle()
    XCTAssertEqual(banner.frame.minY, bar.frame.maxY)
    navigation.isNavigationBarHidden = true
    XCTAssertTrue(bar.isHidden)
  }

  func testABarOfAnAppHasTheItemsThatItIsGiven() async throws {
    let bar = UINavigationBar()
    XCTAssertNil(bar.items)
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    XCTAssertEqual(bar.topItem?.title, "B")
    XCTAssertEqual(bar.popItem(animated: false)?.title, "B")
    XCTAssertEqual(bar.topItem?.title, "A")
  }

  /// A presentation controller may add its view in each layout pass of the container view.
  func testAddingAViewWhereItIsAsksForNoLayout() async throws {
    final class Container: UIView {
      var passes = 0
      var isAdding = true
      let content = UIView()

      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        if isAdding { addSubview(content) }
      }
    }
    let stage = Stage()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let container = Container()
    window.addSubview(container)
    container.frame = window.bounds
    window.makeKeyAndVisible()
    stage.settle()
    XCTAssertTrue(stage.isAtRest)
    XCTAssertTrue(container.content.superview === container)
    container.isAdding = false
    container.addSubview(UIView())
    stage.settle()
    let before = container.passes
    container.addSubview(container.content)
    stage.settle()
    XCTAssertGreaterThan(container.passes, before, "the order of the subviews has changed")
  }
}
