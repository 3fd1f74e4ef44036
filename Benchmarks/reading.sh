#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures how long the generator takes to read sources, against what it takes to read them at all. Prints
# Markdown, and writes it to Results; with --short only makes sure that everything runs.
source "$(dirname "$0")/common.sh"

sizes=(1000 10000) rounds=15 cold=5 starts=30 seed=1
while [ $# -gt 0 ]; do
  case $1 in
    --short) short=yes sizes=(100 200) rounds=1 cold=1 starts=1 ;;
    --scratch) scratch=$2 && shift ;;
    *) fail "usage: reading.sh [--short] [--scratch FOLDER]" ;;
  esac
  shift
done

# Relative paths, so that everything that is written is the same wherever it is written.
corpora() {
  local name
  say "Writing the corpora"
  for size in "${sizes[@]}"; do
    for percent in 100 5; do
      name=c$size-$percent
      ./Corpus reading --files "$size" --annotated "$percent" --seed "$seed" --output "$name" > "$name.fingerprint"
      ./DIGenerator generate --module App --output "$name.App.swift" "@$name.list"
    done
  done
  ./Corpus reading --files 1 --annotated 100 --seed "$seed" --output c1 > c1.fingerprint
}

row() { echo "$(commas "$1") files, $2 % annotated"; }

# Prints the commands for a corpus, the first being what the others are compared with. The generated file stays
# where it is: in most builds it is up to date, so it is read and compared, not written.
commands() {
  local name="c$1-$2" row
  row=$(row "$1" "$2")
  printf '%s\tcat\tcat %s\n' "$row" "$(tr '\n' ' ' < "$name.list")"
  printf '%s\tgenerate\t./DIGenerator generate --module App --output %s.App.swift @%s.list\n' "$row" "$name" "$name"
  printf '%s\tparse\t./swift-frontend -frontend -parse -module-name App @%s.list\n' "$row" "$name"
}

# Prints the commands for all corpora; with `cold`, each to be run when its files have left the cache.
all_commands() {
  for size in "${sizes[@]}"; do
    for percent in 100 5; do
      commands "$size" "$percent"
      if [ "${1:-}" = cold ]; then
        printf '%s\t\t./Corpus forget c%s-%s.list\n' "$(row "$size" "$percent")" "$size" "$percent"
      fi
    done
  done
}

# Prints what was measured, and on what.
inputs() {
  local name
  machine
  for size in "${sizes[@]}"; do
    for percent in 100 5; do
      name=c$size-$percent
      echo "- $(row "$size" "$percent"), seed $seed: $(megabytes "$name") MB, fingerprint $(cat "$name.fingerprint")," \
        "of the generated file (cksum) $(cksum < "$name.App.swift")"
    done
  done
}

megabytes() { xargs cat < "$1.list" | wc -c | awk '{ printf "%.1f", $1 / 1e6 }'; }

instructions() {
  local count row label command
  if ! perf stat -x, -e instructions:u -o perf.txt true 2> /dev/null || ! grep -q '^[0-9]' perf.txt; then
    echo "Not counted: perf has no counters here."
    return
  fi
  printf '| | | million |\n| --- | --- | ---: |\n'
  all_commands | while IFS=$'\t' read -r row label command; do
    read -ra command <<< "$command"
    perf stat -x, -e instructions:u -o perf.txt "${command[@]}" > /dev/null < /dev/null
    count=$(grep -m 1 '^[0-9]' perf.txt | cut -d, -f 1)
    printf '| %s | %s | %s |\n' "$row" "$label" "$(commas $((count / 1000000)))"
  done
}

report() {
  printf '# Reading sources\n\n'
  inputs
  printf '\n## With warm caches\n\n'
  all_commands | ./Measure --rounds "$rounds"
  printf '\n## User-space instructions\n\n'
  instructions
  printf '\n## With the sources on disk only\n\n'
  if ./Corpus forget c1.list 2> /dev/null; then
    all_commands cold | ./Measure --rounds "$cold"
  else
    echo "Not measured: this system cannot drop single files from its cache."
  fi
  printf '\n## Starting up: one file\n\n'
  printf '%s\n' $'1 file\tcat\tcat '"$(cat c1.list)" \
    $'1 file\tgenerate\t./DIGenerator generate --module App --output c1.App.swift @c1.list' | ./Measure --rounds "$starts"
}

# The corpora are only worth reading if they are Swift, and what is generated for them too.
check() {
  say "Compiling the corpora and what is generated for them"
  swiftc -emit-module -emit-module-path DIRuntime.swiftmodule -module-name DIRuntime -swift-version 6 \
    -parse-as-library -package-name swift_provide -enable-upcoming-feature NonisolatedNonsendingByDefault \
    $(find "$root/Sources/DIRuntime" -name '*.swift')
  for percent in 100 5; do
    swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -module-name App -I . \
      "@c${sizes[1]}-$percent.list" "c${sizes[1]}-$percent.App.swift"
  done
}

build_tools
ln -s "$(dirname "$(tool swiftc)")/swift-frontend" "$work"

cd "$work"
corpora
if [ $short = yes ]; then
  check
  say "Measuring, once"
  report
else
  say "Measuring"
  mkdir -p "$root/Benchmarks/Results"
  report | tee "$root/Benchmarks/Results/Reading.md"
fi
