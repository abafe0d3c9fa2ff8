// A variant point as data: the question, the values, and access to a profile's value by name.

/// The values of a variant point; the conforming enums are in `Variants+….swift`.
public protocol VariantValue: CaseIterable, Hashable, Sendable {}

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

  private let field: any VariantField
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
  public func value(in profile: Profile) -> String { field.value(in: profile) }

  /// Returns the value that the standard profile of a version has here.
  public func standard(on os: OSVersion) -> String { value(in: Profile(os: os)) }

  /// Sets a profile's value by name; false if there is no such value.
  public func set(_ value: String, in profile: inout Profile) -> Bool {
    field.set(value, in: &profile)
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
protocol VariantField: Sendable {
  var values: [String] { get }
  func value(in profile: Profile) -> String
  /// Sets the value; returns false if there is none of that name.
  func set(_ value: String, in profile: inout Profile) -> Bool
}

/// The stored property of `Profile` that holds a variant's value.
///
/// `Variant` holds it as `any VariantField`: a generic initialiser of `Variant` would be compiled
/// once for each of the variants.
struct ProfileField<Value: VariantValue>: VariantField {
  private let path: any WritableKeyPath<Profile, Value> & Sendable
  private let cases = Array(Value.allCases)
  // The names are kept here because raw values take longer to compile than all else in this folder.
  let values = Value.allCases.map { "\($0)" }

  init(_ path: any WritableKeyPath<Profile, Value> & Sendable) { self.path = path }

  func value(in profile: Profile) -> String {
    guard let index = cases.firstIndex(of: profile[keyPath: path]) else {
      preconditionFailure("a value of a variant is none of its cases")
    }
    return values[index]
  }

  func set(_ name: String, in profile: inout Profile) -> Bool {
    guard let index = values.firstIndex(of: name) else { return false }
    profile[keyPath: path] = cases[index]
    return true
  }
}
