// The whole that coverage is a fraction of: every kind of step of UIKit's in every phase.

internal import HeadlessUIKit
package import VCFuzzSupport
internal import VCLifecycle

/// The labels that runs of UIKit's own containers can reach.
///
/// They follow from what the steps are: each call on each role that has it, in every phase of the
/// controller's appearance, and each gesture where UIKit offers it. Nothing is left out because it
/// is hard to reach.
package enum ReachableLabels {
  /// The labels in words.
  package static let words = "of a container, its phase and a call or a touch"

  package static let all = LabelSet(
    singles: (calls + insides + fingers + times).map(\.bits),
    pairs: []
  )

  private static let roles = ControllerRole.allCases.filter { $0 != .root }

  private static let calls: [StepLabel] = roles.flatMap { role in
    Grammar.plainVerbs.filter { $0.fits(role) }.flatMap { verb in
      phases(of: verb).map { StepLabel(role: role, phase: $0, verb: verb) }
    }
  }

  /// The phases in which UIKit takes the call.
  private static func phases(of verb: TreeOperation.Verb) -> [StepLabel.Phase] {
    switch verb {
    case .replaceWindowRoot: [.appearing, .appeared]
    case .present: [.appearing, .appeared, .disappearing]  // in a window (MODAL-15)
    default: [.disappeared, .appearing, .appeared, .disappearing]
    }
  }

  /// What prepares a call for a callback, on a controller that exists or not yet.
  private static let insides: [StepLabel] = roles.flatMap { role in
    [StepLabel.Phase.absent, .disappeared, .appearing, .appeared, .disappearing].map {
      StepLabel(role: role, phase: $0, kind: StepLabel.insideKind)
    }
  }

  private static let fingers: [StepLabel] = {
    var labels: [StepLabel] = []
    for role in roles {
      for (kind, phases) in role.row.gestures {
        labels += phases.map { StepLabel(role: role, finger: kind, $0) }
      }
      labels.append(StepLabel(role: role, finger: "sheet", .begin))
      for gesture in [Stage.GesturePhase.finish, .cancel] {
        labels.append(StepLabel(role: role, phase: .disappearing, finger: "sheet", gesture))
      }
    }
    return labels
  }()

  /// Commits and ends of animations.
  private static let times = [0, 1].map { StepLabel(role: nil, phase: .underWay, kind: $0) }

  /// The label of those words; throws if there is none.
  package static func label(_ words: String) throws(CaseError) -> StepLabel {
    let labels = all.singles.sorted().map { StepLabel(bits: $0) }
    if let label = labels.first(where: { $0.words == words }) { return label }
    let fix =
      labels.map(\.words).nearest(to: words).map { "did you mean '\($0)'?" }
      ?? "write it as in 'nav appeared push'"
    throw CaseError("no label \(words.quotedForTerminal) can be reached: \(fix)")
  }

  // MARK: As a fraction

  /// The labels that were not seen, in a fixed order.
  package static func missing(in seen: LabelSet) -> [StepLabel] {
    all.singles.subtracting(seen.singles).sorted().map { StepLabel(bits: $0) }
  }

  /// The fraction in words.
  package static func words(of seen: LabelSet) -> String {
    let (count, whole) = (seen.singles.count, all.singles.count)
    return "\(count.grouped) of \(whole.grouped) labels (\(count * 100 / whole) %) " + words
  }

  /// How many labels of each phase were seen, and how many there are.
  package static func phases(of seen: LabelSet) -> [(phase: String, seen: Int, all: Int)] {
    StepLabel.Phase.allCases.compactMap { phase in
      func count(_ labels: LabelSet) -> Int {
        labels.singles.count { StepLabel(bits: $0).phase == phase }
      }
      let all = count(all)
      return all == 0 ? nil : ("\(phase)", count(seen), all)
    }
  }

  private static let namesMax = 12

  /// The labels that were never reached, in words: how many, and the first of them.
  package static func missingWords(of seen: LabelSet) -> String? {
    let missing = missing(in: seen)
    if missing.isEmpty { return nil }
    let names = missing.prefix(namesMax).map { "'\($0.words)'" }.joined(separator: ", ")
    let more = missing.count - namesMax
    return "never reached: \(missing.count.grouped): " + names
      + (more > 0 ? " and \(more.grouped) more" : "")
  }
}
