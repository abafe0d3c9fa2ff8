// Navigation controllers used wrongly, as steps of a run:
// each is committed, and reported as spec 4.3 says.

import VCFuzzKit
import XCTest

@MainActor
final class MisuseNavigationStepTests: XCTestCase {
  func testPushDuringAPush() async throws {  // MIS-42
    try assertMisuse(
      42,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      under: "ios26+V-NAV-NESTED=nested",
      [
        "push B on nav, animated",
        "commit",
        "MIS-42 on nav with C",
      ],
      reports: ["INV-51", "INV-48"]
    )
    try assertMisuse(
      42,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      [
        "push B on nav, animated",
        "commit",
        "MIS-42 on nav with C",
      ],
      reports: []
    )
  }

  func testPushInsideWillAppear() async throws {  // MIS-43
    try assertMisuse(
      43,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      under: "ios26+V-NAV-NESTED=nested",
      [
        "inside viewWillAppear of B: MIS-43 on nav with C",
        "push B on nav, animated",
      ],
      reports: ["INV-51", "INV-48"]
    )
    try assertMisuse(
      43,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      under: "ios26+V-NAV-NESTED=drop",
      [
        "inside viewWillAppear of B: MIS-43 on nav with C",
        "push B on nav, animated",
      ],
      reports: []
    )
  }

  func testPopTwice() async throws {  // MIS-44
    try assertMisuse(
      44,
      in: "nav(screen, screen, screen)",
      aside: [],
      under: "ios26+V-NAV-NESTED=nested",
      [
        "pop nav, animated",
        "commit",
        "MIS-44 on nav",
      ],
      reports: ["INV-51", "INV-48"]
    )
    try assertMisuse(
      44,
      in: "nav(screen, screen, screen)",
      aside: [],
      [
        "MIS-44 on nav"
      ],
      reports: []
    )
  }

  func testPushDuringASwipe() async throws {  // MIS-45
    try assertMisuse(
      45,
      in: "nav(screen, screen)",
      aside: ["screen"],
      under: "ios26+V-NAV-NESTED=nested",
      [
        "finger begin swipe back of nav",
        "commit",
        "MIS-45 on nav with C",
      ],
      reports: ["INV-51", "INV-48"]
    )
    try assertMisuse(
      45,
      in: "nav(screen, screen)",
      aside: ["screen"],
      under: "ios26+V-NAV-NESTED=finishFirst",
      [
        "finger begin swipe back of nav",
        "commit",
        "MIS-45 on nav with C",
      ],
      reports: []
    )
  }

  func testWhatMayNotBePushed() async throws {  // MIS-46
    try assertMisuse(
      46,
      in: "nav(screen)",
      aside: [],
      [
        "MIS-46 on nav with A"
      ],
      reports: ["INV-53"]
    )
    try assertMisuse(
      46,
      in: "host(nav(screen), tabs(screen))",
      aside: [],
      [
        "MIS-46 on nav with tabs"
      ],
      reports: ["INV-53"]
    )
  }

  func testPushOutOfSight() async throws {  // MIS-47
    try assertMisuse(
      47,
      in: "tabs(screen, nav(screen))",
      aside: ["screen"],
      [
        "MIS-47 on nav with C",
        "settle",
        "select tab 1 of tabs",
      ],
      reports: []
    )
  }

  func testPopOfTheOnlyScreen() async throws {  // MIS-48
    try assertMisuse(
      48,
      in: "nav(screen)",
      aside: [],
      [
        "MIS-48 on nav"
      ],
      reports: []
    )
  }

  func testReadingTooEarly() async throws {  // MIS-49
    try assertMisuse(
      49,
      in: "nav(screen, screen, screen)",
      aside: [],
      under: "ios17",
      [
        "MIS-49 on nav"
      ],
      reports: []
    )
  }

  func testDismissOnAPushedController() async throws {  // MIS-50
    try assertMisuse(
      50,
      in: "nav(screen, screen)",
      aside: [],
      [
        "MIS-50 on nav with B"
      ],
      reports: []
    )
  }

  func testAScreenKeptUnretained() async throws {  // MIS-51
    try assertMisuse(
      51,
      in: "nav(screen)",
      aside: ["screen"],
      [
        "MIS-51 on nav",
        "settle",
        "pop nav",
        "settle",
        "push B on nav",
      ],
      reports: ["INV-17"]
    )
  }

  func testFinishAndCancelBothReported() async throws {  // MIS-52
    try assertMisuse(
      52,
      in: "nav(screen, screen)",
      aside: [],
      [
        "MIS-52 on nav"
      ],
      reports: ["INV-46"]
    )
  }
}
