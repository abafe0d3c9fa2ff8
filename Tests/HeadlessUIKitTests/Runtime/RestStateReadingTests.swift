// Whether the state of a stage reads everything that objects hold, names what it cannot read, and
// leaves out only what exists.

import UIKitTesting

final class RestStateReadingTests: UIKitTestCase {
  private enum Shape {
    case point
    case circle(Double)
    case group([Int], name: String)
    case action(() -> Int)
  }

  private struct Pair {
    var flag = false
    var number = 1
    weak var object: AnyObject?
    var shape = Shape.point
  }

  private class Base: UIViewController {
    var inherited = 0
  }

  private final class Helper {
    var value = 0
    unowned let owner: UIViewController
    init(_ owner: UIViewController) { self.owner = owner }
  }

  private final class Container: Base {
    var text = "a"
    var double = 0.5
    var small: UInt8 = 1
    var optional: Int?
    var pair = Pair()
    var tuple = (1, false)
    var list: [Shape] = []
    var table: [String: Int] = [:]
    var set: Set<Int> = []
    var objects: Set<ObjectIdentifier> = []
    var any: Any = 1
    var type: Any.Type = Int.self
    var action: (() -> Void)?
    var counter: (() -> Int)?
    var delegate: (any CustomStringConvertible)?
    weak var noted: UIViewController?
    lazy var late = Helper(self)
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var insets = UIEdgeInsets.zero
    var url: URL?
    var pointer: UnsafeMutablePointer<Int>?
    var key: UnsafeRawPointer?
    var error: (any Error)?

    func count() { inherited += 1 }
  }

  private struct Words: CustomStringConvertible { var description: String }

  /// Makes a stage with a container, changes it, and reads it.
  private func read(_ change: (Container) -> Void) -> (words: [UInt64]?, unknown: String?) {
    let stage = Stage()
    let container = stage.run { Container() }
    stage.show { container }
    stage.settle {
      let child = UIViewController()
      container.embed(child)
    }
    stage.settle { change(container) }
    let state = RestState(of: stage)
    state.add(container)
    return (state.finished { _ in }, state.unknown)
  }

  private func makeCounter(from start: Int) -> () -> Int {
    var count = start
    return {
      count += 1
      return count
    }
  }

  private static var step = 1

  /// A closure that refers to its class by `Self`, as most of UIKit's animations do.
  private func makeStepper(by count: Int) -> () -> Void {
    { Self.step += count }
  }

  private nonisolated(unsafe) static var firstKey: UInt8 = 0
  private nonisolated(unsafe) static var secondKey: UInt8 = 0

  private func address(of key: inout UInt8) -> UnsafeRawPointer {
    withUnsafePointer(to: &key) { UnsafeRawPointer($0) }
  }

  private func generic<Value>(_ value: Value) -> () -> Void { { _ = value } }

  private func each<Values: Collection>(
    _ values: Values,
    _ body: @escaping (Values.Element) -> Void
  ) -> [() -> Void] where Values.Element: CustomStringConvertible {
    values.map { value in { body(value) } }
  }

  func testEveryChangeOfWhatIsStoredChangesTheWords() async throws {
    let changes: [(name: String, body: (Container) -> Void)] = [
      ("nothing", { _ in }),
      ("inherited", { $0.inherited = 1 }),
      ("text", { $0.text = "b" }),
      ("double", { $0.double = 0.25 }),
      ("small", { $0.small = 2 }),
      ("optional", { $0.optional = 0 }),
      ("struct", { $0.pair.number = 2 }),
      ("flag", { $0.pair.flag = true }),
      ("weak in a struct", { $0.pair.object = $0 }),
      ("case", { $0.pair.shape = .circle(1) }),
      ("payload", { $0.pair.shape = .circle(2) }),
      ("payloads", { $0.pair.shape = .group([1], name: "a") }),
      ("other payloads", { $0.pair.shape = .group([1], name: "b") }),
      ("tuple", { $0.tuple.1 = true }),
      ("list", { $0.list = [.point] }),
      ("closure in a list", { $0.list = [.action { 1 }] }),
      ("other closure in a list", { $0.list = [.action { 2 }] }),
      ("table", { $0.table = ["a": 1] }),
      ("value of a table", { $0.table = ["a": 2] }),
      ("set", { $0.set = [1] }),
      ("other set", { $0.set = [2] }),
      ("identifier", { $0.objects = [ObjectIdentifier($0)] }),
      ("other identifier", { $0.objects = [ObjectIdentifier($0.children[0])] }),
      ("any", { $0.any = "1" }),
      ("any object", { $0.any = $0.children[0] }),
      ("type", { $0.type = String.self }),
      ("closure", { $0.action = {} }),
      ("closure with a capture", { [unowned self] in $0.counter = makeCounter(from: 0) }),
      ("other capture", { [unowned self] in $0.counter = makeCounter(from: 1) }),
      (
        "captured variable",
        { [unowned self] in
          $0.counter = makeCounter(from: 0)
          for _ in 0..<2 { _ = $0.counter?() }
        }
      ),
      ("method", { container in container.action = container.count }),
      (
        "weak capture",
        { container in container.action = { [weak container] in container?.count() } }
      ),
      ("existential", { $0.delegate = Words(description: "a") }),
      ("other existential", { $0.delegate = Words(description: "b") }),
      ("other type of existential", { $0.delegate = 1 }),
      ("weak", { $0.noted = $0.children[0] }),
      ("lazy", { _ = $0.late }),
      ("changed lazy", { $0.late.value = 1 }),
      ("rectangle", { $0.rect.size.width = 5 }),
      ("insets", { $0.insets.left = 1 }),
      ("url", { $0.url = URL(string: "file:///a") }),
      ("other url", { $0.url = URL(string: "file:///b") }),
      ("view", { $0.view.backgroundColor = .red }),
      ("child's view", { $0.children[0].view.tag = 7 }),
      ("title", { $0.title = "title" }),
      ("preference", { $0.edgesForExtendedLayout = [] }),
    ]
    try requireDistinct(changes)
  }

  func testSelfInClosuresAndKeysOfAssociatedObjectsAreRead() async throws {
    try requireDistinct([
      ("nothing", { _ in }),
      ("closure with Self", { [unowned self] in $0.action = makeStepper(by: 1) }),
      ("other capture beside Self", { [unowned self] in $0.action = makeStepper(by: 2) }),
      ("key", { [unowned self] in $0.key = address(of: &Self.firstKey) }),
      ("other key", { [unowned self] in $0.key = address(of: &Self.secondKey) }),
      (
        "associated value",
        { [unowned self] in
          AssociatedObjects.set(1, of: $0, address(of: &Self.firstKey), isWeak: false)
        }
      ),
      (
        "associated value of another key",
        { [unowned self] in
          AssociatedObjects.set(1, of: $0, address(of: &Self.secondKey), isWeak: false)
        }
      ),
    ])
  }

  func testEveryCaptureInAGenericContextChangesTheWords() async throws {
    try requireDistinct([
      ("nothing", { _ in }),
      ("generic capture", { [unowned self] in $0.action = generic(5) }),
      ("other generic capture", { [unowned self] in $0.action = generic(6) }),
      ("generic capture of a type", { [unowned self] in $0.action = generic("5") }),
      ("element", { [unowned self] in $0.action = each(0..<3) { _ in }[0] }),
      ("other element", { [unowned self] in $0.action = each(0..<3) { _ in }[1] }),
      ("element of a type", { [unowned self] in $0.action = each(["0"]) { _ in }[0] }),
      (
        "variable behind an element",
        { [unowned self] in
          var count = 0
          $0.action = each(0..<3) { count += $0 }[2]
          $0.action?()
        }
      ),
      (
        "same variable with another value",
        { [unowned self] in
          var count = 0
          $0.action = each(0..<3) { count += $0 }[2]
        }
      ),
    ])
  }

  /// Requires that each change is read in one way, and unlike all others.
  private func requireDistinct(_ changes: [(name: String, body: (Container) -> Void)]) throws {
    var known: [[UInt64]: String] = [:]
    for (name, change) in changes {
      let first = read(change)
      let words = try XCTUnwrap(first.words, "\(name): \(first.unknown ?? "")")
      XCTAssertEqual(words, read(change).words, "\(name) is read in two ways")
      if let other = known[words] { XCTFail("\(name) is read like \(other)") }
      known[words] = name
    }
  }

  func testTheOrderOfASetSaysNothing() async throws {
    let numbers = Array(1...20)
    let one = read { $0.set = Set(numbers) }.words
    let other = read {
      $0.set.reserveCapacity(1_000)
      for number in numbers.reversed() { $0.set.insert(number) }
    }
    XCTAssertEqual(try XCTUnwrap(one), other.words)
  }

  func testWhatCannotBeReadIsNamed() async throws {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let unknown = read { $0.pointer = memory }
    XCTAssertNil(unknown.words)
    XCTAssertTrue(unknown.unknown?.contains("Pointer") ?? false, unknown.unknown ?? "")
    XCTAssertEqual(
      read { $0.key = UnsafeRawPointer(memory) }.unknown,
      "a pointer to memory that the app has allocated"
    )
    struct Problem: Error {}
    XCTAssertNil(read { $0.error = Problem() }.words)
    func generic<Value>(_ value: Value) -> () -> Void { { _ = value } }
    let closure = read { $0.action = generic(5) }
    XCTAssertTrue(closure.words == nil || closure.words != read { $0.action = generic(6) }.words)
    XCTAssertEqual(
      read { _ in Self.kept = UIViewController() }.unknown,
      "a controller that nothing else refers to"
    )
    Self.kept = nil
  }

  private static var kept: UIViewController?

  /// Whether an identity that the app has stored names a later object must not depend on the
  /// allocator, which would give the same memory again at once.
  func testIdentitiesOfControllersAndViewsAreNotReused() async throws {
    let stage = Stage()
    var identities: Set<ObjectIdentifier> = []
    for _ in 0..<50 {
      stage.run {
        let controller = UIViewController()
        identities.insert(ObjectIdentifier(controller))
        identities.insert(ObjectIdentifier(controller.view))
      }
    }
    XCTAssertEqual(identities.count, 100)
  }

  /// Of other objects nothing says whether a later one is given the same identity.
  func testIdentitiesOfOtherObjectsCountAsUnknown() async throws {
    XCTAssertNotNil(read { $0.objects = [ObjectIdentifier($0.view)] }.words)
    XCTAssertEqual(
      read { $0.objects = [ObjectIdentifier($0.late)] }.unknown,
      "the identity of an object whose memory may be given to another one"
    )
  }

  func testATaskCountsAsUnknown() async throws {
    guard TaskControl.isAvailable else { return }
    XCTAssertEqual(read { container in _ = Task { container.inherited = 1 } }.unknown, "a task")
  }

  func testWhatIsLeftOutExists() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardized
    var sources: [String: String] = [:]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
      let module = file.path.dropFirst(folder.path.count + 1).prefix { $0 != "/" }
      sources[String(module), default: ""] += try String(contentsOf: file, encoding: .utf8)
    }
    for name in LeftOutState.properties.keys.sorted() {
      let parts = name.split(separator: ".").map(String.init)
      let text = try XCTUnwrap(sources[parts[0]], name)
      let property = try XCTUnwrap(parts.last)
      XCTAssertNotNil(
        text.range(of: "(var|let) \(property)\\b", options: .regularExpression),
        "\(name) is no stored property"
      )
    }
  }
}
