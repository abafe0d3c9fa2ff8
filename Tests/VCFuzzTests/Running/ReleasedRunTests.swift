// A run that is over leaves nothing behind: a campaign of a million runs needs the memory of one.

import HeadlessUIKit
import VCLifecycle
import XCTest

@testable import VCFuzzKit

@MainActor final class ReleasedRunTests: XCTestCase {
  private struct Remnant {
    weak var object: AnyObject?
    let name: String
  }

  /// What is still there of a run that nobody holds any more.
  private func remnants(_ configuration: Configuration, _ path: [Step]) -> [String] {
    var watched: [Remnant] = []
    do {
      let run = Run.finished(.uikit, configuration, path)
      watched.append(Remnant(object: run, name: "run"))
      watched.append(Remnant(object: run.stage, name: "stage"))
      for slot in run.cast.members.indices {
        guard let controller = run.live.made(slot) else { continue }
        watched.append(Remnant(object: controller, name: run.cast[slot].name))
        watched.append(
          Remnant(object: controller.viewIfLoaded, name: run.cast[slot].name + ".view")
        )
      }
    }
    return watched.filter { $0.object != nil }.map(\.name)
  }

  func testRunsAreReleasedWhole() async {
    let generator = Generator(.uikit, options: GeneratorOptions(), seed: 3)
    var leaking = 0
    for index in 0..<600 {
      let walk = generator.walk(index)
      let left = remnants(walk.configuration, walk.path)
      if left.isEmpty { continue }
      leaking += 1
      let steps = Run(.uikit, walk.configuration).vocabulary
      let text = walk.path.map { $0.text(steps) }.joined(separator: "; ")
      if leaking <= 3 { XCTFail("\(left) on \(walk.configuration.window): \(text)") }
    }
    XCTAssertEqual(leaking, 0, "runs that leave something behind")
  }
}
