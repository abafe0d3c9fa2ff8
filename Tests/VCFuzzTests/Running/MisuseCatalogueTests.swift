// Tests of the table of misuses: every line is read, and names what exists.

import LifecycleChecks
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor final class MisuseCatalogueTests: XCTestCase {
  func testTheCatalogueHasEveryMisuseOfTheSpecification() async throws {
    XCTAssertEqual(Misuse.catalogue.map(\.number), Array(1...66))
    XCTAssertEqual(Misuse.numbered(25)?.sentence, "begin and end on a grandchild")
    XCTAssertNil(Misuse.numbered(67))
  }

  func testEveryLineNamesWhatExists() async throws {
    for misuse in Misuse.catalogue {
      let name = "MIS-\(misuse.number)"
      XCTAssertFalse(misuse.sentence.isEmpty, name)
      XCTAssertFalse(misuse.targets.isEmpty, name)
      XCTAssertTrue(misuse.reports.allSatisfy { CatalogueInvariant.named($0) != nil }, name)
      XCTAssertEqual(misuse.reports.isEmpty, misuse.verdict == .legal, name)
      guard let parts = misuse.variant?.split(separator: "=") else { continue }
      let variant = try XCTUnwrap(Variant.named(parts[0]), name)
      XCTAssertTrue(variant.values.contains(String(parts[1])), name)
    }
  }

  func testAMisuseIsReadWithItsObjectAndItsCallbacks() async throws {
    let push = try XCTUnwrap(Misuse.numbered(43))
    XCTAssertEqual(push.targets, [.nav])
    XCTAssertEqual(push.object, .stackable)
    XCTAssertEqual(push.triggers, [.viewWillAppear])
    XCTAssertFalse(push.isOwnTrigger)
    XCTAssertEqual(push.verdict, .conditional)
    XCTAssertEqual(push.variant, "V-NAV-NESTED=nested")
    let grandchild = try XCTUnwrap(Misuse.numbered(25))
    XCTAssertEqual(
      grandchild.triggers,
      [.viewDidLayoutSubviews, .viewWillLayoutSubviews, .viewDidAppear]
    )
    XCTAssertTrue(grandchild.isOwnTrigger)
    XCTAssertEqual(Misuse.numbered(56)?.targets, ControllerRole.allCases)
    XCTAssertEqual(Misuse.numbered(22)?.object, .childOfTarget)
  }
}
