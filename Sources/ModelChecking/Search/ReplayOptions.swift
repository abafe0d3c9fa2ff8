// How to search a replayed system, and which choices exclude each other.

/// How to search a replayed system.
public struct ReplayOptions {
  /// In which order paths are searched.
  public var order: SearchOrder
  /// Which orders of independent steps are left out.
  public var reduction: Reduction
  /// Whether a path ends where its state, by fingerprint, was searched as deeply before.
  public var prunesByFingerprint: Bool
  /// Whether fingerprints ignore the names of interchangeable parts.
  public var usesSymmetry: Bool
  /// Whether a run may end in every state, so that each is concluded before the run continues.
  public var concludesEverywhere = false
  /// Whether the report of a cut search has a checkpoint.
  public var keepsCheckpoint = false
  /// Receives checkpoints of a search that still runs, in case its process is killed.
  public var onCheckpoint: ((ReplayCheckpoint) -> Void)?
  /// The number of steps, replays included, between two checkpoints of a running search.
  public var checkpointSteps = 100_000
  /// The checkpoint of an earlier search of the same system with the same options.
  public var checkpoint: ReplayCheckpoint?
  /// The part of the paths that is searched; nil for all of them.
  public var part: SearchPart?
  /// Whether the first breach ends the search.
  public var stopsAtFirstBreach: Bool
  /// The identity whose first breach ends the search, if one is sought.
  public var soughtIdentity: String?
  /// How far to go.
  public var limits: SearchLimits
  /// The planted bug, if any.
  package var mutant: EngineMutant?

  /// Creates options; the default is a depth-first search of every order of every step.
  public init(
    order: SearchOrder = .depthFirst,
    reduction: Reduction = .none,
    prunesByFingerprint: Bool = false,
    usesSymmetry: Bool = false,
    stopsAtFirstBreach: Bool = false,
    limits: SearchLimits = SearchLimits()
  ) {
    self.order = order
    self.reduction = reduction
    self.prunesByFingerprint = prunesByFingerprint
    self.usesSymmetry = usesSymmetry
    self.stopsAtFirstBreach = stopsAtFirstBreach
    self.limits = limits
  }

  /// Throws if two of the choices would make the search unsound together.
  public func validate() throws(OptionConflict) {
    switch (reduction, order) {
    case (.none, _), (_, .depthFirst), (_, .iterativeDeepening): break
    default: throw .reductionNeedsDepthFirst
    }
    if reduction != .none && prunesByFingerprint { throw .reductionWithFingerprints }
    if usesSymmetry && !prunesByFingerprint { throw .symmetryNeedsFingerprints }
    switch order {
    case .delayBounded where prunesByFingerprint, .preemptionBounded where prunesByFingerprint:
      throw .fingerprintsWithCostBound
    case .iterativeDeepening(let step) where step < 1: throw .emptyDeepening
    default: break
    }
    try validateCheckpoint()
  }

  private func validateCheckpoint() throws(OptionConflict) {
    // A search that has come to its end needs nothing to continue.
    let isResumed = checkpoint.map { !$0.nodes.isEmpty } ?? false
    let isKept = keepsCheckpoint || onCheckpoint != nil || isResumed
    guard isKept || checkpoint != nil || part != nil else { return }
    switch order {
    case .depthFirst, .breadthFirst:
      if prunesByFingerprint && isKept { throw .checkpointOfThisSearch }
    default: throw .checkpointOfThisSearch
    }
  }

  var method: String {
    var parts = [order.description]
    if reduction == .sleepSets { parts.append("sleep sets") }
    if prunesByFingerprint { parts.append("states by fingerprint") }
    if usesSymmetry { parts.append("symmetry") }
    if concludesEverywhere { parts.append("every state concluded") }
    if limits.depthMax < .max { parts.append("at most \(limits.depthMax) steps") }
    return parts.joined(separator: ", ")
  }
}
