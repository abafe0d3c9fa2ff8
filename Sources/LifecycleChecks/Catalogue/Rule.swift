// One rule of the lifecycle: what it says, its evidence, its versions, and whether it is modelled.

public import VCLifecycle

/// A statement about UIKit's lifecycle with its public evidence, or the remark that there is none.
public struct Rule: Sendable {
  /// The identity: the family's name and a number, as in `NAV-4`.
  public let id: String
  public let family: Family
  /// The kinds of evidence, the one for the rule's core first.
  public let strengths: [Strength]
  /// The versions that the evidence speaks of.
  public let versions: OSRange
  /// The places of the evidence: a source's key with a place in it, or another rule.
  public let sources: [Citation]
  /// The rule itself, in one sentence.
  public let statement: String
  public let standing: Standing

  /// Reads `NAV-4 | disputed | 7– | NAIR; SO2` with the statement below it.
  package init(_ entry: TextTable.Entry) throws(TableError) {
    let fields = entry.fields
    guard (3...4).contains(fields.count), !entry.text.isEmpty else {
      throw entry.error("expected ID | STRENGTHS | VERSIONS | SOURCES and a statement")
    }
    let parts = fields[0].split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let family = Family(rawValue: String(parts[0])), Int(parts[1]) != nil
    else { throw entry.error("'\(fields[0])' belongs to no family of rules") }
    guard let versions = OSRange(fields[2]) else {
      throw entry.error("invalid range of versions '\(fields[2])'")
    }
    id = fields[0]
    self.family = family
    strengths = try entry.list(fields[1]) { Strength(rawValue: $0) }
    self.versions = versions
    sources =
      fields.count == 3
      ? [] : try entry.list(fields[3], separator: UInt8(ascii: ";")) { Citation($0) }
    statement = entry.text
    let reasons = entry.values(of: "not modelled")
    standing = reasons.isEmpty ? .modelled : .notModelled(try entry.value(of: "not modelled"))
  }
}

extension Rule {
  /// How well a rule is backed.
  public enum Strength: String, CaseIterable, Sendable {
    /// Apple's text or an SDK header states it.
    case documented
    /// Several independent logs, or a test that runs on real UIKit, show it.
    case measured
    /// One source reports it.
    case reported
    /// Sources contradict each other; a variant names the choices.
    case disputed
    /// No source is known; a variant names the plausible choices.
    case unknown
    /// It follows from other rules.
    case derived
  }

  /// Whether the runtime of this package implements a rule.
  public enum Standing: Hashable, Sendable {
    /// The runtime obeys it, and at least one conformance test covers it.
    case modelled
    /// The runtime doesn't implement it, for the given reason.
    case notModelled(String)
  }

  /// The variant points that the rule leaves open.
  public var variants: [Variant] { Variant.all.filter { $0.rules.contains(id) } }

  /// The switch that turns the rule's defect on.
  public var quirk: Quirk? { Quirk.allCases.first { $0.rule == id } }
}
