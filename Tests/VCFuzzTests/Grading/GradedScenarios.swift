// Containers whose failures have each grade, for tests.

import HeadlessUIKit
import VCFuzzCLI
import VCFuzzKit

/// A child that notes its callbacks in its parent's list.
private final class NotingChild: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (parent as? OrderedController)?.note("child.wa")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    (parent as? OrderedController)?.note("child.ia")
  }
}

/// A container that forwards automatically and notes the order of the callbacks.
private final class OrderedController: UIViewController {
  private var calls: [String] = []
  /// How often a rule was broken, however UIKit behaves.
  var breaches = 0

  func note(_ call: String) { calls.append(call) }

  /// Whether the first of two calls came before the second, or the second is still to come.
  func isFirst(_ first: String, before second: String) -> Bool {
    guard let later = calls.firstIndex(of: second) else { return true }
    return calls.firstIndex(of: first).map { $0 < later } ?? false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = NotingChild()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("parent.wa")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("parent.ia")
  }

  /// Whether the child received viewIsAppearing if the container did.
  var isForwarded: Bool { !calls.contains("parent.ia") || calls.contains("child.ia") }
}

/// A screen that notes whether it moved to a parent when it appeared first.
private final class FirstScreen: UIViewController {
  private(set) var movedAtFirst: Bool?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    movedAtFirst = movedAtFirst ?? isMovingToParent
  }
}

extension Scenario {
  private static func ordered(
    _ name: String,
    promising first: String,
    before second: String,
    canBreak: Bool = false
  ) -> Scenario {
    Scenario(name) { _ in
      OrderedController()
    } operations: { root, _ in
      Call("lay out") { root.view.setNeedsLayout() }
      if canBreak { Call("break") { root.breaches += 1 } }
      Invariant("callbacks come in order", at: .step) {
        root.isFirst(first, before: second) && root.breaches == 0
      }
    }
  }

  /// Breaks its promise only where UIKit forwards to the child first, for which a source speaks.
  static let needsParentFirst = ordered(
    "needs-parent-first",
    promising: "parent.wa",
    before: "child.wa"
  )

  /// The same, and a call breaks the promise however UIKit behaves.
  static let breakable = ordered(
    "breakable",
    promising: "parent.wa",
    before: "child.wa",
    canBreak: true
  )

  /// Breaks its promise with the standard value of a variant for which no source speaks.
  static let needsMovingRoot = Scenario("needs-moving-root") { _ in
    UINavigationController(rootViewController: FirstScreen())
  } operations: { nav, _ in
    let first = nav.viewControllers.first as? FirstScreen
    Call("lay out") { nav.view.setNeedsLayout() }
    Invariant("the root moves to its stack", at: .step) { first?.movedAtFirst ?? true }
  }

  /// Breaks its promise where containers don't forward viewIsAppearing, as before version 16.
  static let needsDelivery = Scenario("needs-delivery") { _ in
    OrderedController()
  } operations: { root, _ in
    Invariant("viewIsAppearing is forwarded") { root.isForwarded }
  }

  /// Puts a view into the window itself, which is legal but known to cause trouble.
  static let toaster = Scenario("toaster") { stage in
    stage.screen("Home")
  } operations: { home, stage in
    let toast = stage.screen("Toast")
    Call("toast") { home.viewIfLoaded?.window?.addSubview(toast.view) }
  }
}

/// A container whose child appears though its view is hidden.
private final class HidingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIViewController()
    addChild(child)
    child.view.frame = view.bounds
    child.view.isHidden = true
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension Scenario {
  /// Breaks what some containers decide otherwise, however UIKit behaves.
  static let hiding = Scenario("hiding") { _ in
    HidingController()
  } operations: { root, _ in
    Call("lay out") { root.viewIfLoaded?.setNeedsLayout() }
  }
}

extension CommandLineTool {
  /// The tool of a package with these scenarios.
  static let graded = CommandLineTool(
    scenarios: [.needsParentFirst, .breakable, .needsMovingRoot, .toaster, .hiding]
  )
}
