// Generated runs of containers that random trees seldom have: switches, splits, presentations.

import Foundation
import HeadlessUIKit
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class ContainerRunTests: XCTestCase {
  /// Takes the runs of some configurations under some profiles.
  private func runs(
    _ number: Int,
    under profiles: [String],
    on devices: [Configuration.DeviceName] = [.phone],
    _ windows: [String],
    aside spares: [String] = [],
    _ change: (inout GeneratorOptions) -> Void = { _ in }
  ) throws -> CheckedRuns {
    var runs = CheckedRuns()
    for (place, profile) in profiles.enumerated() {
      let profile = try Profile(named: profile)
      for index in 0..<Effort.count(number, long: 20 * number) {
        var options = GeneratorOptions()
        // Every run has every verb, fingers, and calls from inside callbacks.
        options.without = [.swarm, .goals]
        options.start = Configuration(
          profile: profile,
          device: devices[index % devices.count],
          window: try Tree(text: windows[(index / devices.count) % windows.count]),
          spares: try spares.map { try Tree(text: $0) }
        )
        change(&options)
        let generator = Generator(.uikit, options: options, seed: UInt64(place))
        runs.check(generator.walk(20 + index))
      }
    }
    return runs
  }

  private func assertLegal(
    _ runs: CheckedRuns,
    uses verbs: Set<TreeOperation.Verb>,
    line: UInt = #line
  ) {
    for problem in runs.problems { XCTFail(problem, line: line) }
    XCTAssertEqual(verbs.subtracting(runs.verbs), [], line: line)
    XCTAssertGreaterThan(runs.steps, 10 * runs.count, line: line)
    XCTAssertGreaterThan(runs.idleCount, 2 * runs.count, line: line)
    XCTAssertGreaterThan(runs.callsInside, 0, line: line)
    XCTAssertGreaterThan(runs.gestures, 0, line: line)
    XCTAssertGreaterThan(runs.appSteps, 0, line: line)
  }

  /// Tab bar and page controllers inside each other.
  func testSwitchesBreakNoRule() async throws {
    let runs = try runs(
      40,
      under: [
        "ios26", "ios12+V-NAV-NESTED=queue", "ios26+V-NAV-NESTED=drop",
        "ios26+V-NAV-NESTED=finishFirst", "ios26+V-FWD-DURING=finishFirst",
        "ios26+V-TAB-CANCEL=oldFirst", "ios26+V-CANCEL-TIME=atRelease", "ios26+V-TAB-ANIM=true",
        "ios26+V-TAB-MOVE=dmAtAppear", "ios26+V-PAGE-EARLY=withContainer",
        "ios26+V-TAB-SETVCS=always",
      ],
      [
        "tabs(tabs(A, B), pages(C, D, E))", "tabs(tabs(A, pages(B, C)), D)",
        "tabs(tabs(A, B), curl(C, D, E))", "tabs(tabs(A, curl(B, C)), D)",
      ],
      aside: ["A", "B"]
    )
    assertLegal(runs, uses: [.selectTab, .turnForward, .turnBackward, .replaceWindowRoot])
    XCTAssertTrue(runs.transitions.isSuperset(of: [.tab, .pageScroll, .pageCurl]))
  }

  /// Splits on a tablet that is rotated and resized.
  func testSplitsThatAreRotatedAndResizedBreakNoRule() async throws {
    let versions = OSVersion.profiled.filter { $0.major >= 8 }
    var profiles: [String] = []
    for (place, version) in versions.enumerated() {
      var profile = Profile(os: version)
      profile.splitDetail = Variant.SplitDetail.allCases[place % Variant.SplitDetail.allCases.count]
      profile.splitCollapse = (place / 3) % 2 == 0 ? .keep : .rebuild
      profile.rotationLayout = place % 2 == 0 ? .one : .two
      profile.navNested = .queue
      profiles.append(profile.name)
    }
    let runs = try runs(
      300 / profiles.count + 1,
      under: profiles,
      on: [.pad],
      [
        "split(nav(A), nav(B))", "split(A, nav(B))", "split(nav(A), B)",
        "tabs(A, split(nav(B), C))",
      ],
      aside: ["A", "B", "C"]
    )
    assertLegal(runs, uses: [.showColumn, .hideColumn, .showDetail, .push, .pop, .selectTab])
    XCTAssertTrue(runs.transitions.contains(.splitAdapt))
  }

  private static let presentationProfiles = [
    "ios26", "ios12+V-NAV-NESTED=queue", "ios7+V-NAV-NESTED=queue",
    "ios26+V-COVER-BENEATH=allVisible", "ios13+V-NAV-NESTED=queue+V-CHAIN-ORDER=bottomFirst",
    "ios26+V-LOAD-POS=wdFirst", "ios26+V-SHEET-CANCEL=silentDrag",
    "ios7+V-NAV-NESTED=queue+V-DIDAPPEAR-PRESENT=ddAfter",
    "ios26+V-CANCEL-TIME=atRelease+V-SHEET-BLOCKED=wdWaDa",
  ]

  /// Presentations of every style, in long runs.
  func testPresentationsBreakNoRule() async throws {
    let runs = try runs(
      12,
      under: Self.presentationProfiles,
      on: [.phone, .pad],
      ["nav(A)", "host(A)", "nav(A, B)"],
      aside: ["A", "B", "C", "nav(D)", "nav(E)", "F"]
    ) { $0.stepsMax = 240 }
    assertLegal(runs, uses: [.present, .dismiss, .push, .pop])
    XCTAssertTrue(runs.transitions.isSuperset(of: [.presentHiding, .presentKeeping]))
  }

  /// Many short runs, as the shortest failures are the most likely.
  func testShortRunsOfPresentationsBreakNoRule() async throws {
    let runs = try runs(
      40,
      under: Self.presentationProfiles,
      on: [.phone, .pad],
      ["nav(A)", "host(A)", "nav(A, B)"],
      aside: ["A", "B", "C", "nav(D)"]
    )
    assertLegal(runs, uses: [.present, .dismiss, .push, .pop])
  }

  /// Presentations, dismissals, pushes and pops at times at which they are misuses.
  private static let untimelyCalls: Set<Int> = [
    42, 43, 44, 45, 47, 48, 49, 50, 53, 54, 55, 56, 57, 58,
  ]

  func testAnyCallAtAnyTimeLetsTheAppSettle() async throws {
    var runs = CheckedRuns()
    var committed: Set<Int> = []
    for (place, name) in Self.presentationProfiles.enumerated() {
      var options = GeneratorOptions()
      options.misuse = .all
      for index in 0..<Effort.count(80, long: 20 * 80) {
        options.start = Configuration(
          profile: try Profile(named: name),
          device: index.isMultiple(of: 2) ? .phone : .pad,
          window: Tree(.nav, [.screen, .screen, .screen]),
          spares: [.screen, .screen, .screen, Tree(.nav, [.screen])]
        )
        let walk = Generator(.uikit, options: options, seed: UInt64(place)).walk(20 + index)
        guard !walk.misuses.isEmpty, Self.untimelyCalls.isSuperset(of: walk.misuses) else {
          continue
        }
        committed.formUnion(walk.misuses)
        runs.checkSettling(walk)
      }
    }
    for problem in runs.problems { XCTFail(problem) }
    XCTAssertGreaterThan(runs.count, 40)
    XCTAssertTrue(committed.isSuperset(of: [42, 44, 53, 54, 56]), "\(committed.sorted())")
  }
}
