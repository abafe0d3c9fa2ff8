// The grade of a failure, with the choices of UIKit's that it depends on.

internal import LifecycleChecks
package import VCLifecycle

/// How much a failure counts, and what it needs to occur.
package struct Grading: Hashable, Sendable {
  package let grade: Grade
  /// The values and quirks without which the failure does not occur, as a profile's name has them:
  /// `V-FWD-ORDER=childFirst`, `Q-4`.
  package let needs: [String]

  package init(_ grade: Grade, needs: [String] = []) {
    self.grade = grade
    self.needs = needs
  }

  /// Whether a text names a value of a variant or a quirk.
  static func isNeed(_ text: String) -> Bool {
    if Quirk(id: text) != nil { return true }
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return sides.count == 2
      && Variant.named(sides[0]).map { $0.values.contains(String(sides[1])) } ?? false
  }
}

extension Grading {
  /// The grade of a failure with what makes it no violation: the values that it needs, or what is
  /// doubtful about the invariant whatever values the variants have.
  package func words(of identity: Failure.Identity) -> String {
    guard grade == .fragile, needs.isEmpty,
      let invariant = CatalogueInvariant.named(identity.invariant)
    else { return description }
    return "\(grade), since " + invariant.doubt
  }
}

extension Grading: CustomStringConvertible {
  /// `violation`, or `fragile, only if V-FWD-ORDER is childFirst`.
  package var description: String {
    guard !needs.isEmpty else { return grade.rawValue }
    let conditions = needs.map { need in
      need.contains("=") ? need.replacing("=", with: " is ") : "\(need) is on"
    }
    return "\(grade), only if " + conditions.joined(separator: " and ")
  }
}

extension Grade {
  /// Returns how many there are of each that occurs, the gravest first: `2 violations, 1 fragile`.
  package static func words(_ grades: [Grade]) -> String {
    allCases.reversed().compactMap { grade in
      let count = grades.count { $0 == grade }
      if count == 0 { return nil }
      return "\(count) \(grade)" + (grade == .violation && count != 1 ? "s" : "")
    }
    .joined(separator: ", ")
  }
}

extension Scenario {
  /// The scenario for cases of a grade: one of advice shows nothing unless advice is reported.
  package func reporting(_ grading: Grading?) -> Scenario {
    var scenario = self
    if grading?.grade == .advice { scenario.reportsAdvice = true }
    return scenario
  }
}

extension Profile {
  /// The standard profile of the same version.
  ///
  /// Runs without misuse do not nest transitions, even on the versions that do (MIS-42).
  var plain: Profile {
    var plain = Profile(os: os)
    if plain.navNested == .nested { plain.navNested = navNested }
    return plain
  }

  /// The standard profiles of this version and of those in use, the likeliest first.
  func plainProfiles(oldestIOS: Int) -> [Profile] {
    let versions = [os, .standard] + OSVersion.profiled.reversed()
    let inUse = versions.filter { $0 == os || $0.major >= oldestIOS }
    return inUse.enumerated().filter { !inUse[..<$0].contains($1) }.map { _, version in
      var profile = self
      profile.os = version
      return profile.plain
    }
  }
}
