// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "LogReport",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "logreport", targets: ["LogReport"])
  ],
  dependencies: [
    .package(name: "swift-provide", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "LogReport",
      dependencies: [.product(name: "DIRuntime", package: "swift-provide")],
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")]
    ),
    .testTarget(
      name: "LogReportTests",
      dependencies: ["LogReport", .product(name: "DIRuntime", package: "swift-provide")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
