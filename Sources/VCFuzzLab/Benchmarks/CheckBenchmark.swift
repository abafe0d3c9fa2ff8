// The speed of the checks: one fixed trace for each kind of transition, again and again.

internal import HeadlessUIKit
internal import LifecycleChecks
internal import VCLifecycle

/// The fixed traces that `vcfuzz-lab bench checks` checks.
@MainActor
package enum CheckBenchmark {
  /// About so many events of each trace are checked in one go.
  private static let eventsWanted = 30_000

  /// A work for each trace, and one that checks every trace without each of its events in turn.
  package static func make() -> Benchmark {
    let traces = samples()
    var works = traces.map { name, trace in
      BenchmarkWork(name, rated: ["events"]) { checked(trace) }
    }
    works.append(
      BenchmarkWork("each event left out", rated: ["events"]) { mutilated(traces.map(\.trace)) }
    )
    let walk = TraceSample.make()
    works.append(BenchmarkWork("long walk", rated: ["events"]) { checked(walk) })
    return Benchmark("checks", works)
  }

  private static func checked(_ trace: Trace) -> [BenchmarkWork.Count] {
    var violations = 0
    var advice = 0
    let rounds = max(1, eventsWanted / trace.events.count)
    var checks = CheckSuite(profile: .standard, header: trace.header)
    for _ in 0..<rounds {
      let result = check(trace, by: &checks)
      violations += result.violations.count
      advice += result.advice.count
    }
    return [
      ("events", trace.events.count * rounds), ("violations", violations), ("advice", advice),
    ]
  }

  /// Checks a trace to its end, perhaps without one of its events.
  private static func check(
    _ trace: Trace,
    without omitted: Int = -1,
    by checks: inout CheckSuite
  ) -> CheckResult {
    checks.reset(header: trace.header)
    checks.expect(.isAppearing)
    for (index, event) in trace.events.enumerated() where index != omitted {
      checks.observe(event, at: index)
    }
    return checks.finish(isComplete: true)
  }

  /// Checks every trace once for each of its events, without that event; counts violations by kind.
  private static func mutilated(_ traces: [Trace]) -> [BenchmarkWork.Count] {
    var events = 0
    var rejected = 0
    var runs = 0
    var verdicts = [Int](repeating: 0, count: CatalogueInvariant.all.count)
    for trace in traces {
      var checks = CheckSuite(profile: .standard, header: trace.header)
      for omitted in trace.events.indices {
        let result = check(trace, without: omitted, by: &checks)
        for violation in result.violations { verdicts[violation.invariant.number - 1] += 1 }
        events += trace.events.count - 1
        runs += 1
        if !result.isPermitted { rejected += 1 }
      }
    }
    let kinds = verdicts.enumerated().filter { $0.element > 0 }
    return [("events", events), ("traces", runs), ("traces rejected", rejected)]
      + kinds.map { ("INV-\($0.offset + 1)", $0.element) }
  }

  // MARK: - Traces

  private static func samples() -> [(name: String, trace: Trace)] {
    [
      ("push and pop", navigation { _, _ in }),
      ("swipe back", navigation { $0.swipeBack($1, isCancelled: false) }),
      ("swipe back, cancelled", navigation { $0.swipeBack($1, isCancelled: true) }),
      ("tabs", tabs()),
      ("pages", pages()),
      ("sheet", presentation(.pageSheet)),
      ("full screen", presentation(.fullScreen)),
      ("exchange of children", exchange()),
      ("window taken away", window()),
    ]
  }

  /// Shows a root in a window and makes changes to it, each once all has settled.
  private static func trace<Root: UIViewController>(
    of make: (Stage) -> Root,
    changes: (Stage, Root) -> [() -> Void]
  ) -> Trace {
    let stage = Stage(recording: .everything)
    let root = make(stage)
    stage.window { root }
    stage.settle()
    let changes = changes(stage, root)
    for change in changes {
      change()
      stage.settle()
    }
    // What the changes hold outlives the trace: its end is no part of it.
    return withExtendedLifetime(changes) { stage.trace }
  }

  /// Pushes with an animation, does something while the screen is there, and pops.
  private static func navigation(
    _ body: @escaping (Stage, UINavigationController) -> Void
  ) -> Trace {
    trace {
      UINavigationController(rootViewController: $0.screen("A"))
    } changes: { stage, navigation in
      [
        { stage.run { navigation.pushViewController(stage.screen("B"), animated: true) } },
        { body(stage, navigation) },
        { stage.run { _ = navigation.popViewController(animated: true) } },
      ]
    }
  }

  private static func tabs() -> Trace {
    trace { stage -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [stage.screen("A"), stage.screen("B"), stage.screen("C")]
      return tabs
    } changes: { stage, tabs in
      [1, 2, 0].map { index in { stage.tapTab(tabs, index: index) } }
    }
  }

  private static func pages() -> Trace {
    func turn(_ pages: UIPageViewController, to name: String, on stage: Stage, animated: Bool) {
      pages.setViewControllers([stage.screen(name)], direction: .forward, animated: animated)
    }
    return trace { stage -> UIPageViewController in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      turn(pages, to: "A", on: stage, animated: false)
      return pages
    } changes: { stage, pages in
      ["B", "C"].map { name in { stage.run { turn(pages, to: name, on: stage, animated: true) } } }
    }
  }

  private static func presentation(_ style: UIModalPresentationStyle) -> Trace {
    trace {
      $0.screen("A")
    } changes: { stage, root in
      let shown = stage.screen("B")
      shown.modalPresentationStyle = style
      return [
        { stage.run { root.present(shown, animated: true) } },
        { stage.run { root.dismiss(animated: true) } },
      ]
    }
  }

  private static func exchange() -> Trace {
    let stage = Stage(recording: .everything)
    let parent = stage.screen("P")
    let (old, new) = (stage.screen("A"), stage.screen("B"))
    stage.window { parent }
    stage.settle()
    stage.run {
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
    }
    stage.settle()
    stage.run {
      old.willMove(toParent: nil)
      parent.addChild(new)
      parent.transition(from: old, to: new, duration: 1, animations: nil) { _ in
        old.removeFromParent()
        new.didMove(toParent: parent)
      }
    }
    stage.settle()
    return stage.trace
  }

  private static func window() -> Trace {
    let stage = Stage(recording: .everything)
    let window = stage.window { UINavigationController(rootViewController: stage.screen("A")) }
    stage.settle()
    for isHidden in [true, false] {
      stage.run { window.isHidden = isHidden }
      stage.settle()
    }
    return stage.trace
  }
}
