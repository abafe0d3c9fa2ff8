// The tree of controllers follows the events, whatever they claim.

import VCFuzzCLI
import VCFuzzReports
import XCTest

final class ControllerTreeTests: XCTestCase {
  private func event(
    _ kind: Event.Kind,
    _ controller: Int,
    _ other: Int? = nil,
    flag: Bool? = nil
  ) -> Event {
    var event = Event(kind, ControllerID(controller), other: other.map { ControllerID($0) })
    event.flag = flag
    return event
  }

  private func text(_ tree: ControllerTree) -> [String] {
    tree.lines.map { line in
      String(repeating: " ", count: line.depth) + "\(line.controller) \(line.link)"
        + (tree.nodes[line.controller].state.map { " \($0)" } ?? "")
    }
  }

  func testItFollowsContainmentPresentationAndAppearance() {
    var tree = ControllerTree()
    for item in [
      event(.windowRoot, 0, flag: true), event(.parentChanged, 2, 0, flag: true),
      event(.parentChanged, 1, 0, flag: true), event(.viewWillAppear, 0),
      event(.viewDidAppear, 0), event(.viewWillAppear, 2),
      event(.presentationChanged, 3, 0, flag: true), event(.viewWillDisappear, 3),
      event(.created, 4),
    ] { tree.apply(item) }
    XCTAssertEqual(
      text(tree),
      [
        "0 window appeared", " 2 child appearing", " 1 child", " 3 presented disappearing",
        "4 aside",
      ]
    )
    tree.apply(event(.parentChanged, 2, 0, flag: false))
    tree.apply(event(.didMoveToParent, 1))
    tree.apply(event(.presentationChanged, 3, 0, flag: false))
    tree.apply(event(.destroyed, 4))
    tree.apply(event(.viewDidDisappear, 3))
    XCTAssertEqual(
      text(tree),
      ["0 window appeared", "1 aside", "2 aside appearing", "3 aside disappeared"]
    )
  }

  func testRingsAndDeepTreesAreShownOnce() {
    var tree = ControllerTree()
    for place in 0..<200 { tree.apply(event(.parentChanged, place, place + 1, flag: true)) }
    tree.apply(event(.parentChanged, 200, 0, flag: true))
    tree.apply(event(.parentChanged, 300, 300, flag: true))
    XCTAssertEqual(tree.lines.count, 202)
    XCTAssertEqual(Set(tree.lines.map(\.controller)).count, 202)
    XCTAssertLessThanOrEqual(tree.lines.map(\.depth).max() ?? 0, 64)
  }

  func testTheHeaderIsWhereItBegins() {
    var header = Trace.Header()
    header.initialParents = [.init(ControllerID(1), ControllerID(0))]
    header.initialPresenters = [.init(ControllerID(2), ControllerID(1))]
    header.initialStates = [
      .init(ControllerID(0), .appeared), .init(ControllerID(2), .disappeared),
    ]
    XCTAssertEqual(
      text(ControllerTree(header)),
      ["0 aside appeared", " 1 child", "  2 presented disappeared"]
    )
  }
}
