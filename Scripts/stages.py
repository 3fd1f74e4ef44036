#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds types of the generator that are named in a stage before their own.

    python3 Scripts/stages.py

Data goes one way through the folders of Sources/DIGeneratorCore, in the order of STAGES. A folder may name types of the
folders before it and its own, and none of those after it. Diagnostics belong to no stage: all of them report.
"""
import pathlib
import re
import sys

STAGES = ["Tool", "Syntax", "Directives", "Conditions", "Types", "Bindings", "Graph", "Rules", "Emit"]

DECLARATION = re.compile(
    r"^( *)(?:package |public |private |fileprivate |final |indirect )*(?:struct|class|enum|actor|protocol|typealias) (\w+)",
    re.M)
IGNORED = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\\(|\\.|[^"\\\n])*"|//[^\n]*', re.S)


def code(path):
    """The text without comments and without what string literals say; names in interpolations are left."""
    def kept(match):
        text = match.group(0)
        return "" if text.startswith("//") else " ".join(re.findall(r"\\\(([^()]*)", text))
    return IGNORED.sub(kept, path.read_text(encoding="utf-8"))


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "DIGeneratorCore"
    files = {stage: sorted((root / stage).glob("**/*.swift")) for stage in STAGES}
    # The stage of each type, and the first stage that has a nested type of that name, which the name may mean as well.
    stage_of, nested = {}, {}
    for number, stage in enumerate(STAGES):
        for path in files[stage]:
            for indentation, name in DECLARATION.findall(code(path)):
                (nested if indentation else stage_of).setdefault(name, number)
    found = set()
    for number, stage in enumerate(STAGES):
        for path in files[stage]:
            for name in set(re.findall(r"(?<![.\w])[A-Z]\w*", code(path))):
                if min(stage_of.get(name, -1), nested.get(name, len(STAGES))) > number:
                    found.add((f"{stage}/{path.name}", name))
    for file, name in sorted(found):
        print(f"{file}: names '{name}', a type of {STAGES[stage_of[name]]}, which comes later")
    return 1 if found else 0


sys.exit(main())
