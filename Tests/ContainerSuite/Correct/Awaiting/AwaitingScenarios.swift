// The operations of containers that wait with `await`.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let awaiting: [CorrectContainer] = [
    CorrectContainer(
      21,
      Scenario("awaiting-switcher", "Screens that arrive after an await.") { stage in
        AwaitingSwitcher(screens: (0..<3).map { stage.screen("screen \($0)") })
      } operations: { switcher, _ in
        for number in 0..<3 { Call("open \(number)") { switcher.open(number) } }
      }
    ),
    CorrectContainer(
      21,
      Scenario("streaming-state", "A child for each state that a stream delivers.") { stage in
        StreamingStateController { stage.screen("state \($0)") }
      } operations: { container, _ in
        for state in 1...2 { Call("send \(state)") { container.send(state) } }
      }
    ),
  ]
}
