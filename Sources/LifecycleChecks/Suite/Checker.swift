// Checks a whole trace and searches for choices that permit each violation (spec 0.1).

public import VCLifecycle

/// The checker: a trace against a profile, or against all that its version may do.
public struct Checker: Sendable {
  public init() {}

  /// The findings in a trace, and the verdict on the whole.
  public struct Report: Sendable {
    /// The profile that the trace was checked against.
    public let profile: Profile
    public let judgement: CheckResult
    /// The verdict on each violation, in the order of `judgement.violations`.
    public let verdicts: [Verdict]
    public let overall: Verdict
    /// What another version would permit, where the trace names none; in the same order.
    ///
    /// It excuses nothing: a version that was not named was not shown to be there.
    public let elsewhere: [Verdict?]
    /// Whether the search for what would permit a finding ended before all was tried.
    public let isSearchCut: Bool
  }

  /// Checks a trace under a profile; without one, under its version's and every variant of it.
  public func check(_ trace: Trace, profile: Profile? = nil) -> Report {
    var base = profile ?? Profile(os: trace.header.os ?? .standard)
    if let os = trace.header.os { base.os = os }
    let judgement = Self.run(trace, base)
    let isVersionOpen = profile == nil && trace.header.os == nil
    var search = Search(trace: trace, base: base, isVersionOpen: isVersionOpen, found: judgement)
    var known: [Key: (Verdict, Verdict?)] = [:]
    var verdicts: [Verdict] = []
    var elsewhere: [Verdict?] = []
    for violation in judgement.violations {
      let key = Key(
        clause: violation.clause,
        kind: violation.kind,
        severity: violation.severity
      )
      let (verdict, other) = known[key] ?? search.verdicts(on: violation)
      known[key] = (verdict, other)
      verdicts.append(verdict)
      elsewhere.append(other)
    }
    return Report(
      profile: base,
      judgement: judgement,
      verdicts: verdicts,
      overall: search.overall(verdicts),
      elsewhere: elsewhere,
      isSearchCut: search.isCut
    )
  }

  fileprivate static func run(_ trace: Trace, _ profile: Profile) -> CheckResult {
    var checks = CheckSuite(trace, under: profile)
    return checks.finish(isComplete: trace.header.isComplete)
  }

  /// Violations that one answer serves.
  private struct Key: Hashable {
    let clause: Clause
    let kind: TransitionKind?
    let severity: Grade
  }
}

extension Checker.Report {
  /// A result without a search for what would permit its violations.
  package init(of judgement: CheckResult, under profile: Profile) {
    let verdicts = judgement.violations.map {
      $0.severity == .fragile ? Verdict.fragile : .violation
    }
    self.init(
      profile: profile,
      judgement: judgement,
      verdicts: verdicts,
      overall: verdicts.isEmpty
        ? .permitted : verdicts.contains(.violation) ? .violation : .fragile,
      elsewhere: verdicts.map { _ in nil },
      isSearchCut: false
    )
  }
}

/// The search for the smallest choice that permits a violation.
private struct Search {
  let trace: Trace
  let base: Profile
  /// Whether neither profile nor trace names a version.
  let isVersionOpen: Bool
  /// What is found under the base.
  let found: Set<Violation.Breach>
  let foundCount: Int
  /// How many runs the search may make: long traces are tried under fewer choices.
  var runsLeft: Int
  private(set) var isCut = false

  init(trace: Trace, base: Profile, isVersionOpen: Bool, found: CheckResult) {
    self.trace = trace
    self.base = base
    self.isVersionOpen = isVersionOpen
    self.found = Set(found.violations.map(\.breach))
    foundCount = found.violations.count
    runsLeft = min(5000, Self.workMax / max(trace.events.count, 1))
  }

  /// The largest number of events that a search checks.
  private static let workMax = 20_000_000

  private mutating func run(_ profile: Profile) -> CheckResult? {
    if runsLeft <= 0 {
      isCut = true
      return nil
    }
    runsLeft -= 1
    return Checker.run(trace, profile)
  }

  /// Returns the verdict under the profile, and what another version would permit.
  mutating func verdicts(on violation: Violation) -> (Verdict, Verdict?) {
    let verdict = verdict(on: violation)
    guard isVersionOpen, verdict == .violation || verdict == .fragile else { return (verdict, nil) }
    return (verdict, permissionElsewhere(of: violation))
  }

  /// Searches for a version that permits a violation, the newest first, and then for a defect.
  private mutating func permissionElsewhere(of violation: Violation) -> Verdict? {
    for os in OSVersion.profiled.reversed() where os != base.os {
      guard let other = run(Profile(os: os)), isCured(violation, other) else { continue }
      return .deviation([Verdict.Choice(variant: "OS", value: os.description)])
    }
    for quirk in violation.invariant.quirks {
      var profile = Profile(os: OSVersion(quirk.versions.upperBound))
      profile.quirks.insert(quirk)
      if let other = run(profile), isCured(violation, other) { return .knownQuirk([quirk]) }
    }
    return nil
  }

  private mutating func verdict(on violation: Violation) -> Verdict {
    let invariant = violation.invariant
    let choices = candidates(for: invariant)
    for choice in choices where permits([choice], violation) { return .deviation([choice]) }
    for (place, first) in choices.enumerated() {
      for second in choices[(place + 1)...] where second.variant != first.variant {
        if permits([first, second], violation) { return .deviation([first, second]) }
      }
    }
    for quirk in invariant.quirks where quirk.versions.contains(base.os.major) {
      var profile = base
      profile.quirks.insert(quirk)
      if let other = run(profile), isCured(violation, other) { return .knownQuirk([quirk]) }
    }
    return violation.severity == .fragile ? .fragile : .violation
  }

  /// The variants that the invariant or one of its rules names, without the values that are known
  /// from other versions only.
  private func candidates(for invariant: CatalogueInvariant) -> [Verdict.Choice] {
    var choices: [Verdict.Choice] = []
    // What the invariant names comes first, in its order: the likeliest explanation.
    let named = invariant.variants.compactMap { Variant.named($0) }
    let related = Variant.all.filter {
      !invariant.variants.contains($0.id) && $0.rules.contains(where: invariant.rules.contains)
    }
    for variant in named + related {
      let current = variant.value(in: base)
      for value in variant.possibleValues(on: base.os) where value != current {
        choices.append(Verdict.Choice(variant: variant.id, value: value))
      }
    }
    return choices
  }

  private func profile(with choices: [Verdict.Choice]) -> Profile {
    var profile = base
    for choice in choices {
      _ = Variant.named(choice.variant)?.set(choice.value, in: &profile)
    }
    return profile
  }

  private mutating func permits(_ choices: [Verdict.Choice], _ violation: Violation) -> Bool {
    guard let other = run(profile(with: choices)) else { return false }
    return isCured(violation, other)
  }

  /// Whether a violation is gone and nothing new came in its place.
  private func isCured(_ violation: Violation, _ other: CheckResult) -> Bool {
    let left = Set(other.violations.map(\.breach))
    return other.violations.count < foundCount && !left.contains(violation.breach)
      && left.isSubset(of: found)
  }

  /// The verdict on the whole: all choices together must permit the trace.
  func overall(_ verdicts: [Verdict]) -> Verdict {
    if verdicts.isEmpty { return .permitted }
    if verdicts.contains(.violation) { return .violation }
    if verdicts.contains(.fragile) { return .fragile }
    var choices: [Verdict.Choice] = []
    var quirks: [Quirk] = []
    for verdict in verdicts {
      switch verdict {
      case .deviation(let more):
        for choice in more where !choices.contains(choice) { choices.append(choice) }
      case .knownQuirk(let more):
        for quirk in more where !quirks.contains(quirk) { quirks.append(quirk) }
      case .permitted, .fragile, .violation: break
      }
    }
    guard Set(choices.map(\.variant)).count == choices.count else { return .violation }
    var profile = profile(with: choices)
    for quirk in quirks { profile.quirks.insert(quirk) }
    guard Checker.run(trace, profile).violations.isEmpty else { return .violation }
    return quirks.isEmpty ? .deviation(choices) : .knownQuirk(quirks)
  }
}
