// The queues and timers of a file that imports Foundation beside HeadlessUIKit: those of the stage.

import Dispatch
import UIKitTesting

final class VirtualTimeTests: UIKitTestCase {
  private var notes: [String] = []
  // Types are looked up in another way than values.
  private var timer: Timer?
  private var item: DispatchWorkItem?
  private let group = DispatchGroup()

  func testWorkOfSuchAFileWaitsForStepsOfTheStage() async {
    let stage = Stage()
    stage.run {
      DispatchQueue.main.async(group: group) { self.notes.append("block") }
      group.notify(queue: .main) { self.notes.append("group") }
      let later = DispatchWorkItem { self.notes.append("item") }
      item = later
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: later)
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        self.notes.append("timer")
      }
      let repeated = Timer(timeInterval: 2, repeats: true) { timer in
        self.notes.append("repeated")
        timer.invalidate()
      }
      RunLoop.main.add(repeated, forMode: .common)
      DispatchQueue.global().async { self.notes.append("global") }
    }
    XCTAssertEqual(notes, [])
    stage.settle()
    while stage.fireTimer() {}
    XCTAssertEqual(notes.sorted(), ["block", "global", "group", "item", "repeated", "timer"])
    XCTAssertEqual(notes.suffix(3), ["item", "timer", "repeated"])
  }

  func testObserversOfNotificationsAreCalledAtOnce() async {
    let stage = Stage()
    let name = Notification.Name("changed")
    let listener = Listener()
    stage.run {
      let center = NotificationCenter.default
      let tokens = [nil, OperationQueue.main].map { queue in
        center.addObserver(forName: name, object: nil, queue: queue) { _ in
          MainActor.assumeIsolated { listener.notes.append("block") }
        }
      }
      let selector = Selector("noted:", Listener.noted(_:))
      center.addObserver(listener, selector: selector, name: name, object: nil)
      center.post(name: name, object: nil)
      XCTAssertEqual(listener.notes.sorted(), ["block", "block", "selector"])
      for token in tokens { center.removeObserver(token) }
      center.removeObserver(listener)
      center.post(name: name, object: nil)
    }
    XCTAssertEqual(listener.notes.count, 3)
  }
}

@MainActor
private final class Listener: NSObject {
  var notes: [String] = []

  func noted(_ notification: Notification) { notes.append("selector") }
}
