// The state of all checks between two steps, encoded for comparison by the explorer.

package import VCLifecycle

extension CheckSuite {
  /// Encodes the idle state that decides how later events are checked.
  ///
  /// The number of events is left out: it is only a position. Advice changes nothing later, and no
  /// state is compared after a violation.
  package func addState(to words: inout StateWords) {
    words.requireEncodable(isContent)
    words.add("CheckSuite.hasChanged") { $0.add(flags: hasChanged, restPositions.isEmpty) }
    context.addState(to: &words, since: hasChanged ? Int32(restIndex) : nil)
    words.add("CheckSuite.loading") { loading.addState(to: &$0) }
    words.add("CheckSuite.isAppearing") { isAppearing.addState(to: &$0) }
    frames.addState(to: &words)
    coordinators.addState(to: &words)
    family.addState(to: &words)
    words.add("CheckSuite.delegates") { delegates.addState(to: &$0) }
    words.add("CheckSuite.gestures") { gestures.addState(to: &$0) }
    sights.addState(to: &words)
    words.add("CheckSuite.pages") { pages.addState(to: &$0) }
    words.add("CheckSuite.environment") { environment.addState(to: &$0) }
  }
}

extension CheckingContext {
  func addState(to words: inout StateWords, since rest: Int32?) {
    ledger.addState(to: &words, since: rest)
  }
}
