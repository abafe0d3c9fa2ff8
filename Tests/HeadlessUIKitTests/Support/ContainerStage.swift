// A plain container on a stage: what tests of children begin with.

import HeadlessUIKit
import UIKitTesting
import VCLifecycle

/// A container that forwards by hand.
@MainActor
final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A screen that runs code inside its callbacks.
@MainActor
final class ScriptedScreen: UIViewController {
  var onLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onIsAppearing: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onLayout: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDidDisappear?()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout?()
  }
}

/// A stage whose window's root is a container P.
@MainActor
final class ContainerStage {
  let stage: Stage
  let parent: UIViewController
  /// A screen C, made when a test first names it.
  lazy var child = stage.screen("C")

  /// Makes P with the closure; unless told otherwise it is shown and at rest.
  ///
  /// For judges nothing is forgotten and everything recorded.
  init(
    _ profile: String = "ios26",
    shown: Bool = true,
    recording: Stage.Recording = .standard,
    forJudges: Bool = false,
    _ make: () -> UIViewController = { UIViewController() }
  ) throws {
    stage = Stage(try Profile(named: profile), recording: forJudges ? .everything : recording)
    parent = stage.named("P", make())
    guard shown else { return }
    show()
    stage.settle()
    if !forJudges { stage.removeEvents() }
  }

  func show() { stage.window { [parent] in parent } }

  /// Adds a child as the documentation says.
  func add(_ child: UIViewController) { parent.embed(child) }

  /// Removes a child as the documentation says.
  func remove(_ child: UIViewController) { child.unembed() }
}

extension UIViewController {
  /// Calls begin and end by hand: `+` begins an appearance and `-` a disappearance, with a `T`
  /// where it is animated.
  func drive(_ calls: String) {
    for call in calls.split(separator: " ") {
      if call == "end" {
        endAppearanceTransition()
      } else {
        beginAppearanceTransition(call.hasPrefix("+"), animated: call.hasSuffix("T"))
      }
    }
  }
}
