// swift-tools-version: 6.2

import PackageDescription

// A package that depends on vcfuzz: a container, a command line for its scenarios, its tests.
let package = Package(
  name: "Pages",
  dependencies: [.package(name: "vcfuzz", path: "../..")],
  targets: [
    .target(
      name: "Pages",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "vcfuzz"),
        .product(name: "VCFuzz", package: "vcfuzz"),
      ]
    ),
    .executableTarget(
      name: "pages-fuzz",
      dependencies: ["Pages", .product(name: "VCFuzzCLI", package: "vcfuzz")]
    ),
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "Pages", .product(name: "HeadlessUIKit", package: "vcfuzz"),
        .product(name: "VCFuzzXCTest", package: "vcfuzz"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
