#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the documentation of both libraries: every link must lead somewhere, in DocC and on a code host.
source "$(dirname "$0")/docc.sh"
workspace

base=""
symbols DIRuntime -enable-upcoming-feature NonisolatedNonsendingByDefault
symbols DITesting
archive DIRuntime
archive DITesting

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
