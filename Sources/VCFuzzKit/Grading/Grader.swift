// Grades failures: the steps are replayed under other profiles of UIKit.
//
// A grade depends on the scenario, the start, and the steps alone, so that every process and every
// campaign comes to the same one.

internal import VCLifecycle

/// The grader of the failures of one scenario.
@MainActor
package struct Grader {
  private let scenario: Scenario
  private let oldestIOS: Int

  /// Creates a grader; `oldestIOS` is the oldest major version in use, if not the scenario's.
  package init(_ scenario: Scenario, oldestIOS: Int? = nil) {
    self.scenario = scenario
    self.oldestIOS = oldestIOS ?? scenario.oldestIOSInUse
  }

  /// Returns the grade of a failure that a path shows from a configuration.
  package func grade(
    _ failure: Failure,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> Grading {
    guard failure.severity == .violation else { return Grading(failure.severity) }
    let paths = Replays(scenario: scenario, configuration: configuration, path: path)
    // The need that was found on the version before is the likeliest on the next one.
    var needs: [String] = []
    for profile in configuration.profile.plainProfiles(oldestIOS: oldestIOS)
    where paths.shows(failure.identity, under: profile) {
      guard let need = unsourcedNeed(of: paths, under: profile, likeliest: needs.first) else {
        return Grading(.violation)
      }
      if needs.isEmpty { needs = [need] }
    }
    if needs.isEmpty { needs = deviations(of: paths, failure.identity) }
    return Grading(needs.isEmpty ? .violation : .fragile, needs: needs)
  }

  /// Returns the start from which a run shows its failure without what the known grade needs.
  ///
  /// Nil if this run does not, so that it says nothing new about the grade.
  package func plainerStart(
    than grading: Grading,
    _ identity: Failure.Identity,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> Configuration? {
    let paths = Replays(scenario: scenario, configuration: configuration, path: path)
    let plain = configuration.profile.plain
    guard paths.shows(identity, under: plain) else { return nil }
    for variant in Variant.all where grading.needs.contains(variant.choice(in: plain)) {
      guard paths.showsViolation(underOtherValuesOf: variant, than: plain) else { return nil }
    }
    var start = configuration
    start.profile = plain
    return start
  }

  /// Returns the standard value without which nothing is broken, though no source speaks for it.
  private func unsourcedNeed(
    of paths: Replays,
    under profile: Profile,
    likeliest: String?
  ) -> String? {
    let unsourced = Variant.all.filter {
      $0.standing(of: $0.value(in: profile), on: profile.os) == .speculative
    }
    let ordered =
      unsourced.filter { $0.choice(in: profile) == likeliest }
      + unsourced.filter { $0.choice(in: profile) != likeliest }
    // A value that the run never asks for changes nothing, so that the failure stays.
    return ordered.first { !paths.showsViolation(underOtherValuesOf: $0, than: profile) }?
      .choice(in: profile)
  }

  /// Returns the choices of the configuration's profile that cannot be undone.
  private func deviations(of paths: Replays, _ identity: Failure.Identity) -> [String] {
    var profile = paths.configuration.profile
    let plain = profile.plain
    var needs: [String] = []
    for variant in Variant.all where variant.tellsApart(profile, plain) {
      var reset = profile
      _ = variant.set(variant.value(in: plain), in: &reset)
      if paths.shows(identity, under: reset) {
        profile = reset
      } else {
        needs.append(variant.choice(in: profile))
      }
    }
    for quirk in profile.quirks.elements {
      var reset = profile
      reset.quirks.remove(quirk)
      if paths.shows(identity, under: reset) { profile = reset } else { needs.append(quirk.id) }
    }
    return needs
  }
}

/// The replays of one path under profiles.
@MainActor
private struct Replays {
  let scenario: Scenario
  let configuration: Configuration
  let path: [Step]

  private func failures(under profile: Profile) -> [Failure] {
    var changed = configuration
    changed.profile = profile
    return Run.finished(scenario, changed, path).failures
  }

  func shows(_ identity: Failure.Identity, under profile: Profile) -> Bool {
    failures(under: profile).contains { $0.identity == identity }
  }

  /// Whether the path breaks a rule, this one or another, under every other value of a variant.
  func showsViolation(underOtherValuesOf variant: Variant, than profile: Profile) -> Bool {
    variant.values.allSatisfy { value in
      if value == variant.value(in: profile) { return true }
      var changed = profile
      _ = variant.set(value, in: &changed)
      return failures(under: changed).contains { $0.severity == .violation }
    }
  }
}

extension Variant {
  /// The value in a profile with the variant's name: `V-FWD-ORDER=childFirst`.
  fileprivate func choice(in profile: Profile) -> String { "\(id)=\(value(in: profile))" }
}
