// The choices that a campaign makes for its generator.

package import VCLifecycle

/// How far random choice may go.
package struct GeneratorOptions: Sendable {
  /// The profile of every run; nil to draw one for each.
  package var profile: Profile?
  /// What every run starts from; nil to generate it.
  package var start: Configuration?
  /// The oldest major version of iOS that runs are generated for; nil for the scenario's own.
  package var oldestIOS: Int?
  /// Whether runs also try values of variants that no source speaks for.
  package var triesSpeculation = false
  package var misuse = MisuseLevel.none
  /// The most steps of a run.
  package var stepsMax = 40
  /// The ideas that are left out.
  package var without: Set<GeneratorIdea> = []

  package init() {}
}

/// How much of spec section 4 a run commits.
package enum MisuseLevel: String, CaseIterable, Sendable {
  case none
  /// Some runs, one misuse each.
  case some
  /// Every run, one kind or two, at any time.
  case all
}
