# SPDX-License-Identifier: MIT
# Finds, without a Mac, what a Mac or another system of Apple would refuse: words in scripts that bash 3.2 or the commands of BSD
# do not know, tests that start processes where there are none, and names in the manifest that Xcode confuses.
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
problems = []

# Each with what to write in its place.
WORDS = [
    (r"\b(?:mapfile|readarray)\b", "bash 3.2 has no mapfile; read lines in a loop"),
    (r"\bwait -n\b", "bash 3.2 has no 'wait -n'; ask by 'kill -0'"),
    (r"\b(?:declare|local) -[An]", "bash 3.2 has no associative arrays and no references"),
    (r"\$\{\w+(?:\^|,|@[A-Z])", "bash 3.2 does not change the case of a value; use tr"),
    (r"\$\{\w+:[^}]*:-\d", "bash 3.2 takes no negative length; write ${name%?}"),
    (r"\|&|&>>", "bash 3.2 has no '|&'; write 2>&1"),
    (r"\[\[ -v\b", "bash 3.2 has no '-v'; write ${name+set}"),
    (r"printf (?:'[^']*|\"[^\"]*)\\u", "printf of bash 3.2 has no \\u; write the bytes as \\330\\200"),
    (r"printf (?:-v \w+ )?['\"]%\(", "printf of bash 3.2 prints no dates; use date"),
    (r"\b(?:EPOCHSECONDS|EPOCHREALTIME|BASHPID)\b", "bash 3.2 has no such variable"),
    (r"\bsed\b[^|;]* -i(?!\.\w)", "sed of BSD needs a suffix; write -i.bak"),
    (r"\bsed\b[^|]*(?<!\\)\\(?:\||\+|\?|w\b|s\b|b\b)", "sed of BSD knows neither \\| nor \\+ nor \\w"),
    (r"\bsed\b.*'[^']*s([/|#])(?:(?!\1).)*\1(?:(?!\1).)*\\n", "sed of BSD puts no \\n in; write a backslash and a new line"),
    (r"\bgrep\b[^|]* -\w*P|\bgrep\b[^|]*\\w", "grep of BSD has no -P, and \\w not everywhere"),
    (r"--full-time|(?:^|[|;(] *)ls\b.* --\w", "ls of BSD has no long options; use 'written' of common.sh"),
    (r"\bstat -c\b", "stat of BSD has no -c; use 'written' of common.sh"),
    (r"\bdate (?:-d|--date)", "date of BSD has no -d"),
    (r"\bod\b.*-t ?x1z", "od of BSD has no z"),
    (r"\brealpath\b", "realpath of BSD needs a file that is there; use 'absolute' of common.sh"),
    (r"command -v (?:swiftc?|docc)\)", "the program in /usr/bin of a Mac only finds the tool; use 'tool' of common.sh"),
    (r"\bdocc convert\b", "a Mac finds docc by xcrun only; use 'tool' of common.sh"),
    (r"\breadlink -[em]|\bfind\b.* -printf|\bxargs\b.* -[rd]\b|\bhead -[nc] ?-", "only commands of GNU have that option"),
    (r"(?:^|[|;(&] *)(?:tac|nproc|timeout|md5sum|setsid|shuf)\b", "a Mac has no such command"),
    (r"/proc/", "a Mac has no /proc"),
]
# The lines that know both kinds of commands.
ALLOWED = {"Scripts/common.sh": ("written()", "  if command -v xcrun"), "Benchmarks/common.sh": ("    model=$(sed",)}


def files(*patterns):
    found = subprocess.run(["git", "ls-files", *patterns], cwd=root, capture_output=True, text=True, check=True)
    return [(name, (root / name).read_text()) for name in found.stdout.splitlines()]


def without_other_languages(text):
    """Leaves out the files that a script writes."""
    blank = lambda match: "\n" * match[0].count("\n")
    marks = "PYTHON|PLUGIN|TOOL|GENERATOR|SOURCE|MANIFEST|PROGRAM|INDEX"
    return re.sub(rf"<< ?'?({marks})'?\n.*?\n\1\n", blank, text, flags=re.S)


def words_of_arrays(text):
    """Under 'set -u', bash 3.2 takes an array without elements for unset."""
    for array in set(re.findall(r"(?:^|[ ;])(\w+)=\(\)", text, re.M)):
        advice = f'the array may be empty; write ${{{array}[@]+"${{{array}[@]}}"}}'
        yield rf'(?<!\+)"\$\{{{array}\[@\]\}}"', advice


def scripts():
    for name, text in files("*.sh", ".ci/*"):
        text = without_other_languages(text)
        words = WORDS + list(words_of_arrays(text))
        for number, line in enumerate(text.split("\n"), 1):
            if line.lstrip().startswith("#") or line.startswith(ALLOWED.get(name, ("\0",))):
                continue
            problems.extend(f"{name}:{number}: {advice}" for pattern, advice in words if re.search(pattern, line))


def processes():
    """Only macOS and Linux let a program start another one, so exit tests are there alone."""
    for name, text in files("Tests/*Tests/*.swift", "Sources/*.swift"):
        conditions = []
        for number, line in enumerate(text.split("\n"), 1):
            word = line.strip()
            if word.startswith("#if"):
                conditions.append(word)
            elif word.startswith("#endif"):
                conditions.pop()
            elif re.search(r"\bprocessExitsWith:|\bExitTest\.|\bProcess\(\)", line):
                if not any("os(Linux)" in condition for condition in conditions):
                    problems.append(f"{name}:{number}: iOS has no processes; write it in '#if os(macOS) || os(Linux)'")


def manifest():
    """Xcode makes a dynamic variant of a target under the target's name, and finds a plugin's tool by its product."""
    text = (root / "Package.swift").read_text()
    targets = set(re.findall(r"(?:[tT]arget|plugin)\(\s*name: \"(\w+)\", *(?:dep|cap|swift|path)", text))
    targets |= set(re.findall(r"(?:[tT]arget)\(\s*name: \"(\w+)\"", text))
    for name in re.findall(r"\.library\(name: \"(\w+)\", type: \.dynamic", text):
        if name in targets:
            problems.append(f"Package.swift: the dynamic product '{name}' needs a name that no target has")
    for name, target in re.findall(r"\.executable\(name: \"(\w+)\", targets: \[\"(\w+)\"", text):
        if name != target:
            problems.append(f"Package.swift: Xcode looks for '{target}' and builds '{name}'; both need one name")


scripts()
processes()
manifest()
print("\n".join(problems) or "Nothing is known that a Mac would refuse.")
sys.exit(bool(problems))
