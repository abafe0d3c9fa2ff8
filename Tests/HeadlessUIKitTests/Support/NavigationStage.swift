// A navigation controller on a stage, at rest: what most navigation tests begin with.

import Foundation
import HeadlessUIKit
import UIKitTesting
import VCLifecycle

/// A stage with a navigation controller whose stack is made of named screens.
@MainActor
struct NavigationStage {
  let stage: Stage
  let navigation: UINavigationController

  /// Shows the screens of those names, the last on top, and forgets how they came there.
  ///
  /// For judges nothing is forgotten and everything recorded.
  init(
    _ profile: String = "ios26",
    screens: [String] = ["A"],
    recording: Stage.Recording = .standard,
    forJudges: Bool = false
  ) throws {
    stage = Stage(try Profile(named: profile), recording: forJudges ? .everything : recording)
    navigation = stage.named(
      "nav",
      UINavigationController(rootViewController: stage.screen(screens[0]))
    )
    stage.show { [navigation] in navigation }
    for name in screens.dropFirst() {
      navigation.pushViewController(stage.screen(name), animated: false)
      stage.settle()
    }
    if !forJudges { stage.removeEvents() }
  }

  /// The stage, the stack and its first screen A, for tests that are about the screen.
  var parts: (stage: Stage, navigation: UINavigationController, screen: UIViewController) {
    (stage, navigation, screen("A"))
  }

  /// The screen of that name on the stack.
  func screen(_ name: String) -> UIViewController {
    let trace = stage.trace
    guard
      let found = navigation.viewControllers.first(where: {
        trace.name(of: stage.identity(of: $0)) == name
      })
    else { preconditionFailure("no screen \(name) on the stack") }
    return found
  }
}

/// A navigation delegate that runs code when it is told of a screen.
@MainActor
final class ScriptedDelegate: NSObject, UINavigationControllerDelegate {
  var onWillShow: ((UIViewController) -> Void)?
  var onDidShow: ((UIViewController) -> Void)?

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    onWillShow?(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    onDidShow?(viewController)
  }
}
