# SPDX-License-Identifier: MIT
"""Makes programs up, has each generated, compiled and run, and compares what it prints with what the oracle says; and
programs with a mistake each, of which it compares what is reported."""

import concurrent.futures
import os
import random
import re
import subprocess
import sys

from generate import make_program
from mistakes import Mistakes
from script import Scripter
from swift import lib_files, source
from table import main as table

GENERATOR, RUNTIME, WORK = sys.argv[1:4]
SCENARIOS, STEPS = 20, 40
MISTAKES = 25  # as many as there are programs, times this: nothing has to be compiled for them


def run(words, folder, given=""):
    done = subprocess.run(words, cwd=folder, input=given, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def write(name, files):
    """A folder with these files, and with the lists of them that the generator reads."""
    folder = os.path.join(WORK, name)
    os.makedirs(folder, exist_ok=True)
    for file, text in (files | {"Lib.list": "Lib.swift\n"}).items():
        with open(os.path.join(folder, file), "w") as opened:
            opened.write(text)
    return folder


def generate(folder, files):
    own = sorted(file for file in files if file != "Lib.swift")
    words = [GENERATOR, "generate", "--module", "App", "--output", "Generated.swift", *own]
    if "Lib.swift" not in files:
        return run(words, folder)
    library = [GENERATOR, "generate", "--module", "Lib", "--library", "--output", "GeneratedLib.swift", "Lib.swift"]
    status, text = run(library, folder)
    return (status, text) if status else run(words + ["--dependency", "Lib", "@Lib.list"], folder)


def isolated(words, text):
    """Compiled with the default isolation that a file says."""
    return words + (["-default-isolation", "MainActor"] if text.startswith("// @module") else [])


def compile(folder, files):
    # The driver leaves link instructions beside the first object file, so each program has a folder of its own.
    objects = [os.path.join(RUNTIME, name) for name in ("DIRuntime.o", "Watch.o")]
    words = ["swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors", "-D", "FLAG", "-I", RUNTIME, "-I", "."]
    if "Lib.swift" in files:
        library = ["-module-name", "Lib", "-wmo", "-parse-as-library", "-emit-module", "-c", "-o", "Lib.o"]
        status, text = run(isolated(words, files["Lib.swift"]) + library + ["Lib.swift", "GeneratedLib.swift"], folder)
        if status:
            return status, text
        objects.append("Lib.o")
    own = sorted(file for file in files if file != "Lib.swift")
    words = isolated(words, files["Providers.swift"])
    return run(words + ["-module-name", "App", *own, "Generated.swift", *objects, "-o", "program"], folder)


def check_program(seed):
    """Nothing where all is as expected, else what is not."""
    chance = random.Random(seed)
    program = make_program(chance)
    files = {"Providers.swift": source(program), "main.swift": table(program)} | lib_files(program)
    folder = write(f"program-{seed}", files)
    for step in (generate, compile):
        status, text = step(folder, files)
        if status:
            return text
    scripter = Scripter(program, chance)
    for _ in range(SCENARIOS):
        scripter.scenario(STEPS)
    status, printed = run(["./program"], folder, "\n".join(scripter.lines) + "\n")
    return difference(printed.splitlines(), scripter.oracle.lines, status)


def difference(printed, expected, status):
    """The scenario as it should go, up to the first line that is not as expected."""
    both = zip(printed + [f"ended with {status}"], expected + ["ended with 0"])
    for number, (one, other) in enumerate(both):
        if one != other:
            begin = max(n for n in range(number + 1) if expected[n] == "> reset")
            wrong = [f"expected: {other}", f" printed: {one}"] + printed[number + 1 :][:3]
            return "\n".join(expected[begin:number] + wrong)
    return ""


def check_mistake(seed):
    chance = random.Random(seed)
    files, id, lines = Mistakes(make_program(chance), chance).make()
    _, printed = generate(write(f"mistake-{seed}", files), files)
    reported = re.findall(r"^\w+\.swift:(\d+):\d+: error: .*\[#(\w+)\]$", printed, re.MULTILINE)
    # A cycle is reported where it begins, which may be elsewhere; the way round comes by.
    places = {int(n) for n in re.findall(r"^Providers\.swift:(\d+):", printed, re.MULTILINE)}
    if id != "DependencyCycle":
        places = {int(n) for n, _ in reported}
    # What stands twice under `#if` and `#else` may be reported for both, and so may the ways round through both.
    is_one = len(set(reported)) == 1 or id == "DependencyCycle"
    if {name for _, name in reported} == {id} and is_one and places & set(lines):
        return ""
    return f"expected: {id} in line {lines}\n{printed}"


def main():
    count, first = int(sys.argv[4]), int(sys.argv[5])
    checks = [(check_program, "program", n) for n in range(first, first + count)]
    checks += [(check_mistake, "mistake", n) for n in range(first, first + count * MISTAKES)]
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (_, name, seed), text in zip(checks, pool.map(lambda check: check[0](check[2]), checks)):
            if text:
                wrong += 1
                print(f"\n{name} {seed} is not as expected:\n{text}", flush=True)
    print(f"{count} programs and {count * MISTAKES} mistakes, {wrong} not as expected")
    sys.exit(1 if wrong else 0)


main()
