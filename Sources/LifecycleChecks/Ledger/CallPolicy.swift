// How the calls of begin and end count under a profile.

internal import VCLifecycle

/// What of a profile says how the app's own calls count (table 1.10a).
struct CallPolicy: Sendable {
  let beginTrueWhenAppeared: Variant.RedundantBegin
  let beginFalseWhenDisappeared: Variant.RedundantBegin
  let nestedBegin: Variant.NestedBegin
  let reverseDepth: Variant.ReverseDepth
  let unloadsOnWarning: Bool

  init(_ profile: Profile) {
    beginTrueWhenAppeared = profile.beginTrueWhenAppeared
    beginFalseWhenDisappeared = profile.beginFalseWhenDisappeared
    nestedBegin = profile.nestedBegin
    reverseDepth = profile.reverseDepth
    unloadsOnWarning = profile.os.major < 6  // STATE-7
  }
}
