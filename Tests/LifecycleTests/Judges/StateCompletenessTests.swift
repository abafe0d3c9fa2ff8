// Every stored property of the checks is part of the state that the explorer compares, or is listed
// here with the reason why it is not.

import Foundation
import LifecycleChecks
import VCLifecycle
import XCTest

final class StateCompletenessTests: XCTestCase {
  /// Stored properties that aren't encoded, and why two states may differ in them.
  private static let leftOut = [
    "CheckSuite.count": "the position of the next event, which is only compared",
    "CheckSuite.restsPassed": "counts idle positions of the header, of which there must be none",
    "Context.log": "states with violations are not compared, and advice changes nothing",
    "Ledger.profile": "the same in every run of a search",
    "Ledger.calls": "follows from the profile",
    "Ledger.touched": "as long as there are so few controllers, all of them are checked when idle",
    "Ledger.roots": "the controllers with the flag isWindowRoot, and some without effect",
    "Ledger.recordedOfAny": "follows from the header of a log",
    "Ledger.lastAppearance": "of logs only",
    "Ledger.spoiltDisturbance": "the same in every run of a search",
    "Entry.unrecorded": "follows from the header of a log",
    "EnvironmentMonitor.isActivationUnrecorded": "follows from the header of a log",
    "EnvironmentMonitor.isForegroundUnrecorded": "follows from the header of a log",
    "Entry.layoutIndex": "encoded by the ledger, as its order among the appearances",
  ]

  func testEveryStoredPropertyIsEncodedOrListed() throws {
    var checks = CheckSuite(profile: .standard, header: Trace.Header())
    var trace = Trace()
    checks.observe(Event(.viewDidLoad, trace.addController("A")), at: 0)
    let encoders = try encoders()
    var properties: [String: Set<String>] = [:]
    collect(checks, into: &properties)
    for type in ["Entry", "Will", "Ledger", "LoadingMonitor", "IsAppearingMonitor", "FrameMonitor"]
    {
      XCTAssertNotNil(properties[type], "\(type) isn't reached by reflection")
    }
    var missing: [String] = []
    for (type, names) in properties {
      for name in names where encoders[type]?.contains(name) != true {
        missing.append("\(type).\(name)")
      }
    }
    XCTAssertEqual(missing.sorted(), Self.leftOut.keys.sorted())
  }

  /// Collects the stored properties of a value and of what it consists of, type by type.
  private func collect(_ value: Any, into properties: inout [String: Set<String>]) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct where !(value is any OptionSet):
      let type = "\(Swift.type(of: value))"
      for child in mirror.children {
        guard let name = child.label, !isStateless(child.value) else { continue }
        properties[type, default: []].insert(name)
        if Self.leftOut["\(type).\(name)"] == nil { collect(child.value, into: &properties) }
      }
    case .collection, .optional:
      for child in mirror.children { collect(child.value, into: &properties) }
    default: break
    }
  }

  private func isStateless(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct && mirror.children.isEmpty
  }

  /// Returns the names that the `addState` functions of each type mention.
  private func encoders() throws -> [String: Set<String>] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LifecycleChecks")
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    var encoders: [String: Set<String>] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for block in text.components(separatedBy: "\nextension ").dropFirst() {
        guard let start = block.range(of: "func addState(to") else { continue }
        let type = block.prefix { $0.isLetter || $0 == "." }.split(separator: ".").last ?? ""
        let body = block[start.upperBound...].components(separatedBy: "\n}\n")[0]
        let code = body.split(separator: "\n").map { $0.components(separatedBy: "//")[0] }
        let words = code.joined(separator: "\n").split { !$0.isLetter && !$0.isNumber }
        encoders[String(type), default: []].formUnion(words.map(String.init))
      }
    }
    return encoders
  }
}
