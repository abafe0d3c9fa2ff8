// Bugs of the explorer and the shrinker that tests switch on to see that the test suite finds them.

/// A planted bug of the search or of the shrinker.
package enum EngineMutant: String, CaseIterable, Sendable {
  case sleepersNeverWake = "explorer-sleepers-never-wake"
  case tiredAreForgotten = "explorer-done-never-sleeps"
  case depthForgotten = "explorer-depth-forgotten"
  case slips = "shrinker-slips"
  case alwaysMinimal = "shrinker-always-minimal"
  case stopsEarly = "shrinker-stops-early"
  case neverSimplifies = "shrinker-never-simplifies"
  case overspends = "shrinker-overspends"
}
