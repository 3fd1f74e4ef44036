#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Follows the page about other build systems: builds Examples/OtherBuilds with Make and with CMake and Ninja, in a folder
# with a space in its name, changes them, and compares the modules that are generated and compiled again.
source "$(dirname "$0")/common.sh"
workspace
need make make
need cmake cmake
need ninja ninja-build

say "Building the generator, and DITool"
for product in DIGenerator DITool; do swift build --package-path "$root" --product $product | tail -1; done
bin=$(swift build --package-path "$root" --show-bin-path)

# build [FLAG]: with a flag for the compiler.
build() {
  case $system in
    make) make -j2 ${1:+SWIFTFLAGS="-swift-version 6 -Onone -g -enable-testing $1"} ;;
    cmake)
      # The compiler's driver compares the dates of files in whole seconds, so each change needs a second of its own.
      sleep 1
      cmake -G Ninja -B build -D CMAKE_BUILD_TYPE=Debug -D CMAKE_Swift_FLAGS="${1-}" &&
        cmake --build build --verbose
      ;;
  esac > log 2>&1
}

# ran WORDS: the modules in the last build's commands that have the words in front of a module.
ran() { { grep -oE -- "$1[A-Za-z0-9_]+" log || true; } | sed 's|.*[ /]||' | sort -u | xargs; }

# expect NAME OUTPUT GENERATED COMPILED [FLAG]: the output of the program, and the modules that were generated and compiled.
expect() {
  build ${5+"$5"} || { cat log; fail "$system: $1: the build failed"; }
  local output
  output=$(build/App)
  [ "$output" = "$2" ] || fail "$system: $1: printed '$output', not '$2'"
  local generated compiled
  generated=$(ran 'generate --module ')
  if [ $system = make ]; then compiled=$(ran '-module-name '); else compiled=$(ran '-output-file-map CMakeFiles/'); fi
  [ "$generated / $compiled" = "$3 / $4" ] || { cat log; fail "$system: $1: ran for $generated / $compiled, not $3 / $4"; }
  printf 'ok: %s: %s\n' "$system" "$1"
}

# expect_error NAME TEXT: the build says that, and says it again.
expect_error() {
  local round
  for round in first second; do
    if build; then fail "$system: $1: the $round build passed"; fi
    grep -qF "$2" log || { cat log; fail "$system: $1: no '$2' in the $round build"; }
  done
  printf 'ok: %s: %s\n' "$system" "$1"
}

run_tests() {
  if [ $system = make ]; then make check; else ctest --test-dir build --verbose; fi > tests 2>&1 ||
    { cat tests; fail "$system: the tests failed"; }
  grep -q 'Test run with 1 test .*passed' tests || { cat tests; fail "$system: no test ran"; }
}

# provider FILE NUMBER: one more provider in the library, and its file.
provider() {
  printf 'import DIRuntime\nstruct Fixed: Clock { let time: Int; func now() -> Int { time } }\n' > "Sources/Core/$1"
  printf '// @provide(public, name: other)\npublic func other() -> any Clock { Fixed(time: %s) }\n' "$2" >> "Sources/Core/$1"
}

say_hello() { printf 'import Core\nimport DIRuntime\nprint(%s)\n' "$1" > Sources/App/main.swift; }

all="App Core CoreTests"
for system in make cmake; do
  say "The page about other build systems: $system"
  mkdir -p "$work/two words"
  cp -R "$root/Examples/OtherBuilds" "$work/two words/$system"
  # A Makefile cannot name a path with a space, so the clone is a neighbour.
  ln -sfn "$root" "$work/two words/swift-provide"
  cd "$work/two words/$system"
  expect "first build" "Hello at 42" "$all" "App Core CoreTests DIRuntime"
  run_tests
  expect "no change" "Hello at 42" "" ""
  touch README.md
  expect "a file that no module has" "Hello at 42" "" ""

  sed -i.bak 's/{ 42 }/{ 43 }/' Sources/Core/Clock.swift && rm Sources/Core/Clock.swift.bak
  expect "a changed provider" "Hello at 43" "$all" "$all"
  say_hello 'Container().greeter'
  expect_error "a provider removed and still used" "has no member 'greeter'"
  say_hello 'Container().clock.now()'
  expect "a changed program" 43 App App
  expect "and no change" 43 "" ""

  odd="A \$5 #1  Clock.swift"
  # CMake 3.25 forgets how a depfile spells '$' and '#'.
  [ $system = make ] || odd="A  Clock.swift"
  provider "$odd" 1
  say_hello 'Container().other.now()'
  expect "an added file with an odd name" 1 "$all" "$all"
  provider "$odd" 2
  expect "a change in it" 2 "$all" "$all"
  expect "then no change" 2 "" ""
  mv "Sources/Core/$odd" Sources/Core/Other.swift
  expect "a renamed file" 2 "$all" "$all"
  mv Sources/Core/Other.swift other
  expect_error "a removed file" "has no member 'other'"
  mv other Sources/Core/Other.swift
  expect "a restored file" 2 "$all" "$all"

  printf '// @provide\nstruct Pot { let lid: Lid }\n' > Sources/App/Pot.swift
  expect_error "a mistake" "Sources/App/Pot.swift:2:18: error: no provider for 'Lid' [#MissingProvider]"
  rm Sources/App/Pot.swift
  expect "the mistake removed" 2 App App

  printf '#if LOUD\nprint("loud")\n#endif\n' >> Sources/App/main.swift
  expect "a condition" 2 App App
  generated=$all
  # Ninja knows that the words of the generator are as before.
  [ $system = make ] || generated=""
  expect "a flag" $'2\nloud' "$generated" "App Core CoreTests DIRuntime" -DLOUD
done

say "A question to the graph"
cd "$work/two words/make"
"$bin/DITool" needs other --module App @build/App.list --dependency Core @build/Core.list
