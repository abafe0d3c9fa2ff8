// How fast the headless UIKit is: events of a push and pop, and stages made and thrown away.

package import HeadlessUIKit
internal import ModelChecking
internal import VCFuzzKit

/// The fixed work that `vcfuzz-lab bench runtime` times.
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

  /// All of it, each as one work.
  package static var benchmark: Benchmark {
    let rounds = 1_000
    let recordings: [(name: String, recording: Stage.Recording)] = [
      ("push and pop, callbacks recorded", .callbacks),
      ("push and pop, markers too", .standard),
      ("push and pop, everything", .everything),
    ]
    var works = recordings.map { name, recording in
      BenchmarkWork(name, rated: ["events"]) {
        [("events", pushAndPop(rounds: rounds, recording: recording))]
      }
    }
    works.append(
      BenchmarkWork("stages set up", rated: ["stages"]) { [("stages", setUps(count: 1_000))] }
    )
    works.append(
      BenchmarkWork("checked runs on a small tree", rated: ["runs", "steps"]) {
        let count = runs(count: 500)
        return [("runs", count), ("steps", count * stepsPerRun)]
      }
    )
    return Benchmark("runtime", works)
  }

  // MARK: Runs of a fuzzer

  /// How many steps a run takes.
  package static let stepsPerRun = 20

  /// Plays random runs, each on its own stage and checked after every step.
  ///
  /// A run is a tab bar controller around a navigation controller and a screen, and twenty steps:
  /// pushes, pops, changes of tab, and whatever else the stage offers. Returns the number of runs.
  package static func runs(count: Int) -> Int {
    let checks = StageChecks()
    var random = RandomSource(seed: 1)
    for _ in 0..<count {
      checks.reset()
      run(&random, checks)
    }
    return count
  }

  private static func run(_ random: inout RandomSource, _ checks: StageChecks) {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    stage.window { tabs }
    for _ in 0..<Self.stepsPerRun {
      let steps = stage.enabledSteps
      let choice = random.below(steps.count + 4)
      switch choice - steps.count {
      case 0, 1:
        navigation.pushViewController(UIViewController(), animated: choice.isMultiple(of: 2))
      case 2: navigation.popViewController(animated: true)
      case 3: tabs.selectedIndex = 1 - tabs.selectedIndex
      default: stage.take(steps[choice])
      }
      checks.observe(stage)
    }
  }
}
