// What a written scenario sets up and calls, beyond what ManifestTests shows.

import Foundation
import VCFuzzAdoption
import XCTest

final class SkeletonTests: AdoptionTestCase {
  /// Items whose initialisers take items: an argument of this kind is not known.
  func testNoObjectIsMadeOfItsOwnKind() throws {
    try check(
      """
      public protocol Item {}
      public struct Row: Item { public init(after item: Item) {} }
      public struct Group: Item { public init(first: Row) {} }
      public class Pages: UITabBarController {
        public func add(_ item: Item) {}
        public func reload() {}
      }
      """,
      has: ["container.reload()"],
      lacks: ["container.add("]
    )
  }

  /// A method about a controller is a call; one that is named as a delegate's is not.
  func testMethodsAboutControllersAreCalls() throws {
    try check(
      """
      open class DeckController: UIViewController {
        open func embedViewController(_ child: UIViewController, animated: Bool) { addChild(child) }
        open func selectViewController(_ child: UIViewController, animated: Bool) {}
        open func deckController(_ deck: DeckController, didSelect index: Int) {}
      }
      """,
      has: ["container.embedViewController(", "container.selectViewController("],
      lacks: ["container.deckController("]
    )
  }

  /// A delegate that says how many there are is a data source by another name.
  func testADelegateThatMustAnswerIsWritten() throws {
    try check(
      """
      public protocol SheetDelegate: AnyObject {
        func numberOfNotches(in sheet: Sheet) -> Int
        func sheet(_ sheet: Sheet, heightForNotchAt index: Int) -> CGFloat
        func sheet(_ sheet: Sheet, didMoveTo index: Int)
      }
      extension SheetDelegate {
        public func sheet(_ sheet: Sheet, didMoveTo index: Int) {}
      }
      open class Sheet: UIViewController {
        public weak var delegate: SheetDelegate?
        open func show(_ child: UIViewController) { addChild(child) }
      }
      """,
      has: [
        "container.delegate = delegate", "-> Int { screens.count }",
        "-> CGFloat { CGFloat(100 * (p1 + 1)) }",
      ]
    )
  }

  /// What takes a child out of any controller is given one that is in it.
  func testAHelperThatRemovesAChildHasOne() throws {
    try check(
      """
      extension UIViewController {
        public func detach(_ child: UIViewController) {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
        public func attach(_ child: UIViewController) { addChild(child) }
      }
      """,
      has: ["guard let child = container.children.last else { return }"]
    )
  }

  /// A container that adds itself to a parent starts in a screen, and never as a root.
  func testAContainerThatIsAddedToAControllerHasAHost() throws {
    try check(
      """
      open class Panel: UIViewController {
        public func add(to parent: UIViewController, animated: Bool) { parent.addChild(self) }
        public func move(to other: UIViewController) { addChild(other) }
      }
      """,
      has: ["return stage.screen(\"host\")", "container.add(to: host", "container.move(to: child)"]
    )
  }

  /// A class that works in a screen and animates a stack as well has two scenarios.
  func testEachScenarioHasANameOfItsOwn() throws {
    try check(
      """
      public class Swipe: NSObject, UINavigationControllerDelegate {
        public init(navigationController: UINavigationController) {}
        public func enable() {}
        public func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController,
          to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { nil }
      }
      """,
      has: [
        "static let swipe = Scenario(\n    \"swipe\",\n",
        "static let swipe2 = Scenario(\n    \"swipe2\",\n",
      ]
    )
  }

  /// A view of a nib has no other initialiser; a controller has UIKit's own.
  func testNoViewIsMadeThatOnlyANibMakes() throws {
    try check(
      """
      public class Row: UICollectionViewCell {
        public required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      public class Page: UIViewController {
        public required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      public class Pages: UITabBarController {
        public func fill(_ row: Row) {}
        public func add(_ page: Page) {}
      }
      """,
      has: ["container.add(Page())"],
      lacks: ["container.fill("]
    )
  }

  func testAScreenThatIsOnlyAskedForIsNotDismissed() throws {
    try check(
      """
      public class Menu: UITabBarController {
        public func hide() { dismiss(animated: true) }
      }
      """,
      has: [
        "let shown = container.presentedViewController\n",
        "shown == nil || shown?.viewIfLoaded?.window != nil",
      ]
    )
  }

  /// Each class of UIKit's containers begins with screens, unless it has some, and is changed by
  /// the methods it inherits.
  func testAContainerOfUIKitIsNotEmpty() throws {
    for (ancestor, lines) in [
      (
        "UITabBarController",
        [
          "if container.viewControllers?.isEmpty != false {",
          "container.viewControllers = (1...3).map { stage.screen(\"tab \\($0)\") }",
          "container.selectedIndex = 2",
        ]
      ),
      (
        "UINavigationController",
        [
          "container.pushViewController(stage.screen(\"pushed\"), animated: true)",
          "_ = container.popViewController(animated: true)",
        ]
      ),
      (
        "UIPageViewController",
        [
          "if container.viewControllers?.isEmpty != false {",
          "container.setViewControllers([page], direction: .forward, animated: false)",
        ]
      ), ("UIViewController", []),
    ] {
      try check(
        "public class Menu: \(ancestor) { public func add() { addChild(a) } }",
        has: lines.map { $0 + "\n" } + ["container.add()"],
        lacks: lines.isEmpty ? ["viewControllers", "push"] : []
      )
    }
  }

  /// A method of the class itself is called by its own name only once.
  func testAnInheritedCallHasALabelOfItsOwn() throws {
    let labels = ["pop", "push", "pop 2", "push 2"].map { "Call(\"\($0)\")" }
    try check(
      """
      public class Stack: UINavigationController {
        public func pop() {}
        public func push() {}
      }
      """,
      has: labels
    )
    let text = try scenarios()
    for label in labels { XCTAssertEqual(text.components(separatedBy: label).count, 2, text) }
  }

  /// A container that casts what it shows to a protocol, and ends the process if it can't.
  func testScreensAreOfTheKindThatTheModuleInsistsOn() throws {
    try check(
      """
      public protocol Titled { func heading(for pager: Pager) -> Heading }
      public struct Heading { public init(text: String) {} }
      public protocol Strange { func never() -> Unknown }
      open class Pager: UIViewController {
        open var pages: [UIViewController] = [] {
          didSet { pages.forEach { if !($0 is Titled) { fatalError("no title") }; addChild($0) } }
        }
        func tell() { (children.first as! Strange).never() }
      }
      """,
      has: [
        "private final class Page: UIViewController, Titled {",
        "func heading(for p0: Pager) -> Heading { Heading(text: \"one\") }",
        "func page(_ name: String) -> UIViewController",
        "container.pages = (1...3).map { stage.page(",
      ],
      lacks: ["stage.screen("]
    )
  }

  /// A plain screen does where a protocol is only asked for.
  func testScreensStayPlainWhereNothingIsRequired() throws {
    try check(
      """
      public protocol Titled { func heading() -> String }
      open class Pager: UIViewController {
        open var pages: [UIViewController] = []
        public func reload() {
          for page in pages { addChild(page) }
          title = (pages.first as? Titled)?.heading()
        }
      }
      """,
      has: ["stage.screen("],
      lacks: ["class Page"]
    )
  }

  /// What is removed, chosen or found is one of the children, and the view is there for it.
  func testMethodsAboutChildrenAreGivenOne() throws {
    try check(
      """
      open class Pager: UIViewController {
        @IBOutlet var bar: UIView!
        public private(set) var pages: [UIViewController] = []
        public func add(page: UIViewController) { addChild(page) }
        public func select(page: UIViewController, animated: Bool) {}
      }
      """,
      has: [
        "container.add(page: stage.screen(\"page\"))",
        """
              guard container.isViewLoaded else { return }
              guard let child = container.pages.last else { return }
              container.select(page: child, animated: true)
        """,
      ]
    )
  }

  /// What the initialiser has given a container is not replaced before it is shown.
  func testWhatAnInitialiserTakesIsNotSetAgain() throws {
    try check(
      """
      open class Drawer: UIViewController {
        public var leftViewController: UIViewController?
        public var footerViewController: UIViewController?
        public init(main: UIViewController, leftMenuViewController: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          addChild(main)
        }
      }
      """,
      has: ["container.footerViewController ="],
      lacks: ["container.leftViewController ="]
    )
  }
}
