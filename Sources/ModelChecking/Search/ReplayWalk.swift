// Random walks through a replayed system.

/// Random walks through a replayed system.
public struct ReplayWalk<System: ReplayedSystem, Strategy: WalkStrategy> {
  /// How steps are picked.
  public var strategy: Strategy
  /// The most steps of one walk.
  public let stepsMax: Int
  /// The number of walks.
  public let walks: Int
  /// Whether the first breach ends the walks.
  public var stopsAtFirstBreach = true
  /// Whether every state may be the last of a run, so that one which is cut is concluded as well.
  public var concludesEverywhere = false
  /// How far to go besides.
  public var limits = SearchLimits()
  /// The steps of the longest walk so far.
  private var longest = 0

  /// Creates walks.
  public init(strategy: Strategy, walks: Int, stepsMax: Int) {
    self.strategy = strategy
    self.walks = walks
    self.stepsMax = stepsMax
  }

  /// Returns what the walks find: never a complete search.
  public mutating func run(
    _ system: inout System,
    source: inout RandomSource
  ) -> SearchReport<System.Step> {
    var certificate = Certificate(method: "random walks of at most \(stepsMax) steps")
    certificate.cut(.sampling)
    var report = SearchReport<System.Step>(certificate: certificate)
    var limitGuard = LimitGuard(limits)
    longest = 0
    for _ in 0..<walks {
      let (path, outcome) = walk(&system, source: &source)
      report.certificate.executions += 1
      report.certificate.stepsTaken += path.count
      report.certificate.deepest = max(report.certificate.deepest, path.count)
      switch outcome {
      case .taken: break
      case .broken(let breach):
        report.certificate.cut(.breach)
        if report.counterexample(identity: breach.identity) == nil {
          report.counterexamples.append(Counterexample(breach: breach, path: path))
        }
        if stopsAtFirstBreach { return report }
      case .failed(let reason):
        report.certificate.cut(.error)
        report.certificate.defects = [reason]
        return report
      }
      let taken = report.certificate.stepsTaken
      let progress = SearchProgress(
        states: taken,
        transitions: taken,
        executions: report.certificate.executions,
        frontier: 0,
        depth: path.count
      )
      if let stop = limitGuard.reasonToStop(interval: 64, ownBytes: 0, progress: progress) {
        report.certificate.cut(stop)
        return report
      }
    }
    return report
  }

  private mutating func walk(
    _ system: inout System,
    source: inout RandomSource
  ) -> (Path<System.Step>, StepOutcome) {
    var path = Path<System.Step>()
    var previous: Int?
    system.start()
    // Most walks end long before the bound, so the longest one so far predicts the next.
    strategy.begin(stepsMax: longest == 0 ? stepsMax : longest, source: &source)
    defer { longest = max(longest, path.count) }
    var isEnd = false
    while path.count < stepsMax {
      let enabled = system.enabledSteps()
      if enabled.isEmpty {
        isEnd = true
        break
      }
      let actors = enabled.map { system.actor(of: $0) }
      let choice = Choice(depth: path.count, actors: actors, previousActor: previous)
      let index = strategy.index(for: choice, source: &source)
      precondition(actors.indices.contains(index), "a strategy picks a step that is not enabled")
      previous = actors[index]
      path.append(enabled[index], index: index)
      let outcome = system.take(enabled[index])
      guard case .taken = outcome else { return (path, outcome) }
    }
    return (path, isEnd || concludesEverywhere ? system.conclude() : .taken)
  }
}
