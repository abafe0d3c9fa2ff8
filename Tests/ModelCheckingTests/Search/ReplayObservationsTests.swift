// Replays that continue from what the checks have seen before: they find what others find.

import ModelChecking
import XCTest

final class ReplayObservationsTests: XCTestCase {
  private static var options: [ReplayOptions] {
    var everywhere = ReplayOptions()
    everywhere.concludesEverywhere = true
    return [
      ReplayOptions(), everywhere, ReplayOptions(reduction: .sleepSets),
      ReplayOptions(prunesByFingerprint: true),
      ReplayOptions(order: .breadthFirst), ReplayOptions(order: .delayBounded(1)),
      ReplayOptions(order: .iterativeDeepening(by: 2)),
      ReplayOptions(limits: SearchLimits(executionsMax: 20)),
    ]
  }

  func testASearchThatContinuesFromObservationsFindsTheSame() throws {
    for (number, options) in Self.options.enumerated() {
      var plain = Digits()
      let expected = try plain.search(options)
      XCTAssertFalse(expected.counterexamples.isEmpty, "\(number)")
      var watched = Digits()
      watched.isObserved = true
      let found = try watched.search(options)
      XCTAssertEqual(found.certificate, expected.certificate, "\(number)")
      XCTAssertEqual(found.counterexamples, expected.counterexamples, "\(number)")
      XCTAssertEqual(watched.conclusions, plain.conclusions, "\(number)")
      XCTAssertLessThan(watched.seenCount, plain.seenCount, "\(number)")
    }
  }

  func testEachStepOfACompleteSearchIsSeenOnce() throws {
    var system = Digits()
    system.isObserved = true
    let report = try system.search()
    XCTAssertTrue(report.certificate.isComplete)
    XCTAssertEqual(system.seenCount, report.certificate.transitions)
    XCTAssertGreaterThan(report.certificate.stepsTaken, 2 * system.seenCount)
  }

  func testAPathThatIsNotTheSameAnyMoreIsCheckedAgain() throws {
    for options in Self.options {
      var plain = Digits()
      let expected = try plain.search(options)
      var moody = Digits()
      moody.isObserved = true
      moody.changesEvery = 3
      let found = try moody.search(options)
      XCTAssertEqual(found.certificate, expected.certificate)
      XCTAssertEqual(found.counterexamples, expected.counterexamples)
    }
  }
}

/// Four digits from 0 to 2, whose check reads each of them and refuses some sums.
private struct Digits: ReplayedSystem {
  /// Whether it says what its check has seen.
  var isObserved = false
  /// After so many unchecked starts, a path counts as another one.
  var changesEvery = Int.max
  private var digits: [Int] = []
  private var sum = 0
  private var isUnchecked = false
  private var uncheckedStarts = 0
  /// How many steps the check has read.
  private(set) var seenCount = 0
  /// The sums at the ends of runs.
  private(set) var conclusions: [Int] = []

  mutating func start() {
    digits = []
    sum = 0
    isUnchecked = false
  }

  mutating func startUnchecked() {
    start()
    isUnchecked = true
    uncheckedStarts += 1
  }

  /// Whether the path counts as another one; if it is long enough, a step of it fails as well.
  private var isChanged: Bool { uncheckedStarts % changesEvery == changesEvery - 1 }

  func observations() -> Int? { isObserved ? sum : nil }

  mutating func resume(from observations: Int) -> Bool {
    if isChanged { return false }
    sum = observations
    isUnchecked = false
    return true
  }

  func enabledSteps() -> [Int] { digits.count < 4 ? [0, 1, 2] : [] }

  mutating func take(_ step: Int) -> StepOutcome {
    digits.append(step)
    if isUnchecked { return isChanged && digits.count == 2 ? .failed("changed") : .taken }
    seenCount += 1
    sum = sum * 3 + step
    return sum == 19 || sum == 50 ? .broken(Breach(identity: "\(sum)")) : .taken
  }

  mutating func conclude() -> StepOutcome {
    conclusions.append(sum)
    // What the check sees of an end is nothing to those who continue from the state before it.
    defer { sum = -1 }
    return sum % 8 == 7 ? .broken(Breach(identity: "the end \(sum)")) : .taken
  }

  func actor(of step: Int) -> Int { step % 2 }

  func fingerprint(symmetric: Bool) -> Fingerprint? {
    var fingerprint = Fingerprint()
    for digit in digits.sorted() { fingerprint.combine(digit) }
    fingerprint.combine(sum)
    return fingerprint
  }
}
