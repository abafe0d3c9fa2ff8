// What a campaign has counted so far.

/// The counts of a campaign; no clock is among them.
package struct CampaignTally: Hashable, Codable, Sendable {
  /// The runs of at least one step, as the asked work counts them.
  package var runs = 0
  /// The steps of all runs.
  package var steps = 0
  /// Runs in which no step could be taken; they count for nothing.
  package var emptyRuns = 0
  /// Runs of shares that are not there.
  package var missingRuns = 0
  /// Runs that broke something.
  package var failingRuns = 0
  /// Runs that shrinking took, besides.
  package var shrinkingRuns = 0
  /// Runs that looked for shorter paths, besides.
  package var certifyingRuns = 0
  /// Jobs of tasks that came from other threads, at a time that no run decided.
  package var uncontrolledJobs = 0
  /// The first block that reached the real main queue, or else a real timer at the end.
  package var outsideWork: OutsideWork?
  /// The pairs of a kind of controller and a kind of step that were seen.
  package var pairs = 0
  /// Findings that the corpus lacks.
  package var newFindings = 0
  /// Findings that the corpus has.
  package var knownFindings = 0

  /// Findings that count as found, by their grade and whether they are new.
  package var counted = 0

  /// Findings by identity.
  package var findings: Int { newFindings + knownFindings }

  /// Whether every block, task and timer was a step of a run, so that silence means something.
  package var isControlled: Bool { uncontrolledJobs == 0 && outsideWork == nil }

  package init() {}
}
