// Children added and removed by mistake, as steps of a run:
// each is committed, and reported as spec 4.1 says.

import VCFuzzKit
import XCTest

@MainActor
final class MisuseChildrenStepTests: XCTestCase {
  func testAViewWithoutAddChild() async throws {  // MIS-1
    try assertMisuse(
      1,
      in: "screen",
      aside: ["screen"],
      [
        "MIS-1 on A with B"
      ],
      reports: ["INV-47"]
    )
    try assertMisuse(
      1,
      in: "host()",
      aside: ["screen"],
      under: "ios12+V-ORPHAN=waOnly",
      [
        "MIS-1 on host with A"
      ],
      reports: ["INV-47", "INV-15"]
    )
    try assertMisuse(
      1,
      in: "screen",
      aside: ["screen"],
      under: "ios8+V-ORPHAN=none",
      [
        "MIS-1 on A with B"
      ],
      reports: ["INV-47"]
    )
  }

  func testAViewWithoutAddChildTooEarly() async throws {  // MIS-2
    try assertMisuse(
      2,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      [
        "inside viewDidLoad of B: MIS-2 on B with C",
        "push B on nav",
      ],
      reports: ["INV-47"]
    )
    try assertMisuse(
      2,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      under: "ios12",
      [
        "inside viewWillAppear of B: MIS-2 on B with C",
        "push B on nav",
      ],
      reports: ["INV-47"]
    )
  }

  func testAViewWithoutAddChildMeanwhile() async throws {  // MIS-3
    try assertMisuse(
      3,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      [
        "push B on nav, animated",
        "commit",
        "MIS-3 on B with C",
      ],
      reports: ["INV-47"]
    )
    try assertMisuse(
      3,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      under: "ios12+V-ORPHAN-MID=waOnly",
      [
        "push B on nav, animated",
        "commit",
        "MIS-3 on B with C",
      ],
      reports: ["INV-47", "INV-15"]
    )
  }

  func testTheViewBeforeAddChild() async throws {  // MIS-4
    try assertMisuse(
      4,
      in: "screen",
      aside: ["screen"],
      [
        "MIS-4 on A with B"
      ],
      reports: ["INV-47"]
    )
  }

  func testTheViewBeforeAddChildMeanwhile() async throws {  // MIS-5
    try assertMisuse(
      5,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      under: "ios12",
      [
        "push B on nav, animated",
        "commit",
        "MIS-5 on B with C",
      ],
      reports: ["INV-47"]
    )
    try assertMisuse(
      5,
      in: "nav(screen)",
      aside: ["screen", "screen"],
      under: "ios12+V-ADD-DOUBLE=once",
      [
        "push B on nav, animated",
        "commit",
        "MIS-5 on B with C",
      ],
      reports: ["INV-47"]
    )
  }

  func testAddChildWithoutDidMove() async throws {  // MIS-6
    try assertMisuse(
      6,
      in: "host()",
      aside: ["screen"],
      [
        "MIS-6 on host with A"
      ],
      reports: ["INV-35"]
    )
  }

  func testAddChildWithoutAView() async throws {  // MIS-7
    try assertMisuse(
      7,
      in: "host()",
      aside: ["screen"],
      [
        "MIS-7 on host with A"
      ],
      reports: ["INV-35"]
    )
  }

  func testMovesWithoutAddChild() async throws {  // MIS-8
    try assertMisuse(
      8,
      in: "host()",
      aside: ["screen"],
      [
        "MIS-8 on host with A"
      ],
      reports: ["INV-37", "INV-35"]
    )
    try assertMisuse(
      8,
      in: "tabs(screen, host())",
      aside: ["screen"],
      [
        "MIS-8 on host with B"
      ],
      reports: ["INV-37"]
    )
  }

  func testAddChildTwice() async throws {  // MIS-9
    try assertMisuse(
      9,
      in: "host()",
      aside: ["screen"],
      under: "ios26+V-ADDCHILD-TWICE=wmAgain",
      [
        "MIS-9 on host with A"
      ],
      reports: ["INV-35"]
    )
    try assertMisuse(
      9,
      in: "host()",
      aside: ["screen"],
      [
        "MIS-9 on host with A"
      ],
      reports: []
    )
  }

  func testTheViewRemovedAndTheLinkKept() async throws {  // MIS-10
    try assertMisuse(
      10,
      in: "host(screen)",
      aside: ["screen"],
      [
        "MIS-10 on host with A",
        "settle",
        "replace window root host by B",
      ],
      reports: []
    )
  }

  func testRemovalWithoutWillMove() async throws {  // MIS-11
    try assertMisuse(
      11,
      in: "host(screen)",
      aside: [],
      [
        "MIS-11 on host with A"
      ],
      reports: ["INV-35"]
    )
  }

  func testWillMoveWithoutRemoval() async throws {  // MIS-12
    try assertMisuse(
      12,
      in: "host(screen)",
      aside: [],
      [
        "MIS-12 on host with A"
      ],
      reports: ["INV-35"]
    )
  }

  func testRemovalThatKeepsTheView() async throws {  // MIS-13
    try assertMisuse(
      13,
      in: "host(screen)",
      aside: [],
      [
        "MIS-13 on host with A"
      ],
      reports: ["INV-47"]
    )
  }

  func testAChildTakenFromItsParent() async throws {  // MIS-14
    try assertMisuse(
      14,
      in: "tabs(host(screen), screen)",
      aside: [],
      [
        "MIS-14 on B with A"
      ],
      reports: ["INV-35"]
    )
  }

  func testAChildTakenWithItsViewLeftBehind() async throws {  // MIS-15
    try assertMisuse(
      15,
      in: "host(host(screen), screen)",
      aside: [],
      [
        "MIS-15 on B with A"
      ],
      reports: ["INV-53"]
    )
  }

  func testAViewOfAForeignChild() async throws {  // MIS-16
    try assertMisuse(
      16,
      in: "host(host(screen), screen)",
      aside: [],
      [
        "MIS-16 on B with A"
      ],
      reports: ["INV-53"]
    )
  }

  func testASwapWhileTheContainerAppears() async throws {  // MIS-17
    try assertMisuse(
      17,
      in: "nav(screen)",
      aside: ["host(screen)", "screen"],
      [
        "push host on nav, animated",
        "commit",
        "MIS-17 on host with C",
      ],
      reports: []
    )
  }

  func testAnOrphanThatNobodyHolds() async throws {  // MIS-18
    try assertMisuse(
      18,
      in: "screen",
      aside: [],
      [
        "MIS-18 on A"
      ],
      reports: ["INV-47"]
    )
    try assertMisuse(
      18,
      in: "screen",
      aside: [],
      under: "ios26+V-ORPHAN=none",
      [
        "MIS-18 on A"
      ],
      reports: []
    )
  }

  func testAnExchangeWithAStranger() async throws {  // MIS-19
    try assertMisuse(
      19,
      in: "host(host(screen), screen)",
      aside: [],
      [
        "MIS-19 on host with A"
      ],
      reports: ["INV-53"]
    )
    try assertMisuse(
      19,
      in: "manual(screen)",
      aside: [],
      [
        "MIS-19 on manual with A"
      ],
      reports: ["INV-53"]
    )
  }

  func testAChildUnderAHiddenView() async throws {  // MIS-20
    try assertMisuse(
      20,
      in: "screen",
      aside: ["screen"],
      [
        "MIS-20 on A with B"
      ],
      reports: ["INV-54"]
    )
    try assertMisuse(
      20,
      in: "screen",
      aside: ["screen"],
      under: "ios8+Q-6",
      [
        "MIS-20 on A with B"
      ],
      reports: []
    )
  }

  func testLayoutForcedTooEarly() async throws {  // MIS-21
    try assertMisuse(
      21,
      in: "manual(screen, screen)",
      aside: [],
      [
        "MIS-21 on manual"
      ],
      reports: []
    )
  }
}
