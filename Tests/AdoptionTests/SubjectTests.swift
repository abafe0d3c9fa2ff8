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
