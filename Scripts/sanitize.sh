#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the concurrent suites under ThreadSanitizer and AddressSanitizer.
source "$(dirname "$0")/common.sh"
cd "$root"

# The generator runs in the build, and 6.3.1's optimiser leaks a few bytes in it; what the runtime frees is tested
# by weak references.
export ASAN_OPTIONS=detect_leaks=0

mkdir -p .build
for sanitizer in thread address; do
  say "The $sanitizer sanitizer"
  log=".build/$sanitizer.log"
  if ! swift test --sanitize "$sanitizer" --scratch-path ".build/$sanitizer" \
    --filter 'DIRuntimeTests|DITestingTests|AcceptanceTests' &>"$log"; then
    grep -E -A40 -m2 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer|recorded an issue|error:' "$log" || true
    tail -20 "$log"
    exit 1
  fi
  tail -1 "$log"
done
