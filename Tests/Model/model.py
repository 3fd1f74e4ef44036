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
from modules import sources
from program import APP
from script import Scripter
from table import main as table

GENERATOR, RUNTIME, WORK = sys.argv[1:4]
SCENARIOS, STEPS = 20, 40
MISTAKES = 25  # as many as there are programs, times this: nothing has to be compiled for them


def run(words, folder, given=""):
    done = subprocess.run(words, cwd=folder, input=given, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def write(name, files):
    """A folder with these files."""
    folder = os.path.join(WORK, name)
    os.makedirs(folder, exist_ok=True)
    for file, text in files.items():
        with open(os.path.join(folder, file), "w") as opened:
            opened.write(text)
    return folder


def each_module(program, files):
    """From the bottom up: its name, its own files, and the modules below it."""
    for module in program.modules:
        own = [f"{module}.swift"] + [name for name in files if name == "main.swift" and module == APP]
        yield module, own, program.reach(module)[:-1]


def generate(folder, program, files):
    """Up to the first module of which something is reported."""
    for module, own, below in each_module(program, files):
        words = [GENERATOR, "generate", "--module", module, "--output", f"Generated{module}.swift", *own]
        words += [] if module == APP else ["--library"]
        with open(os.path.join(folder, f"{module}.list"), "w") as opened:
            opened.write(f"{module}.swift\n")
        for other in below:
            words += ["--dependency", other, f"@{other}.list"]
            package = program.packages.get(other)
            words += ["--package", other, package] if package and module not in program.packages else []
        status, text = run(words, folder)
        if status:
            break
    return status, text


def compile(folder, program, files):
    # The driver leaves link instructions beside the first object file, so each program has a folder of its own.
    always = ["swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors", "-D", "FLAG", "-I", RUNTIME, "-I", "."]
    for module, own, below in each_module(program, files):
        words = always + ["-module-name", module, *own, f"Generated{module}.swift"]
        # What the first line says of the default isolation.
        is_main = files[f"{module}.swift"].startswith("// @module")
        words += ["-default-isolation", "MainActor"] if is_main else []
        words += ["-package-name", program.packages.get(module, "Here")]
        words += ["-enable-testing"] if module in program.testable else []
        made = ["-wmo", "-parse-as-library", "-emit-module", "-c", "-o", f"{module}.o"]
        if module == APP:
            objects = [os.path.join(RUNTIME, name) for name in ("DIRuntime.o", "Watch.o")]
            made = [*objects, *(f"{other}.o" for other in below), "-o", "program"]
        status, text = run(words + made, folder)
        if status:
            break
    return status, text


def check_program(seed):
    """Nothing where all is as expected, else what is not."""
    chance = random.Random(seed)
    program = make_program(chance)
    files = sources(program) | {"main.swift": table(program)}
    folder = write(f"program-{seed}", files)
    for step in (generate, compile):
        status, text = step(folder, program, files)
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
    program = make_program(chance)
    mistakes = Mistakes(program, chance)
    files, id, marked = mistakes.make()
    _, printed = generate(write(f"mistake-{seed}", files), program, files)
    reported = re.findall(r"^(\w+\.swift):(\d+):\d+: error: .*\[#(\w+)\]$", printed, re.MULTILINE)
    places = {(file, int(n)) for file, n, _ in reported}
    # A cycle is reported where it begins, which may be elsewhere; the way round comes by.
    if id == "DependencyCycle":
        places = {(file, int(n)) for file, n in re.findall(r"^(\w+\.swift):(\d+):", printed, re.MULTILINE)}
    # What stands twice under `#if` and `#else` may be reported for both, and so may the ways round through both.
    is_one = len(set(reported)) == 1 or id == "DependencyCycle"
    if {name for _, _, name in reported} == {id} and is_one and places & set(marked) and mistakes.note in printed:
        return ""
    return f"expected: {id} at {marked}, {mistakes.note}\n{printed}"


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
