#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Uses the package from two packages, one a versioned dependency of the other, with targets of all kinds (Tests/Adoption).
# --short leaves out the checks that do not depend on how the generator gets there.
source "$(dirname "$0")/common.sh"
workspace

mkdir -p "$work/origin"
git clone --quiet "$root" "$work/origin/swift-provide"
git -C "$work/origin/swift-provide" tag --force 0.1.0 > /dev/null
cp -R "$root/Tests/Adoption/kit" "$work/origin/kit"
cp -R "$root/Tests/Adoption/app" "$work/app"
sed -i.bak "s#@ORIGIN@#file://$work/origin#" "$work/origin/kit/Package.swift" "$work/app/Package.swift"
kit() { git -C "$work/origin/kit" -c user.name=kit -c user.email=kit@example.com "$@" > /dev/null; }
kit init --quiet

# Publishes the other package as it is now.
publish() {
  kit add --all
  kit commit --quiet --allow-empty -m "$1"
  kit tag "$1"
}
publish 1.0.0
cd "$work/app"
cp -R "$work/app/Sources" "$work/sources"
cp Package.swift "$work/Package.swift"

build() { steady swift build --build-system "$system" "$@"; }
generated() {
  find .build -path '*outputs*' -name '*+Container.generated.swift' | sort | while IFS= read -r file; do written "$file"; done
}
runs() { build -v | grep -c 'DIGenerator.* generate @' || true; }

expect() {
  local output
  output=$(build) || { printf '%s\n' "$output"; fail "$system: $1: the build failed"; }
  output=$("$(swift build --build-system "$system" --show-bin-path)/App")
  [ "$output" = "$2" ] || fail "$system: $1: printed '$output', not '$2'"
  printf 'ok: %s: %s\n' "$system" "$1"
}

# Builds and looks for what the build must say first, and for what must come somewhere behind.
expect_error() {
  local output
  if output=$(build); then fail "$system: $1: the build passed"; fi
  grep -m 1 -E '\.swift:[0-9]+:[0-9]+: error: ' <<< "$output" | grep -qF "$2" || { printf '%s\n' "$output"; fail "$system: $1: no '$2'"; }
  grep -qF "${3:-$2}" <<< "$output" || fail "$system: $1: no '$3'"
  printf 'ok: %s: %s\n' "$system" "$1"
}

# A new checkout, with .build as a CI service keeps it: the generator, which takes longest, is not compiled again.
expect_cached() {
  tar -cf "$work/build.tar" .build
  rm -rf .build Sources
  cp -R "$work/sources" Sources
  tar -xf "$work/build.tar"
  build > /dev/null
  [ -n "$(compiled App)" ] || fail "$system: what was checked out was not compiled"
  [ -z "$(compiled Lexer)" ] || fail "$system: a cached build was not used"
  printf 'ok: %s: with .build from a cache\n' "$system"
}
compiled() { find .build -name "$1*.o" -newer "$work/build.tar"; }

# The program has a target for each system.
place="ON LINUX"
[ "$(uname)" = Linux ] || place="ON MACOS"
number=0
for system in "${systems[@]}"; do
  say "Two packages with $system"
  rm -rf .build Package.resolved Sources
  cp -R "$work/sources" Sources
  expect "a program of two packages" "> 42 $place"$'\ntrue'
  steady swift test --build-system "$system" > "$work/tests.txt" || { cat "$work/tests.txt"; fail "$system: the tests"; }
  grep -q 'isProvided() passed' "$work/tests.txt" || fail "$system: the tests did not run"
  printf 'ok: %s: its tests\n' "$system"
  expect_cached

  build > /dev/null
  before=$(generated)
  [ "$(runs)" = 0 ] || fail "$system: a build without changes generates again"
  sed -i.bak 's/self.clock = clock }/self.clock = clock; _ = clock.now() }/' Sources/Base/Base.swift
  count=$(runs)
  [ "$count" -ge 4 ] || fail "$system: a changed function body of a dependency: $count runs"
  [ "$before" = "$(generated)" ] || fail "$system: a changed function body changed what is generated"
  printf 'ok: %s: what changes nothing generates nothing\n' "$system"
  [ "${1-}" != --short ] || continue

  # Each system sees versions of its own: the newest is the one that is found.
  number=$((number + 1))
  sed -i.bak 's/{ Int(tick()).*}/{ Int(tick()) + 1 }/' "$work/origin/kit/Sources/Clocks/Clocks.swift"
  publish "1.$number.0"
  swift package update > /dev/null 2>&1
  expect "a new version of the other package" "> 43 $place"$'\ntrue'
  sed -i.bak 's/ + 1 }/ }/' "$work/origin/kit/Sources/Clocks/Clocks.swift"

  printf '\n// @provide\nstruct Winder { let spool: Spool }\n' >> Sources/App/App.swift
  sed -i.bak 's/^import Left$/import Clocks\
import Left/' Sources/App/App.swift
  expect_error "what is for the other package alone" "no provider for 'Spool' [#MissingProvider]" \
    "'Clocks' provides it, but only for its own package; replace 'package' in its directive by 'public'"
  cp "$work/sources/App/App.swift" Sources/App/App.swift

  sed -i.bak '/name: "Base"/s/, plugins: \[generator\]//' Package.swift
  expect_error "a target that does not apply the plugin any more" "in 'Base', which does not apply the plugin"
  cp "$work/Package.swift" Package.swift
  cp "$work/origin/kit/Package.swift" "$work/kit.swift"
  sed -i.bak '/name: "Clocks"/,/\]),/s/\[generator, "Hello"\]/["Hello"]/' "$work/origin/kit/Package.swift"
  publish "1.$number.1"
  swift package update > /dev/null 2>&1
  expect_error "the same in another package" "in 'Clocks', which does not apply the plugin"
  cp "$work/kit.swift" "$work/origin/kit/Package.swift"
  number=$((number + 1))
  publish "1.$number.0"
done
[ "${1-}" != --short ] || exit 0

# The processor time of a clean debug build, in hundredths of a second.
clean_build() {
  write_one_file "$work/$1" "$1"
  local TIMEFORMAT=%U seconds
  seconds=$({ time swift build --package-path "$work/$1" > "$work/clean.txt" 2>&1; } 2>&1) \
    || { cat "$work/clean.txt"; fail "a clean build, $1"; }
  tr -dc 0-9 <<< "${seconds%?}"
}

# Everybody who uses the library compiles it. Benchmarks/RESULTS.md has exact figures; this is what it must never be again.
say "A clean build"
hand=$(clean_build hand) ours=$(clean_build ours)
[ "$ours" -le $((25 * hand)) ] || fail "a clean build takes $((ours / hand)) times that of the same program without the library"
printf 'ok: a clean build takes %s times the processor time of the same program without the library\n' $((ours / hand))
