// The data that a trace must carry for an invariant to be checked (spec 0.7 has the letters).

extension CatalogueInvariant {
  /// The data that an invariant needs and that a trace may or may not carry.
  public struct Needs: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// X: events carry the number of their transaction.
    public static let transactions = Needs(rawValue: 1 << 0)
    /// M: markers of transitions, or a header that names the kind.
    public static let markers = Needs(rawValue: 1 << 1)
    /// F: entry, base and exit of callbacks, and their causes.
    public static let frames = Needs(rawValue: 1 << 2)
    /// S: snapshots.
    public static let snapshots = Needs(rawValue: 1 << 3)
    /// T: parents, presenters and containers.
    public static let tree = Needs(rawValue: 1 << 4)
    /// A position known to be idle.
    public static let rest = Needs(rawValue: 1 << 5)
    /// Windows and their roots.
    public static let windows = Needs(rawValue: 1 << 6)
    /// At least one viewIsAppearing.
    public static let isAppearing = Needs(rawValue: 1 << 7)
    /// Calls of beginAppearanceTransition and endAppearanceTransition.
    public static let beginEnd = Needs(rawValue: 1 << 8)
    /// Animated flags.
    public static let animated = Needs(rawValue: 1 << 9)
    /// willMove and didMove.
    public static let moves = Needs(rawValue: 1 << 10)
    /// Layout callbacks.
    public static let layout = Needs(rawValue: 1 << 11)
    /// Delegate calls.
    public static let delegates = Needs(rawValue: 1 << 12)
    /// Completions of transitions.
    public static let completions = Needs(rawValue: 1 << 13)
    /// Calls of a transition coordinator.
    public static let coordinator = Needs(rawValue: 1 << 14)
    /// Evaluations of a first-call tracker.
    public static let tracker = Needs(rawValue: 1 << 15)
    /// Deallocation of controllers.
    public static let deinits = Needs(rawValue: 1 << 16)
    /// UIKit's line about a callback called by hand.
    public static let misuseLine = Needs(rawValue: 1 << 17)
    /// A version from iOS 13 on.
    public static let from13 = Needs(rawValue: 1 << 18)
    /// A version before iOS 13.
    public static let before13 = Needs(rawValue: 1 << 19)
    /// The cause of a callback.
    public static let origins = Needs(rawValue: 1 << 20)
    /// Loading of views.
    public static let loading = Needs(rawValue: 1 << 21)
    /// Markers of the application, its scene, rotation, memory or keyboard.
    public static let application = Needs(rawValue: 1 << 22)
    /// Cancelled transitions.
    public static let cancels = Needs(rawValue: 1 << 23)
    /// What can be seen of the children of an app's container.
    public static let sight = Needs(rawValue: 1 << 24)
    /// The phases of gestures on the app's containers.
    public static let gestures = Needs(rawValue: 1 << 25)
    /// What page controllers are asked to show.
    public static let pageRequests = Needs(rawValue: 1 << 27)
    /// What still exists after everything was released.
    public static let release = Needs(rawValue: 1 << 26)

    /// The words for a report: `transaction numbers`.
    public var words: [String] {
      Self.names.enumerated().filter { rawValue & (1 << UInt32($0.offset)) != 0 }.map(\.element)
    }

    /// Reads one of the words.
    init?(word: String) {
      guard let place = Self.names.firstIndex(of: word) else { return nil }
      self.init(rawValue: 1 << UInt32(place))
    }

    private static let names = [
      "transaction numbers", "transition markers", "callback frames", "snapshots",
      "the tree of controllers", "an idle position", "windows and their roots",
      "viewIsAppearing", "begin and end calls", "animated flags", "willMove and didMove",
      "layout callbacks", "delegate calls", "completions", "coordinator calls",
      "first-call evaluations", "deinit", "a misuse line", "iOS 13 or later",
      "a version before iOS 13", "origins of callbacks", "loading of views",
      "application markers", "a cancelled transition", "what can be seen of views",
      "gestures on containers", "the release of everything", "requests for pages",
    ]
  }
}
