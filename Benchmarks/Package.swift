// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "swift-provide-benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Platform"),
    .executableTarget(name: "Corpus", dependencies: ["Platform"]),
    .executableTarget(name: "Measure", dependencies: ["Platform"]),
    .executableTarget(name: "Table", dependencies: ["Platform"]),
  ],
  swiftLanguageModes: [.v6]
)
