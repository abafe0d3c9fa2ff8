// Appearances forwarded by mistake, as steps of a run:
// each is committed, and reported as spec 4.2, MIS-65, MIS-66 says.

import VCFuzzKit
import XCTest

@MainActor
final class MisuseForwardingStepTests: XCTestCase {
  func testBeginWithoutEnd() async throws {  // MIS-22
    try assertMisuse(
      22,
      in: "manual(screen)",
      aside: [],
      [
        "MIS-22 on manual with A"
      ],
      reports: ["INV-20"]
    )
  }

  func testEndWithoutBegin() async throws {  // MIS-23
    try assertMisuse(
      23,
      in: "manual(screen)",
      aside: [],
      [
        "MIS-23 on manual with A"
      ],
      reports: ["INV-20"]
    )
  }

  func testBeginAndEndOnDifferentControllers() async throws {  // MIS-24
    try assertMisuse(
      24,
      in: "manual(screen)",
      aside: [],
      [
        "MIS-24 on manual with A"
      ],
      reports: ["INV-20"]
    )
  }

  func testBeginOnAGrandchild() async throws {  // MIS-25
    try assertMisuse(
      25,
      in: "host(manual(screen))",
      aside: [],
      [
        "inside viewDidLayoutSubviews of host: MIS-25 on host with A",
        "lay out host",
      ],
      reports: ["INV-20"]
    )
  }

  func testTwoBeginsAndOneEnd() async throws {  // MIS-26
    try assertMisuse(
      26,
      in: "manual(screen)",
      aside: [],
      [
        "MIS-26 on manual with A"
      ],
      reports: ["INV-21"]
    )
    try assertMisuse(
      26,
      in: "manual(screen)",
      aside: [],
      under: "ios26+V-NESTED-BEGIN=refire",
      [
        "MIS-26 on manual with A"
      ],
      reports: ["INV-21"]
    )
    try assertMisuse(
      26,
      in: "manual(screen)",
      aside: [],
      under: "ios26+V-NESTED-BEGIN=ignore",
      [
        "MIS-26 on manual with A"
      ],
      reports: ["INV-21"]
    )
  }

  func testBeginInTheStateThatIsReached() async throws {  // MIS-27
    try assertMisuse(
      27,
      in: "manual(screen)",
      aside: [],
      [
        "MIS-27 on manual with A"
      ],
      reports: ["INV-1"]
    )
    try assertMisuse(
      27,
      in: "manual(screen)",
      aside: [],
      under: "ios26+V-BEGIN-T-S2=ignore",
      [
        "MIS-27 on manual with A"
      ],
      reports: []
    )
  }

  func testACancelWithTwoEnds() async throws {  // MIS-28
    try assertMisuse(
      28,
      in: "manual(screen)",
      aside: [],
      [
        "MIS-28 on manual with A"
      ],
      reports: ["INV-20"]
    )
  }

  func testForwardingWhatTheInsertionForwards() async throws {  // MIS-29
    try assertMisuse(
      29,
      in: "host()",
      aside: ["screen"],
      [
        "MIS-29 on host with A"
      ],
      reports: ["INV-21"]
    )
  }

  func testForwardingAroundTheInsertion() async throws {  // MIS-30
    try assertMisuse(
      30,
      in: "host()",
      aside: ["screen"],
      [
        "MIS-30 on host with A"
      ],
      reports: []
    )
  }

  func testForwardingByTheDelegate() async throws {  // MIS-31
    try assertMisuse(
      31,
      in: "nav(screen)",
      aside: ["screen"],
      [
        "MIS-31 on nav",
        "push B on nav",
      ],
      reports: ["INV-19"]
    )
  }

  func testAManualContainerThatNeverForwards() async throws {  // MIS-32
    try assertMisuse(
      32,
      in: "screen",
      aside: ["manual(screen)"],
      [
        "MIS-32 on manual",
        "replace window root A by manual",
      ],
      reports: ["INV-32"]
    )
  }

  func testAManualContainerThatForgetsItsLeaving() async throws {  // MIS-33
    try assertMisuse(
      33,
      in: "manual(screen)",
      aside: ["screen"],
      [
        "MIS-33 on manual",
        "replace window root manual by B",
      ],
      reports: ["INV-30"]
    )
  }

  func testAManualContainerThatForgetsTheCancelledSwipe() async throws {  // MIS-34
    try assertMisuse(
      34,
      in: "nav(manual(screen), screen)",
      aside: [],
      [
        "MIS-34 on manual",
        "finger begin swipe back of nav",
        "commit",
        "finger cancel swipe back of nav",
      ],
      reports: ["INV-15"]
    )
  }

  func testBeginOnAControllerThatUIKitMoves() async throws {  // MIS-35
    try assertMisuse(
      35,
      in: "nav(screen)",
      aside: ["screen"],
      [
        "push B on nav, animated",
        "commit",
        "MIS-35 on nav with B",
      ],
      reports: ["INV-21"]
    )
  }

  func testACallbackCalledByHand() async throws {  // MIS-36
    try assertMisuse(
      36,
      in: "screen",
      aside: [],
      [
        "MIS-36 on A"
      ],
      reports: ["INV-19"]
    )
    try assertMisuse(
      36,
      in: "screen",
      aside: [],
      under: "ios12",
      [
        "MIS-36 on A"
      ],
      reports: ["INV-19"]
    )
  }

  func testSuperForgotten() async throws {  // MIS-37
    try assertMisuse(
      37,
      in: "nav(screen)",
      aside: ["screen"],
      [
        "MIS-37 on A",
        "push B on nav",
      ],
      reports: ["INV-18"]
    )
    try assertMisuse(
      37,
      in: "screen",
      aside: ["tabs(screen, screen)"],
      [
        "MIS-37 on tabs",
        "replace window root A by tabs",
      ],
      reports: ["INV-18"]
    )
  }

  func testTheWrongSuper() async throws {  // MIS-38
    try assertMisuse(
      38,
      in: "nav(screen)",
      aside: ["screen"],
      [
        "MIS-38 on B",
        "push B on nav",
      ],
      reports: ["INV-18"]
    )
  }

  func testSuperForgottenInTheMoves() async throws {  // MIS-39
    try assertMisuse(
      39,
      in: "nav(screen)",
      aside: ["screen"],
      [
        "MIS-39 on B",
        "push B on nav",
      ],
      reports: ["INV-18"]
    )
  }

  func testLoadingCalledByHand() async throws {  // MIS-40
    try assertMisuse(
      40,
      in: "screen",
      aside: [],
      [
        "MIS-40 on A"
      ],
      reports: ["INV-5"]
    )
    try assertMisuse(
      40,
      in: "tabs(screen, screen)",
      aside: [],
      [
        "MIS-40 on B"
      ],
      reports: ["INV-53"]
    )
  }

  func testTheViewSetToNilOnScreen() async throws {  // MIS-41
    try assertMisuse(
      41,
      in: "screen",
      aside: [],
      [
        "MIS-41 on A"
      ],
      reports: ["INV-34"]
    )
  }

  func testASharedTracker() async throws {  // MIS-65
    try assertMisuse(
      65,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      [
        "MIS-65 on B with C",
        "push B on nav",
        "settle",
        "push C on nav",
      ],
      reports: ["INV-50"]
    )
  }

  func testTwiceInDidMove() async throws {  // MIS-66
    try assertMisuse(
      66,
      in: "nav(screen)",
      aside: ["screen"],
      under: "ios26+V-DM-REPEAT=atEnd",
      [
        "MIS-66 on B",
        "push B on nav, animated",
      ],
      reports: []
    )
  }
}
