// INV-29 of in root, as the scenario 'hasty-pages' shows it.
//
// The test fails as long as these steps break anything, and passes once that is mended.

import Pages
import VCFuzzXCTest
import XCTest

final class HastyPagesInv29InRootTests: XCTestCase {
  @MainActor
  func testChildAppearsWithoutItsParent() async throws {
    // The package's scenario 'hasty-pages'.
    try verify(
      case: #"""
        vcfuzz-case: 1
        scenario: hasty-pages
        profile: ios26
        device: phone
        window: root

        steps:
          call show 1

        invariant: INV-29
        role: in root
        """#,
      of: hastyPages,
      failOn: .fragile
    )
  }
}
