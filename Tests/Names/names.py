# SPDX-License-Identifier: MIT
"""Makes programs of many cases, removes the cases that are refused, and runs the rest."""

import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

from forms import CERTAIN, UNCERTAIN

CASES = 30
FEATURES = ["MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny"]
# The type of the parameter, its default, and how the consumer reads a text.
SHAPES = [
    ("{0}", " = {1}(s: \"left\")", "p.s"),
    ("{0}?", "", "p?.s ?? \"left\""),
    ("{0}?", " = nil", "p?.s ?? \"left\""),
    ("Lazy<{0}>?", "", "p?.value.s ?? \"left\""),
    ("(() -> {0})?", "", "p?().s ?? \"left\""),
    ("Lazy<{0}?>?", " = nil", "p?.value?.s ?? \"left\""),
    ("Maybe<{0}>", " = nil", "p?.s ?? \"left\""),
]


class Case:
    """A type, a consumer with one parameter of it, and whether the type is provided."""

    def __init__(self, n, source):
        self.n, self.random = n, source
        self.type = f"Theme{n}"
        self.texts = {"Core": [], "Kit": [], "App": []}
        self.heads, self.members, self.superclass = [], [], None
        self.home, self.inside, self.hashable = "App", None, False
        self.is_provided = self.chance(50)
        self.form = source.choice(source.choice([CERTAIN, UNCERTAIN]))
        self.build()

    def pick(self, things):
        return self.random.choice(things)

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def app(self, text):
        self.texts["App"].append(text)

    def kit(self, text):
        self.texts["Kit"].append(text)

    def conforms(self, name):
        self.heads.append(name)

    def extends(self, name):
        self.superclass = name

    def member(self, text):
        self.members.append(text)

    def move_to_core(self):
        self.home = "Core"

    def stand_in(self, name):
        self.inside = name

    def build(self):
        if self.chance(30):
            self.home = "Core"
        name = self.form(self)
        shape, default, self.read = self.pick(SHAPES)
        self.parameter = f"p: {shape.format(name)}{default.format(name, self.type)}"
        self.declare_type()
        self.declare_consumer()

    def declare_type(self):
        public = "public " if self.home == "Core" else ""
        option = "(public)" if public else ""
        kept = "(singleton, public)" if public else "(singleton)"
        conforms = ": Hashable, Sendable" if self.hashable else ": Sendable"
        directive, static = "", ""
        if self.is_provided:
            static = self.pick([
                f"\n  // @provide{option}\n  {public}static let main{self.n} = {self.type}(s: \"given\")",
                f"\n  // @provide{kept}\n  {public}static func make{self.n}() -> {self.type} {{ .init(s: \"given\") }}"])
        init = f"\n  {public}init(s: String) {{ self.s = s }}"
        self.texts[self.home].insert(
            0, f"{directive}{public}struct {self.type}{conforms} {{\n  {public}let s: String{init}{static}\n}}")

    def declare_consumer(self):
        made = f"Taker{self.n}"
        if self.inside:
            self.app(f"struct {made} {{ let text: String }}")
            self.app(
                f"extension {self.inside} {{\n  // @provide\n  static func taker{self.n}({self.parameter}) -> {made} "
                f"{{ {made}(text: {self.read}) }}\n}}")
            return
        kind = "class" if self.superclass else self.pick(["struct", "final class"])
        above = [self.superclass] * bool(self.superclass) + self.heads
        clause = f": {', '.join(above)}" if above else ""
        members = "\n  ".join(self.members)
        init = f"init({self.parameter}) {{ text = {self.read} }}"
        self.app(f"// @provide\n{kind} {made}{clause} {{\n  let text: String\n  {members}\n  {init}\n}}")

    @property
    def expected(self):
        return "given" if self.is_provided else "left"

    @property
    def may_be_refused(self):
        return self.is_provided and self.form in UNCERTAIN


class Program:
    def __init__(self, generator, work, seed):
        self.generator, self.work, self.seed = generator, work, seed
        source = random.Random(seed)
        self.cases = [Case(n, source) for n in range(CASES)]
        self.features = [feature for feature in FEATURES if source.randrange(3) == 0]
        self.optimised = source.randrange(4) == 0
        self.refused = []

    def write(self):
        shutil.rmtree(self.work, ignore_errors=True)
        imports = {"Core": "", "Kit": "public import Core\n", "App": "import DIRuntime\nimport Core\nimport Kit\n"}
        for module in imports:
            (self.work / module).mkdir(parents=True)
        (self.work / "Core/Core.swift").write_text("public struct Core0: Sendable {}\n")
        (self.work / "Kit/Kit.swift").write_text("public import Core\npublic typealias Kit0 = Core0\n")
        (self.work / "App/Shared.swift").write_text("typealias Maybe<T> = T?\n")
        for case in self.cases:
            for module, texts in case.texts.items():
                text = "\n".join(texts)
                if text:
                    # A public import without a public use is a warning.
                    head = imports[module] if module != "Kit" or "Theme" in text else ""
                    (self.work / module / f"Case{case.n}.swift").write_text(f"{head}{text}\n")
        lines = "".join(
            f"    print({case.n}, c.taker{case.n}.text)\n" for case in self.cases)
        (self.work / "App/Run.swift").write_text(
            f"import DIRuntime\n@main enum Run {{\n  static func main() {{\n    let c = Container()\n{lines}  }}\n}}\n")

    def compile(self, module):
        """The errors of a module's generation and compilation."""
        files = sorted(map(str, (self.work / module).glob("*.swift")))
        if module != "Kit":
            (self.work / f"{module}.list").write_text("\n".join(files) + "\n")
            made = str(self.work / f"{module}.generated.swift")
            below = [] if module == "Core" else ["--dependency", "Core", f"@{self.work}/Core.list"]
            kind = ["--library"] if module == "Core" else []
            result = run(
                [self.generator, "generate", "--module", module, "--output", made, *kind, f"@{self.work}/{module}.list", *below])
            if result.returncode:
                return result.stderr
            files.append(made)
        lib, root = str(self.work), str(self.work.parent)
        flags = ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-I", lib, "-I", root, "-D", "ON"]
        flags += ["-O"] if self.optimised else ["-Onone"]
        for feature in self.features:
            flags += ["-enable-upcoming-feature", feature]
        flags += ["-module-name", module]
        if module == "App":
            files += [f"{lib}/libKit.a", f"{lib}/libCore.a"]
            flags += ["-L", root, "-lDIRuntime", "-o", f"{lib}/app"]
        else:
            flags += ["-emit-module", "-emit-module-path", f"{lib}/{module}.swiftmodule"]
            flags += ["-emit-library", "-static", "-o", f"{lib}/lib{module}.a"]
        result = run(["swiftc", *flags, *files])
        return result.stderr if result.returncode else ""

    def check(self):
        """Builds without the cases that are refused. Returns what is wrong."""
        for _ in range(6):
            self.write()
            errors = next(filter(None, map(self.compile, ["Core", "Kit", "App"])), "")
            if not errors:
                return self.compare()
            found = set(re.findall(r"Case(\d+)\.swift:\d+:\d+: error: ", errors))
            strange = re.findall(r"^(?!.*Case\d+\.swift).*: error: .*$", errors, re.M)
            if strange or not found:
                return [f"an error at no case: {(strange or [errors[:2000]])[0]}"]
            refused = [case for case in self.cases if str(case.n) in found]
            wrong = [case for case in refused if not case.may_be_refused]
            if wrong:
                lines = [line for line in errors.splitlines() if f"Case{wrong[0].n}.swift" in line]
                return [f"case {wrong[0].n} ({wrong[0].form.__name__}) is refused: {lines[0]}"]
            self.refused += refused
            self.cases = [case for case in self.cases if case not in refused]
        return ["it is refused again and again"]

    def compare(self):
        lines = dict(line.split(" ", 1) for line in run([f"{self.work}/app"]).stdout.splitlines())
        return [
            f"case {case.n} ({case.form.__name__}) prints {lines.get(str(case.n))!r} in place of {case.expected!r}"
            for case in self.cases if lines.get(str(case.n)) != case.expected]


def run(command):
    return subprocess.run(command, capture_output=True, text=True)


def main():
    generator, work, count, seed = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    refused, built = Counter(), 0
    for number in range(seed, seed + count):
        program = Program(generator, work / "names", number)
        faults = program.check()
        for fault in faults:
            print(f"program {number}: {fault}")
        if faults:
            sys.exit(1)
        built += len(program.cases)
        refused.update(case.form.__name__ for case in program.refused)
    print(f"{built} cases of {count} programs build and are right; {sum(refused.values())} of {built + sum(refused.values())} are refused:")
    for name, number in refused.most_common():
        print(f"  {number} {name}")


main()
