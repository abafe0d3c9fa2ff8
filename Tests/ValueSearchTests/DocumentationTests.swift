// The example of the article on value systems, compiled.

import Foundation
import ModelChecking
import ValueSearch
import XCTest

// BEGIN
struct River: ValueSystem {
  enum Passenger: UInt8, CaseIterable { case none, wolf, goat, cabbage }

  struct State: Equatable {
    var farmer = false
    var wolf = false
    var goat = false
    var cabbage = false

    var isPeaceful: Bool { goat == farmer || (wolf != goat && goat != cabbage) }
  }

  var initialStates: [State] { [State()] }

  func appendSteps(enabledIn state: State, to steps: inout [Passenger]) {
    steps += Passenger.allCases.filter { passenger in
      isBesideFarmer(passenger, in: state) && self.state(after: passenger, from: state).isPeaceful
    }
  }

  func isBesideFarmer(_ passenger: Passenger, in state: State) -> Bool {
    switch passenger {
    case .none: true
    case .wolf: state.wolf == state.farmer
    case .goat: state.goat == state.farmer
    case .cabbage: state.cabbage == state.farmer
    }
  }

  func take(_ passenger: Passenger, in state: inout State) {
    state.farmer.toggle()
    switch passenger {
    case .none: break
    case .wolf: state.wolf.toggle()
    case .goat: state.goat.toggle()
    case .cabbage: state.cabbage.toggle()
    }
  }

  func fingerprint(of state: State) -> Fingerprint {
    var fingerprint = Fingerprint()
    for isAcross in [state.farmer, state.wolf, state.goat, state.cabbage] {
      fingerprint.combine(isAcross ? 1 : 0)
    }
    return fingerprint
  }

  var properties: [Property<State>] {
    [.always("not all are across") { !($0.farmer && $0.wolf && $0.goat && $0.cabbage) }]
  }
}
// END

final class DocumentationTests: XCTestCase {
  func testThePuzzleIsSolvedInSevenCrossings() throws {
    let report = River().search()
    let path = try XCTUnwrap(report.counterexample).path
    XCTAssertEqual(path.count, 7)
    XCTAssertEqual(path.steps.first, .goat)
    XCTAssertEqual(path.steps.last, .goat)
  }

  func testThePuzzleHasTenPeacefulStates() {
    let certificate = River().search(stopsAtFirstBreach: false).certificate
    XCTAssertEqual(certificate.states, 10)
    XCTAssertTrue(certificate.isComplete)
    XCTAssertTrue(certificate.description.hasPrefix("complete\n"))
  }

  func testTheArticleShowsThisCode() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = root.appendingPathComponent(
      "Sources/ValueSearch/ValueSearch.docc/SearchingValues.md"
    )
    let shown = try between("```swift\n", "```", String(contentsOf: article, encoding: .utf8))
    let compiled = try between("// BEGIN\n", "// END", String(contentsOf: here, encoding: .utf8))
    XCTAssertEqual(shown, compiled)
  }

  private func between(_ start: String, _ end: String, _ text: String) throws -> Substring {
    let first = try XCTUnwrap(text.range(of: start))
    let last = try XCTUnwrap(text.range(of: end, range: first.upperBound..<text.endIndex))
    return text[first.upperBound..<last.lowerBound]
  }
}
