// The words of the JSON form: one table for reading and writing.

/// A value that the JSON form writes as a word.
protocol TraceWord: CaseIterable, Sendable {
  /// The words that are read for each value.
  static var table: NameTable<Self> { get }
}

extension TraceWord {
  /// The values by their names in the source.
  static var namedCases: [(String, Self)] { allCases.map { (String(describing: $0), $0) } }
}

extension Event.Kind: TraceWord {
  /// The name in trace files: `viewWillAppear`, `navigationWillShow`, `transitionStart`.
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { String(describing: $0) }

  /// Other names that are read: those of the languages and of the specification.
  static let aliases: [(String, Event.Kind)] = [
    ("init", .created), ("deinit", .destroyed), ("dealloc", .destroyed),
    ("willMove", .willMoveToParent), ("didMove", .didMoveToParent),
    ("willMoveToParentViewController", .willMoveToParent),
    ("didMoveToParentViewController", .didMoveToParent),
    ("beginAppearanceTransition", .beginAppearance),
    ("endAppearanceTransition", .endAppearance),
    ("viewWillTransitionToSize", .viewWillTransition),
  ]

  static let table = NameTable(namedCases + aliases)
}

extension TransitionKind: TraceWord {
  /// The name in trace files and on the command line: `push`, `presentHiding`.
  public var name: String { String(describing: self) }

  /// Reads `push`, `K-PUSH` or `presentHiding`; nil if there is no such kind.
  public init?(named text: some StringProtocol) {
    guard let kind = Self.table.value(of: Array(text.utf8)[...]) else { return nil }
    self = kind
  }

  static let table = NameTable(namedCases + allCases.map { ($0.id, $0) })
}

extension AppearanceState: TraceWord {
  /// The name in trace files and on the command line: `appeared`.
  public var name: String { String(describing: self) }

  /// Reads `appeared` or `S2`; nil if there is no such state.
  public init?(named text: some StringProtocol) {
    guard let state = Self.table.value(of: Array(text.utf8)[...]) else { return nil }
    self = state
  }

  static let table = NameTable(namedCases + allCases.map { ("S\($0.rawValue)", $0) }, slots: 32)
}

extension ContainerKind: TraceWord {
  static let table = NameTable(namedCases, slots: 32)
}

extension Event.Origin: TraceWord {
  static let table = NameTable(namedCases, slots: 32)
}

extension Event.Frame: TraceWord {
  static let table = NameTable(namedCases, slots: 32)
}

extension Event.Snapshot.Facts {
  package static let names: [(String, Event.Snapshot.Facts)] = [
    ("window", .hasWindow), ("superview", .hasSuperview), ("traits", .traitsCurrent),
    ("safeArea", .safeAreaCurrent), ("frame", .frameFinal), ("subviews", .subviewFramesFinal),
    ("deep", .deepFramesFinal), ("movingToParent", .movingToParent),
    ("movingFromParent", .movingFromParent), ("beingPresented", .beingPresented),
    ("beingDismissed", .beingDismissed), ("coordinator", .hasCoordinator),
    ("coordinatorAnimated", .coordinatorAnimated),
    ("coordinatorInteractive", .coordinatorInteractive),
  ]

  static let table = NameTable(names, slots: 64)
}

/// The fields of an event object.
enum EventField: CaseIterable {
  case vc
  case callback
  case event
  case marker
  case animated
  case parent
  case other
  case from
  case to
  case flag
  case text
  case txn
  case origin
  case frame
  case transition
  case transitionKind
  case interactive
  case user
  case forced
  case fullScreen
  case topmost
  case compensating
  case snap
}

/// The fields of the header object.
enum HeaderField: CaseIterable {
  case ios
  case kind
  case initial
  case parents
  case presenters
  case containers
  case complete
  case rest
  case controllers
  case events
}

/// A field of a header or of an event.
enum TraceField {
  case header(HeaderField)
  case event(EventField)

  static let table = NameTable(
    EventField.allCases.map { (String(describing: $0), TraceField.event($0)) }
      + HeaderField.allCases.map { (String(describing: $0), TraceField.header($0)) }
  )
}

/// The markers that mean more than their words.
package enum ReservedMarker {
  package static let kinds: [(String, Event.Kind)] = [
    ("tRequest", .transitionRequest), ("tStart", .transitionStart), ("tRoot", .transitionRoot),
    ("tCommit", .transitionCommit), ("tRelease", .transitionRelease),
    ("tFinish", .transitionFinish), ("tCancel", .transitionCancel), ("rest", .rest),
  ]

  static let table = NameTable(kinds, slots: 64)
}

/// The names of all fields, for the page that documents them.
package enum TraceFieldNames {
  /// The fields of the header, of an event and of a snapshot, and the markers with a meaning.
  package static let all =
    HeaderField.allCases.filter { $0 != .events }.map { String(describing: $0) }
    + EventField.allCases.map { String(describing: $0) }
    + Event.Snapshot.Facts.names.map(\.0) + ReservedMarker.kinds.map(\.0)
}
