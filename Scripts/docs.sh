#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the documentation of both libraries: every link must lead somewhere, in DocC and on a code host.
source "$(dirname "$0")/common.sh"
workspace

# Links are written as a code host takes them, to files. DocC takes names of articles and symbols.
rewrite() {
  cp -R "$root/Sources/$1/$1.docc" "$work/$1.docc"
  python3 - "$work/$1.docc" << 'PYTHON'
import pathlib, re, sys
for page in pathlib.Path(sys.argv[1]).glob("*.md"):
    text = re.sub(r"\]\((\w+)\.md\)", r"](doc:\1)", page.read_text())
    symbol = lambda match: "``" + match[1].replace(".", "/") + "``"
    page.write_text(re.sub(r"\[`([^`]+)`\]\(\.\./[\w/]+\.swift\)", symbol, text))
PYTHON
}

# The documentation of one library, in which other modules may be imported; behind it flags of its own.
build() {
  mkdir -p "$work/$1"
  # shellcheck disable=SC2046
  swiftc -swift-version 6 -parse-as-library -emit-module -o "$work/$1.swiftmodule" -module-name "$1" -I "$work" \
    -package-name swift_provide "${@:2}" \
    -emit-symbol-graph -emit-symbol-graph-dir "$work/$1" $(find "$root/Sources/$1" -name '*.swift')
  rm -f "$work/$1"/*@*.symbols.json
  rewrite "$1"
  "$(tool docc)" convert "$work/$1.docc" --additional-symbol-graph-dir "$work/$1" \
    --output-path "$work/$1-site" --warnings-as-errors
}

build DIRuntime -enable-upcoming-feature NonisolatedNonsendingByDefault
build DITesting

# Links between files of the repository.
say "Links in Markdown"
python3 - "$root" << 'PYTHON'
import pathlib, re, subprocess, sys
root = pathlib.Path(sys.argv[1])
names = subprocess.run(["git", "ls-files", "*.md"], cwd=root, capture_output=True, text=True, check=True).stdout.split("\n")
anchors = lambda text: {re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in re.findall(r"^#+ (.*)$", text, re.M)}
dead = []
for name in filter(None, names):
    text = (root / name).read_text()
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.S)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (root / name).parent / path if path else root / name
        if not file.exists() or anchor and anchor not in anchors(file.read_text()):
            dead.append(f"{name}: {target} leads nowhere")
print("\n".join(dead) or "All lead somewhere.")
sys.exit(bool(dead))
PYTHON
