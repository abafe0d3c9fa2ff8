// What a finding is: hundreds of failing runs of ten faults come to few findings with any seed.

import HeadlessUIKit
import VCFuzzKit
import VCFuzzSamples
import XCTest

@MainActor
final class IdentityTests: XCTestCase {
  /// Ten faults; half of them break other things as well on longer ways.
  private static let armed: [GalleryEntry] = Scenario.gallery.filter {
    [
      "two-drivers", "two-drivers-plugin", "phase-ignored", "cancel-as-finish",
      "redundant-choice", "replaced-untold", "siblings-told", "direct-calls", "old-completion",
      "foreign-parent",
    ].contains($0.faulty.name)
  }

  private func found(seed: UInt64) -> CampaignResult {
    Campaign(CampaignSettings(Self.armed.map(\.faulty), seed: seed, iterations: 700)).run()
  }

  func testEveryFaultIsFoundAtEverySeedWhateverTheOthersAre() async {
    XCTAssertEqual(Self.armed.count, 10)
    for seed in 1...UInt64(Effort.count(1, long: 3)) {
      let result = found(seed: seed)
      XCTAssertGreaterThanOrEqual(result.tally.failingRuns, 300)
      let identities = result.findings.map { "\($0.scenario): \($0.identity)" }
      XCTAssertEqual(Set(identities).count, identities.count, "each is one finding")
      for entry in Self.armed {
        let own = result.findings.filter { $0.scenario == entry.faulty.name }
        let broken = own.map(\.identity.invariant)
        XCTAssertFalse(
          Set(entry.breaks).isDisjoint(with: broken),
          "seed \(seed), \(entry.faulty.name): \(broken)"
        )
        XCTAssertLessThanOrEqual(broken.count, 6, "seed \(seed), \(entry.faulty.name): \(broken)")
      }
    }
  }

  /// Two bugs that violate one invariant are two findings: neither hides the other.
  func testTwoBugsOfOneInvariantAreTwoFindings() async {
    let scenario = Scenario("doubly-wrong", "A container that begins early and never ends.") {
      stage in
      EarlyAndOpenController(stage.screen("child"))
    } operations: { container, _ in
      Call("show") { container.show() }
    }
    let result = Campaign(CampaignSettings([scenario], seed: 1, iterations: 100)).run()
    let identities = result.findings.map { "\($0.identity)" }
    for identity in ["INV-20 in a child of root, too early", "INV-20 in a child of root"] {
      XCTAssertTrue(identities.contains(identity), "\(identities)")
    }
  }
}

/// Begins the appearance of its child before addChild, and never ends it.
private final class EarlyAndOpenController: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func show() {
    guard viewIfLoaded?.window != nil, child.parent == nil else { return }
    child.beginAppearanceTransition(true, animated: false)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
