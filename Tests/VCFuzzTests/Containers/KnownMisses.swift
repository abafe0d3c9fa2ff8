// The broken containers whose planted bug no check reports yet, within 2,000 runs with seed 1.

/// What is missed, and for want of what.
///
/// - halfway-page: what the scenario's own gesture sends is not checked.
/// - all-tabs, neighbour, silent-panel: what can be seen is not compared with what has appeared.
enum KnownMisses {
  /// The names in the order of the suite.
  static let names = [
    "halfway-page",
    "all-tabs",
    "neighbour",
    "silent-panel",
  ]
}
