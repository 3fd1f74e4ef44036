#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures what people wait for in a program of 50 modules and 1,000 providers, with the library and without, and writes Results/Study.md;
# with --short only makes sure that everything runs (Python 3).
source "$(dirname "$0")/common.sh"
need python3 python3

modules=50 each=20 rounds=3
while [ $# -gt 0 ]; do
  case $1 in
    --short) short=yes modules=8 each=3 rounds=1 ;;
    --scratch) scratch=$2 && shift ;;
    *) fail "usage: study.sh [--short] [--scratch FOLDER]" ;;
  esac
  shift
done

build "$root/Benchmarks" release "$scratch/tools" Corpus
cd "$work"
say "Writing the programs"
mkdir ours hand
./Corpus program --modules $modules --each $each --seed 1 --library "$root" --output ours > figures
./Corpus program --modules $modules --each $each --seed 1 --output hand
say "Measuring"
{
  printf '# A case study\n\n'
  machine
  echo "- $(date -u +%Y-%m-%d), load when it began: $(uptime | sed 's/.*averages\{0,1\}: //')"
  echo "- seed 1: $(cat figures)"
  python3 "$root/Benchmarks/study.py" $rounds ours hand
} | tee Study.md
[ $short = yes ] || cp Study.md "$root/Benchmarks/Results/Study.md"
