#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Shows that changing, adding, renaming, removing and restoring files each give a right incremental build.
source "$(dirname "$0")/common.sh"
workspace

mkdir -p "$work/user/Sources/App"
cd "$work/user"
cat > Package.swift <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "user", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-provide", path: "$root")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "DIRuntime", package: "swift-provide")],
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")])
  ])
MANIFEST

provider() { printf '// @provide\nstruct %s { let text = "%s" }\n' "$1" "$2" > "Sources/App/$3.swift"; }
program() {
  printf 'import DIRuntime\n@main struct Main { static func main() { let c = Container(); print(%s) } }\n' "$1" \
    > Sources/App/Main.swift
}
build() { swift build --build-system "$system" 2>&1; }
generated() { find .build -name 'App+Container.generated.swift' | head -1; }

# Builds and compares what the program prints.
expect() {
  local output
  output=$(build) || { printf '%s\n' "$output"; fail "$system: $1: the build failed"; }
  output=$("$(swift build --build-system "$system" --show-bin-path)/App")
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
  rm -rf .build Sources/App/*
  provider Tea tea Tea
  program 'c.tea.text'
  expect "first build" tea

  before=$(stat -c %y "$(generated)" 2> /dev/null || stat -f %m "$(generated)")
  build > /dev/null
  after=$(stat -c %y "$(generated)" 2> /dev/null || stat -f %m "$(generated)")
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
done
