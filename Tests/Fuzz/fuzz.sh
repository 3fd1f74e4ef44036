#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs lexer, reader and the whole generator on made-up files, for `fuzz.sh SECONDS` (60 where none are given) with two
# workers. What was found worth keeping stays in .build/fuzz/corpus, and the next run begins there. With a second word, a
# number, they make up the same files each time, as checks of a change must: then each worker goes its own way.
source "$(dirname "$0")/../../Scripts/common.sh"
cd "$root"
workspace

seconds=${1:-60} number=${2:-}
build=$root/.build/fuzz
fuzzer=$build/fuzz
corpus=$build/corpus
failures=$build/failures
toolchain=$(dirname "$(dirname "$(tool swiftc)")")
# Swift's own backtracer would wait inside the fuzzer's handler for ever. About leaks, see Scripts/sanitize.sh.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
export ASAN_SYMBOLIZER_PATH=$toolchain/bin/llvm-symbolizer
limits=(-timeout=10 -rss_limit_mb=2048)

compile() {
  # The toolchains of swift.org have libFuzzer, those of Xcode have not.
  compgen -G "$toolchain/lib/clang/*/lib/*/libclang_rt.fuzzer[-_]*.a" > /dev/null \
    || fail "this toolchain has no libFuzzer"
  if [ -x "$fuzzer" ] && [ -z "$(find Sources/DIGeneratorCore Sources/DIToolCore Sources/DIPage Tests/Fuzz -newer "$fuzzer")" ]; then
    return
  fi
  # All of it is one module here, so nothing is imported.
  mkdir "$work/tool"
  for file in $(find Sources/DIToolCore -name "*.swift"); do
    sed '/^import DIGeneratorCore$/d' "$file" > "$work/tool/$(basename "$file")"
  done
  "$(tool clang)" -c Sources/DIPage/DIPage.c -o "$work/page.o"
  local options=(-O -wmo -num-threads 2 -g -swift-version 6 -I root/Sources/DIPage/include -parse-as-library -module-name Fuzz -package-name fuzz -sanitize=fuzzer,address)
  # Gold, the usual linker on Linux, warns about dozens of the sanitizer's symbols.
  [ "$(uname)" != Linux ] || options+=(-use-ld=lld)
  # The compiler leaves files for debuggers in the folder that it works in.
  ln -s "$root" "$work/root"
  (cd "$work" && swiftc "${options[@]}" $(find tool root/Sources/DIGeneratorCore root/Tests/Fuzz -name '*.swift' | sort) page.o -o "$fuzzer")
}

# Writes an input: the mode, then the files, with a separator between every two.
seed() {
  local name=$1 mode=$2 first=1
  shift 2
  {
    printf '%s' "$mode"
    for file in "$@"; do
      [ "$first" = 1 ] || printf '\n//---\n'
      first=0
      cat "$file"
    done
  } > "$seeds/$name-$mode"
}

seed_all() {
  seeds=$work/seeds
  mkdir "$seeds"
  local number=0 file folder
  # The fuzzer's own sources are Swift files like any other.
  while read -r file; do
    number=$((number + 1))
    seed "file-$number" "$((number % 2 * 3 + 1))" "$file"
    seed "file-$number" 0 "$file"
  done < <(ls Tests/Golden/*/*/*/Input/*.swift; find Examples Tests/Acceptance* Tests/Fuzz -name '*.swift' \
    -not -path '*/.build/*')
  for folder in Tests/Golden/*/*/*/Input Examples/*/Sources/*; do
    [ "$(find "$folder" -name '*.swift' | wc -l)" -gt 1 ] || continue
    number=$((number + 1))
    seed "files-$number" "$((number % 2 * 3 + 2))" $(find "$folder" -name '*.swift' | sort)
  done
  two_modules > "$seeds/modules"
}

# The first module is the one that is generated for, the second is called Core.
two_modules() {
  printf 2
  cat Tests/AcceptanceTests/*.swift | sed 's/AcceptanceLibrary/Core/g'
  printf '\xff'
  cat Tests/AcceptanceLibrary/*.swift
}

# Shows what went wrong, and ends. The frames of Swift say more than those of libFuzzer.
report() {
  local log=$1 input=$2
  say "What went wrong"
  grep -E 'INVARIANT|Fatal error|ERROR:|SUMMARY:|^ +#[0-9]+ ' "$log" | grep -v 'fuzzer::' | head -40 | cut -c 1-1000 \
    | swift demangle --simplified
  say "The input: $(wc -c < "$input") bytes, the first $(head -c 1 "$input" | od -An -tu1 | tr -d ' ') for the mode"
  head -c 2000 "$input" | od -A d -t x1 -t c
  fail "the reproducer is $input (try it: $fuzzer $input)"
}

run_regressions() {
  say "Inputs that once failed"
  local input
  for input in Tests/Fuzz/Regressions/*; do
    case $input in *.md) continue ;; esac
    "$fuzzer" "${limits[@]}" "$input" > "$work/regression.log" 2>&1 || report "$work/regression.log" "$root/$input"
  done
}

# Makes a failing input smaller, as far as ten seconds get.
minimise() {
  "$fuzzer" "${limits[@]}" -minimize_crash=1 -max_total_time=10 -exact_artifact_path="$1.small" "$1" \
    > "$1.minimising" 2>&1 || true
  if [ -s "$1.small" ]; then mv "$1.small" "$1"; fi
  rm -f "$1.minimising"
  "$fuzzer" "${limits[@]}" "$1" > "$work/small.log" 2>&1 || cp "$work/small.log" "$work/failed.log"
}

# Both workers read and write one corpus, and what one finds, the other goes on from; but with a number each has its own.
worker() {
  local name=$1 options=(-reload=5) kept=$corpus
  shift
  if [ -n "$number" ]; then options=(-seed="$number") kept=$work/$name; fi
  mkdir -p "$kept"
  exec "$fuzzer" "${limits[@]}" "$@" -dict=Tests/Fuzz/dictionary.txt -max_total_time="$seconds" "${options[@]}" \
    -print_final_stats=1 -artifact_prefix="$failures/" "$kept" "$seeds"
}

fuzz() {
  say "Fuzzing for $seconds s"
  mkdir -p "$corpus" "$failures"
  worker short -max_len=4096 > "$work/short.log" 2>&1 &
  local short=$!
  # Long inputs find what takes too long or nests too deep.
  worker long -max_len=65536 -len_control=0 > "$work/long.log" 2>&1 &
  local long=$! failed=""
  while runs "$short" && runs "$long"; do sleep 1; done
  # Neither goes on when the other has failed.
  local first=$short other=$long
  if runs "$short"; then first=$long other=$short; fi
  wait "$first" 2> /dev/null || { failed=yes && kill "$other" 2> /dev/null || true; }
  wait "$other" 2> /dev/null || failed=yes
  for name in short long; do summary "$name"; done
  [ -z "$failed" ] || fail_with_input
}

runs() { kill -0 "$1" 2> /dev/null; }

summary() {
  local log=$work/$1.log
  printf '%s inputs: %s executions, %s a second; %s\n' "$1" \
    "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" \
    "$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")" \
    "$(grep -oE 'cov: [0-9]+ ft: [0-9]+ corp: [^ ]+' "$log" | tail -1)"
}

fail_with_input() {
  local name input
  for name in short long; do
    input=$(sed -n 's/.*Test unit written to //p' "$work/$name.log" | tail -1)
    [ -n "$input" ] || continue
    cp "$work/$name.log" "$work/failed.log"
    minimise "$input"
    report "$work/failed.log" "$input"
  done
  tail -20 "$work/short.log" "$work/long.log" >&2
  fail "the fuzzer itself stopped"
}

mkdir -p "$build"
say "Compiling the fuzzer"
compile
run_regressions
seed_all
fuzz
