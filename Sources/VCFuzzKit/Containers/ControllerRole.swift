// The table of controllers: all that generation, runs, coverage, shrinking and reproductions need
// to know of a kind of container stands in its row.

internal import HeadlessUIKit
internal import VCLifecycle

/// The kind of a controller in a configuration, by the number of its row in the table.
package enum ControllerRole: UInt8, CaseIterable, Sendable {
  /// A plain screen, or the observer's.
  case screen
  /// The root of the scenario.
  case root
  case nav
  case tabs
  /// A page controller that scrolls.
  case pages
  /// A page controller that curls.
  case curl
  case split
  /// A plain container that forwards automatically.
  case host
  /// A container that forwards by hand, and shows one child.
  case manual

  /// What is particular to it.
  package var row: ContainerRow { ContainerRow.all[Int(rawValue)] }

  /// Its name in texts.
  package var name: String { row.name }

  package init?(named name: some StringProtocol) {
    guard let row = ContainerRow.all.first(where: { $0.name == name }) else { return nil }
    self = row.role
  }

  /// Whether it holds others.
  package var isContainer: Bool { self != .screen && self != .root }

  /// Whether few apps have such a container at the top.
  var isUnusual: Bool { isContainer && row.weight == 1 }

  /// Roles as the bits of a number.
  package struct Group: ExpressibleByArrayLiteral, Sendable {
    private let bits: UInt16

    package init(arrayLiteral roles: ControllerRole...) {
      bits = roles.reduce(0) { $0 | 1 << $1.rawValue }
    }

    static let all = Group(bits: .max)

    private init(bits: UInt16) { self.bits = bits }

    func contains(_ role: ControllerRole) -> Bool { bits & 1 << role.rawValue != 0 }
  }
}

// MARK: - Bases

extension ControllerRole {
  private static let unstackable = allCases.filter { !$0.row.isStackable }

  /// Whether a stack may hold a controller of a user's class (NAV-11).
  @MainActor
  static func isStackable(_ controller: UIViewController) -> Bool {
    !unstackable.contains { $0.row.isBase(controller) }
  }

  /// Returns the role of the plain container that a container of a user's class comes closest to.
  @MainActor
  init(baseOf container: UIViewController) {
    self = Self.allCases.first { $0.row.isBase(container) } ?? .host
  }

  /// Returns a plain container with screens.
  @MainActor
  func plainContainer() -> UIViewController {
    let screens = [ScreenController(), ScreenController()]
    return row.make(Array(screens.prefix(max(1, row.screenCount))))
  }
}

// MARK: - The table

/// What is particular to one kind of controller.
package struct ContainerRow: Sendable {
  package let role: ControllerRole
  /// The name in texts.
  package let name: String
  /// The class in a reproduction; nil for the scenario's own.
  package let className: String?

  // MARK: What it holds

  /// How often a random tree has one.
  var weight = 1
  /// The children of a random one.
  var content = Content.none
  /// The fewest children that it works with.
  var childrenMin = 0
  /// Whether random configurations have it on a pad only.
  var needsPad = false
  /// Whether it is a stack, and so holds no other one (NAV-11).
  var isStack = false
  /// Whether a stack may hold it (NAV-11).
  var isStackable = true
  /// When a child that it shows no more is free for others.
  var release = Release.never
  /// Whether it takes in children after it was made, on its own.
  var takesInLater = false
  /// Whether it may be a `PageHolder`: to ask every controller would take longer.
  var mayHoldPages = false

  // MARK: What happens to it

  /// What its delegate receives, and what calls can be made inside of.
  var delegateEvents: [Event.Kind] = []
  /// The fingers that UIKit offers on it, by the words of their kinds.
  var gestures: [(kind: String, phases: [Stage.GesturePhase])] = []

  // MARK: How it is made

  /// Whether a user's class inherits from it, or forwards like it.
  var isBase: @MainActor @Sendable (UIViewController) -> Bool = { _ in false }
  /// Makes one with children.
  var make: @MainActor @Sendable ([UIViewController]) -> UIViewController = { _ in
    ScreenController()
  }
  /// Returns the lines that make one, given its class, its variable and those of its children.
  package private(set) var code: @Sendable (String, String, [String]) -> [String] = { _, _, _ in []
  }

  /// How many children a random container gets.
  enum Content {
    case none
    case oneOrTwo
    case two
    case upToTwo
    /// None, or a page with up to two neighbours for a finger to turn to.
    case pages
  }

  /// When a child is free for others.
  enum Release {
    case never
    /// As soon as its view is gone.
    case whenHidden
    /// The same, if no finger can turn to it.
    case whenHiddenAlone
  }

  /// How many screens a plain one holds.
  var screenCount: Int { content == .two || content == .pages ? 2 : 1 }
}

extension ContainerRow {
  /// All rows, by the numbers of the roles.
  package static let all: [ContainerRow] = [
    ContainerRow(role: .screen, name: "screen", className: "UIViewController"),
    ContainerRow(role: .root, name: "root", className: nil, mayHoldPages: true),
    ContainerRow(
      role: .nav,
      name: "nav",
      className: "UINavigationController",
      weight: 3,
      content: .oneOrTwo,
      childrenMin: 1,
      isStack: true,
      isStackable: false,
      release: .whenHidden,
      delegateEvents: [.navigationWillShow, .navigationDidShow],
      gestures: [("swipe", Stage.GesturePhase.allCases)],
      isBase: { $0 is UINavigationController },
      make: { children in
        let navigation = StackController()
        navigation.viewControllers = children
        return navigation
      },
      code: childrenCode
    ),
    ContainerRow(
      role: .tabs,
      name: "tabs",
      className: "UITabBarController",
      weight: 2,
      content: .two,
      childrenMin: 1,
      isStackable: false,
      delegateEvents: [.tabShouldSelect, .tabDidSelect],
      gestures: [("tab", [.finish])],
      isBase: { $0 is UITabBarController },
      make: { children in
        let tabs = TabsController()
        tabs.viewControllers = children
        return tabs
      },
      code: childrenCode
    ),
    pages(.pages, "pages", "scroll", .scroll),
    pages(.curl, "curl", "pageCurl", .pageCurl),
    ContainerRow(
      role: .split,
      name: "split",
      className: "UISplitViewController",
      content: .two,
      childrenMin: 2,
      needsPad: true,
      isStackable: false,
      isBase: { $0 is UISplitViewController },
      make: { children in
        let split = UISplitViewController()
        split.viewControllers = children
        return split
      },
      code: childrenCode
    ),
    ContainerRow(
      role: .host,
      name: "host",
      className: "HostController",
      content: .upToTwo,
      takesInLater: true,
      mayHoldPages: true,
      isBase: { $0.shouldAutomaticallyForwardAppearanceMethods },
      make: { HostController($0) },
      code: argumentCode
    ),
    ContainerRow(
      role: .manual,
      name: "manual",
      className: "ManualHostController",
      content: .oneOrTwo,
      childrenMin: 1,
      takesInLater: true,
      mayHoldPages: true,
      isBase: { _ in true },
      make: { ManualHostController($0) },
      code: argumentCode
    ),
  ]

  private static func pages(
    _ role: ControllerRole,
    _ name: String,
    _ styleCode: String,
    _ style: UIPageViewController.TransitionStyle
  ) -> ContainerRow {
    ContainerRow(
      role: role,
      name: name,
      className: "UIPageViewController",
      content: .pages,
      release: .whenHiddenAlone,
      mayHoldPages: true,
      delegateEvents: [.pageWillTransition, .pageDidFinish],
      gestures: ["pageForward", "pageBackward"].map { ($0, Stage.GesturePhase.allCases) },
      isBase: { $0 is UIPageViewController },
      make: { children in
        let pages = PagesController(children, style: style)
        if let first = children.first {
          pages.setViewControllers([first], direction: .forward, animated: false)
        }
        return pages
      },
      code: { type, name, children in
        let made =
          "let \(name) = \(type)(transitionStyle: .\(styleCode), "
          + "navigationOrientation: .horizontal)"
        return [made]
          + children.prefix(1).map {
            "\(name).setViewControllers([\($0)], direction: .forward, animated: false)"
          }
      }
    )
  }

  @Sendable
  private static func childrenCode(_ type: String, _ name: String, _ children: [String]) -> [String]
  {
    [
      "let \(name) = \(type)()",
      "\(name).viewControllers = [\(children.joined(separator: ", "))]",
    ]
  }

  @Sendable
  private static func argumentCode(_ type: String, _ name: String, _ children: [String]) -> [String]
  {
    ["let \(name) = \(type)([\(children.joined(separator: ", "))])"]
  }
}
