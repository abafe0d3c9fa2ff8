// Values that are observed by key path.

import UIKitTesting

@MainActor
final class KeyPathTests: XCTestCase {
  func testAnObjectThatIsNoViewObservesAView() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    defer { stage.settle() }
    let view = UIView()
    let observer = FrameObserver()
    view.addObserver(observer, forKeyPath: "frame", options: [.new, .old], context: nil)
    view.frame = CGRect(x: 0, y: 0, width: 2, height: 3)
    XCTAssertEqual(observer.widths, [2])
    view.removeObserver(observer, forKeyPath: "frame")
    view.frame = .zero
    XCTAssertEqual(observer.widths, [2])
  }

  func testAControllerSendsItsViewAtFirst() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    defer { stage.settle() }
    let controller = UIViewController()
    let observer = FrameObserver()
    controller.addObserver(observer, forKeyPath: "view", options: [.initial, .new], context: nil)
    XCTAssertTrue(observer.views.first === controller.view)
    XCTAssertEqual(observer.views.count, 1)
  }
}

private final class FrameObserver: NSObject, NSKeyValueObserver {
  private(set) var widths: [CGFloat] = []
  private(set) var views: [UIView] = []

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let value = change?[.newKey] as? NSValue { widths.append(value.cgRectValue.width) }
    if let view = change?[.newKey] as? UIView { views.append(view) }
  }
}
