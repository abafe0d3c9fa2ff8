// Properties of the order of events, in the patterns that people mean.

/// A property of the order of events, built in a line.
///
/// ```swift
/// let answered = TemporalProperty<Message>.response(
///   "answered", to: { $0 == .ask }, with: { $0 == .answer })
/// answered.verdict(on: [.ask, .answer])          // .holdsSoFar: another question could come
/// answered.verdict(on: [.ask], isEnded: true)    // .fails: no answer can come any more
/// ```
///
/// A verdict is about a finite run. While the run may go on, a property `holds` or `fails` only if
/// no
/// continuation can change that; once it has ended, only the events seen count.
public struct TemporalProperty<Event> {
  /// Tells whether an event is of a kind.
  public typealias Predicate = (Event) -> Bool

  enum Pattern {
    case response
    case precedence
    case absence
    case until
  }

  /// The name, which is the identity of its breaches.
  public let name: String
  let pattern: Pattern
  let first: Predicate
  let second: Predicate

  /// After every event of one kind, sooner or later one of another: "every ask is answered".
  public static func response(
    _ name: String,
    to cause: @escaping Predicate,
    with answer: @escaping Predicate
  ) -> TemporalProperty {
    TemporalProperty(name: name, pattern: .response, first: cause, second: answer)
  }

  /// No event of one kind before one of another: "no answer without an ask before it".
  public static func precedence(
    _ name: String,
    of cause: @escaping Predicate,
    before effect: @escaping Predicate
  ) -> TemporalProperty {
    TemporalProperty(name: name, pattern: .precedence, first: cause, second: effect)
  }

  /// No event of a kind, from the first event of another kind on if that is given.
  public static func absence(
    _ name: String,
    of unwanted: @escaping Predicate,
    after start: Predicate? = nil
  ) -> TemporalProperty {
    TemporalProperty(name: name, pattern: .absence, first: start ?? { _ in true }, second: unwanted)
  }

  /// Only events of one kind until one of another comes, and that one must come.
  public static func until(
    _ name: String,
    only permitted: @escaping Predicate,
    until end: @escaping Predicate
  ) -> TemporalProperty {
    TemporalProperty(name: name, pattern: .until, first: permitted, second: end)
  }

  /// Returns a judge that reads events as they come.
  public func judge() -> TemporalJudge<Event> { TemporalJudge(self) }

  /// Returns what a run says of the property.
  public func verdict(on events: [Event], isEnded: Bool = false) -> TemporalVerdict {
    var judge = judge()
    for event in events { judge.read(event) }
    return judge.verdict(isEnded: isEnded)
  }
}
