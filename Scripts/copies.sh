#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Uses the package from a dynamic library and a program that loads it (Tests/Copies): with two copies of the runtime the
# program stops, with one it works.
source "$(dirname "$0")/common.sh"
workspace

cp -R "$root/Tests/Copies/kit" "$root/Tests/Copies/app" "$work"
sed -i.bak "s#@PROJECT@#$root#" "$work"/*/Package.swift
cd "$work/app"

# Where the examples are built, so that the generator is there.
options() { printf '%s\n' --build-system "$system" --scratch-path "$root/.build/examples-$system"; }
build() { steady swift build $(options); }
program() { "$(swift build $(options) --show-bin-path)/App" 2>&1; }
run_tests() { swift test $(options) 2>&1; }
link() { sed -i.bak "s/\"$1\", package/\"$2\", package/" "$work"/*/Package.swift; }

# expect TITLE TEXT OUTPUT
expect() {
  grep -qF "$2" <<< "$3" || { printf '%s\n' "$3"; fail "$system: $1: no '$2'"; }
  printf 'ok: %s: %s\n' "$system" "$1"
}

# With Swift 6.3 the newer system links a program on Linux so that it does not find its dynamic libraries: it only builds.
for system in "${systems[@]}"; do
  say "A dynamic library with $system"
  output=$(build)
  if [ "$system" = native ]; then
    expect "two copies are seen by the plugin" \
      "warning: 'App' would run with 2 copies of DIRuntime, and stop at its first container: 'KitDynamic', statically linked" "$output"
    expect "two copies stop the program" "two copies of DIRuntime are in this process" "$(program || true)"
  else
    # It decides while it builds, so the plugin cannot know.
    ! grep -qF "copies of DIRuntime" <<< "$output" || fail "$system: a warning about what is not known"
  fi

  link DIRuntime DIRuntimeDynamic
  output=$(build)
  ! grep -qF "copies of DIRuntime" <<< "$output" || fail "$system: a warning about one copy"
  if [ "$system" = native ]; then
    expect "one copy works" "mine 4 5 [1, 2] 1 1" "$(program)"
    expect "DITesting brings a second one" "two copies of DIRuntime are in this process" "$(run_tests || true)"
    link DIRuntimeDynamic DITestingDynamic
    link DITesting DITestingDynamic
    expect "one copy with DITesting works" "isOverriddenInTheLibrary() passed" "$(run_tests)"
    link DITestingDynamic DIRuntime
    sed -i.bak '/let testing/s/DIRuntime/DITesting/' Package.swift
  else
    link DIRuntimeDynamic DITestingDynamic
    build > /dev/null
    printf 'ok: %s: one copy with DITesting builds\n' "$system"
  fi
done
