// What became of one mutant with one seed, and its line between processes.

internal import HeadlessUIKit
package import VCFuzzKit

/// The result of one search for one mutant.
package struct MutantOutcome: Sendable {
  package let mutant: RuntimeMutant
  package let seed: UInt64
  /// The invariant that detected it; nil if none did.
  package var invariant: String?
  /// The runs until it was detected, that one included.
  package var executions = 0
  /// The steps of all these runs.
  package var steps = 0
  /// The runs that broke in the runtime as it is, too, and do not count.
  package var falseAlarms = 0
  /// What the runs showed of the labels that exploration can reach.
  package var reached = LabelSet()
  package var shrunk: Shrunk?

  /// How small the finding was made.
  package struct Shrunk: Hashable, Sendable {
    package var steps: Int
    /// Those of the steps that a person decides.
    package var userSteps: Int
    /// Whether no single step can be left out.
    package var isOneMinimal: Bool
    package var executions: Int
    /// The steps of the shortest run that breaks the same, where a search has certified it.
    package var minimum: Int?
    /// The small run as one word; it breaks where the mutant is planted, and nowhere else.
    package var token: String
  }

  package init(mutant: RuntimeMutant, seed: UInt64) {
    self.mutant = mutant
    self.seed = seed
  }

  /// Whether the mutant was detected.
  package var isKilled: Bool { invariant != nil }

  // MARK: Between processes

  /// The outcome as one line of words.
  package var line: String {
    var words = [
      mutant.id, "\(seed)", invariant ?? "-", "\(executions)", "\(steps)", "\(falseAlarms)",
      reached.letters(within: ReachableLabels.all),
    ]
    if let shrunk {
      words += [
        "\(shrunk.steps)", "\(shrunk.userSteps)", shrunk.isOneMinimal ? "minimal" : "larger",
        "\(shrunk.executions)", shrunk.minimum.map(String.init) ?? "-", shrunk.token,
      ]
    }
    return words.joined(separator: " ")
  }

  /// Reads the line that another process wrote; nil if it is none.
  package init?(line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 7 || words.count == 13, let mutant = RuntimeMutant(id: words[0]),
      let seed = UInt64(words[1]), let executions = Int(words[3]), let taken = Int(words[4]),
      let alarms = Int(words[5]),
      let reached = LabelSet(letters: words[6], within: ReachableLabels.all)
    else { return nil }
    self.init(mutant: mutant, seed: seed)
    invariant = words[2] == "-" ? nil : words[2]
    self.executions = executions
    self.steps = taken
    falseAlarms = alarms
    self.reached = reached
    guard words.count == 13 else { return }
    guard let steps = Int(words[7]), let userSteps = Int(words[8]), let runs = Int(words[10]) else {
      return nil
    }
    shrunk = Shrunk(
      steps: steps,
      userSteps: userSteps,
      isOneMinimal: words[9] == "minimal",
      executions: runs,
      minimum: Int(words[11]),
      token: words[12]
    )
  }
}
