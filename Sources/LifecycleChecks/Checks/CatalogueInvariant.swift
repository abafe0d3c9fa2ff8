// An entry of the catalogue of invariants (spec section 3): what is demanded, on what evidence.

public import Lifecycle

/// One invariant of the lifecycle: what holds in every permitted trace.
public struct CatalogueInvariant: Sendable {
  /// The name in the specification: `INV-15`.
  public let id: String
  /// What a person would search for: `viewWillAppear called twice`.
  public let title: String
  public let `class`: Class
  /// What a trace must carry; one of the alternatives suffices.
  public let needs: [Needs]
  /// The demand, as a plain sentence.
  public let definition: String
  /// The rules it derives from.
  public let rules: [String]
  /// The variant points that decide what it permits.
  public let variants: [String]
  /// The version defects that touch it.
  public let quirks: [Quirk]

  /// The number in the specification: 15.
  public var number: Int { Int(id.dropFirst("INV-".count)) ?? 0 }

  /// Whether a monitor judges it; two invariants have none by their definition.
  public var hasMonitor: Bool { self.class != .unjudged }

  init(
    _ number: Int,
    _ title: String,
    _ class: Class,
    needs: [Needs] = [[]],
    _ definition: String,
    rules: String,
    variants: String = "",
    quirks: [Quirk] = []
  ) {
    id = "INV-\(number)"
    self.title = title
    self.class = `class`
    self.needs = needs
    self.definition = definition
    self.rules = rules.split(separator: " ").map(String.init)
    self.variants = variants.split(separator: " ").map { "V-" + $0 }
    self.quirks = quirks
  }

  /// Every invariant, in the order of the numbers.
  public static let all: [CatalogueInvariant] =
    oneController + transitions + tree + others

  /// Returns the invariant of that name, if there is one.
  public static func named(_ id: String) -> CatalogueInvariant? { all.first { $0.id == id } }
}

extension CatalogueInvariant {
  /// When an invariant is judged.
  public enum Class: String, CaseIterable, Sendable {
    /// At every event.
    case always
    /// At rest only.
    case atRest
    /// Inside or at the end of a transition of known kind.
    case transition
    /// Under a condition that the definition gives.
    case conditional
    /// Legal but fragile; never a fault by itself.
    case advice
    /// No monitor, by its definition.
    case unjudged
  }
}
