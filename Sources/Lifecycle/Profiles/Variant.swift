// A variant point as data: the question, the values, and access to a profile's value by name.

/// The values of one variant point; the conforming enums are in `Variants+….swift`.
public protocol VariantValue: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A point at which UIKit's behaviour is disputed or unknown.
public struct Variant: Sendable {
  /// The name in the specification: `V-NAV-CANCEL`.
  public let id: String
  /// What the evidence leaves open, as a question.
  public let question: String
  /// The rules that leave it open.
  public let rules: [String]
  /// The names of the values, in the specification's order.
  public let values: [String]

  private let field: VariantField
  private let exception: (value: String, versions: Versions)?

  /// The versions whose standard profile doesn't have the initial value of `Profile`.
  private enum Versions: Sendable {
    case range(OSRange)
    case catalyst
  }

  /// Reads `V-NAV-NESTED | NAV-13 | nested on 4–13` with the question below it.
  package init(_ entry: TextTable.Entry) throws(TableError) {
    guard (2...3).contains(entry.fields.count), entry.text.hasSuffix("?") else {
      throw entry.error("expected ID | RULES | VALUE on VERSIONS and a question")
    }
    guard let field = Self.fields[entry.fields[0]] else {
      throw entry.error("no field of Profile for '\(entry.fields[0])'")
    }
    id = entry.fields[0]
    rules = try entry.list(entry.fields[1]) { $0 }
    question = entry.text
    values = field.values
    self.field = field
    if entry.fields.count == 3 {
      exception = try Self.exception(entry, among: field.values)
    } else {
      exception = nil
    }
  }

  private static func exception(
    _ entry: TextTable.Entry,
    among values: [String]
  ) throws(TableError) -> (value: String, versions: Versions) {
    let words = entry.fields[2].split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[1] == "on", values.contains(words[0]) else {
      throw entry.error(
        "expected 'VALUE on VERSIONS' with one of " + values.joined(separator: ", ")
      )
    }
    if words[2] == "catalyst" { return (words[0], .catalyst) }
    guard let range = OSRange(words[2]) else {
      throw entry.error("invalid range of versions '\(words[2])'")
    }
    return (words[0], .range(range))
  }

  /// Returns the value that a profile has here.
  public func value(in profile: Profile) -> String { field.value(profile) }

  /// Returns the value that the standard profile of a version has here.
  public func standard(on os: OSVersion) -> String { value(in: Profile(os: os)) }

  /// Sets a profile's value by name; false if there is no such value.
  public func set(_ value: String, in profile: inout Profile) -> Bool {
    field.set(value, &profile)
  }

  /// Replaces the initial value of a profile if its version has another one.
  func applyException(to profile: inout Profile) {
    guard let exception else { return }
    let isMet =
      switch exception.versions {
      case .range(let range): range.contains(profile.os)
      case .catalyst: profile.os.isCatalyst
      }
    if isMet { _ = set(exception.value, in: &profile) }
  }

  /// Returns the variant point of that name, with or without the `V-`.
  public static func named(_ id: some StringProtocol) -> Variant? {
    let wanted = id.hasPrefix("V-") ? String(id) : "V-" + id
    return all.first { $0.id == wanted }
  }
}

/// Access to one variant's value in a profile, by the value's name.
///
/// A generic type would cost a look-up of its conformance, among all of the program's, for each
/// variant at the start of every process.
struct VariantField: Sendable {
  let values: [String]
  let value: @Sendable (Profile) -> String
  /// Sets the value; returns false if there is none of that name.
  let set: @Sendable (String, inout Profile) -> Bool

  init<Value: VariantValue>(_ path: any WritableKeyPath<Profile, Value> & Sendable) {
    // A key path to `rawValue` would be built at run time for each of the variants.
    values = Value.allCases.map { $0.rawValue }
    value = { $0[keyPath: path].rawValue }
    set = { name, profile in
      guard let value = Value(rawValue: name) else { return false }
      profile[keyPath: path] = value
      return true
    }
  }
}
