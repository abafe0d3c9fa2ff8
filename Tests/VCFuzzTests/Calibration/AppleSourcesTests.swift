// What is compiled on Apple's platforms only has the right types: the recorder and its hooks, the
// probes, and the test that runs them, each whole, as the compiler sees them there.

import Foundation
import XCTest

/// The modules `UIKit` and `ObjectiveC` are stand-ins, so that `canImport` finds them.
@MainActor final class AppleSourcesTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let objectiveC = """
    public struct Method {}
    public typealias IMP = OpaquePointer
    public struct Selector { init(_ name: String) {} }
    public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
    public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
    public func method_getImplementation(_ method: Method) -> IMP { fatalError() }
    @discardableResult
    public func method_setImplementation(_ method: Method, _ new: IMP) -> IMP { new }
    public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }
    """

  /// What XCTest lacks on Linux.
  private static let attachments = """
    public import XCTest
    public final class XCTAttachment {
      public enum Lifetime { case keepAlways }
      public var name: String?
      public var lifetime = Lifetime.keepAlways
      public init(string: String) {}
    }
    extension XCTestCase {
      public func add(_ attachment: XCTAttachment) {}
    }
    """

  /// The features with which the package is compiled.
  private var features: [String] {
    get throws {
      let manifest = try String(
        contentsOf: root.appendingPathComponent("Package.swift"),
        encoding: .utf8
      )
      return manifest.components(separatedBy: ".enableUpcomingFeature(\"").dropFirst().flatMap {
        ["-enable-upcoming-feature", String($0.prefix { $0 != "\"" })]
      }
    }
  }

  /// Compiles a module into the folder; what the compiler says of it.
  private func compile(_ module: String, _ files: [String], in folder: CaseFolder) throws -> String
  {
    let modules = try BuiltModules.folder(beside: self)
    let arguments =
      [
        "-emit-module", "-emit-module-path", "\(folder.path)/\(module).swiftmodule",
        "-module-name", module, "-swift-version", "6", "-warnings-as-errors", "-package-name",
        root.lastPathComponent.lowercased(), "-I", folder.path, "-I", modules,
      ] + (try features)
    return try BuiltModules.compiler(arguments + files)
  }

  private func sources(of module: String) -> [String] {
    let folder = root.appendingPathComponent("Sources/" + module)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder.path)/\($0)" }
  }

  func testTheyHaveTheRightTypes() async throws {
    let folder = try CaseFolder(self)
    try folder.write(Self.objectiveC, to: "ObjectiveCStandIn.swift")
    try folder.write(Self.attachments, to: "Attachments.swift")
    let steps = [
      ("ObjectiveC", [folder.path + "/ObjectiveCStandIn.swift"]),
      ("LifecycleRecording", sources(of: "LifecycleRecording")),
      ("CalibrationProbes", sources(of: "CalibrationProbes")),
      (
        "CalibrationXCTest",
        sources(of: "CalibrationXCTest") + [folder.path + "/Attachments.swift"]
      ),
    ]
    for (module, files) in steps {
      XCTAssertFalse(files.isEmpty, module)
      XCTAssertEqual(try compile(module, files, in: folder), "", module)
    }
  }
}
