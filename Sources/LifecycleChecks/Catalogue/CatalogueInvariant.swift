// An entry of the catalogue of invariants (spec section 3): the demand, and its evidence.

public import VCLifecycle

/// One invariant of the lifecycle: a property of every permitted trace.
public struct CatalogueInvariant: Sendable {
  /// The name in the specification: `INV-15`.
  public let id: String
  /// The words an engineer would search for: `viewWillAppear called twice`.
  public let title: String
  public let `class`: Class
  /// The data a trace must carry; one of the alternatives suffices.
  public let needs: [Needs]
  /// The demand, as a plain sentence.
  public let definition: String
  /// What it is about, as far as the tool treats its violations in a way of their own.
  private var subjects: [Subject]
  /// The rules it derives from.
  public let rules: [String]
  /// The variant points that decide what it permits.
  public let variants: [String]
  /// The version defects that affect it.
  public let quirks: [Quirk]
  /// Why a violation may be fragile whatever values the variants have.
  public let doubt: String
  /// The conditions that its monitor checks; some decide only what is reported of others.
  package let clauses: [Clause]
  let clauseTexts: [Clause.Text]
  /// Traces in short notation that violate it, and nothing else.
  package let violations: [String]
  /// The likely causes of a violation and the usual repair; nil if no monitor checks it.
  public let advice: Advice?

  /// The number in the specification: 15.
  public var number: Int { Int(id.dropFirst("INV-".count)) ?? 0 }

  /// Whether a monitor checks it; two invariants have none by their definition.
  public var hasMonitor: Bool { self.class != .unjudged }

  /// Reads `INV-14 | conditional, transition | APPEAR-3 | V-ORPHAN, Q-6` with its notes: what is
  /// decisive may be a note.
  package init(_ entry: TextTable.Entry) throws(TableError) {
    let fields = entry.fields
    guard (3...4).contains(fields.count), fields[0].hasPrefix("INV-"), entry.text.isEmpty else {
      throw entry.error("expected INV-NUMBER | CLASS | RULES | VARIANTS AND QUIRKS, and notes")
    }
    let kinds = try entry.list(fields[1]) { $0 }
    guard let kind = Class(rawValue: kinds[0]) else {
      throw entry.error("no class '\(kinds[0])'")
    }
    id = fields[0]
    `class` = kind
    title = try entry.value(of: "title")
    definition = try entry.value(of: "demand")
    subjects = try entry.list(of: "about") { Subject(rawValue: $0) }
    for word in kinds.dropFirst() {
      guard let subject = Subject(rawValue: word) else { throw entry.error("no subject '\(word)'") }
      subjects.append(subject)
    }
    rules = try entry.list(fields[2]) { $0 }
    let alternatives = try entry.values(of: "needs") { words, entry throws(TableError) in
      Needs(try entry.list(words) { Needs(word: $0) })
    }
    needs = alternatives.isEmpty ? [[]] : alternatives
    var decisive = try entry.list(of: "depends") { $0 }
    if fields.count == 4 { decisive += try entry.list(fields[3]) { $0 } }
    variants = decisive.filter { $0.hasPrefix("V-") }
    var quirks: [Quirk] = []
    for id in decisive where !id.hasPrefix("V-") {
      guard let quirk = Quirk(id: id) else { throw entry.error("invalid value '\(id)'") }
      quirks.append(quirk)
    }
    self.quirks = quirks
    doubt = entry.values(of: "doubt").first ?? "no second source confirms the rule"
    clauseTexts = try entry.values(of: "clause", Clause.Text.init)
    clauses = clauseTexts.map(\.clause) + (try entry.list(of: "unreported") { Clause.byName[$0] })
    violations = entry.values(of: "violated by")
    advice = kind == .unjudged ? nil : try Advice(entry)
  }

  /// Whether a trace that carries this has what the invariant needs.
  func isChecked(with carried: Needs) -> Bool {
    needs.contains(where: carried.isSuperset(of:))
  }

  /// Every invariant, in the order of the numbers.
  public static let all: [CatalogueInvariant] = CheckFamily.all
    .flatMap { $0.invariants.values(CatalogueInvariant.init) }
    .sorted { $0.number < $1.number }

  /// The bits of the numbers of those that a monitor checks, and what each needs.
  static let checked: [(bit: UInt64, needs: [Needs])] = all.filter(\.hasMonitor).map {
    (1 << UInt64($0.number), $0.needs)
  }

  /// The notes of an entry; each `needs` is one alternative.
  package static let keys = [
    "title", "demand", "needs", "about", "cites", "depends", "doubt", "clause", "unreported",
    "violated by", "cause", "repair",
  ]

  package func isAbout(_ subject: Subject) -> Bool { subjects.contains(subject) }

  /// Returns the invariant of that name, if there is one.
  public static func named(_ id: String) -> CatalogueInvariant? { all.first { $0.id == id } }
}

extension CatalogueInvariant {
  /// What an invariant is about.
  package enum Subject: String, Sendable {
    /// The order, the completion or the nesting of transitions: their kind tells bugs apart.
    case transition
    /// The flag, the time or the order of one event: the states are as they should be, so that
    /// what fails later is no consequence.
    case singleEvent = "single event"
    /// What the user can see when the app is idle.
    case sight
    /// An exception of UIKit's.
    case exception
    /// What still exists after everything was released.
    case release
  }

  /// When an invariant is checked.
  public enum Class: String, CaseIterable, Sendable {
    /// At every event.
    case always
    /// When idle only.
    case atRest
    /// Inside or at the end of a transition of known kind.
    case transition
    /// Under a condition that the definition gives.
    case conditional
    /// Legal but fragile; never a violation on its own.
    case advice
    /// No monitor, by its definition.
    case unjudged
  }
}
