// Presentations, tabs, pages and windows used wrongly, as steps of a run:
// each is committed, and reported as spec 4.4 says.

import VCFuzzKit
import XCTest

@MainActor
final class MisuseModalStepTests: XCTestCase {
  func testPresentingTooEarly() async throws {  // MIS-53
    try assertMisuse(
      53,
      in: "screen",
      aside: ["screen", "screen"],
      [
        "inside viewWillAppear of B: MIS-53 on B with C",
        "replace window root A by B",
      ],
      reports: ["INV-51"]
    )
    try assertMisuse(
      53,
      in: "screen",
      aside: ["screen", "screen"],
      under: "ios26+V-EARLY-PRESENT=refused",
      [
        "inside viewDidLoad of B: MIS-53 on B with C",
        "replace window root A by B",
      ],
      reports: ["INV-51"]
    )
    try assertMisuse(
      53,
      in: "screen",
      aside: ["screen", "screen"],
      under: "ios26+V-EARLY-PRESENT=deferred",
      [
        "inside viewWillAppear of B: MIS-53 on B with C",
        "replace window root A by B",
      ],
      reports: []
    )
  }

  func testPresentingWhereSomethingIsPresented() async throws {  // MIS-54
    try assertMisuse(
      54,
      in: "screen",
      aside: ["screen", "screen"],
      [
        "present B from A as pageSheet, animated",
        "commit",
        "MIS-54 on A with C",
      ],
      reports: ["INV-51"]
    )
    try assertMisuse(
      54,
      in: "tabs(screen, screen)",
      aside: ["screen"],
      [
        "MIS-54 on B with C"
      ],
      reports: ["INV-51"]
    )
  }

  func testPresentingFromDidAppear() async throws {  // MIS-55
    try assertMisuse(
      55,
      in: "screen",
      aside: ["screen", "screen"],
      [
        "inside viewDidAppear of B: MIS-55 on B with C",
        "replace window root A by B",
      ],
      reports: []
    )
  }

  func testDismissingTwice() async throws {  // MIS-56
    try assertMisuse(
      56,
      in: "screen",
      aside: ["screen"],
      [
        "present B from A as fullScreen",
        "settle",
        "MIS-56 on B",
      ],
      reports: ["INV-51"]
    )
  }

  func testDismissOnAMiddlePresenter() async throws {  // MIS-57
    try assertMisuse(
      57,
      in: "screen",
      aside: ["screen", "screen"],
      [
        "present B from A as pageSheet",
        "settle",
        "present C from B as fullScreen",
        "settle",
        "MIS-57 on B",
      ],
      reports: []
    )
  }

  func testWaitingForTheSheetsDelegate() async throws {  // MIS-58
    try assertMisuse(
      58,
      in: "screen",
      aside: ["screen"],
      [
        "present B from A as pageSheet",
        "settle",
        "MIS-58 on B",
      ],
      reports: []
    )
  }

  func testSelectingATabTooEarly() async throws {  // MIS-59
    try assertMisuse(
      59,
      in: "screen",
      aside: ["tabs(screen, screen)"],
      [
        "inside viewDidLoad of tabs: MIS-59 on tabs",
        "replace window root A by tabs",
      ],
      reports: []
    )
    try assertMisuse(
      59,
      in: "screen",
      aside: ["tabs(screen, screen)"],
      under: "ios11",
      [
        "inside viewDidLoad of tabs: MIS-59 on tabs",
        "replace window root A by tabs",
      ],
      reports: []
    )
  }

  func testSelectingTabsTooFast() async throws {  // MIS-60
    try assertMisuse(
      60,
      in: "tabs(screen, screen, screen)",
      aside: [],
      under: "ios11",
      [
        "MIS-60 on tabs"
      ],
      reports: ["INV-51", "INV-48"]
    )
    try assertMisuse(
      60,
      in: "tabs(screen, screen, screen)",
      aside: [],
      [
        "MIS-60 on tabs"
      ],
      reports: []
    )
  }

  func testTurningPagesTooFast() async throws {  // MIS-61
    try assertMisuse(
      61,
      in: "pages(screen)",
      aside: ["screen", "screen"],
      under: "ios26+V-NAV-NESTED=nested",
      [
        "turn pages forward to B, animated",
        "commit",
        "MIS-61 on pages with C",
      ],
      reports: ["INV-51", "INV-48"]
    )
    try assertMisuse(
      61,
      in: "pages(screen)",
      aside: ["screen", "screen"],
      [
        "turn pages forward to B, animated",
        "commit",
        "MIS-61 on pages with C",
      ],
      reports: []
    )
  }

  func testThePageSetInViewDidLoad() async throws {  // MIS-62
    try assertMisuse(
      62,
      in: "screen",
      aside: ["pages()", "screen"],
      [
        "inside viewDidLoad of pages: MIS-62 on pages with B",
        "replace window root A by pages",
      ],
      reports: []
    )
  }

  func testTheRootReplacedUnderAPresentation() async throws {  // MIS-63
    try assertMisuse(
      63,
      in: "screen",
      aside: ["screen", "screen"],
      [
        "present B from A as fullScreen",
        "settle",
        "MIS-63 on A with C",
      ],
      reports: ["INV-32"]
    )
    try assertMisuse(
      63,
      in: "screen",
      aside: ["screen", "screen"],
      under: "ios26+V-ROOT-SWAP-MODAL=dismissed",
      [
        "present B from A as fullScreen",
        "settle",
        "MIS-63 on A with C",
      ],
      reports: []
    )
  }

  func testAViewInTheWindow() async throws {  // MIS-64
    try assertMisuse(
      64,
      in: "screen",
      aside: ["screen"],
      [
        "MIS-64 on A with B"
      ],
      reports: ["INV-47"]
    )
  }
}
