// The subjects that code uses beside `#if canImport(Combine)`.

import UIKit
import XCTest

final class SubjectTests: XCTestCase {
  func testObserversReceiveValuesUntilTheyAreCancelled() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { received.append($0) }.store(in: &kept)
    subject.send(2)
    subject.value = 3
    XCTAssertEqual(received, [1, 2, 3])
    kept = []
    subject.send(4)
    XCTAssertEqual(received, [1, 2, 3])
    XCTAssertEqual(subject.value, 4)
    let event = PassthroughSubject<Void, Never>()
    let observer = event.sink { received.append(0) }
    event.send()
    observer.cancel()
    event.send()
    XCTAssertEqual(received, [1, 2, 3, 0])
  }
}

/// The functions of Objective-C's runtime.
final class ObjectiveCTests: XCTestCase {
  @MainActor
  func testClassesAreComparedAsObjects() async {
    let type = UITableView.self
    let above: UIView.Type? = type
    XCTAssertTrue(type === UITableView.self)
    XCTAssertTrue(above === UITableView.self)
    XCTAssertTrue(above !== UIScrollView.self)
  }

  @MainActor
  func testAViewOfAClassThatIsAValue() async {
    Stage().run {
      let type: UIView.Type = UILabel.self
      let view = type.decoded(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertTrue(view is UILabel)
      XCTAssertEqual(view.frame.width, 3)
    }
  }
}
