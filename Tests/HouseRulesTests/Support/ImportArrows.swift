// The permitted imports between the targets.

import SourceRewriting

/// The rule that every target imports only the modules that the design lets it depend on.
enum ImportArrows {
  /// The modules below `VCFuzzKit`.
  private static let lower = ["VCLifecycle", "LifecycleChecks", "HeadlessUIKit", "ModelChecking"]

  /// For each target, its modules of ours and then those of the system.
  private static let allowed: [(target: String, ours: [String], system: [String])] = [
    ("VCLifecycle", [], ["Foundation"]),
    ("LifecycleLogs", ["VCLifecycle"], []),
    ("LifecycleNotation", ["VCLifecycle", "LifecycleLogs"], []),
    ("LifecycleRecording", ["VCLifecycle"], ["Foundation", "ObjectiveC", "UIKit"]),
    ("ModelChecking", [], []),
    ("HeadlessFoundation", [], ["Foundation"]),
    (
      "HeadlessUIKitCore", ["VCLifecycle", "HeadlessFoundation"],
      ["Foundation", "Swift", "Synchronization", "_Concurrency"]
    ),
    ("HeadlessUIKitSurface", ["HeadlessUIKitCore"], ["Foundation"]),
    ("HeadlessUIKit", ["HeadlessUIKitCore", "HeadlessUIKitSurface"], []),
    ("LifecycleChecks", ["VCLifecycle"], ["Foundation"]),
    ("VCFuzzSupport", ["VCLifecycle"], ["Foundation"]),
    (
      "VCFuzzLogChecks", ["VCLifecycle", "LifecycleChecks", "LifecycleLogs", "VCFuzzSupport"],
      ["Foundation"]
    ),
    (
      "VCFuzzReports",
      lower + [
        "VCFuzzKit", "VCFuzzProcesses", "LifecycleLogs", "VCFuzzSupport", "VCFuzzLogChecks",
      ],
      ["Foundation"]
    ),
    (
      "VCFuzzProcesses",
      ["VCFuzzKit", "VCLifecycle", "LifecycleChecks", "HeadlessUIKit", "VCFuzzSupport"],
      ["Foundation"]
    ),
    ("VCFuzzKit", lower + ["VCFuzzSupport"], ["Foundation"]),
    (
      "VCFuzzCLI",
      lower + [
        "VCFuzzKit", "VCFuzzAdoption", "VCFuzzCalibration", "CalibrationProbes", "LifecycleLogs",
        "LifecycleRecording", "VCFuzzSupport", "VCFuzzProcesses", "VCFuzzReports",
        "VCFuzzLogChecks",
      ],
      ["Foundation"]
    ),
    (
      "CalibrationProbes", ["VCLifecycle", "LifecycleRecording", "HeadlessUIKit"],
      ["Foundation", "UIKit"]
    ),
    ("VCFuzzCalibration", ["CalibrationProbes", "VCLifecycle"], []),
    ("CalibrationXCTest", ["CalibrationProbes", "LifecycleRecording"], ["XCTest"]),
    ("UIKit", ["HeadlessUIKit"], ["Foundation"]),
    ("SourceRewriting", [], ["Foundation"]),
    ("SourceRewritingCommand", ["SourceRewriting"], ["Foundation"]),
    ("VCFuzzAdoption", ["SourceRewriting"], ["Foundation"]),
    ("VCFuzzXCTest", ["VCFuzzKit"], ["Foundation", "XCTest"]),
    ("VCFuzzSamples", ["HeadlessUIKit", "VCFuzzKit"], []),
    ("VCFuzzCommand", ["VCFuzzCLI", "VCFuzzKit", "VCFuzzSamples"], []),
    (
      "VCFuzzLab",
      lower + [
        "VCFuzzKit", "VCFuzzCLI", "LifecycleRecording", "VCFuzzContainerSuite", "VCFuzzCalibration",
        "CalibrationProbes", "AdoptedBroken", "AdoptedFixed", "VCFuzzSupport", "VCFuzzReports",
        "VCFuzzLogChecks", "VCFuzzSamples",
      ],
      ["Foundation"]
    ),
    (
      "AdoptedSamples", ["VCFuzzKit"],
      ["Foundation", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "os"]
    ),
    ("ContainerSuite", ["HeadlessUIKit", "VCFuzzKit"], []),
    ("Gallery", ["HeadlessUIKit"], ["Foundation", "UIKit"]),
  ]

  /// Returns what a file imports without leave.
  static func complaints(about file: SourceFile) -> [String] {
    guard let row = allowed.first(where: { $0.target == file.target }) else {
      // Test targets import what they test; a new target must be added to the table.
      let isTest = file.path.hasPrefix("Tests/")
      return isTest ? [] : [file.complaint(1, "the target \(file.target) has no arrows")]
    }
    guard let code = file.syntax else { return [] }
    return Imports(code: code).modules.compactMap { module, line in
      guard !(row.ours + row.system).contains(module) else { return nil }
      return file.complaint(line, "\(file.target) may not import \(module)")
    }
  }
}
