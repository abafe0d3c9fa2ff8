// The state of all checks between two steps, encoded for comparison by the explorer.

package import Lifecycle

extension CheckSuite {
  /// Encodes the idle state that decides how later events are checked.
  ///
  /// The number of events is left out: it is only a position. Advice changes nothing later, and no
  /// state is compared after a violation.
  package func addState(to words: inout StateWords) {
    words.requireEncodable(isContent)
    words.add(flags: hasChanged, restPositions.isEmpty)
    context.addState(to: &words)
    loading.addState(to: &words)
    isAppearing.addState(to: &words)
    frames.addState(to: &words)
    coordinators.addState(to: &words)
    family.addState(to: &words)
    delegates.addState(to: &words)
    gestures.addState(to: &words)
    sights.addState(to: &words)
    pages.addState(to: &words)
    environment.addState(to: &words)
  }
}

extension CheckingContext {
  func addState(to words: inout StateWords) { ledger.addState(to: &words) }
}
