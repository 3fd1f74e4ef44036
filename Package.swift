// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

/// The plugin runs the generator in the user's own debug builds, where an unoptimised one takes ten times as many
/// instructions: so its targets are optimised there too. As a whole they cannot be, for one of SwiftPM's build systems
/// does not expect it; so what is proven of exclusive access in release builds is not checked here either.
let optimised: [SwiftSetting] = [
  .unsafeFlags(["-O", "-enforce-exclusivity=unchecked"], .when(configuration: .debug)),
  // They would be loaded at each start, and are not used: see Cores.swift.
  .unsafeFlags([
    "-Xfrontend", "-disable-implicit-concurrency-module-import",
    "-Xfrontend", "-disable-implicit-string-processing-module-import",
  ]),
]

let package = Package(
  name: "swift-provide",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "DIRuntime", targets: ["DIRuntime"]),
    .library(name: "DITesting", targets: ["DITesting"]),
    .plugin(name: "DIGenPlugin", targets: ["DIGenPlugin"]),
    .executable(name: "DIGenerator", targets: ["DIGenerator"]),
  ],
  targets: [
    .target(name: "DIRuntime"),
    .target(name: "DITesting", dependencies: ["DIRuntime"]),
    .target(name: "DIGeneratorCore", swiftSettings: optimised),
    .executableTarget(name: "DIGenerator", dependencies: ["DIGeneratorCore"], swiftSettings: optimised),
    .plugin(name: "DIGenPlugin", capability: .buildTool(), dependencies: ["DIGenerator"]),

    .testTarget(name: "DIRuntimeTests", dependencies: ["DIRuntime"]),
    .testTarget(name: "DITestingTests", dependencies: ["DITesting", "DIRuntime"]),
    .testTarget(name: "DIGeneratorTests", dependencies: ["DIGeneratorCore"]),
    .testTarget(name: "GoldenTests", dependencies: ["DIGeneratorCore"]),
    .target(
      name: "AcceptanceLibrary", dependencies: ["DIRuntime"], path: "Tests/AcceptanceLibrary",
      plugins: ["DIGenPlugin"]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["AcceptanceLibrary", "DIRuntime", "DITesting"],
      plugins: ["DIGenPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)
