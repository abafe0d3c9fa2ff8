// The broken containers whose planted bug no check reports yet, within 2,000 runs with seed 1.

/// What is missed; a row goes as soon as a check reports it.
enum KnownMisses {
  /// The names in the order of the suite.
  ///
  /// `presenting-host` sends its child away itself and again as it is covered. Calls of begin in
  /// the same direction nest, and the did comes with the last end (CHILD-22, documented): the child
  /// receives each callback once. The second driver shows only where the container returns before
  /// the presentation's completion has run, which few runs reach.
  static let names = ["presenting-host"]
}
