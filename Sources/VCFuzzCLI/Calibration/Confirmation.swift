// Whether a recording from UIKit shows the failure of a case: the same invariant, broken in the
// same way by a controller of the same role.

internal import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

/// The answer that a recording gives to a case.
struct Confirmation {
  let answer: Answer
  /// The version that was recorded, in words.
  let version: String

  enum Answer: Equatable {
    case confirmed
    /// What the recording shows instead, or that it shows nothing wrong.
    case notReproduced(String)
    /// Why the steps were not taken.
    case cannotBeDriven(String)
    /// Why a recording does not show it.
    case cannotBeChecked(String)
  }

  /// What the hooks record of every controller, or what follows from it.
  private static let recorded: CatalogueInvariant.Needs = [
    .tree, .rest, .isAppearing, .beginEnd, .animated, .moves, .layout, .loading, .from13,
    .before13,
  ]

  /// How a recording is checked: the hooks record these of every controller.
  static var settings: CheckSettings {
    var settings = CheckSettings()
    settings.isAtRestAtEnd = true
    settings.prints = [
      .willsAndDids, CallbackSet(.beginAppearance), CallbackSet(.endAppearance),
    ]
    return settings
  }

  /// Returns nil if the recording is of something else.
  init?(of kept: Case, in recording: CheckedTrace) {
    let stem = ConfirmationTest.stem(of: kept)
    func place(_ mark: String) -> Int? {
      recording.trace.events.firstIndex {
        $0.kind == .marker && recording.trace.text(of: $0) == "confirm \(stem) \(mark)"
      }
    }
    version =
      recording.isVersionKnown ? recording.profile.os.words : "an iOS version that it does not name"
    if let start = place("begins") {
      answer =
        place("ends") == nil
        ? .cannotBeDriven("the steps did not come to their end")
        : Self.answer(to: kept, recording, after: start)
    } else if place("needs a hand") != nil {
      answer = .cannotBeDriven("a step needs a hand")
    } else if place("needs a step that code cannot take") != nil {
      answer = .cannotBeDriven("code cannot take one of the steps")
    } else {
      return nil
    }
  }

  private static func answer(
    to kept: Case,
    _ recording: CheckedTrace,
    after start: Int
  ) -> Answer {
    let cast = Cast(kept.configuration)
    let (identity, verdict) = (kept.verdict.identity, kept.verdict)
    let seen = recording.findings.filter { $0.position > start }
    let isFound = seen.contains { finding in
      finding.invariant.id == identity.invariant && finding.expected == verdict.expected
        && finding.found == verdict.found
        && identity.roles.first.map { $0 == role(of: finding, cast, recording.trace) } ?? true
    }
    if isFound { return .confirmed }
    guard let invariant = CatalogueInvariant.named(identity.invariant) else {
      return .cannotBeChecked("a recording does not show what the scenario promises of itself")
    }
    let skip = recording.skipped.first { $0.invariant.id == invariant.id }
    let lacking = skip.map { $0.missing.subtracting(recorded).words } ?? []
    guard lacking.isEmpty else {
      return .cannotBeChecked("the recorder does not record " + lacking.joined(separator: ", "))
    }
    guard let other = seen.first(where: { $0.grade > .advice }) else {
      return .notReproduced("the recording breaks no rule")
    }
    let known = Failure.Identity(
      invariant: other.invariant.id,
      roles: [role(of: other, cast, recording.trace)],
      transition: nil
    )
    return .notReproduced("it shows \(known) instead: \(other.place.words), \(other.sentence)")
  }

  /// What a controller is to the tree, as `Run` has it: the test gives those of the tree its names.
  private static func role(
    of finding: CheckedTrace.Finding,
    _ cast: Cast,
    _ trace: Trace
  ) -> String {
    guard let controller = finding.controller else { return "" }
    let slot = cast.slot(named: trace.name(of: controller))
    if let slot, cast[slot].role != .screen { return cast[slot].role.rawValue }
    let hasRoot = cast.members.contains { $0.role == .root }
    if slot == nil { return hasRoot ? "in root" : "other" }
    var parents: [ControllerID: ControllerID] = [:]
    for link in trace.header.initialParents { parents[link.controller] = link.value }
    for event in trace.events.prefix(finding.position + 1) where event.kind.isMove {
      if let child = event.controller { parents[child] = event.other }
    }
    var ancestor = parents[controller]
    var isPassed: Set<ControllerID> = []
    while let current = ancestor, isPassed.insert(current).inserted {
      if cast.slot(named: trace.name(of: current)).map({ cast[$0].role }) == .root {
        return "in root"
      }
      ancestor = parents[current]
    }
    return "screen"
  }

  /// The answer in a sentence: `On UIKit, iOS 26: confirmed.`
  var words: String {
    switch answer {
    case .confirmed: head + " confirmed."
    case .notReproduced(let reason): head + " not reproduced; \(reason)."
    case .cannotBeDriven(let reason): head + " cannot be driven; \(reason)."
    case .cannotBeChecked(let reason): head + " cannot be checked; \(reason)."
    }
  }

  /// The beginning, by which an older answer of the same version is found.
  var head: String { "On UIKit, \(version):" }

  var exitCode: ExitCode {
    switch answer {
    case .confirmed: .nothingFound
    case .notReproduced: .found
    case .cannotBeDriven, .cannotBeChecked: .incomplete
    }
  }
}
