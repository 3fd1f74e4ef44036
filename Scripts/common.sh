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

# Makes a folder that is gone when the script ends.
workspace() {
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
}
