// The tests for Swift Testing that the article on tests shows, compiled.

import Testing
import VCFuzzKit

@MainActor
struct DrawerSuite {
  @Test(arguments: try SavedCase.all(of: .drawer))
  func savedCase(_ saved: SavedCase) throws {
    try saved.check()
  }

  @Test func drawer() throws {
    try Scenario.drawer.verify(seed: 1, iterations: 2_000)
  }
}
