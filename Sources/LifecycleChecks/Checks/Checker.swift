// Checks a whole trace and searches for choices that permit each violation (spec 0.1).

public import Lifecycle

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
    /// Whether the search for what would permit a finding ended before all was tried.
    public let isSearchCut: Bool
  }

  /// Checks a trace under a profile; without one, under its version's and every variant of it.
  public func check(_ trace: Trace, profile: Profile? = nil) -> Report {
    var base = profile ?? Profile(os: trace.header.os ?? .standard)
    if let os = trace.header.os { base.os = os }
    let judgement = run(trace, base)
    var search = Search(trace: trace, base: base, isFree: profile == nil, found: judgement)
    var known: [Key: Verdict] = [:]
    var verdicts: [Verdict] = []
    for violation in judgement.violations {
      let key = Key(violation)
      let verdict = known[key] ?? search.verdict(on: violation)
      known[key] = verdict
      verdicts.append(verdict)
    }
    return Report(
      profile: base,
      judgement: judgement,
      verdicts: verdicts,
      overall: search.overall(verdicts),
      isSearchCut: search.isCut
    )
  }

  fileprivate static func run(_ trace: Trace, _ profile: Profile) -> CheckResult {
    // The header's version would win: here the profile's is meant.
    var header = trace.header
    header.os = profile.os
    var checks = CheckSuite(profile: profile, header: header)
    for (index, event) in trace.events.enumerated() { checks.observe(event, at: index) }
    return checks.finish(isComplete: header.isComplete)
  }

  private func run(_ trace: Trace, _ profile: Profile) -> CheckResult { Self.run(trace, profile) }

  /// Violations that one answer serves.
  private struct Key: Hashable {
    let clause: Clause
    let kind: TransitionKind?
    let severity: Violation.Severity

    init(_ violation: Violation) {
      clause = violation.clause
      kind = violation.kind
      severity = violation.severity
    }
  }
}

/// The search for the smallest choice that permits a violation.
private struct Search {
  let trace: Trace
  let base: Profile
  /// Whether the version may be changed too: neither profile nor trace names one.
  let isFree: Bool
  let found: CheckResult
  /// How many runs the search may make: long traces are tried under fewer choices.
  var runsLeft: Int
  private(set) var isCut = false

  init(trace: Trace, base: Profile, isFree: Bool, found: CheckResult) {
    self.trace = trace
    self.base = base
    self.isFree = isFree
    self.found = found
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

  mutating func verdict(on violation: Violation) -> Verdict {
    let invariant = violation.invariant
    let choices = candidates(for: invariant)
    for choice in choices where permits([choice], violation) { return .deviation([choice]) }
    for (place, first) in choices.enumerated() {
      for second in choices[(place + 1)...] where second.variant != first.variant {
        if permits([first, second], violation) { return .deviation([first, second]) }
      }
    }
    for quirk in invariant.quirks where isOfVersion(quirk) {
      var profile = base
      profile.quirks.insert(quirk)
      if trace.header.os == nil && isFree { profile.os = OSVersion(quirk.versions.lowerBound) }
      if let other = run(profile), isCured(violation, other) { return .knownQuirk([quirk]) }
    }
    return violation.severity == .suspect ? .suspect : .fault
  }

  private func isOfVersion(_ quirk: Quirk) -> Bool {
    trace.header.os == nil && isFree || quirk.versions.contains(base.os.major)
  }

  /// The variants that the invariant or one of its rules names, and versions if none is named.
  private func candidates(for invariant: CatalogueInvariant) -> [Verdict.Choice] {
    var choices: [Verdict.Choice] = []
    // What the invariant names comes first, in its order: the likeliest explanation.
    let named = invariant.variants.compactMap { Variant.named($0) }
    let related = Variant.all.filter {
      !invariant.variants.contains($0.id) && $0.rules.contains(where: invariant.rules.contains)
    }
    for variant in named + related {
      let current = variant.value(in: base)
      for value in variant.values where value != current {
        choices.append(Verdict.Choice(variant: variant.id, value: value))
      }
    }
    if isFree && trace.header.os == nil {
      for os in OSVersion.profiled.reversed() where os != base.os {
        choices.append(Verdict.Choice(variant: "OS", value: os.description))
      }
    }
    return choices
  }

  private func profile(with choices: [Verdict.Choice]) -> Profile {
    var profile = base
    for choice in choices {
      if choice.variant == "OS", let os = OSVersion(choice.value) { profile = Profile(os: os) }
    }
    for choice in choices where choice.variant != "OS" {
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
    guard other.violations.count < found.violations.count else { return false }
    return !other.violations.contains {
      ($0.clause == violation.clause && $0.position == violation.position)
        || !isFound($0)
    }
  }

  private func isFound(_ violation: Violation) -> Bool {
    found.violations.contains {
      $0.clause == violation.clause && $0.position == violation.position
    }
  }

  /// The verdict on the whole: all choices together must permit the trace.
  func overall(_ verdicts: [Verdict]) -> Verdict {
    if verdicts.isEmpty { return .permitted }
    if verdicts.contains(.fault) { return .fault }
    if verdicts.contains(.suspect) { return .suspect }
    var choices: [Verdict.Choice] = []
    var quirks: [Quirk] = []
    for verdict in verdicts {
      switch verdict {
      case .deviation(let more):
        for choice in more where !choices.contains(choice) { choices.append(choice) }
      case .knownQuirk(let more):
        for quirk in more where !quirks.contains(quirk) { quirks.append(quirk) }
      case .permitted, .suspect, .fault: break
      }
    }
    guard Set(choices.map(\.variant)).count == choices.count else { return .fault }
    var profile = profile(with: choices)
    for quirk in quirks { profile.quirks.insert(quirk) }
    if let quirk = quirks.first, trace.header.os == nil && isFree {
      profile.os = OSVersion(quirk.versions.lowerBound)
    }
    guard Checker.run(trace, profile).violations.isEmpty else { return .fault }
    return quirks.isEmpty ? .deviation(choices) : .knownQuirk(quirks)
  }
}
