// What is compiled on Apple's platforms only has the right types: the recorder and its hooks, the
// probes, and the test that runs them, each whole, as the compiler sees them there.

import Foundation
import XCTest

/// The modules `UIKit` and `ObjectiveC` are stand-ins, so that `canImport` finds them.
@MainActor final class AppleSourcesTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let uiKit = "@_exported public import HeadlessUIKit"

  private static let objectiveC = """
    public import HeadlessUIKit
    public struct Method {}
    public typealias IMP = OpaquePointer
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

  /// Objects have no place in C here, so the conventions are left out.
  private func hooks() throws -> String {
    let path = "Sources/LifecycleRecording/ObjectiveCMethods.swift"
    let source = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    XCTAssertTrue(source.contains("imp_implementationWithBlock(block)"))
    return source.replacing("@convention(c) ", with: "").replacing("@convention(block) ", with: "")
  }

  func testTheyHaveTheRightTypes() async throws {
    let folder = try CaseFolder(self)
    let own = [
      "UIKitStandIn": Self.uiKit, "ObjectiveCStandIn": Self.objectiveC,
      "Attachments": Self.attachments, "ObjectiveCMethods": try hooks(),
    ]
    for (name, text) in own { try folder.write(text, to: name + ".swift") }
    func written(_ name: String) -> String { "\(folder.path)/\(name).swift" }
    let recording = sources(of: "LifecycleRecording").filter {
      !$0.hasSuffix("/ObjectiveCMethods.swift")
    }
    for (module, files) in [
      ("UIKit", [written("UIKitStandIn")]), ("ObjectiveC", [written("ObjectiveCStandIn")]),
      ("LifecycleRecording", recording + [written("ObjectiveCMethods")]),
      ("CalibrationProbes", sources(of: "CalibrationProbes")),
      ("CalibrationXCTest", sources(of: "CalibrationXCTest") + [written("Attachments")]),
    ] { XCTAssertEqual(try compile(module, files, in: folder), "", module) }
  }
}
