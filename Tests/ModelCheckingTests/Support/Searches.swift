// A search of a small system, as the tests of the engine make it.

import ModelChecking

extension ReplayedSystem {
  /// Searches the system with these options.
  mutating func search(_ options: ReplayOptions = ReplayOptions()) throws(OptionConflict)
    -> SearchReport<Step>
  {
    try ReplaySearch<Self>(options: options).run(&self)
  }
}

extension SearchReport {
  /// What was broken.
  var identities: Set<String> { Set(counterexamples.map(\.breach.identity)) }
}
