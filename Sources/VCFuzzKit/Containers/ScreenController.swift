// The plain screens and containers of a configuration, with bugs that a misuse step switches on.

internal import HeadlessUIKit
internal import VCLifecycle

/// A bug in the overrides of a controller.
enum OverrideFault {
  /// The appearance methods do not call super.
  case forgetsSuper
  /// The appearance methods call the super of another.
  case callsWrongSuper
  /// `willMove` and `didMove` do not call super.
  case forgetsSuperInMoves
}

/// A controller of the tool's own classes.
@MainActor
protocol FaultableController: UIViewController {
  var overrideFault: OverrideFault? { get set }
}

/// A plain screen.
final class ScreenController: UIViewController, FaultableController {
  var overrideFault: OverrideFault?
  /// What tracks first calls in it, if anything does.
  var firstCalls: FirstCalls?
  var countsMoves = false
  private(set) var moves = 0
  private var loadsNoView = false

  /// A tracker of first calls without regard to whose they are (FIRST-4).
  @MainActor
  final class FirstCalls {
    private unowned let stage: Stage
    private var isFirst = true

    init(stage: Stage) { self.stage = stage }

    func call(from controller: UIViewController) {
      stage.recordFirstCall(of: controller, site: "viewWillAppear", isFirst: isFirst)
      isFirst = false
    }
  }

  /// Loads with a `loadView` that makes no view, once.
  func loadWithoutView() {
    loadsNoView = true
    loadViewIfNeeded()
    loadsNoView = false
  }

  override func loadView() {
    if !loadsNoView { super.loadView() }
  }

  override func viewWillAppear(_ animated: Bool) {
    switch overrideFault {
    case .forgetsSuper: break
    case .callsWrongSuper: super.viewDidDisappear(animated)
    default: super.viewWillAppear(animated)
    }
    firstCalls?.call(from: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    if overrideFault != .forgetsSuper { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    switch overrideFault {
    case .forgetsSuper: break
    case .callsWrongSuper: super.viewDidAppear(animated)
    default: super.viewWillDisappear(animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    if overrideFault != .forgetsSuper { super.viewDidDisappear(animated) }
  }

  override func willMove(toParent parent: UIViewController?) {
    if overrideFault != .forgetsSuperInMoves { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    if overrideFault != .forgetsSuperInMoves { super.didMove(toParent: parent) }
    if countsMoves { moves += 1 }
  }
}

/// A navigation controller of the environment.
final class StackController: UINavigationController, FaultableController {
  var overrideFault: OverrideFault?

  override func viewWillAppear(_ animated: Bool) {
    if overrideFault == nil { super.viewWillAppear(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    if overrideFault == nil { super.viewDidAppear(animated) }
  }
}

/// A tab bar controller of the environment.
final class TabsController: UITabBarController, FaultableController {
  var overrideFault: OverrideFault?

  override func viewWillAppear(_ animated: Bool) {
    if overrideFault == nil { super.viewWillAppear(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    if overrideFault == nil { super.viewDidAppear(animated) }
  }
}
