// One rule of the lifecycle: what it says, its evidence, its versions, how it stands here.

public import Lifecycle

/// A statement about UIKit's lifecycle that is backed by public evidence, or by none and says so.
public struct Rule: Sendable {
  /// The identity: the family's name and a number, as in `NAV-4`.
  public let id: String
  public let family: Family
  /// The kinds of evidence, the one for the rule's core first.
  public let strengths: [Strength]
  /// The versions that the evidence speaks of.
  public let versions: OSRange
  /// Where the evidence is found: a source's key with a place in it, or another rule.
  public let sources: [Citation]
  /// What the rule says, in one sentence.
  public let statement: String
  public let standing: Standing

  init(
    _ id: String,
    _ strengths: [Strength],
    on versions: OSRange,
    from sources: [String],
    _ statement: String,
    notModelled reason: String? = nil
  ) {
    guard let family = Family(rawValue: String(id.prefix { $0 != "-" })) else {
      preconditionFailure("the rule \(id) belongs to no family")
    }
    self.id = id
    self.family = family
    self.strengths = strengths
    self.versions = versions
    self.sources = sources.map { Citation($0) }
    self.statement = statement
    standing = reason.map { .notModelled($0) } ?? .modelled
  }
}

extension Rule {
  /// How well a rule is backed.
  public enum Strength: String, CaseIterable, Sendable {
    /// Apple's text or an SDK header says so.
    case documented
    /// Several independent logs, or a test that runs on real UIKit, show it.
    case measured
    /// One source says so.
    case reported
    /// Sources contradict each other; a variant names the choices.
    case disputed
    /// No source is known; a variant names the plausible choices.
    case unknown
    /// It follows from other rules.
    case derived
  }

  /// How the runtime of this package stands to a rule.
  public enum Standing: Hashable, Sendable {
    /// The runtime obeys it, and tests prove that.
    case modelled
    /// The runtime does not show it, for the reason given.
    case notModelled(String)
  }

  /// The variant points that the rule leaves open.
  public var variants: [Variant] { Variant.all.filter { $0.rules.contains(id) } }

  /// The switch that turns the rule's defect on.
  public var quirk: Quirk? { Quirk.allCases.first { $0.rule == id } }
}
