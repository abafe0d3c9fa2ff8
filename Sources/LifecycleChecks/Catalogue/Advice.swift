// The likely causes of a violated invariant, and the usual repair.

internal import VCLifecycle

/// The likely causes of a violated invariant and the usual fix.
public struct Advice: Sendable {
  /// The invariant's name: `INV-2`.
  public let invariant: String
  private let causeNotes: [Note]
  private let repairNotes: [Note]
  private let ruleNotes: [Note]
  /// The names of the rules that a violation follows from; empty if all of the invariant's matter.
  package private(set) var rules: [String] = []

  /// A sentence, and the clauses that it is about; all of the invariant's if none is named.
  private struct Note {
    let text: String
    let clauses: [Clause]

    init(text: String, clauses: [Clause]) {
      self.text = text
      self.clauses = clauses
    }

    /// Reads `[endUnopened, foreignCaller] the sentence`.
    init(_ value: String, in entry: TextTable.Entry) throws(TableError) {
      guard value.hasPrefix("["), let end = value.firstIndex(of: "]") else {
        text = value
        clauses = []
        return
      }
      text = String(value[value.index(end, offsetBy: 2)...])
      let names = String(value[..<end].dropFirst())
      clauses = try entry.list(names) { Clause.byName[$0] }
    }
  }

  /// Reads the notes `cause` and `repair` of an invariant's entry.
  init(_ entry: TextTable.Entry) throws(TableError) {
    invariant = entry.fields[0]
    let causes = try entry.values(of: "cause", Note.init)
    let repairs = try entry.values(of: "repair", Note.init)
    causeNotes = causes
    repairNotes = repairs
    ruleNotes = try entry.values(of: "cites") { value, entry throws(TableError) in
      let note = try Note(value, in: entry)
      return try entry.list(note.text) { Note(text: $0, clauses: note.clauses) }
    }.flatMap(\.self)
    if causes.isEmpty || repairs.isEmpty { throw entry.error("expected 'cause' and 'repair'") }
  }

  private init(_ advice: Advice, on clause: Clause) {
    let isMeant = { (note: Note) in note.clauses.isEmpty || note.clauses.contains(clause) }
    invariant = advice.invariant
    causeNotes = advice.causeNotes.filter(isMeant)
    repairNotes = advice.repairNotes.filter(isMeant)
    ruleNotes = advice.ruleNotes
    rules = ruleNotes.filter(isMeant).map(\.text)
  }

  /// The causes, the likeliest first.
  public var causes: [String] { causeNotes.map(\.text) }
  /// The usual fix.
  public var repair: String { repairNotes.map(\.text).joined(separator: " ") }

  /// Returns the part that is about a clause.
  package func about(_ clause: Clause) -> Advice { Advice(self, on: clause) }

  /// The advice on every invariant that a monitor checks, in the order of the numbers.
  public static let all: [Advice] = CatalogueInvariant.all.compactMap(\.advice)

  /// Returns the advice on an invariant, if a monitor checks it.
  public static func on(_ invariant: String) -> Advice? {
    CatalogueInvariant.named(invariant)?.advice
  }
}
