// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "vcfuzz",
  platforms: [.macOS(.v15), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "VCLifecycle", targets: ["VCLifecycle", "LifecycleLogs"]),
    .library(name: "LifecycleChecks", targets: ["LifecycleChecks"]),
    .library(name: "LifecycleRecording", targets: ["LifecycleRecording"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "ModelChecking", targets: ["ModelChecking"]),
    .library(name: "CalibrationProbes", targets: ["CalibrationProbes"]),
    .library(name: "CalibrationXCTest", targets: ["CalibrationXCTest"]),
    .library(name: "VCFuzzKit", targets: ["VCFuzzKit"]),
    .library(name: "VCFuzzCLI", targets: ["VCFuzzCLI"]),
    .library(name: "VCFuzzXCTest", targets: ["VCFuzzXCTest"]),
    .executable(name: "vcfuzz", targets: ["VCFuzzCommand"]),
    .executable(name: "vcfuzz-lab", targets: ["VCFuzzLab"]),
    .plugin(name: "RewriteSources", targets: ["RewriteSources"]),
  ],
  targets: [
    // Leaves: the vocabulary, and an engine that imports nothing.
    .target(name: "VCLifecycle"),
    .target(name: "ModelChecking"),

    // Reads what devices print: nothing that the runtime needs.
    .target(name: "LifecycleLogs", dependencies: ["VCLifecycle"]),

    // For apps on devices, and for packages that use the library products: no part of `vcfuzz`.
    .target(name: "LifecycleRecording", dependencies: ["VCLifecycle"]),

    // The checkers and the runtime can't see each other, and compile side by side.
    .target(name: "LifecycleChecks", dependencies: ["VCLifecycle"]),
    // The queues and timers of virtual time; HeadlessUIKit exports them.
    .target(name: "HeadlessFoundation"),
    .target(name: "HeadlessUIKitCore", dependencies: ["VCLifecycle", "HeadlessFoundation"]),
    // API that real packages name and that no lifecycle depends on.
    .target(name: "HeadlessUIKitSurface", dependencies: ["HeadlessUIKitCore"]),
    // What users import: both, and the queues and timers.
    .target(name: "HeadlessUIKit", dependencies: ["HeadlessUIKitCore", "HeadlessUIKitSurface"]),

    // What every part of the tool needs: errors, exit codes, text, files, facts about processes.
    .target(name: "VCFuzzSupport", dependencies: ["VCLifecycle"]),
    // Checks logs: it needs no runtime.
    .target(
      name: "VCFuzzLogChecks",
      dependencies: ["VCLifecycle", "LifecycleChecks", "LifecycleLogs", "VCFuzzSupport"]
    ),

    // Rewrites the sources of iOS packages for Linux; the plugin runs it when they are built.
    .target(name: "SourceRewriting"),
    .executableTarget(name: "SourceRewritingCommand", dependencies: ["SourceRewriting"]),
    .plugin(
      name: "RewriteSources",
      capability: .buildTool(),
      dependencies: ["SourceRewritingCommand"]
    ),
    // Writes a package that fuzzes another one.
    .target(name: "VCFuzzAdoption", dependencies: ["SourceRewriting"]),

    // Programs that show how UIKit behaves where that is disputed, and what their traces say.
    .target(
      name: "CalibrationProbes",
      dependencies: [
        "VCLifecycle", "LifecycleRecording",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["Calibrations"]
    ),
    .target(name: "CalibrationXCTest", dependencies: ["CalibrationProbes", "LifecycleRecording"]),
    .target(name: "VCFuzzCalibration", dependencies: ["CalibrationProbes", "VCLifecycle"]),

    // Scenarios, generation, runs, campaigns, exploration, and the corpus.
    .target(
      name: "VCFuzzKit",
      dependencies: [
        "VCLifecycle", "LifecycleChecks", "HeadlessUIKit", "ModelChecking", "VCFuzzSupport",
      ]
    ),

    // Processes that make runs, and die of them: workers, shares of a campaign, their merge.
    .target(
      name: "VCFuzzProcesses",
      dependencies: [
        "VCFuzzKit", "VCLifecycle", "LifecycleChecks", "HeadlessUIKit", "VCFuzzSupport",
      ]
    ),

    // Every result as text, pages, and forms for programs: the commands print what is made here.
    .target(
      name: "VCFuzzReports",
      dependencies: [
        "VCFuzzKit", "VCFuzzProcesses", "VCFuzzLogChecks", "VCLifecycle", "LifecycleChecks",
        "LifecycleLogs", "HeadlessUIKit", "ModelChecking", "VCFuzzSupport",
      ],
      // Text that isn't Swift of this package, embedded in the module.
      resources: [
        .embedInCode("Resources/page.css"), .embedInCode("Resources/page.js"),
        .embedInCode("Resources/HostController.txt"),
        .embedInCode("Resources/ManualHostController.txt"),
      ]
    ),

    // What the tool `vcfuzz` can be tried on: deliberately broken containers and observers.
    .target(name: "VCFuzzSamples", dependencies: ["HeadlessUIKit", "VCFuzzKit"]),

    // Entry points: XCTest, and the command line.
    .target(name: "VCFuzzXCTest", dependencies: ["VCFuzzKit"]),
    .target(
      name: "VCFuzzCLI",
      dependencies: [
        "VCFuzzKit", "VCLifecycle", "LifecycleChecks", "LifecycleLogs", "HeadlessUIKit",
        "ModelChecking",
        "VCFuzzAdoption", "VCFuzzCalibration", "CalibrationProbes", "LifecycleRecording",
        "VCFuzzSupport", "VCFuzzProcesses", "VCFuzzReports", "VCFuzzLogChecks",
      ]
    ),
    .executableTarget(
      name: "VCFuzzCommand",
      dependencies: ["VCFuzzCLI", "VCFuzzKit", "VCFuzzSamples"]
    ),

    // Benchmarks, mutants, and reader fuzzing: for work on vcfuzz itself, not part of its product.
    .executableTarget(
      name: "VCFuzzLab",
      dependencies: [
        "VCFuzzCLI", "VCFuzzKit", "VCLifecycle", "LifecycleChecks", "HeadlessUIKit",
        "ModelChecking", "LifecycleRecording", "VCFuzzContainerSuite", "VCFuzzCalibration",
        "CalibrationProbes", "VCFuzzSupport", "VCFuzzReports",
        "VCFuzzSamples",
      ]
    ),

    // Traces as words, for tests.
    .target(
      name: "LifecycleNotation",
      dependencies: ["VCLifecycle", "LifecycleLogs"],
      path: "Tests/LifecycleNotation"
    ),

    .target(
      name: "UIKitTesting",
      dependencies: ["HeadlessUIKit", "VCLifecycle"],
      path: "Tests/UIKitTesting"
    ),

    // Containers as an iOS engineer writes them: they import nothing of vcfuzz but HeadlessUIKit.
    .target(name: "VCFuzzGallery", dependencies: ["HeadlessUIKit"], path: "Tests/Gallery"),

    // Containers by which the checks are measured: correct ones, and ones with a planted bug.
    .target(
      name: "VCFuzzContainerSuite",
      dependencies: ["HeadlessUIKit", "VCFuzzKit"],
      path: "Tests/ContainerSuite"
    ),

    .executableTarget(
      name: "CrashingTool",
      dependencies: ["VCFuzzCLI", "VCFuzzKit", "HeadlessUIKit"],
      path: "Tests/CrashingTool"
    ),

    .testTarget(
      name: "LifecycleTests",
      dependencies: [
        "VCLifecycle", "LifecycleChecks", "LifecycleLogs", "LifecycleNotation",
        "LifecycleRecording",
      ]
    ),
    .testTarget(
      name: "ModelCheckingTests",
      dependencies: ["ModelChecking"]
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "VCLifecycle", "LifecycleChecks", "LifecycleLogs", "LifecycleNotation",
        "LifecycleRecording", "VCFuzzGallery", "UIKitTesting",
      ]
    ),
    .testTarget(
      name: "VCFuzzTests",
      dependencies: [
        "VCFuzzKit", "VCFuzzProcesses", "VCFuzzCLI", "VCFuzzLab", "VCFuzzXCTest", "VCLifecycle",
        "LifecycleChecks",
        "HeadlessUIKit", "LifecycleNotation", "LifecycleLogs", "LifecycleRecording",
        "ModelChecking", "VCFuzzGallery", "CrashingTool", "VCFuzzContainerSuite",
        "VCFuzzCalibration",
        "CalibrationProbes", "VCFuzzSupport", "VCFuzzReports", "VCFuzzLogChecks",
        "VCFuzzSamples",
      ]
    ),
    .testTarget(
      name: "HouseRulesTests",
      dependencies: [
        "VCLifecycle", "LifecycleChecks", "VCFuzzSupport", "VCFuzzReports", "VCFuzzKit",
        "VCFuzzCLI", "SourceRewriting", "VCFuzzSamples",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// UIKit by its own name, for packages that import it: never on Apple's platforms.
#if !canImport(Darwin)
package.products.append(.library(name: "UIKit", targets: ["UIKit"]))
package.targets.append(.target(name: "UIKit", dependencies: ["HeadlessUIKit"]))

// Containers written for iOS, as the rewriter leaves them: once with the planted bugs, once without.
// The plugin would have to be built before everything else; `.ci/adopt` builds the originals with it.
for name in ["Broken", "Fixed"] {
  package.targets.append(
    .target(
      name: "Adopted\(name)",
      dependencies: ["UIKit", "VCFuzzKit"],
      path: "Tests/AdoptedSamples/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5)] + (name == "Fixed" ? [.define("FIXED")] : [])
    )
  )
}
package.targets.first { $0.name == "VCFuzzLab" }?.dependencies += [
  "AdoptedBroken", "AdoptedFixed",
]
package.targets.append(
  .testTarget(
    name: "AdoptionTests",
    dependencies: [
      "SourceRewriting", "VCFuzzAdoption", "AdoptedBroken", "AdoptedFixed", "VCFuzzKit", "UIKit",
      "ModelChecking",
    ]
  )
)
#endif

// A module that only exports others is not built again when they change, nor is what depends on it.
for target in package.targets {
  for dependency in target.dependencies {
    switch dependency {
    case .byNameItem("HeadlessUIKit", let condition), .byNameItem("UIKit", let condition),
      .targetItem("HeadlessUIKit", let condition):
      target.dependencies += ["HeadlessUIKitCore", "HeadlessUIKitSurface"].map {
        .target(name: $0, condition: condition)
      }
    default: break
    }
  }
}

// One set of settings for every target. Keep this after the target list.
for target in package.targets where target.type != .plugin && !target.name.hasPrefix("Adopted") {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
