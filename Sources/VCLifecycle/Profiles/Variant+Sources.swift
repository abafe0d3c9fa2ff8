// The sources behind each value of the variants, and what follows for which values are drawn.

/// How much is known of one value of a variant on one version.
extension Variant {
  public enum Standing: String, Sendable {
    /// No source speaks for another value on that version.
    case settled
    /// At least one source speaks for it, and one for another value.
    case disputed
    /// No source speaks for it, though the evidence doesn't rule it out.
    case speculative
  }

  /// A source that speaks for a value.
  public struct Source: Sendable {
    public let value: String
    /// The documents, logs, and tests, as the specification names them.
    public let names: String
    /// The versions it speaks of; nil for all.
    public let versions: OSRange?
  }

  /// The sources for each value, in the order of the table.
  public var sources: [Source] { Self.sources[id] ?? [] }

  /// The values that some source speaks for on a version.
  public func sourcedValues(on os: OSVersion) -> [String] {
    values.filter { value in
      sources.contains { $0.value == value && $0.versions?.contains(os) ?? true }
    }
  }

  /// The values that a version may have: those that all sources place on other versions are out,
  /// and those without a source where one speaks of this version.
  package func possibleValues(on os: OSVersion) -> [String] {
    let sourced = sourcedValues(on: os)
    if sources.contains(where: { $0.versions?.contains(os) == true }) { return sourced }
    return values.filter { value in
      sourced.contains(value) || !sources.contains { $0.value == value }
    }
  }

  /// How much is known of a value on a version.
  public func standing(of value: String, on os: OSVersion) -> Standing {
    let sourced = sourcedValues(on: os)
    guard sourced.contains(value) else { return .speculative }
    return sourced.count == 1 ? .settled : .disputed
  }

  /// A value other than the standard one.
  public typealias Alternative = (variant: Variant, value: String)

  /// The values that UIKit may have on a version besides the standard ones: those that a source
  /// speaks for, or all.
  public static func alternatives(on os: OSVersion, speculative: Bool) -> [Alternative] {
    let standard = Profile(os: os)
    return all.flatMap { variant in
      let values = speculative ? variant.values : variant.sourcedValues(on: os)
      return values.filter { $0 != variant.value(in: standard) }.map { (variant, $0) }
    }
  }

  private static let sources: [String: [Source]] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, $0.spokenFor.map($0.source)) }
  )

  /// Reads `missing: ADO | 13–15`, a value with the logs, tests, and documents that speak for it.
  private func source(_ text: String) -> Source {
    let sides = text.split(separator: ": ", maxSplits: 1).map(String.init)
    let parts = sides.last?.split(separator: " | ").map(String.init) ?? []
    let versions = parts.count > 1 ? OSRange(parts[1]) : nil
    guard sides.count == 2, values.contains(sides[0]), parts.count < 3,
      (parts.count > 1) == (versions != nil)
    else { preconditionFailure("\(id): expected VALUE: SOURCES | VERSIONS, not '\(text)'") }
    return Source(value: sides[0], names: parts[0], versions: versions)
  }
}
