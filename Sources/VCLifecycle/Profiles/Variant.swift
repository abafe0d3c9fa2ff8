// A variant point as data: the question, the values, and access to a profile's value by name.

/// The values of a variant point; the conforming enums are in `Variants+….swift`.
///
/// The name of a case is that of the value. Raw values would triple the code of ninety enums, and
/// to find the names by reflection would be the slowest part of a process's start.
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
  public var values: [String] { field.values }

  /// What speaks for which value, as the table has it.
  let spokenFor: [String]

  private let field: VariantField
  /// A value other than the initial one of `Profile`, and the versions that have it.
  private let exception: Exception?

  private typealias Exception = (value: String, isMet: @Sendable (OSVersion) -> Bool)

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
    self.field = field
    spokenFor = try entry.list(
      entry.values(of: "spoken for").joined(separator: "; "),
      separator: UInt8(ascii: ";")
    ) { $0 }.filter { !$0.isEmpty }
    if entry.fields.count == 3 {
      exception = try Self.exception(entry, among: field.values)
    } else {
      exception = nil
    }
  }

  private static func exception(
    _ entry: TextTable.Entry,
    among values: [String]
  ) throws(TableError) -> Exception {
    let words = entry.fields[2].split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[1] == "on", values.contains(words[0]) else {
      throw entry.error(
        "expected 'VALUE on VERSIONS' with one of " + values.joined(separator: ", ")
      )
    }
    if words[2] == "catalyst" { return (words[0], { $0.isCatalyst }) }
    guard let range = OSRange(words[2]) else {
      throw entry.error("invalid range of versions '\(words[2])'")
    }
    return (words[0], { range.contains($0) })
  }

  /// Returns the value that a profile has here.
  public func value(in profile: Profile) -> String { field.value(profile) }

  /// Returns whether two profiles have different values here.
  public func tellsApart(_ profile: Profile, _ other: Profile) -> Bool {
    field.tellsApart(profile, other)
  }

  /// Sets a profile's value by name; false if there is no such value.
  public func set(_ value: String, in profile: inout Profile) -> Bool {
    field.set(value, &profile)
  }

  /// Replaces the initial value of a profile if its version has another one.
  func applyException(to profile: inout Profile) {
    if let exception, exception.isMet(profile.os) { _ = set(exception.value, in: &profile) }
  }

  /// Returns the variant point of that name, with or without the `V-`.
  public static func named(_ id: some StringProtocol) -> Variant? {
    let wanted = id.hasPrefix("V-") ? String(id) : "V-" + id
    return all.first { $0.id == wanted }
  }
}

/// Access to the stored property of `Profile` that holds a variant's value, by the value's name.
struct VariantField: Sendable {
  /// The names of the values, in the specification's order.
  let values: [String]
  /// Returns the name of the value that a profile has.
  let value: @Sendable (Profile) -> String
  /// Returns whether two profiles have different values.
  let tellsApart: @Sendable (Profile, Profile) -> Bool
  /// Sets the value of that name; returns false if there is none.
  let set: @Sendable (String, inout Profile) -> Bool

  /// The names are those of the enum's cases, with spaces between them.
  // One function for all enums: a copy for each takes longer to compile than to run.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  init<Value: VariantValue>(
    _ path: any WritableKeyPath<Profile, Value> & Sendable,
    _ names: StaticString
  ) {
    let cases = Array(Value.allCases)
    let names = names.description.split(separator: " ").map(String.init)
    assert(names == cases.map { String(describing: $0) }, "a value is not named like its case")
    values = names
    value = { profile in
      guard let index = cases.firstIndex(of: profile[keyPath: path]) else {
        preconditionFailure("the value of a variant is none of its cases")
      }
      return names[index]
    }
    tellsApart = { $0[keyPath: path] != $1[keyPath: path] }
    set = { name, profile in
      guard let index = names.firstIndex(of: name) else { return false }
      profile[keyPath: path] = cases[index]
      return true
    }
  }
}
