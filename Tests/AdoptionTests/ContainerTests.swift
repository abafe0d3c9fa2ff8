// What a scenario of a container sets up and calls, and which classes have one.

import VCFuzzAdoption
import XCTest

final class ContainerTests: AdoptionTestCase {
  /// Checks that the scenarios have texts, or lack them.
  private func check(_ source: String, _ parts: KeyValuePairs<String, Bool>, line: UInt = #line)
    throws
  {
    try check(
      source,
      has: parts.filter(\.value).map(\.key),
      lacks: parts.filter { !$0.value }.map(\.key),
      line: line
    )
  }

  func testAContainerBeginsWithTheControllersThatItNeeds() throws {
    try check(
      """
      public class Menu: UIViewController {}
      public class A: UITabBarController {
        public var menu: Menu!
        public var pages = [UIViewController]()
        public weak var host: UIViewController!
        public var extra: UIViewController?
        public var selectedPage: UIViewController?
      }
      final class Hidden: NSObject, UIViewControllerTransitioningDelegate {}
      """,
      has: [
        "\n    container.menu = Menu()\n    container.pages = (1...3)", "\n    container.extra =",
      ],
      lacks: ["container.host", "\n    container.selectedPage =", "Hidden"]
    )
  }

  func testMembersThatAnImportDoesNotBringAreNotCalled() throws {
    for (outer, inner, isCalled) in [
      ("fileprivate ", "", false), ("", "@_spi(Own) ", false), ("", "", true),
    ] {
      try check(
        "class A: UITabBarController {}\n\(outer)extension A { \(inner)func turn() {} }",
        ["container.turn()": isCalled]
      )
    }
  }

  func testAnAbstractClassIsNotMade() throws {
    for (body, count) in [("fatalError(\"Override me\")", 0), ("2", 1)] {
      let adoption = try adopt([
        "A.swift": """
        class A: UINavigationController {
          func a() -> Int { \(body) }
          required init?(coder: NSCoder) { fatalError("No coder") }
        }
        """
      ])
      XCTAssertEqual(adoption.counts.scenarios, count)
    }
  }

  func testAContainerThatAddsItselfHasAHost() throws {
    let remove = "func removeFromItsParent() {}; func leaveFromParent() {}\n"
    let add = "func add(toParent parent: UIViewController) {}\n"
    for (members, isHosted) in [(remove + add, true), (remove, false)] {
      try check(
        "class A: UITabBarController {\n\(members)}",
        [
          "container.add(toParent: host)": isHosted, "return stage.screen(\"host\")": isHosted,
          "leaveFromParent": isHosted, "removeFromItsParent": true,
        ]
      )
    }
    try check(
      "class A: UITabBarController { init(in b: UIViewController) {} }",
      has: ["let container = A(in: host)"]
    )
  }

  func testADelegateThatOnlyAnimatesFillsTheWindow() throws {
    let member =
      "  public func presentationController(forPresented a: UIViewController, "
      + "presenting b: UIViewController?, source c: UIViewController) "
      + "-> UIPresentationController? { nil }\n"
    for (member, style) in [("", ".fullScreen"), (member, ".custom")] {
      try check(
        "public class Fade: NSObject, UIViewControllerTransitioningDelegate {\n"
          + "  public override init() {}\n\(member)}",
        has: ["modalPresentationStyle = \(style)\n"]
      )
    }
  }

  func testAControllerThatBringsItsPresentationIsPresented() throws {
    let own = "override func viewDidLoad() { transitioningDelegate = fade }\n"
    let others = "func show(_ other: UIViewController) { other.transitioningDelegate = fade }\n"
    let hosted = "func add(toParent parent: UIViewController) {}\n"
    for (members, isPresented, isRoot) in [
      (own, true, false), (own + hosted, true, true), (others, false, true),
    ] {
      try check(
        "class A: UITabBarController {\n  func turn() {}\n\(members)}",
        [
          "container.present(A(), animated: true)": isPresented, "presented.turn()": isPresented,
          "container.turn()": isRoot, "presented.add(": false,
        ]
      )
    }
  }

  func testAMethodThatPresentsIsCalledWhereAScreenCanPresent() throws {
    for (body, isGuarded) in [
      ("present(b, animated: true)", true), ("open()", true),
      ("self.present(b, animated: true)", true),
      ("other.present(b, animated: true)", false), ("present = b", false),
    ] {
      let open = "  private func open() { self.present(b, animated: true) }\n"
      try check(
        "class A: UITabBarController {\n  func show() { \(body) }\n\(open)}",
        ["container.presentedViewController == nil": isGuarded, "container.show()": true]
      )
    }
  }

  func testAnArgumentOfAProtocolIsAScreenOrAnObjectThatConforms() throws {
    for (conformance, call, isThere) in [
      ("extension UIViewController: Item {}", "container.add(stage.screen(\"add\"))", true),
      ("public struct Row: Item { public init() {} }", "container.add(Row())", true),
      ("struct Row: Item { init() {} }", "container.add(", false),
    ] {
      try check(
        "public protocol Item {}\npublic class Pages: UITabBarController {\n"
          + "  public func add(_ item: Item) {}\n}\n" + conformance,
        [call: isThere]
      )
    }
  }

  func testAnIndexIsOneOfTheOnlyList() throws {
    let methods =
      "  public func removeItem(at index: Int) {}\n"
      + "  public func insertItem(at index: Int) {}\n  public func turn(by pages: Int) {}\n"
    for (lists, count) in [(["items"], 6), ([], 0), (["items", "others"], 0)] {
      let members = lists.map { "  public var \($0): [UIViewController] = []\n" }.joined()
      try check(
        "public class Pages: UITabBarController {\n\(members)\(methods)}",
        [
          "items.count > 2 else { return }\n      container.remove": count > 0,
          "items.count >= 2 else { return }\n      container.insert": count > 0,
        ]
      )
      let parts = try scenarios().components(separatedBy: "guard container.items.count")
      XCTAssertEqual(parts.count - 1, count)
    }
  }

  func testFunctionsThatShowControllersAreCalled() throws {
    try check(
      """
      public class Alerts {
        public static func show(_ view: UIView) {}
        public static func show(_ menu: UIViewController) {}
        public class func show(menu: UIViewController, from: UIViewController) {}
        public static func hide() {}
      }
      public enum Sums { public static func add(_ number: Int) {} }
      """,
      has: [
        "      Alerts.show(stage.screen(\"show\"))\n",
        "      Alerts.show(menu: stage.screen(\"menu\"), from: container)\n",
        "      Alerts.hide()\n",
      ],
      // A controller rather than a view.
      lacks: ["UIView()", "Sums"]
    )
  }

  func testObjectsWorkInTheScreenThatTheyAreMadeFor() throws {
    for (ancestor, isMade) in [("NSObject", true), ("UIPresentationController", false)] {
      try check(
        """
        public class Sheet: \(ancestor) {
          public weak var owner: UIViewController?
          public init(in screen: UIViewController, color: UIColor) {}
          public func open() {}
        }
        """,
        [
          "let object = Sheet(in: host, color: UIColor.red)": isMade, "object.open()": isMade,
          "owner": false,
        ]
      )
    }
  }

  func testADelegateThatAnimatesAStackHasOne() throws {
    let method =
      "public func navigationController(_ a: B, animationControllerFor c: D, from e: F, to g: F)"
      + " -> H? { nil }"
    for (ancestor, members, isUsed) in [
      ("NSObject", method, true), ("NSObject", "", false), ("UIViewController", method, false),
    ] {
      try check(
        "public class Zoom: \(ancestor), UINavigationControllerDelegate {\n"
          + "  public init() {}\n  \(members)\n}",
        ["container.delegate = delegate": isUsed, "Call(\"push\")": isUsed]
      )
    }
  }

  func testWhatAHostedContainerNeedsIsSetWhereItIsMade() throws {
    try check(
      """
      public class Panel: UITabBarController {
        public var content: UIViewController?
        public func add(toParent parent: UIViewController) {}
      }
      """,
      has: [
        """
            let container = {
              let container = Panel()
              container.content = stage.screen("content")

        """
      ]
    )
  }

  func testArgumentsAreOnesThatAMethodTakes() throws {
    try check(
      """
      public enum Side {
        case none
        case left
      }
      public class Drawer: UITabBarController {
        public func open(_ side: Side) {}
        public func setWidth(_ width: CGFloat) {}
        public func move(by distance: CGFloat) {}
      }
      """,
      [
        "container.open(Side.left)": true, "Side.none": false, "container.setWidth(0.5)": true,
        "container.setWidth(0)": false, "container.move(by: 0)": true,
      ]
    )
  }

  func testAModuleWithoutContainersHasScreens() throws {
    try check(
      "public class Photos: UIViewController {}",
      has: ["container.present(Photos(), animated: true)"]
    )
  }
}
