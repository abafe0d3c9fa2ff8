// The scenarios of the tool: UIKit itself, and what goes wrong, each in one way, in a fixed order.

package import VCFuzzKit

extension Scenario {
  /// The scenarios that the executable `vcfuzz` brings; a package of a user's has `uikit` alone.
  package static let builtIn: [Scenario] =
    [.uikit] + faultyEntries.map(\.faulty) + faultyEntries.map(\.repaired)

  /// Every deliberately broken scenario, with its fixed twin.
  package static let faultyEntries = [forwarding2011] + gallery + observers

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
