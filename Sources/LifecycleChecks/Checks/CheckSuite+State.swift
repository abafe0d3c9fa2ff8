// What all judges together hold between two steps, written down for those who compare states.

package import Lifecycle

extension CheckSuite {
  /// Writes down what decides, while nothing is under way, how the events to come are judged.
  ///
  /// How many events there were does not: it is the position of a rest and nothing else. Advice
  /// that was given is no state either, nor are violations: nobody goes on after one.
  package func addState(to words: inout StateWords) {
    words.requireEncodable(isContent)
    words.add(flags: hasChanged, restPositions.isEmpty)
    context.ledger.addState(to: &words)
    loading.addState(to: &words)
    isAppearing.addState(to: &words)
    frames.addState(to: &words)
    coordinators.addState(to: &words)
    family.addState(to: &words)
    delegates.addState(to: &words)
    environment.addState(to: &words)
  }
}
