# SPDX-License-Identifier: MIT
"""Builds two packages, works on them as an editor does, asks one about its graph, and prints a table of seconds on the clock:
study.py ROUNDS OURS HAND. OURS uses the library, and HAND is the same program by hand."""
import pathlib, re, shutil, subprocess, sys, time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Scripts"))
from language_server import LanguageServer, wait

rounds, packages = int(sys.argv[1]), {name: pathlib.Path(path).resolve() for name, path in zip(("ours", "hand"), sys.argv[2:])}
rows = {}


def measure(row, name, work, before=lambda: None):
    """The least seconds that the work takes."""
    best = None
    for _ in range(rounds):
        before()
        start = time.monotonic()
        work()
        seconds = time.monotonic() - start
        best = min(best or seconds, seconds)
    rows.setdefault(row, {})[name] = f"{best:.1f} s"


def swift(package, *words):
    done = subprocess.run(["swift", *words], cwd=package, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"FAILED: swift {' '.join(words)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")


def change(file):
    """One more func of a class, with another body each time."""
    change.count += 1
    text = file.read_text().split("// Changed")[0]
    file.write_text(f"{text}// Changed\nfunc changed() -> Int {{ {change.count} }}\n")


change.count = 0


def source(package, layer):
    """A file of the first module of a layer, which most others need, or of the last one, which nobody needs."""
    folder = sorted(package.glob(f"Sources/{layer}*"), key=lambda folder: int(folder.name[len(layer):]))
    return sorted((folder[0] if layer == "Core" else folder[-1]).glob("[!m]*.swift"))[0]


def until(question, seconds):
    if wait(question, seconds) is None:
        sys.exit("FAILED: the language server does not understand the program")


def work_on(package, name):
    """Uses a new type in the main file of a program, and saves it in another file: the main file is then without errors."""
    file = source(package, "App")
    main = file.with_name("main.swift")
    place, other, text = str(main.relative_to(package)), str(file.relative_to(package)), main.read_text()
    shutil.rmtree(package / ".build/index-build", ignore_errors=True)
    server = LanguageServer(package)
    server.open(place)
    last = text.rstrip().removesuffix(")").rsplit("print(", 1)[1]
    made = re.search(rf"{last} = (\w+)", text)
    types = [made.group(1)] if made else [file.stem for file in file.parent.glob("*.swift") if f"container.{file.stem}".lower() == last.lower()]

    def start():
        until(lambda: server.errors(place) == [] and f": {types[0]}" in server.hover(place, text, last), 900)

    def save():
        change.count += 1
        added = f"Added{change.count}"
        server.edit(place, f"{text}_ = {f'container.{added[0].lower()}{added[1:]}' if name == 'ours' else f'{added}()'}\n")
        directive = "// @provide\n" if name == "ours" else ""
        server.save(other, f"{file.read_text().split('// Changed')[0]}// Changed\n{directive}struct {added} {{}}\n")
        until(lambda: server.errors(place) == [], 60)

    global rounds
    kept, rounds = rounds, 1
    measure("editor: a program is understood after a cold start", name, start)
    rounds = kept
    measure("editor: a new type is known after a save", name, save)
    server.close()


for name, package in packages.items():
    build = lambda: swift(package, "build")
    measure("clean build", name, build, lambda: shutil.rmtree(package / ".build", ignore_errors=True))
    measure("build without a change", name, build)
    for row, layer in ("build after a change in the module that most others need", "Core"), ("build after a change in one that nobody needs", "App"):
        file = source(package, layer)
        measure(row, name, build, lambda: change(file))
    work_on(package, name)
key = source(packages["ours"], "Core").stem
swift(packages["ours"], "package", "di", "who", key)
for question in f"who {key}", "unused --list", "graph --format json":
    measure(f"`swift package di {question.split()[0]}`", "ours", lambda: swift(packages["ours"], "package", "di", *question.split()))

print("\nSeconds on the clock, the least of the rounds. A question waits for SwiftPM, which runs the plugin for each target first.\n\n|  | with the library | by hand |\n| --- | ---: | ---: |")
for row, seconds in rows.items():
    print(f"| {row} | {seconds['ours']} | {seconds.get('hand', '')} |")
