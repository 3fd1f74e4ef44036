# SPDX-License-Identifier: MIT
"""Makes scripts up, and has the oracle do each step, so that the next one makes sense."""

from actors import is_foreign
from oracle import Later, Oracle
from program import APP, ROOT


class Scripter:
    def __init__(self, program, random):
        self.program, self.random = program, random
        self.oracle = Oracle(program)
        self.lines = []
        self.count = 0

    def do(self, line):
        self.lines.append(line)
        self.oracle.run(line)

    def new_name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def scenario(self, steps):
        """Begins with nothing."""
        self.do("reset")
        self.do(f"new {self.new_name('c')} {self.overrides(ROOT, 3)}")
        for _ in range(steps):
            self.step()
        # Last, for a container that is closed builds no more.
        for scope in self.random.sample(sorted(self.oracle.scopes), self.random.randint(0, len(self.oracle.scopes))):
            self.do(f"close {scope}")
        self.do("reset")

    def step(self):
        names = ["get"] * 8 + ["force"] * 5 + ["over", "child", "dynamic", "ask", "drop"] * 2 + ["fresh", "new"]
        names += ["warm"] if self.random.randrange(2) else []
        names += ["fail"] if self.throwing else []
        getattr(self, self.random.choice(names))()

    def overrides(self, type, most):
        free = [o for o in self.program.overrides]
        chosen = self.random.sample(free, min(len(free), self.random.randint(0, most)))
        return ",".join(o.id for o in chosen) or "-"

    def new(self):
        if len(self.oracle.scopes) < 6:
            self.do(f"new {self.new_name('c')} {self.overrides(ROOT, 3)}")

    def scope(self):
        if not self.oracle.scopes:
            self.do(f"new {self.new_name('c')} {self.overrides(ROOT, 3)}")
        return self.random.choice(sorted(self.oracle.scopes))

    def over(self):
        base = self.scope()
        self.do(f"over {self.new_name('c')} {base} {self.overrides(self.oracle.scopes[base].type, 3)}")

    def child(self):
        parent = self.scope()
        type = self.oracle.scopes[parent].type
        free = [c.name for c in self.program.children_for(APP) if self.program.is_within(type, c.parent)]
        if free:
            self.do(f"child {self.new_name('c')} {parent} {self.random.choice(free)}")

    def key(self, type):
        return self.random.choice([k for k in self.program.shown_keys() if self.program.is_within(type, k.owner)])

    def title(self, type):
        return self.program.title(self.key(type))

    def word(self):
        return self.random.choice("xyz")

    def get(self):
        scope = self.scope()
        self.do(f"get {self.new_name('v')} {scope} {self.title(self.oracle.scopes[scope].type)} {self.word()}")

    def dynamic(self):
        scope = self.scope()
        key = self.key(self.oracle.scopes[scope].type)
        # It may find what is another module's own.
        is_alone = [(k.type, k.name) for k in self.program.keys].count((key.type, key.name)) == 1
        if is_alone and not (key.args or key.waits or key.actor):
            self.do(f"dynamic {self.new_name('v')} {scope} {self.program.title(key)} -")

    def fresh(self):
        scope = self.scope()
        key = self.key(self.oracle.scopes[scope].type)
        if key.lifetime != "input" and not is_foreign(key.actor):
            self.do(f"fresh {self.new_name('v')} {scope} {self.program.title(key)} {self.word()}")

    def part(self, wanted):
        """A value that is held and the label of a part that is wanted."""
        found = [
            (name, label, part) for name, value in sorted(self.oracle.values.items())
            if value.form == "one" for label, part in value.things[0].parts if wanted(part)
        ]
        return self.random.choice(found) if found else (None, None, None)

    def force(self):
        name, label, _ = self.part(lambda part: isinstance(part, Later) or part.form == "one")
        if name:
            self.do(f"force {self.new_name('v')} {name} {label} {self.word()}")

    def ask(self):
        def wanted(part):
            return not isinstance(part, Later) and part.form == "container"

        name, label, part = self.part(wanted)
        if name:
            self.do(f"ask {self.new_name('v')} {name} {label} {self.title(part.view.type)} {self.word()}")

    def drop(self):
        held = sorted(self.oracle.scopes) * 2 + sorted(self.oracle.values)
        if held:
            self.do("drop " + " ".join(set(self.random.sample(held, min(len(held), self.random.randint(1, 4))))))

    def warm(self):
        self.do(f"warm {self.scope()}")

    @property
    def throwing(self):
        closing = [f"{p.type}.stop" for p in self.program.providers if p.closes == "throws"]
        return [p.type for p in self.program.providers if p.throws] + closing

    def fail(self):
        self.do(f"{self.random.choice(['fail', 'heal'])} {self.random.choice(self.throwing)}")
