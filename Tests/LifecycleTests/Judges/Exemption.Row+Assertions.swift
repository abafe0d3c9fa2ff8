// What the tables of exemptions and of disturbances have in common.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

extension Exemption.Row {
  /// The variant that the row depends on, with the value if the row names one.
  private var dependence: (variant: Variant, value: String?)? {
    get throws {
      guard let words = variant?.split(separator: "=").map(String.init) else { return nil }
      let variant = try XCTUnwrap(Variant.named(words[0]), "\(name): \(words[0])")
      return (variant, words.count > 1 ? words[1] : nil)
    }
  }

  /// What no source supports excuses nothing: only the value of a variant may.
  func assertEvidence() throws {
    XCTAssertNotNil(Rulebook.rule(rule), "\(name): \(rule)")
    XCTAssertTrue(!evidence.isEmpty || variant != nil, "\(name) has no evidence")
    guard let (variant, value) = try dependence else { return }
    if let value {
      XCTAssertTrue(variant.values.contains(value), "\(name): \(value)")
      // The example is checked under the value that the row depends on.
      XCTAssertEqual(variant.value(in: try Profile(named: profile)), value, name)
    }
    XCTAssertTrue(variant.rules.contains(rule), "\(name): \(rule), \(variant.id)")
  }

  /// A row with a value of a variant changes nothing under any other value.
  func assertChangesNothingUnderOtherValues(without weakening: CheckSuite.Weakening) throws {
    guard case (let variant, let value?)? = try dependence else { return }
    let trace = try TraceNotation.parse(example)
    for other in variant.values where other != value {
      var profile = try Profile(named: profile)
      XCTAssertTrue(variant.set(other, in: &profile))
      let with = Example.outcome(trace, profile)
      let without = Example.outcome(trace, profile, weakening)
      XCTAssertEqual(with, without, "\(name) under \(variant.id)=\(other)")
    }
  }
}
