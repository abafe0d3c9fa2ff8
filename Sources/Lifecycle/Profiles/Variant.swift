// A variant point as data: what it asks, its values, how a profile is asked and changed by name.

/// The values of one variant point; the conforming enums lie in `Variants+….swift`.
public protocol VariantValue: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The name in the specification: `V-NAV-CANCEL`.
  static var id: String { get }
  /// What the evidence leaves open, as a question.
  static var question: String { get }
  /// The rules that leave it open.
  static var rules: [String] { get }

  /// The value taken for a version where none is chosen.
  static func standard(on os: OSVersion) -> Self
}

/// A point at which UIKit's behaviour is disputed or unknown.
public struct Variant: Sendable {
  public let id: String
  public let question: String
  public let rules: [String]
  /// The names of the values, in the specification's order.
  public let values: [String]

  private let read: @Sendable (Profile) -> String
  private let write: @Sendable (String, inout Profile) -> Bool
  private let standardValue: @Sendable (OSVersion) -> String
  private let writeStandard: @Sendable (inout Profile) -> Void

  init<Value: VariantValue>(_ path: any WritableKeyPath<Profile, Value> & Sendable) {
    id = Value.id
    question = Value.question
    rules = Value.rules
    values = Value.allCases.map(\.rawValue)
    read = { $0[keyPath: path].rawValue }
    write = { name, profile in
      guard let value = Value(rawValue: name) else { return false }
      profile[keyPath: path] = value
      return true
    }
    standardValue = { Value.standard(on: $0).rawValue }
    writeStandard = { $0[keyPath: path] = Value.standard(on: $0.os) }
  }

  /// Returns the value that a profile has here.
  public func value(in profile: Profile) -> String { read(profile) }

  /// Returns the value that the standard profile of a version has here.
  public func standard(on os: OSVersion) -> String { standardValue(os) }

  /// Gives a profile the standard value of its version.
  func restore(in profile: inout Profile) { writeStandard(&profile) }

  /// Sets a profile's value by name; false if there is no such value.
  public func set(_ value: String, in profile: inout Profile) -> Bool { write(value, &profile) }

  /// Returns the variant point of that name, with or without the `V-`.
  public static func named(_ id: some StringProtocol) -> Variant? {
    let wanted = id.hasPrefix("V-") ? String(id) : "V-" + id
    return all.first { $0.id == wanted }
  }
}
