// What HeadlessUIKit shows to the world: the documentation lists it, and UIKit's classes have
// nothing public that UIKit lacks.

import Foundation
import XCTest

final class SurfaceTests: XCTestCase {
  func testTheDocumentationListsWhatExists() throws {
    let page = WhatExistsPage.drawn(from: try PublicSurface.ofHeadlessUIKit())
    if ProcessInfo.processInfo.environment["RECORD_SURFACE"] == "1" {
      try page.write(to: WhatExistsPage.file, atomically: true, encoding: .utf8)
      return XCTFail("recorded; read the difference before it is kept")
    }
    let written = try String(contentsOf: WhatExistsPage.file, encoding: .utf8)
    let (wanted, came) = (page.split(separator: "\n"), written.split(separator: "\n"))
    for change in wanted.difference(from: came) {
      switch change {
      case .insert(_, let line, _): XCTFail("WhatExists.md lacks: \(line)")
      case .remove(_, let line, _): XCTFail("WhatExists.md has, but the sources do not: \(line)")
      }
    }
    XCTAssertEqual(page, written, "write it anew with RECORD_SURFACE=1")
  }

  func testUIKitsClassesHaveNothingThatUIKitLacks() throws {
    let surface = try PublicSurface.ofHeadlessUIKit()
    for (type, allowed) in UIKitMembers.all {
      let found = surface.members[type] ?? []
      for name in found.sorted() where !allowed.contains(name) {
        XCTFail("\(type).\(name) is public here and unknown to UIKit")
      }
    }
  }

  func testTypesOfUIKitsPrefixAreUIKits() throws {
    let surface = try PublicSurface.ofHeadlessUIKit()
    // `Selector`, `UndoManager` and the clocks are names that UIKit's users know from elsewhere.
    let own: Set<String> = [
      "ContinuousClock", "Device", "Selector", "Stage", "StageException", "StageLimits",
      "StageRecording", "StageStep", "SuspendingClock", "UndoManager",
    ]
    for type in surface.modules.keys.sorted() where !type.contains(".") {
      let isUIKits = [
        "UI", "NS", "AV", "CA", "CF", "CG", "MF", "MK", "SF", "WK", "Dispatch", "Timer",
      ].contains(
        where: type.hasPrefix
      )
      XCTAssertTrue(isUIKits || own.contains(type), "\(type) takes a name that a user may want")
    }
  }

  // MARK: The reader

  private func members(_ source: String) -> [String: Set<String>] {
    var surface = PublicSurface()
    surface.read(source, module: "Views")
    return surface.members
  }

  func testTheReaderNamesMembersByTheirLabels() {
    let found = members(
      """
      /// public func inComment()
      @MainActor
      open class A: B {
        public init(frame: CGRect) { let x = { } }
        public required init?(coder: NSCoder) { x() }
        open var text = "public var inText { "
        open private(set) weak var seen: A?
        var hidden = 1
        private func alsoHidden() {}
        @_spi(Surface) open var alsoHiddenHere = 1
        open override func overridden() {}
        open func many(
          _ first: Int,
          then second: @escaping (Int, Int) -> Void,
          list: [String: Int] = [:]
        ) -> Int {
          var local = 1
          return local
        }
        public class func make<Value>(_ value: Value) -> Self { self }
        public struct Inner {
          public let value: Int
        }
      }
      extension A {
        public static let shared = A()
      }
      public protocol P {
        func asked(of a: A) -> Int
      }
      public enum E {
        case one, six(Int, Int), seven = 7
        case two(Int)
        func f() {
          switch self {
          case three: break
          }
        }
      }
      public enum F: Int, Sendable { case eight, nine }
      open class G: A { open var ten = [1, 2], eleven: [Int: Int] = [:], twelve = 1 << 2 }
      struct Unseen { public var x = 1 }
      """
    )
    XCTAssertEqual(
      found["A"],
      [
        "init(frame:)", "init(coder:)", "text", "seen", "many(_:then:list:)", "make(_:)", "shared",
      ]
    )
    XCTAssertEqual(found["A.Inner"], ["value"])
    XCTAssertEqual(found["P"], ["asked(of:)"])
    XCTAssertEqual(found["E"], ["one", "six", "seven", "two"])
    XCTAssertEqual(found["F"], ["eight", "nine"])
    XCTAssertEqual(found["G"], ["ten", "eleven", "twelve"])
    XCTAssertNil(found["Unseen"])
  }
}
