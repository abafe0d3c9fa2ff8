// A case: a run as text, with what it is expected to show.

/// A saved run: its start, its steps in words, and its failure.
///
/// It holds words and not numbers, so that a review can read it and a change of the generator
/// leaves it alone.
package struct Case: Hashable, Sendable {
  /// The notes above the case: the lines without their `#`.
  package var notes: [String] = []
  /// How a campaign met it, in words: its seed, its run, how often.
  package var origin = ""
  /// The name of the scenario.
  package var scenario: String
  package var configuration: Configuration
  /// The steps, as `Step.text` writes them.
  package var steps: [String]
  /// Whether `corpus accept` accepted the fix: the case is a regression test.
  package var isAccepted = false
  package var verdict: Verdict
  /// How much it counts; nil in files from before cases had a grade.
  package var grading: Grading?
  /// The lines of the diagram of what happened; empty if it wasn't recorded.
  package var trace: [String]

  package init(
    scenario: String,
    configuration: Configuration,
    steps: [String],
    verdict: Verdict,
    trace: [String] = []
  ) {
    self.scenario = scenario
    self.configuration = configuration
    self.steps = steps
    self.verdict = verdict
    self.trace = trace
  }

  /// The grade; a case from before cases had one counts in full.
  package var grade: Grade { grading?.grade ?? .violation }

  /// What the case is to its package.
  package enum State: String, CaseIterable, Sendable {
    /// The bug is to be fixed: the case is a test that fails until then.
    case open
    /// The bug is fixed and accepted as such: the case is a regression test.
    case accepted
    /// The steps can't be taken any more.
    case stale
    /// The bug is there on purpose, so the case must fail.
    case planted
  }

  /// What is wrong, and where.
  package struct Verdict: Hashable, Sendable {
    package var identity: Failure.Identity
    /// The failing event: `B.wa(T)`.
    package var event: String
    package var expected: String
    package var found: String

    package init(
      _ identity: Failure.Identity,
      event: String = "",
      expected: String = "",
      found: String = ""
    ) {
      self.identity = identity
      self.event = event
      self.expected = expected
      self.found = found
    }
  }
}
