// The operations of the pagers on scroll views; the finger is the environment's.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let pagers: [CorrectContainer] = [
    CorrectContainer(
      2,
      Scenario("preloaded-pager", "A pager with all pages laid out.") { stage in
        PreloadedPagerController(pages: (0..<3).map { stage.screen("page \($0)") })
      } operations: { pager, _ in
        Call("show", 0..<3) { pager.show($0, animated: true) }
        Call("show at once", 0..<3) { pager.show($0, animated: false) }
      }
    ),
    CorrectContainer(
      2,
      Scenario("story-pager", "Stories in a column, driven by an object.") { stage in
        StoryPagerController(stories: (0..<3).map { stage.screen("story \($0)") })
      } operations: { pager, _ in
        Call("open", 0..<3) { pager.open($0) }
      }
    ),
    CorrectContainer(
      3,
      Scenario("lazy-pager", "A pager that adds pages as they come in view.") { stage in
        LazyPagerController(count: 4) { stage.screen("page \($0)") }
      } operations: { pager, _ in
        Call("go", 0..<4) { pager.go(to: $0, animated: true) }
        Call("go at once", 0..<4) { pager.go(to: $0, animated: false) }
      }
    ),
    CorrectContainer(
      3,
      Scenario("windowed-pager", "A pager that loads the neighbours of its page.") { stage in
        WindowedPagerController { number in
          (0..<5).contains(number) ? stage.screen("page \(number)") : nil
        }
      } operations: { pager, _ in
        Call("jump", 0..<5) { pager.jump(to: $0) }
      }
    ),
  ]
}
