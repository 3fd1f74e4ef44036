#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds types of the generator and of the runtime that are named in a folder before their own.

    python3 Scripts/stages.py

Data goes one way through the stages of the generator, and each layer of the runtime rests on the layers before it, in the
order of FOLDERS. A folder may name types of the folders before it and its own, and none of those after it. The files beside
the generator's folders call the stages, so they come last. Diagnostics belong to no stage: all of them report.
"""
import pathlib
import re
import sys

FOLDERS = {
    "DIGeneratorCore": ["Tool", "Syntax", "Directives", "Conditions", "Types", "Bindings", "Graph", "Rules", "Emit", "."],
    "DIRuntime": ["Foundations", "Slots", "Builds", "Containers", "Values", "Asking"],
}

DECLARATION = re.compile(
    r"^( *)(?:package |public |open |private |fileprivate |final |indirect )*(?:struct|class|enum|actor|protocol|typealias) (\w+)",
    re.M)
IGNORED = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\\(|\\.|[^"\\\n])*"|//[^\n]*', re.S)


def code(path):
    """The text without comments and without what string literals say; names in interpolations are left."""
    def kept(match):
        text = match.group(0)
        return "" if text.startswith("//") else " ".join(re.findall(r"\\\(([^()]*)", text))
    return IGNORED.sub(kept, path.read_text(encoding="utf-8"))


def misplaced(root, folders):
    """The files that name a type of a later folder, each with the name and that folder."""
    files = {folder: sorted((root / folder).glob("*.swift" if folder == "." else "**/*.swift")) for folder in folders}
    # The folder of each type, and the first folder that has a nested type of that name, which the name may mean as well.
    folder_of, nested = {}, {}
    for number, folder in enumerate(folders):
        for path in files[folder]:
            for indentation, name in DECLARATION.findall(code(path)):
                (nested if indentation else folder_of).setdefault(name, number)
    for number, folder in enumerate(folders):
        for path in files[folder]:
            for name in sorted(set(re.findall(r"(?<![.\w])_?[A-Z]\w*", code(path)))):
                if min(folder_of.get(name, -1), nested.get(name, len(folders))) > number:
                    yield path, name, folders[folder_of[name]]


def main():
    sources = pathlib.Path(__file__).resolve().parent.parent / "Sources"
    found = [one for target, folders in FOLDERS.items() for one in misplaced(sources / target, folders)]
    # The runtime has a folder for each file.
    found += [(path, "", "") for path in (sources / "DIRuntime").glob("*.swift")]
    for path, name, folder in found:
        place = path.relative_to(sources)
        print(f"{place}: names '{name}', a type of {folder}, which comes later" if name else f"{place}: belongs to no layer")
    return 1 if found else 0


sys.exit(main())
