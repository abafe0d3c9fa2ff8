// How much a finding counts: the three grades, from the least.

/// How much a finding counts.
public enum Grade: String, CaseIterable, Comparable, Sendable {
  /// It is legal, but known to cause trouble.
  case advice
  /// It breaks a rule only if UIKit behaves in one way where the evidence leaves several open.
  case fragile
  /// It breaks a rule in the standard profile of an iOS version in use.
  case violation

  public static func < (left: Grade, right: Grade) -> Bool {
    allCases.prefix { $0 != right }.contains(left)
  }
}
