// A fixed run through several kinds of container, for `vcfuzz-lab bench runtime --trace`: the same
// bytes in every process, debug and release.

internal import HeadlessUIKit
package import VCLifecycle

/// The fixed run whose trace must never depend on the process that made it.
@MainActor
package enum TraceSample {
  /// Plays the run and returns all that was recorded.
  package static func make() -> Trace {
    let stage = Stage(recording: .everything)
    let tabs = stage.named("tabs", UITabBarController())
    let navigation = stage.named(
      "nav",
      UINavigationController(rootViewController: stage.screen("A"))
    )
    tabs.viewControllers = [navigation, stage.screen("B")]
    stage.window { tabs }
    stage.settle()
    navigate(navigation, stage)
    tabs.selectedIndex = 1
    stage.settle()
    let sheet = stage.screen("sheet")
    tabs.present(sheet, animated: true)
    stage.settle()
    tabs.dismiss(animated: true)
    stage.settle()
    tabs.selectedIndex = 0
    stage.settle()
    exchange(navigation, stage)
    walk(stage)
    return stage.trace
  }

  private static func navigate(_ navigation: UINavigationController, _ stage: Stage) {
    navigation.pushViewController(stage.screen("C"), animated: true)
    stage.settle()
    for isCancelled in [true, false] {
      stage.swipeBack(navigation, isCancelled: isCancelled)
      stage.settle()
    }
  }

  private static func exchange(_ navigation: UINavigationController, _ stage: Stage) {
    let parent = stage.screen("P")
    let (old, new) = (stage.screen("o"), stage.screen("n"))
    navigation.pushViewController(parent, animated: false)
    stage.settle()
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    stage.settle()
    old.willMove(toParent: nil)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: 1, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    stage.settle()
  }

  /// Takes whatever may happen next, always another one of the list.
  private static func walk(_ stage: Stage) {
    for number in 0..<200 {
      let steps = stage.enabledSteps
      guard !steps.isEmpty else { return }
      stage.take(steps[number * 7 % steps.count])
    }
  }
}

extension Stage {
  /// Swipes back and lifts the finger.
  func swipeBack(_ navigation: UINavigationController, isCancelled: Bool) {
    beginSwipeBack(navigation)
    commit()
    if isCancelled { cancelSwipeBack(navigation) } else { finishSwipeBack(navigation) }
  }
}
