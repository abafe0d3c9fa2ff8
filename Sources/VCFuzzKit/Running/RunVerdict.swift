// What fails on a run: what its checks object to, and the scenario's own invariants.

internal import HeadlessUIKit
package import LifecycleChecks
internal import VCLifecycle

/// The checks of one run, and what has failed so far.
@MainActor
package final class RunVerdict {
  private let live: LiveControllers
  private let gesture: GestureWatch
  private let observer: (any RunObserver)?
  private let checks: StageChecks
  @exclusivity(unchecked) private var found: FailureList
  /// The invariants of grade advice that the scenario demands all the same.
  private let demanded: [String]
  private let reportsAdvice: Bool
  /// Whether the checks do not see what happens, as they have seen it in an earlier run.
  @exclusivity(unchecked) private var isUnchecked: Bool
  /// The number of the step that shows a failure now: 0 at the start, one more than all at the end.
  @exclusivity(unchecked) var step = 0
  /// The roles of the controllers before everything was released.
  private var finalRoles: [Int: String]?

  init(
    _ scenario: Scenario,
    _ live: LiveControllers,
    _ gesture: GestureWatch,
    _ observer: (any RunObserver)?,
    isUnchecked: Bool
  ) {
    self.live = live
    self.gesture = gesture
    self.observer = observer
    self.isUnchecked = isUnchecked
    checks = .unused(of: live.configuration.profile)
    found = FailureList(allowed: live.subject.allowances.map(\.invariant))
    demanded = live.subject.demands.map(\.invariant)
    reportsAdvice = scenario.reportsAdvice
  }

  /// Gives the checks to the next run, as this one goes.
  func giveBack() { checks.giveBack() }

  /// The failures so far, each identity once, the earliest first.
  var failures: [Failure] { found.items }
  /// Everything that the catalogue's checks object to so far.
  package var violations: [Violation] { checks.violations }
  /// What they find legal but fragile so far.
  package var advice: [Violation] { checks.advice }
  /// The invariants that the run has exercised so far: the bits of their numbers.
  var exercised: UInt64 { checks.exercised }
  /// Whether a run without a failure is to be released at its end.
  var demandsRelease: Bool {
    demanded.contains { CatalogueInvariant.named($0)?.isAbout(.release) == true }
  }

  /// Whether the run has failed too often to continue, or failed after a misuse, or a container of
  /// the environment would commit one (MIS-35): of what UIKit does then nothing is known.
  var isOver: Bool { found.isFull || (isMisused && !found.items.isEmpty) || live.clash != nil }
  /// Whether UIKit was misused on purpose.
  private var isMisused: Bool { !live.misuses.isEmpty }
  /// Whether advice is a failure as well.
  private var heedsAdvice: Bool { isMisused || reportsAdvice }

  // MARK: Checks

  /// Collects the violations that the checks have found.
  func collect() {
    if isUnchecked { return }
    let isClean = checks.observe(live.stage, isTouched: gesture.number != nil)
    if !isClean || heedsAdvice || !demanded.isEmpty { accept() }
  }

  /// Checks the end of a run; one that is stuck must satisfy what holds for an idle app.
  func finish(isStuck: Bool) {
    _ = checks.finish(live.stage, isStuck: isStuck)
    accept()
  }

  /// Takes over what the checks have found since the last time.
  private func accept() {
    let advice =
      heedsAdvice ? checks.advice : checks.advice.filter { demanded.contains($0.id) }
    let new = found.newViolations(in: checks.violations, advice: advice)
    for violation in new where violation.position < live.clash ?? .max {
      let roles = violation.controllers.prefix(1).map(role)
      found.add(
        Failure(
          identity: Failure.Identity(violation, roles: roles),
          position: violation.position,
          expected: violation.expected,
          found: violation.found,
          violation: violation,
          step: step
        )
      )
    }
  }

  /// Checks the scenario's own invariants of that time.
  func ask(_ time: Invariant.CheckTime, at position: Int) {
    guard !live.subject.invariants.isEmpty, !isOver else { return }
    for invariant in live.subject.invariants
    where invariant.moment == time && found.isSought(invariant.name) {
      let record = RunRecord(of: live.stage)
      guard let problem = observer.executing(.invariant, { invariant.problem(record) }) else {
        continue
      }
      found.add(
        Failure(
          identity: Failure.Identity(invariant: invariant.name, roles: [], transition: nil),
          position: position,
          expected: invariant.name,
          found: problem,
          violation: nil,
          step: step
        )
      )
    }
  }

  /// Reports the known end of the run.
  func add(_ end: any RunEnd, step: Int) {
    let position = max(0, live.stage.eventCount - 1)
    found.addEnd(end.failure(live.vocabulary, position: position, step: step))
  }

  // MARK: Earlier runs

  /// What the checks have seen so far; nil once something has failed.
  var observations: StageChecks.Observations? {
    guard failures.isEmpty, !isUnchecked else { return nil }
    return checks.observations(of: live.stage)
  }

  /// Continues the checks of an earlier run whose path this one has taken again; returns whether it
  /// has recorded the same.
  ///
  /// Nothing had failed in it. What its checks had found is permitted, and not accepted again.
  func resume(from observations: StageChecks.Observations) -> Bool {
    assert(isUnchecked, "a run that is checked continues from another one")
    guard failures.isEmpty, checks.resume(from: observations, on: live.stage) else { return false }
    isUnchecked = false
    return true
  }

  /// Encodes the state of the checks.
  func addState(to words: inout StateWords) { checks.addState(to: &words) }

  // MARK: Roles

  /// Notes what controllers are to the tree before they leave it for good; false if that was done.
  func noteFinalRoles() -> Bool {
    guard finalRoles == nil else { return false }
    var roles: [Int: String] = [:]
    for id in live.stage.livingControllers { roles[Int(id.index)] = role(of: id) }
    finalRoles = roles
    return true
  }

  /// What a controller is to the tree: the word that identities use.
  private func role(of id: ControllerID) -> String {
    let number = Int(id.index)
    if let role = finalRoles?[number] { return role }
    let slot = live.slot(ofNumber: number)
    if slot >= 0, live.cast[slot].role != .screen { return live.cast[slot].role.name }
    var ancestor = live.stage.probe.controller(numbered: number)?.parent
    while let current = ancestor {
      if current === live.subject.root { return "in root" }
      ancestor = current.parent
    }
    // A controller outside the configuration was made by the scenario, and may have left its root.
    if slot < 0 { return live.subject.root == nil ? "other" : "in root" }
    return "screen"
  }
}
