// How fast the headless UIKit is: events of a push and pop, and stages made and thrown away.

package import HeadlessUIKit

/// The fixed work that `vcfuzz bench runtime` times.
@MainActor
package enum RuntimeBenchmark {
  /// After so many rounds the trace begins anew, so that it does not grow without end.
  private static let roundsPerTrace = 100

  /// Pushes and pops a second screen, animated, with both commits and both ends.
  ///
  /// Returns the number of events recorded.
  package static func pushAndPop(rounds: Int, recording: Stage.Recording) -> Int {
    let stage = Stage(recording: recording)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window { navigation }
    stage.settle()
    let second = UIViewController()
    var count = 0
    for round in 1...rounds {
      navigation.pushViewController(second, animated: true)
      stage.commit()
      stage.endAnimations()
      navigation.popViewController(animated: true)
      stage.commit()
      stage.endAnimations()
      guard round.isMultiple(of: Self.roundsPerTrace) || round == rounds else { continue }
      count += stage.eventCount
      stage.removeEvents()
      count -= stage.eventCount
    }
    return count
  }

  /// Sets up stages with a navigation controller and three screens, shown in a window.
  ///
  /// Returns the number of stages.
  package static func setUps(count: Int) -> Int {
    for _ in 0..<count {
      let stage = Stage(recording: .callbacks)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.setViewControllers(
        [UIViewController(), UIViewController(), UIViewController()],
        animated: false
      )
      stage.window { navigation }
    }
    return count
  }
}
