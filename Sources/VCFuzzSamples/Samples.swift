// All containers and observers that go wrong, each in one way, in a fixed order.

extension Scenario {
  /// The containers, each with its repaired twin.
  package static let gallery: [GalleryEntry] = [
    .twoDrivers, .twoDriversPlugin, .phaseIgnored, .setBeforeAppearing, .windowAsPhase,
    .forgottenDeparture, .forgottenCancel, .secondOperation, .cancelAsFinish,
    .finishAndCompensate, .twoEndsOnCancel, .redundantChoice, .replacedUntold, .siblingsTold,
    .directCalls, .readdedAtLayout, .animatedFlag, .oldCompletion, .viewBeforeChild,
    .removedInFlight, .forgottenEnd, .wrongChildEnded, .foreignParent, .superForgotten,
  ]

  /// The observers, each with its repaired twin.
  package static let observers: [GalleryEntry] = [
    .unbalancedSubscription, .lostTop, .firstCallTooEarly, .timerTwice, .sharedFirstCall,
  ]

  /// The workaround of 2011 and its repair.
  package static let forwarding2011 = GalleryEntry.forwarding2011
}
