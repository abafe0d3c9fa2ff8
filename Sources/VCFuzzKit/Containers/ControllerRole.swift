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

  /// What is particular to it; read in its place, since a copy would retain all that it holds.
  package var row: ContainerRow {
    _read { yield ContainerRow.all[Int(rawValue)] }
  }

  /// Its name in texts.
  package var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { "\($0)" }

  package init?(named name: some StringProtocol) {
    guard let number = Self.names.firstIndex(where: { $0 == name }) else { return nil }
    self = Self.allCases[number]
  }

  /// Returns the roles of the names in a table; `any` stands for all.
  static func named(_ names: some Sequence<Substring>) -> [ControllerRole] {
    names.flatMap { name in
      name == "any" ? allCases : [ControllerRole(named: name)].compactMap { $0 }
    }
  }

  /// Whether it holds others.
  package var isContainer: Bool { self != .screen && self != .root }

  /// Whether few apps have such a container at the top.
  var isUnusual: Bool { isContainer && row.weight == 1 }

  /// Roles as the bits of a number.
  package struct Group: Sendable {
    private let bits: UInt16

    init(_ roles: [ControllerRole]) { bits = roles.reduce(0) { $0 | 1 << $1.rawValue } }

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
    let count = row.pageStyle == nil ? max(1, row.children.lowerBound) : 2
    return row.make((0..<count).map { _ in ScreenController() })
  }
}

// MARK: - The table

/// What is particular to one kind of controller.
package struct ContainerRow: Sendable {
  /// The class in a reproduction; nil for the scenario's own.
  package let className: String?

  // MARK: What it holds

  /// How often a random tree has one.
  var weight = 1
  /// How many children a random one gets; of pages, those that are shown.
  var children = 0...0
  /// The fewest children that it works with, if fewer than a random one gets.
  var fewestChildren: Int?
  /// Whether random configurations have it on a pad only.
  var needsPad = false
  /// Whether it is a stack, and so holds no other one (NAV-11); what it hides is free for others.
  var isStack = false
  /// Whether a stack may hold it (NAV-11).
  var isStackable = true
  /// Whether it takes in children after it was made, on its own, and is made with all of them.
  var takesInLater = false
  /// The style of one whose children are pages, the first of which is shown.
  var pageStyle: UIPageViewController.TransitionStyle?

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

  /// The fewest children that it works with.
  var childrenMin: Int { fewestChildren ?? children.lowerBound }

  /// Whether it may be a `PageHolder`: to ask every controller would take longer.
  var mayHoldPages: Bool { takesInLater || pageStyle != nil || className == nil }

  /// Returns the lines that make one, given its class, its variable and those of its children.
  package func code(_ type: String, _ name: String, _ children: [String]) -> [String] {
    let list = children.joined(separator: ", ")
    if takesInLater { return ["let \(name) = \(type)([\(list)])"] }
    guard let pageStyle else {
      return ["let \(name) = \(type)()", "\(name).viewControllers = [\(list)]"]
    }
    let style = "transitionStyle: .\(pageStyle), navigationOrientation: .horizontal"
    return ["let \(name) = \(type)(\(style))"]
      + children.prefix(1).map {
        "\(name).setViewControllers([\($0)], direction: .forward, animated: false)"
      }
  }
}

extension ContainerRow {
  /// All rows, by the numbers of the roles.
  package static let all: [ContainerRow] = [
    ContainerRow(className: "UIViewController"),
    ContainerRow(className: nil),
    ContainerRow(
      className: "UINavigationController",
      weight: 3,
      children: 1...2,
      isStack: true,
      isStackable: false,
      delegateEvents: [.navigationWillShow, .navigationDidShow],
      gestures: [("swipe", Stage.GesturePhase.allCases)],
      isBase: { $0 is UINavigationController },
      make: { children in
        let navigation = StackController()
        navigation.viewControllers = children
        return navigation
      }
    ),
    ContainerRow(
      className: "UITabBarController",
      weight: 2,
      children: 2...2,
      fewestChildren: 1,
      isStackable: false,
      delegateEvents: [.tabShouldSelect, .tabDidSelect],
      gestures: [("tab", [.finish])],
      isBase: { $0 is UITabBarController },
      make: { children in
        let tabs = TabsController()
        tabs.viewControllers = children
        return tabs
      }
    ),
    pages(.scroll),
    pages(.pageCurl),
    ContainerRow(
      className: "UISplitViewController",
      children: 2...2,
      needsPad: true,
      isStackable: false,
      isBase: { $0 is UISplitViewController },
      make: { children in
        let split = UISplitViewController()
        split.viewControllers = children
        return split
      }
    ),
    ContainerRow(
      className: "HostController",
      children: 0...2,
      takesInLater: true,
      isBase: { $0.shouldAutomaticallyForwardAppearanceMethods },
      make: { HostController($0) }
    ),
    ContainerRow(
      className: "ManualHostController",
      children: 1...2,
      takesInLater: true,
      isBase: { _ in true },
      make: { ManualHostController($0) }
    ),
  ]

  private static func pages(_ style: UIPageViewController.TransitionStyle) -> ContainerRow {
    ContainerRow(
      className: "UIPageViewController",
      pageStyle: style,
      delegateEvents: [.pageWillTransition, .pageDidFinish],
      gestures: ["pageForward", "pageBackward"].map { ($0, Stage.GesturePhase.allCases) },
      isBase: { $0 is UIPageViewController },
      make: { children in
        let pages = PagesController(children, style: style)
        if let first = children.first {
          pages.setViewControllers([first], direction: .forward, animated: false)
        }
        return pages
      }
    )
  }
}
