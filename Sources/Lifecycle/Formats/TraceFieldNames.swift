// The words of the JSON form: one table for reading and writing.

extension Event.Kind {
  /// The name in trace files: `viewWillAppear`, `navigationWillShow`, `transitionStart`.
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { String(describing: $0) }

  /// Other names that are read: those of the languages' own and of the specification.
  private static let aliases: [(String, Event.Kind)] = [
    ("init", .created), ("deinit", .destroyed), ("dealloc", .destroyed),
    ("willMove", .willMoveToParent), ("didMove", .didMoveToParent),
    ("willMoveToParentViewController", .willMoveToParent),
    ("didMoveToParentViewController", .didMoveToParent),
    ("beginAppearanceTransition", .beginAppearance),
    ("endAppearanceTransition", .endAppearance),
    ("viewWillTransitionToSize", .viewWillTransition),
  ]

  static let table = NameTable(
    allCases.map { ($0.name, Int($0.rawValue)) } + aliases.map { ($0.0, Int($0.1.rawValue)) }
  )
}

extension TransitionKind {
  /// The name in trace files and on the command line: `push`, `presentHiding`.
  public var name: String { String(describing: self) }

  /// Reads `push`, `K-PUSH` or `presentHiding`; nil if there is no such kind.
  public init?(named text: some StringProtocol) {
    let kind = Self.allCases.first { $0.name == text } ?? Self.allCases.first { $0.id == text }
    guard let kind else { return nil }
    self = kind
  }

  static let table = NameTable(
    allCases.reversed().map { ($0.id, Int($0.rawValue)) }
      + allCases.map { ($0.name, Int($0.rawValue)) }
  )
}

extension AppearanceState {
  /// The name in trace files and on the command line: `appeared`.
  public var name: String { String(describing: self) }

  /// Reads `appeared` or `S2`; nil if there is no such state.
  public init?(named text: some StringProtocol) {
    let ids = ["S0", "S1", "S2", "S3"]
    guard
      let state = Self.allCases.first(where: { $0.name == text || ids[Int($0.rawValue)] == text })
    else { return nil }
    self = state
  }
}

extension Event.Origin {
  static let names = ["unknown", "uikit", "forward", "begin", "end", "direct"]
  static let table = NameTable(names.enumerated().map { ($0.element, $0.offset) }, slots: 32)
}

extension Event.Frame {
  static let names = ["whole", "enter", "base", "exit"]
  static let table = NameTable(names.enumerated().map { ($0.element, $0.offset) }, slots: 32)
}

extension Event.Snapshot.Facts {
  static let names: [(String, Event.Snapshot.Facts)] = [
    ("window", .hasWindow), ("superview", .hasSuperview), ("traits", .traitsCurrent),
    ("safeArea", .safeAreaCurrent), ("frame", .frameFinal), ("subviews", .subviewFramesFinal),
    ("deep", .deepFramesFinal), ("movingToParent", .movingToParent),
    ("movingFromParent", .movingFromParent), ("beingPresented", .beingPresented),
    ("beingDismissed", .beingDismissed), ("coordinator", .hasCoordinator),
    ("coordinatorAnimated", .coordinatorAnimated),
    ("coordinatorInteractive", .coordinatorInteractive),
  ]

  static let table = NameTable(names.enumerated().map { ($0.element.0, $0.offset) }, slots: 64)
}

/// The fields of an event object.
enum EventField: Int, CaseIterable {
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
  case compensating
  case snap
}

/// The fields of the header object.
enum HeaderField: Int, CaseIterable {
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

  /// Numbers of header fields begin here in the common table.
  static let base = 100

  static let table = NameTable(
    EventField.allCases.map { (String(describing: $0), $0.rawValue) }
      + allCases.map { (String(describing: $0), $0.rawValue + base) }
  )
}

/// The markers that mean more than their words.
enum ReservedMarker {
  static let kinds: [(String, Event.Kind)] = [
    ("tRequest", .transitionRequest), ("tStart", .transitionStart), ("tRoot", .transitionRoot),
    ("tCommit", .transitionCommit), ("tRelease", .transitionRelease),
    ("tFinish", .transitionFinish), ("tCancel", .transitionCancel), ("rest", .rest),
  ]

  static let table = NameTable(kinds.map { ($0.0, Int($0.1.rawValue)) }, slots: 64)
}

/// The names of all fields, for the page that documents them.
package enum TraceFieldNames {
  /// The fields of the header, of an event and of a snapshot, and the markers with a meaning.
  package static let all =
    HeaderField.allCases.filter { $0 != .events }.map { String(describing: $0) }
    + EventField.allCases.map { String(describing: $0) }
    + Event.Snapshot.Facts.names.map(\.0) + ReservedMarker.kinds.map(\.0)
}
