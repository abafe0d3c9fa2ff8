// Exhaustive search of a replayed system: every path up to the limits, or one of each class.

/// An exhaustive search of a replayed system.
///
/// ```swift
/// let search = try ReplaySearch<Counters>(options: ReplayOptions(reduction: .sleepSets))
/// let report = try search.run(&counters)
/// ```
public struct ReplaySearch<System: ReplayedSystem> {
  /// How to search.
  public let options: ReplayOptions

  /// Creates a search, or throws if its options exclude each other.
  public init(options: ReplayOptions = ReplayOptions()) throws(OptionConflict) {
    try options.validate()
    self.options = options
  }

  /// Returns what a search of the system finds.
  public func run(_ system: inout System) throws(OptionConflict) -> SearchReport<System.Step> {
    if options.reduction != .none && system.isOrderSensitive {
      throw .reductionWithOrderSensitiveProperty
    }
    if options.prunesByFingerprint {
      system.start()
      if !system.hasFingerprints { throw .fingerprintsMissing }
    }
    if let part = options.part, part.depth == nil {
      var located = options
      located.part?.depth = try depth(for: part, &system)
      return try ReplaySearch(options: located).run(&system)
    }
    let report = SearchReport<System.Step>(certificate: Certificate(method: options.method))
    switch options.order {
    case .depthFirst: return searchDepthFirst(&system, report)
    case .delayBounded(let bound): return searchDepthFirst(&system, report, .delays(bound))
    case .preemptionBounded(let bound):
      return searchDepthFirst(&system, report, .preemptions(bound))
    case .iterativeDeepening(let step):
      return deepenIteratively(&system, report, by: step)
    case .breadthFirst:
      var search = ReplayBreadthFirst<System>(options: options, report: report)
      return search.run(&system)
    }
  }

  /// Returns the least length of which there are enough paths to share out.
  private func depth(for part: SearchPart, _ system: inout System) throws(OptionConflict) -> Int {
    var probe = ReplayOptions(reduction: options.reduction)
    for depth in 1..<max(2, options.limits.depthMax) {
      probe.limits.depthMax = depth
      let report = try ReplaySearch(options: probe).run(&system)
      let count = report.certificate.cuts[.depth, default: 0]
      if count == 0 || count >= part.count * SearchPart.pathsMin { return depth }
    }
    return options.limits.depthMax
  }

  private func searchDepthFirst(
    _ system: inout System,
    _ report: SearchReport<System.Step>,
    _ cost: CostBound? = nil
  ) -> SearchReport<System.Step> {
    var search = ReplayDepthFirst<System>(options: options, report: report, cost: cost)
    return search.run(&system)
  }

  /// Raises the bound until nothing is cut by it; what is reported is the last, deepest round.
  private func deepenIteratively(
    _ system: inout System,
    _ report: SearchReport<System.Step>,
    by step: Int
  ) -> SearchReport<System.Step> {
    let limitGuard = LimitGuard(options.limits)
    var depth = 0
    var stepsTaken = 0
    var executions = 0
    while true {
      let previous = depth
      depth = min(options.limits.depthMax, depth.addingReportingOverflow(step).partialValue)
      precondition(depth > previous, "iterative deepening repeats a bound, without end")
      var search = ReplayDepthFirst<System>(
        options: options,
        report: report,
        depthMax: depth,
        limitGuard: limitGuard
      )
      search.executionsBefore = executions
      var found = search.run(&system)
      stepsTaken += found.certificate.stepsTaken
      executions += found.certificate.executions + found.certificate.blockedExecutions
      let cuts = found.certificate.cuts
      let isEnded = [Cut.time, .memory, .interrupt, .states, .executions, .firstBreach]
        .contains { cuts[$0, default: 0] > 0 }
      if isEnded || cuts[.depth, default: 0] == 0 || depth == options.limits.depthMax {
        found.certificate.stepsTaken = stepsTaken
        return found
      }
    }
  }
}
