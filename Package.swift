// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "vcfuzz",
  products: [
    .library(name: "Lifecycle", targets: ["Lifecycle"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "ModelChecking", targets: ["ModelChecking"]),
    .library(name: "VCFuzz", targets: ["VCFuzz"]),
    .library(name: "VCFuzzXCTest", targets: ["VCFuzzXCTest"]),
    .executable(name: "vcfuzz", targets: ["VCFuzzCommand"]),
  ],
  targets: [
    // The ground: the words and the judges, and an engine that knows nothing of them.
    .target(name: "Lifecycle"),
    .target(name: "ModelChecking"),

    // The small UIKit that is judged, and the domain that brings all together.
    .target(name: "HeadlessUIKit", dependencies: ["Lifecycle"]),
    .target(name: "VCFuzz", dependencies: ["Lifecycle", "HeadlessUIKit", "ModelChecking"]),

    // The doors: XCTest and the command line.
    .target(name: "VCFuzzXCTest", dependencies: ["VCFuzz"]),
    .executableTarget(name: "VCFuzzCommand", dependencies: ["VCFuzz"]),

    // Containers as an iOS engineer writes them: nothing of ours is in their source.
    .target(name: "Gallery", dependencies: ["HeadlessUIKit"], path: "Tests/Gallery"),

    .executableTarget(
      name: "CrashingTool",
      dependencies: ["VCFuzz", "HeadlessUIKit"],
      path: "Tests/CrashingTool"
    ),

    .testTarget(name: "LifecycleTests", dependencies: ["Lifecycle"]),
    .testTarget(
      name: "ModelCheckingTests",
      dependencies: ["ModelChecking"],
      exclude: ["AssertionMutations.txt"]
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "Lifecycle", "Gallery"]
    ),
    .testTarget(
      name: "VCFuzzTests",
      dependencies: ["VCFuzz", "VCFuzzXCTest", "Gallery", "CrashingTool"]
    ),
    .testTarget(name: "HouseRulesTests", dependencies: ["Lifecycle", "VCFuzz"]),
  ],
  swiftLanguageModes: [.v6]
)

// One set of settings for every target. Keep this after the target list.
for target in package.targets {
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
