// Which transitions can have produced a log.
//
// The wills and dids are parsed against the sequence table. A transition's callbacks need not lie
// together: what belongs to other controllers may lie between. The cheapest cover of all callbacks
// is the simplest explanation.

public import VCLifecycle

/// The transitions that can have produced a trace.
public struct Explanation: Sendable {
  /// The transitions, in the order of their first events.
  public let spans: [Span]
  /// The positions of the wills and dids that no known transition explains, ascending.
  public let unexplained: [Int]
  /// The number of wills and dids that were looked at.
  public let callbacks: Int
  /// Whether the trace has more wills and dids than are looked at.
  public let isCut: Bool

  /// The longest stretch of wills and dids that is explained.
  public static let callbacksMax = 200_000

  /// Explains a trace under a profile; what needs another is said to need it.
  public init(of trace: Trace, under profile: Profile? = nil) {
    let chosen = profile ?? trace.header.os.map(Profile.init(os:)) ?? .standard
    var search = ExplanationSearch(trace, callbacksMax: Self.callbacksMax)
    let found = search.run()
    var ranking = ReadingOrder(trace, chosen)
    spans = found.spans.map { ranking.span($0) }
    unexplained = found.unexplained
    callbacks = search.callbacks.count
    isCut = search.isCut
  }

  /// The first position that no known transition explains, if there is one.
  public var firstUnexplained: Int? { unexplained.first }
}

extension Explanation {
  /// A stretch of a trace that is one transition.
  public struct Span: Sendable {
    /// The positions of its callbacks, ascending.
    public let positions: [Int]
    /// What it may be, the likeliest first.
    public let readings: [Reading]
    /// How many of the first readings the log supports equally.
    public let likeliest: Int
    /// Controllers that received the same callbacks right beside them, as children do.
    public let followers: [ControllerID]
    /// The did that the transition has and the log lacks, if nothing else explains the callbacks.
    public let missing: Missing?

    public var first: Int { positions.first ?? 0 }
    public var last: Int { positions.last ?? 0 }
  }

  /// A did that a controller should have received.
  public struct Missing: Hashable, Sendable {
    public let controller: ControllerID
    public let kind: Event.Kind
  }

  /// One transition that a span may be.
  public struct Reading: Hashable, Sendable {
    public let kind: TransitionKind
    public let outcome: Outcome
    /// What leaves.
    public let from: ControllerID?
    /// What comes.
    public let to: ControllerID?
    /// The rule that gives the order.
    public let rule: String
    /// The variant's value that it needs, if the profile has another: `V-NAV-CANCEL=interleaved`.
    public let choice: String?
  }

  /// How a transition ended.
  public enum Outcome: Hashable, Sendable {
    case finished
    case cancelled
    /// The log ends before it does.
    case unfinished
    /// The log begins after it does.
    case begunBefore
  }
}
