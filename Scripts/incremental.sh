#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Shows that changing, adding, renaming, removing and restoring files each give a right incremental build.
source "$(dirname "$0")/common.sh"
workspace

mkdir -p "$work"/user/Sources/{App,Base,Extra,maker} "$work"/user/Tests/AppTests "$work/user/Plugins/Maker" "$work/user/texts"
cd "$work/user"
cat > Package.swift <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "user", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-provide", path: "$root")],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Base", .product(name: "DIRuntime", package: "swift-provide")],
      plugins: ["Maker", .plugin(name: "DIGenPlugin", package: "swift-provide")]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
    .target(
      name: "Base", dependencies: [.product(name: "DIRuntime", package: "swift-provide")],
      plugins: ["Maker", .plugin(name: "DIGenPlugin", package: "swift-provide")]),
    .target(
      name: "Extra", dependencies: [.product(name: "DIRuntime", package: "swift-provide")],
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")]),
    .executableTarget(name: "maker"),
    .plugin(name: "Maker", capability: .buildTool(), dependencies: ["maker"]),
  ])
MANIFEST
# Another plugin, which makes a source of a target from a text.
cat > Plugins/Maker/Maker.swift <<'PLUGIN'
import PackagePlugin
@main struct Maker: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let text = context.package.directoryURL.appending(path: "texts/\(target.name).txt")
    let made = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
    return [
      .buildCommand(
        displayName: "Making a source of \(target.name)", executable: try context.tool(named: "maker").url,
        arguments: [text.path(percentEncoded: false), made.path(percentEncoded: false)], inputFiles: [text],
        outputFiles: [made])
    ]
  }
}
PLUGIN
cat > Sources/maker/main.swift <<'TOOL'
import Foundation
let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
try text.write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
TOOL

provider() { printf '// @provide\nstruct %s { let text = "%s" }\n' "$1" "$2" > "Sources/App/$3.swift"; }
# below TYPE FILE: a provider in the target below.
below() {
  printf '// @provide(public)\npublic struct %s: Sendable { public init() {}; public let text = "%s" }\n' "$1" "$1" \
    > "Sources/Base/$2.swift"
}
extra() {
  printf '// @provide(public)\npublic struct %s: Sendable { public init() {} }\n' "$1" > Sources/Extra/Extra.swift
}
program() {
  printf 'import Base\nimport DIRuntime\n@main struct Main { static func main() { let c = Container(); print(%s) } }\n' "$1" \
    > Sources/App/Main.swift
}
# live TARGET TYPE NAME: a live provider, which only its own module sees, of a type that others see.
live() {
  printf 'public struct %s: Sendable { public init(fake: Bool) {} }\n// @provide(singleton, live)\nfunc %s() -> %s { fatalError() }\n' \
    "$2" "$3" "$2" > "Sources/$1/$2.swift"
}
# test_faking ARGUMENTS: a test of the program, in a target that does not apply the plugin.
test_faking() {
  printf '@testable import App\nimport Base\nimport DIRuntime\nimport Testing\n@Test func fakes() { _ = Container.faking(%s).tea }\n' \
    "$1" > Tests/AppTests/AppTests.swift
}
# Where the examples are built, so that the generator is there.
options() { printf '%s\n' --build-system "$system" --scratch-path "$root/.build/examples-$system"; }
build() { steady swift build ${arguments:-} $(options); }
generated() { find "$root/.build/examples-$system" -path '*/user*/App+Container.generated.swift' | head -1; }

# Builds and compares what the program prints.
expect() {
  local output
  output=$(build) || { printf '%s\n' "$output"; fail "$system: $1: the build failed"; }
  output=$("$(swift build $(options) --show-bin-path)/App")
  [ "$output" = "$2" ] || fail "$system: $1: printed '$output', not '$2'"
  printf 'ok: %s: %s\n' "$system" "$1"
}

# Builds and looks for what the build must say.
expect_error() {
  local output
  if output=$(build); then fail "$system: $1: the build passed"; fi
  grep -qF "$2" <<< "$output" || { printf '%s\n' "$output"; fail "$system: $1: no '$2'"; }
  printf 'ok: %s: %s\n' "$system" "$1"
}

for system in "${systems[@]}"; do
  say "Incremental builds with $system"
  rm -rf Sources/App/* Sources/Base/*
  echo 'import Testing' > Tests/AppTests/AppTests.swift
  echo 'struct Saucer {}' > texts/App.txt
  echo 'public struct Well {}' > texts/Base.txt
  below Water Water
  extra Knob
  provider Tea tea Tea
  program 'c.tea.text'
  expect "first build" tea

  before=$(written "$(generated)")
  build > /dev/null
  after=$(written "$(generated)")
  [ "$before" = "$after" ] || fail "$system: a build without changes touched the generated file"
  printf 'ok: %s: a build without changes leaves the generated file alone\n' "$system"

  provider Tea "green tea" Tea
  expect "a changed file" "green tea"
  provider Cup cup Cup
  program 'c.tea.text, c.cup.text'
  expect "an added file" "green tea cup"
  mv Sources/App/Cup.swift Sources/App/Mug.swift
  expect "a renamed file" "green tea cup"
  grep -q 'Mug.swift' "$(generated)" || fail "$system: the generated file still names the old file"
  mv Sources/App/Mug.swift "$work/Mug.swift"
  expect_error "a removed file" "has no member 'cup'"
  mv "$work/Mug.swift" Sources/App/Mug.swift
  expect "a restored file" "green tea cup"

  printf '// @provide\nstruct Pot { let lid: Lid }\n' > Sources/App/Pot.swift
  expect_error "a mistake" "Sources/App/Pot.swift:2:18: error: no provider for 'Lid' [#MissingProvider]"
  printf '// @provide\nstruct Lid {}\n' > Sources/App/Lid.swift
  expect "the mistake mended in another file" "green tea cup"

  # Files of the target below are inputs through links.
  program 'c.tea.text, c.water.text, c.milk.text'
  expect_error "a provider that the target below does not have" "has no member 'milk'"
  below Milk Milk
  expect "an added file below" "green tea Water Milk"
  mv Sources/Base/Milk.swift Sources/Base/Cream.swift
  expect "a renamed file below" "green tea Water Milk"
  below Cream Cream
  expect_error "a changed file below" "has no member 'milk'"
  below Milk Cream
  expect "the change below taken back" "green tea Water Milk"
  mv Sources/Base/Cream.swift "$work/Cream.swift"
  expect_error "a removed file below" "has no member 'milk'"
  program 'c.tea.text, c.cup.text'
  expect "and not used" "green tea cup"

  # So are sources that another plugin makes of this target.
  printf '// @provide\nstruct Saucer { let text = "saucer" }\n' > texts/App.txt
  program 'c.tea.text, c.saucer.text'
  expect "a provider in a source of another plugin" "green tea saucer"
  printf '// @provide(name: dish)\nstruct Saucer { let text = "dish" }\n' > texts/App.txt
  expect_error "a change there" "has no member 'saucer'"
  program 'c.tea.text, c.cup.text'
  expect "and what it provides now is not used" "green tea cup"
  printf '// @provide(public)\npublic struct Well {}\n' > texts/Base.txt
  expect_error "the same in the target below" "'@provide' in a file that another plugin makes, which the targets above 'Base' cannot read"
  echo 'public struct Well {}' > texts/Base.txt
  expect "the directive there removed" "green tea cup"

  # What is beside the target is looked at when something is missing, as it is then, and never else.
  printf '// @provide\nstruct Pot { let lid: Lid; let knob: Knob }\n' > Sources/App/Pot.swift
  near="'Extra' provides it, but 'App' does not depend on that"
  expect_error "a provider in a target that is not depended on" "$near"
  extra Handle
  if grep -qF "$near" <<< "$(build)"; then fail "$system: the other target's provider is gone, and still proposed"; fi
  extra Knob
  expect_error "the provider is there again" "$near"
  printf '// @provide\nstruct Pot { let lid: Lid }\n' > Sources/App/Pot.swift
  expect "the mistake mended" "green tea cup"
  before=$(written "$(generated)")
  extra Handle
  expect "a change beside the target" "green tea cup"
  after=$(written "$(generated)")
  [ "$before" = "$after" ] || fail "$system: a change beside the target touched its generated file"

  # A test does not compile until it fakes what is live, in the program and below it.
  live Base Wire wire
  test_faking 'wire: Wire(fake: true)'
  arguments=--build-tests expect "a test that fakes what is live below" "green tea cup"
  live App Radio radio
  arguments=--build-tests expect_error "another live provider" "error: ambiguous use of 'faking(wire:_:also fake radio:)'"
  test_faking 'radio: Radio(fake: true), wire: Wire(fake: true)'
  arguments=--build-tests expect "the test fakes it too" "green tea cup"
  rm Sources/Base/Wire.swift Sources/App/Radio.swift

  # Once the plugin has run for a target, its folder stays: so this is about a new one.
  cp Package.swift "$work/Package.swift"
  sed -i.bak -e 's/dependencies: \["Base", /dependencies: ["Base", "Late", /' \
    -e 's/^    .executableTarget(name: "maker"),/    .target(name: "Late", dependencies: [.product(name: "DIRuntime", package: "swift-provide")]),\
&/' Package.swift
  mkdir Sources/Late
  printf '// @provide(public)\npublic struct Lamp { public init() {} }\n' > Sources/Late/Late.swift
  expect_error "a new target that does not apply the plugin" \
    "Sources/Late/Late.swift:1:4: error: '@provide' in 'Late', which does not apply the plugin; add to that target"
  sed -i.bak '/name: "Late"/s/)\]),/)], plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")]),/' Package.swift
  expect "the plugin added" "green tea cup"
  cp "$work/Package.swift" Package.swift
  rm -rf Sources/Late "$root/.build/examples-$system/plugins/outputs/user/Late"
done
