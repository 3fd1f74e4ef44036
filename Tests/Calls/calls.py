# SPDX-License-Identifier: MIT
"""Made-up initializers and funcs beside others that a shorter call fits: calls.py GENERATOR WORK COUNT SEED.

The oracle needs no model: the annotated member says 'marked', all others say 'other'. The generator may refuse a case, and
the compiler may, at the case's own lines. What builds must say 'marked'."""
import os
import random
import re
import subprocess
import sys

generator, work, count, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])

TYPES = ["Watch", "Cache", "any Timed", "Watch?", "Missing?", "Theme"]
DEFAULTS = [("Int", "3"), ("Double", "3"), ("String", '"x"'), ("[Int]", "[]"), ("Int?", "nil"), ("Int", "Int(3)"),
            ("Missing", "Missing()"), ("Watch", "Watch()")]
LOOSE = ["any Sendable", "Any", "T", "some Sendable", "any Timed", "Watch?", "Theme", "DarkTheme"]

APP = """import DIRuntime
import Kit

public struct Missing: Sendable { public init() {} }
// @provide
func watch() -> Watch { Watch() }
// @provide(singleton)
func cache() -> Cache { Cache() }
// @provide(as: Timed)
struct Timer: Timed {}
// @provide
func theme() -> Theme { Theme() }
"""
KIT = """public protocol Timed: Sendable {}
public struct Watch: Timed { public init() {} }
public final class Cache: Sendable { public init() {} }
open class Theme: @unchecked Sendable { public init() {} }
public final class DarkTheme: Theme, @unchecked Sendable {}
public struct Made: Sendable { public let by: String; public init(by: String) { self.by = by } }
"""


class Case:
    """One annotated member, with up to three others."""

    def __init__(self, rng, number):
        self.rng, self.number = rng, number
        self.name = f"n{number}"
        self.kind = rng.choice(["struct", "class", "kitClass", "static", "kitStatic", "global", "subStatic", "kitInit"])
        self.marked = self.parameters()
        self.seen = {self.key(self.marked)}
        self.app, self.kit = self.write()

    def parameters(self):
        rng = self.rng
        given = [(rng.choice(["_", "a", "b"]), rng.choice(TYPES), None) for _ in range(rng.randint(0, 2))]
        rest = [(rng.choice("cde"), *rng.choice(DEFAULTS)) for _ in range(rng.randint(0 if given else 1, 2))]
        labels = [p[0] for p in rest]
        return given + (rest if len(set(labels)) == len(labels) else rest[:1])

    @staticmethod
    def key(parameters):
        return tuple((label, type) for label, type, _ in parameters)

    def other(self):
        """A list of parameters that a shorter call may fit; None if there is such a one already."""
        rng, result = self.rng, []
        for label, type, default in self.marked:
            if default is not None and rng.random() < 0.7:
                continue
            if rng.random() < 0.3:
                type, default = rng.choice(LOOSE), None
            if default is not None and type == "Missing":
                return None
            result.append((label, type, default))
        if rng.random() < 0.3:
            result.append(("z", "Int", "9"))
        key = self.key(result)
        if key in self.seen or any(type == "Missing?" for _, type, _ in result):
            return None
        self.seen.add(key)
        return result

    @staticmethod
    def text(parameters):
        parts = []
        for position, (label, type, default) in enumerate(parameters):
            name = f"_ p{position}" if label == "_" else f"{label} p{position}"
            parts.append(f"{name}: {type}" + (f" = {default}" if default is not None else ""))
        return ", ".join(parts)

    def generic(self, parameters):
        return "<T>" if any(type == "T" for _, type, _ in parameters) else ""

    def function(self, parameters, by, words="", effects=""):
        return f'{words}func make{self.number}{self.generic(parameters)}({self.text(parameters)}){effects} -> Made {{ Made(by: "{by}") }}'

    def init(self, parameters, by, words="", first="self.init(); "):
        return f'{words}init{self.generic(parameters)}({self.text(parameters)}) {{ {first}by = "{by}" }}'

    def others(self):
        return [o for o in (self.other() for _ in range(self.rng.randint(1, 3))) if o is not None]

    def write(self):
        n, mark = self.number, f"  // @provide(name: {self.name})\n"
        effect = self.rng.choice(["", "", "", " async"])
        app, kit = [], []
        spot = lambda: self.rng.choice([app, kit])
        kind = self.kind
        if kind == "struct":
            app.append(f'struct T{n}: P{n} {{\n  var by = "other"\n  init() {{}}\n{mark}  ' + self.init(self.marked, "marked", first="") + "\n}")
            app.append(f"protocol P{n} {{ var by: String {{ get set }}; init() }}")
            for o in self.others():
                if o:
                    app.append(f"extension {self.rng.choice([f'T{n}', f'P{n}'])} {{ " + self.init(o, "other") + " }")
        elif kind in ("class", "kitClass"):
            base = kit if kind == "kitClass" else app
            public = "public " if base is kit else ""
            inits = "".join("\n  " + self.init(o, "other", public, "") for o in self.others() if o)
            base.append(f'{"open" if base is kit else ""} class B{n} {{\n  {public}var by = "other"\n  {public}init() {{}}{inits}\n}}')
            app.append(f"final class T{n}: B{n} {{\n{mark}  " + self.init(self.marked, "marked", "convenience ") + "\n}")
        elif kind in ("static", "kitStatic"):
            (kit if kind == "kitStatic" else app).append(f"public enum T{n} {{}}")
            for o in self.others():
                at = spot() if kind == "kitStatic" else app
                at.append(f"extension T{n} {{ " + self.function(o, "other", "public static " if at is kit else "static ", effect) + " }")
            app.append(f"extension T{n} {{\n{mark}  " + self.function(self.marked, "marked", "static ") + "\n}")
        elif kind == "subStatic":
            at = spot()
            public = "public " if at is kit else ""
            members = "".join("\n  " + self.function(o, "other", f"{public}class ") for o in self.others())
            at.append(f'{"open" if at is kit else ""} class B{n} {{\n  {public}init() {{}}{members}\n}}')
            app.append(f"final class T{n}: B{n} {{\n{mark}  " + self.function(self.marked, "marked", "static ") + "\n}")
        elif kind == "kitInit":
            kit.append(f'public struct T{n} {{ public var by = "other"; public init() {{}} }}')
            for o in self.others():
                if o:
                    at = spot()
                    at.append(f"extension T{n} {{ " + self.init(o, "other", "public " if at is kit else "") + " }")
            app.append(f"extension T{n} {{\n{mark}  " + self.init(self.marked, "marked") + "\n}")
        else:
            for o in self.others():
                at = spot()
                at.append(self.function(o, "other", "public " if at is kit else ""))
            app.append(mark.strip() + "\n" + self.function(self.marked, "marked"))
        return "import DIRuntime\nimport Kit\n" + "\n".join(app) + "\n", "\n".join(kit) + "\n"


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, cwd=work)


def write(path, text):
    with open(os.path.join(work, path), "w") as file:
        file.write(text)


def swiftc(module, *words):
    return run("swiftc", "-swift-version", "6", "-Onone", "-module-name", module, "-I", work, *words)


def generate(cases):
    write("files", "\n".join(["App.swift"] + [f"N{case.number}.swift" for case in cases]) + "\n")
    return run(generator, "generate", "--module", "App", "--output", "Made.swift", "@files")


def main():
    rng = random.Random(seed)
    cases = [Case(rng, number) for number in range(count)]
    write("App.swift", APP)
    for case in cases:
        write(f"N{case.number}.swift", case.app)
    write("Kit.swift", KIT + "".join(case.kit for case in cases))
    made = swiftc("Kit", "-parse-as-library", "-emit-module", "-emit-module-path", "Kit.swiftmodule", "-c", "-o", "Kit.o", "Kit.swift")
    if made.returncode:
        sys.exit("a made-up module is no Swift:\n" + made.stdout + made.stderr)
    total, refused = len(cases), 0
    while True:
        result = generate(cases)
        blamed = set(re.findall(r"N(\d+)\.swift:\d+:\d+: error", result.stderr))
        if result.returncode:
            if not blamed:
                sys.exit("refused at no case:\n" + result.stderr)
            refused += len(blamed)
        else:
            lines = "\n".join(f'  print({case.number}, c.{case.name}.by)' for case in cases)
            write("Run.swift", f"import DIRuntime\n@main struct Run {{ static func main() {{\n  let c = Container()\n{lines}\n}} }}\n")
            files = ["App.swift", "Run.swift", "Made.swift"] + [f"N{case.number}.swift" for case in cases]
            result = swiftc("App", "-parse-as-library", "-o", "app", *files, "Kit.o", "DIRuntime.o")
            if not result.returncode:
                break
            blamed = set(re.findall(r"N(\d+)\.swift:\d+:\d+: error", result.stderr))
            if not blamed:
                sys.exit("an error in the generated file:\n" + result.stderr[:4000])
            for number in sorted(blamed)[:3]:
                print(f"the compiler refuses {number}:", re.search(rf"N{number}\.swift.*error.*", result.stderr).group(0))
        cases = [case for case in cases if str(case.number) not in blamed]
    output = run(os.path.join(work, "app"))
    wrong = [line for line in output.stdout.splitlines() if not line.endswith(" marked")]
    for line in wrong:
        case = next(case for case in cases if str(case.number) == line.split()[0])
        print(f"seed {seed}, case {line}:\n{case.app}--- Kit\n{case.kit}")
    if wrong or output.returncode:
        sys.exit(f"{len(wrong)} calls ran another member\n" + output.stderr)
    print(f"{len(cases)} of {total} calls ran the annotated member; the generator refused {refused}")


main()
