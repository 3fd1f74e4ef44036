// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Shared", platforms: [.iOS(.v18), .watchOS(.v11), .macOS(.v15)],
  products: [.library(name: "Shared", targets: ["Shared"])],
  dependencies: [.package(name: "swift-provide", path: "../../..")],
  targets: [
    .target(
      name: "Shared", dependencies: [.product(name: "DIRuntimeDynamic", package: "swift-provide")],
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")])
  ])
