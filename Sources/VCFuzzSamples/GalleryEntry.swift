// A container or an observer that goes wrong in one way, and the same without the bug.

internal import HeadlessUIKit
package import VCFuzzKit

/// One way that containers go wrong: a broken scenario, and its repaired twin.
package struct GalleryEntry: Sendable {
  package let faulty: Scenario
  package let repaired: Scenario
  /// How it goes wrong, in a sentence.
  package let fault: String
  /// The invariants that may be reported first, by name.
  package let breaks: [String]

  /// Makes both forms of a scenario; the repaired one is named after the broken one.
  init(
    _ name: String,
    _ summary: String,
    fault bug: String,
    breaks: [String],
    _ make: (_ name: String, _ summary: String, _ isFaulty: Bool) -> Scenario
  ) {
    var faulty = make(name, "\(summary) \(bug)", true)
    faulty.isDeliberatelyBroken = true
    faulty.kind = .faulty
    self.faulty = faulty
    var repaired = make("\(name)-repaired", summary, false)
    repaired.kind = .repaired
    self.repaired = repaired
    self.fault = bug
    self.breaks = breaks
  }

  /// Makes both forms of the scenario of a container.
  // One function for all containers: a copy for each takes longer to compile than to run.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  init<Root: UIViewController>(
    _ name: String,
    _ summary: String,
    fault bug: String,
    breaks: [String],
    root: @escaping @MainActor (Stage, _ isFaulty: Bool) -> Root,
    @ScenarioBuilder operations: @escaping @MainActor (Root, Stage) -> [ScenarioPart]
  ) {
    self.init(name, summary, fault: bug, breaks: breaks) { name, summary, isFaulty in
      Scenario(name, summary, root: { root($0, isFaulty) }, operations: operations)
    }
  }
}
