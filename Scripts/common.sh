# SPDX-License-Identifier: MIT
# Shared by the scripts beside it; sourced, not run.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
systems=(native swiftbuild)

say() { printf '\n== %s\n' "$*"; }

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}

# Makes sure that there is a command, from Debian's package of that name or the one given. Only checks need more than
# Swift, so nothing else asks.
need() {
  command -v "$1" > /dev/null && return
  { apt-get update && apt-get install -y --no-install-recommends "${@:2}"; } > /dev/null 2>&1 || true
  command -v "$1" > /dev/null || fail "$1 is not installed"
}

# Makes sure that there is a C library with its header, from Debian's package. A library that is not Debian's is found by the
# build itself, so only Debian is asked.
need_library() {
  command -v dpkg > /dev/null || return 0
  dpkg -s "$1" > /dev/null 2>&1 && return
  { apt-get update && apt-get install -y --no-install-recommends "$1"; } > /dev/null 2>&1 || true
  dpkg -s "$1" > /dev/null 2>&1 || fail "$1 is not installed"
}

# tool NAME: the path of one of Swift's tools. On a Mac the program in /usr/bin only finds the tool and starts it.
tool() {
  if command -v xcrun > /dev/null; then xcrun --find "$1"; else readlink -f "$(command -v "$1")"; fi
}

# absolute PATH: the path from the root, of something that need not be there yet.
absolute() { (cd "$(dirname "$1")" && printf '%s/%s\n' "$PWD" "$(basename "$1")"); }

# written FILE …: the times at which the files were written, as exactly as the system knows them.
written() { stat -c '%y %n' "$@" 2> /dev/null || stat -f '%Fm %N' "$@"; }

# Makes a folder that is gone when the script ends.
workspace() {
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
}

# Runs one of Swift's tools, and once more if that died by a signal or ended without a word, as Swift 6.3's newer build
# system sometimes does: what has a reason to fail names it. A test that fails or crashes says so, and
# is not tried again.
steady() {
  local output status=0
  output=$(mktemp)
  "$@" > "$output" 2>&1 || status=$?
  if [ "$status" -ge 128 ] || { [ "$status" != 0 ] && ! grep -qE 'error|failed' "$output"; }; then
    printf '%s ended with %s and no reason given; once more\n' "$*" "$status" >&2
    status=0
    "$@" > "$output" 2>&1 || status=$?
  fi
  cat "$output"
  rm "$output"
  return "$status"
}

# Builds di, which people run by hand; its path is $tool.
build_tool() {
  steady swift build --package-path "$root" --product DITool | tail -1
  tool=$(swift build --package-path "$root" --show-bin-path)/DITool
}

# shop_page FILE: the page of the graph of Examples/BookShop, made by $tool.
shop_page() (
  cd "$root/Examples/BookShop"
  for module in ShopCore Baskets Ordering; do
    find . -path "*/Sources/$module/*" -name '*.swift' -not -path '*/.build/*' | sed 's|^\./||' | sort > "$1.$module"
  done
  "$tool" graph --format html --module BookShop --package ShopCore Core --dependency ShopCore "@$1.ShopCore" \
    --dependency Baskets "@$1.Baskets" --dependency Ordering "@$1.Ordering" Sources/BookShop/*.swift > "$1"
)

# write_package FOLDER ours|hand [LIBRARY]: a package of one target, whose sources are there, with the library or without.
write_package() {
  local dependency="" products="" plugins=""
  if [ "$2" = ours ]; then
    dependency=".package(name: \"swift-provide\", path: \"${3-$root}\")"
    products='.product(name: "DIRuntime", package: "swift-provide")'
    plugins='.plugin(name: "DIGenPlugin", package: "swift-provide")'
  fi
  cat > "$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "user", platforms: [.macOS(.v15)], dependencies: [$dependency],
  targets: [.executableTarget(name: "App", dependencies: [$products], plugins: [$plugins])])
MANIFEST
}

# write_one_file FOLDER ours|hand [LIBRARY]: the same, of one file with one singleton.
write_one_file() {
  local container='SystemClock()' import=''
  mkdir -p "$1/Sources/App"
  [ "$2" = ours ] && container='Container().clock' import='import DIRuntime'
  cat > "$1/Sources/App/App.swift" <<PROGRAM
$import
protocol Clock: Sendable { func now() -> Int }
// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }
@main struct Main { static func main() { let clock: any Clock = $container; print(clock.now()) } }
PROGRAM
  write_package "$@"
}
