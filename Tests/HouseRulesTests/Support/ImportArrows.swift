// The permitted imports between the targets.

import SourceRewriting

/// The rule that every target imports only the modules that its row in the manifest lists.
enum ImportArrows {
  /// The modules of the system that the targets of a folder may import.
  private static let system = [
    "AdoptedSamples": ["Foundation", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "os"],
    "CalibrationProbes": ["Foundation", "UIKit"], "CalibrationXCTest": ["XCTest"],
    "CrashingTool": ["Foundation"], "Gallery": ["Foundation", "UIKit"],
    "HeadlessFoundation": ["Foundation"],
    "HeadlessUIKitCore": ["Foundation", "Swift", "Synchronization", "_Concurrency"],
    "HeadlessUIKitSurface": ["Foundation"], "LifecycleChecks": ["Foundation"],
    "LifecycleRecording": ["Foundation", "ObjectiveC", "UIKit"], "SourceRewriting": ["Foundation"],
    "SourceRewritingCommand": ["Foundation"], "UIKit": ["Foundation"], "UIKitTesting": ["XCTest"],
    "VCFuzzAdoption": ["Foundation"], "VCFuzzCLI": ["Foundation"], "VCFuzzKit": ["Foundation"],
    // The samples of adoptions are no targets on a Mac.
    "VCFuzzLab": ["Foundation", "AdoptedBroken", "AdoptedFixed"],
    "VCFuzzLogChecks": ["Foundation"], "VCFuzzProcesses": ["Foundation"],
    "VCFuzzReports": ["Foundation"],
    "VCFuzzSupport": ["Foundation"], "VCFuzzXCTest": ["Foundation", "XCTest"],
    "VCLifecycle": ["Foundation"],
  ]

  /// For each folder of a target, but not of tests, the modules that the manifest lists.
  private static let manifest: [String: [String]] = {
    var rows: [String: [String]] = [:]
    guard let code = try? Repository.file("Package.swift").syntax else { return rows }
    for index in code.places(of: "target") + code.places(of: "executableTarget")
    where code.has(".", code.tokens[index].text, "(", at: index - 1) {
      func texts(_ label: String) -> [String] {
        let arguments = index + 2..<code.next(after: index + 1)
        guard let place = arguments.first(where: { code.has(label, ":", at: $0) }) else {
          return []
        }
        return code.tokens[place + 2..<code.next(after: place + 2)].filter { $0.kind == .text }
          .map { String($0.text.dropFirst().dropLast()) }
      }
      guard let path = (texts("path") + texts("name")).first else { continue }
      rows[String(path.split(separator: "/").last ?? ""), default: []] += texts("dependencies")
    }
    return rows
  }()

  /// Returns what a file imports without leave.
  static func complaints(about file: SourceFile) -> [String] {
    guard let row = manifest[file.target] else {
      // Test targets import what they test.
      let isTest = file.path.hasPrefix("Tests/")
      return isTest ? [] : [file.complaint(1, "the target \(file.target) has no arrows")]
    }
    guard let code = file.syntax else { return [] }
    return Imports(code: code).modules.compactMap { module, line in
      guard !(row + system[file.target, default: []]).contains(module) else { return nil }
      return file.complaint(line, "\(file.target) may not import \(module)")
    }
  }
}
