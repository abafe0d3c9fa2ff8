// The pass that puts the standard profile of a version in use in place of one with other values.
//
// What fails with all variants at their standard values must be shown with these, so it comes
// before any step is left out as well.

internal import VCLifecycle

/// Prefers standard profiles.
enum PreferStandardProfile {
  @MainActor
  static func apply(to path: inout RunPath, oldestIOS: Int, _ trials: ShrinkTrials) {
    let profile = path.configuration.profile
    guard profile != profile.plain else { return }
    for plain in profile.plainProfiles(oldestIOS: oldestIOS) {
      var candidate = path
      candidate.configuration.profile = plain
      guard let taken = trials.take(candidate) else { continue }
      path = taken
      return
    }
  }
}
