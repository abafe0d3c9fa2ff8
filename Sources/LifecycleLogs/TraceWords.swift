// The words of the JSON form by their bytes: what the reader looks up for each event.

internal import VCLifecycle

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
  static let table = NameTable(namedCases + allCases.map { ($0.id, $0) })
}

extension AppearanceState: TraceWord {
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
  static let table = NameTable(names, slots: 64)
}

extension ReservedMarker {
  static let table = NameTable(kinds, slots: 64)
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

/// The names of all fields, for the page that documents them.
package enum TraceFieldNames {
  /// The fields of the header, of an event and of a snapshot, and the markers with a meaning.
  package static let all =
    HeaderField.allCases.filter { $0 != .events }.map { String(describing: $0) }
    + EventField.allCases.map { String(describing: $0) }
    + Event.Snapshot.Facts.names.map(\.0) + ReservedMarker.kinds.map(\.0)
}
