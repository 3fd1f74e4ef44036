// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let testing: Target.Dependency = .product(name: "DITesting", package: "swift-provide")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")

let package = Package(
  name: "Ledger",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "ledger", targets: ["Ledger"])
  ],
  traits: [
    .trait(name: "DailyLimit", description: "Limits the money that leaves an account on one day.")
  ],
  dependencies: [
    .package(name: "swift-provide", path: "../..")
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "LedgerBase", dependencies: ["CSQLite", runtime], plugins: [generator]),
    .target(name: "Accounts", dependencies: ["LedgerBase", runtime], plugins: [generator]),
    .executableTarget(
      name: "Ledger", dependencies: ["Accounts", "LedgerBase", runtime], plugins: [generator]),

    .testTarget(
      name: "AccountsTests", dependencies: ["Accounts", "LedgerBase", runtime, testing],
      plugins: [generator]),
    .testTarget(name: "LedgerTests", dependencies: ["Ledger", "Accounts", "LedgerBase", runtime, testing]),
  ],
  swiftLanguageModes: [.v6]
)
