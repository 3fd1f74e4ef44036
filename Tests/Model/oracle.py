# SPDX-License-Identifier: MIT
"""Does what a program does, by what the documentation says, and writes what it would print."""

from itertools import groupby

from eager import eager_keys
from program import ROOT
from things import Later, Outer, Scope, Thing, Value, View


class Failed(Exception):
    pass


class Oracle:
    def __init__(self, program):
        self.program = program
        self.lines = []
        self.number = 0
        self.forget()
        self.live = []

    def forget(self):
        self.scopes, self.values, self.failing = {}, {}, set()
        self.building = []  # the containers that build what they keep, the innermost last

    # What is built.

    def thing(self, name, parts):
        self.number += 1
        thing = Thing(self.number, parts)
        self.live.append(thing)
        self.lines.append(f"  {name}#{thing.number}({', '.join(f'{l}: {p}' for l, p in parts)})")
        return Value([thing])

    def get(self, scope, key, args=()):
        """What an accessor returns."""
        if not key.is_kept:
            return self.make(scope, key, args)
        home = self.home(scope, key)
        at = (key, tuple(args))
        if home.seen not in self.live:
            return self.make(home, key, args)
        if key.lifetime == "weak":
            found = home.weak.get(at)
            if not found or found.things[0] not in self.live:
                found = home.weak[at] = self.make_kept(home, key, args)
            return found
        if at not in home.kept:
            home.kept[at] = self.make_kept(home, key, args)
        return home.kept[at]

    def make_kept(self, home, key, args):
        is_own = home.type == key.owner
        self.building.append(home)
        try:
            return self.make(home if is_own else Outer(home, self.program.line(key.owner)), key, args)
        finally:
            self.building.pop()

    def handle(self, scope):
        """What is handed on of a container: a view to what it keeps, and to all that is built for that."""
        is_held = isinstance(scope, Scope) and scope in self.live and scope not in self.building
        return scope if is_held or isinstance(scope, Outer) else View(scope.seen)

    def home(self, scope, key):
        """The container that keeps a key's value for this one."""
        if scope.seen in self.live:
            scope = scope.seen
        while True:
            if scope.base and scope.seen not in self.live:
                return scope
            if scope.base and not self.is_touched(scope, key, set()):
                scope = scope.base
            elif not scope.base and scope.type != key.owner:
                scope = scope.parent
            else:
                return scope

    def is_touched(self, scope, key, seen):
        """Whether a key is overridden in this container, or built from something that is."""
        if key in seen or not scope.new:
            return False
        seen.add(key)
        if key in scope.new or self.overrides(scope, key) or key.gets_container:
            return True
        return any(self.is_touched(scope, need, seen) for need in key.needs())

    def overrides(self, scope, key):
        """All overrides of a key, the innermost first."""
        found = []
        while scope:
            if key in scope.new:
                found.append(scope.new[key])
            scope = scope.above
        return found

    def make(self, scope, key, args, level=0, fresh=False):
        """Builds a value by the override of that level, or by the provider."""
        overrides = self.overrides(scope, key)
        if level < len(overrides):
            return self.override(scope, overrides[level], args, level, fresh)
        if key.hidden:
            return self.make(scope, key.hidden, args, fresh=True) if fresh else self.get(scope, key.hidden, args)
        if not key.provider:
            return self.list(scope, self.elements(scope, key))
        if key.lifetime == "input":
            return scope.input(key)
        if key.provider.form == "matched":
            return self.get(scope, key.provider.params[0].key)
        value = self.build(scope, key.provider, dict(zip((p.label for p in key.args), args)))
        if key.provider.closes and not fresh and scope.seen in self.live:
            scope.closing.append((value.things[0], key.provider))
        return value

    def list(self, scope, elements):
        """Of what a module adds to a container's, that is read first which several modules have a name for."""
        def is_early(element):
            return self.program.is_contested(element, element.module)

        values = {}
        for _, group in groupby(elements, key=lambda element: (element.module, element.owner)):
            for element in sorted(group, key=is_early, reverse=True):
                values[element] = self.get(scope, element)
        return Value([values[element].things[0] for element in elements], "list")

    def elements(self, scope, key):
        """Those of a module below come first, of a module's those of the outer containers; what is kept for the parent
        sees nothing of its children's."""
        owners = list(reversed(self.program.line(scope.type)))
        order = {element: (self.program.modules.index(element.module), owners.index(element.owner))
                 for element in key.elements if element.owner in owners}
        return sorted(order, key=order.get)

    def build(self, scope, provider, args):
        known = self.parts_read_first(scope, provider, args)
        parts = [(p.label, known.get(p.label) or self.part(scope, p, args)) for p in provider.params]
        if (provider.heir_of or provider).type in self.failing:
            raise Failed
        value = self.thing(self.name(provider.heir_of or provider), parts)
        value.things[0].inherited = [self.part(scope, p, {}) for b in provider.inherited for p in b.injected]
        self.lines += [f"  {value.things[0].label} gets '{text}'" for text in provider.settings]
        return value

    def name(self, provider):
        """What an initializer says that it makes."""
        if provider.heir_of:
            return self.name(provider.heir_of)
        return self.program.spell(provider.type) if provider.template else provider.type

    def parts_read_first(self, scope, provider, args):
        """Before all else: what several modules have a name for."""
        asked = [p for p in provider.params if p.key and not p.is_deferred]
        contested = [p for p in asked if self.program.is_contested(p.key, provider.module)]
        return {p.label: self.part(scope, p, args) for p in contested}

    def part(self, scope, param, args):
        if param.kind == "arg":
            return Value([], "text", args[param.label])
        if param.kind == "container":
            return Value([], "container", view=self.handle(scope))
        if not param.key:
            return Value([], "none")
        if not param.is_deferred:
            return self.get(scope, param.key, [args[p.label] for p in param.key.args])
        given = {p.label: None if p.label in param.words else args[p.label] for p in param.key.args}
        return Later(self.handle(scope), param.key, given, param.kind in ("lazy", "injected"))

    def override(self, scope, override, args, level, fresh):
        key = override.key
        parts = [(f"a{n}", Value([], "text", a)) for n, a in enumerate(args)]
        if override.form == "same":
            return self.make(scope, key, args, level + 1, fresh)
        if override.form == "list":
            return Value(self.thing(override.id, parts).things, "list")
        if override.form == "wraps":
            parts.append(("original", self.make(scope, key, args, level + 1, fresh)))
        if override.form == "asks":
            parts.append(("other", self.get(scope, override.other)))
        if override.form == "later":
            parts.append(("other", Later(self.handle(scope), override.other, {})))
        return self.thing(override.id, parts)

    def force(self, part, word):
        if not isinstance(part, Later):
            return part
        if part.stored:
            return part.stored
        args = [word if part.args[p.label] is None else part.args[p.label] for p in part.key.args]
        value = self.get(part.view, part.key, args)
        if part.is_lazy and not part.key.is_kept:
            part.stored = value
        return value

    # What a script says.

    def run(self, line):
        self.lines.append(f"> {line}")
        words = line.split(" ")
        getattr(self, "do_" + words[0])(*words[1:])
        self.sweep()

    def do_reset(self):
        self.forget()

    def chosen(self, overrides):
        chosen = [o for id in overrides.split(",") for o in self.program.overrides if o.id == id]
        return {o.key: o for o in chosen}

    def do_new(self, name, overrides):
        self.own(name, Scope(ROOT, new=self.chosen(overrides)))

    def do_over(self, name, base, overrides):
        base = self.scopes[base]
        self.own(name, Scope(base.type, base=base, new=self.chosen(overrides)))

    def do_child(self, name, parent, type):
        scope = Scope(type, parent=self.scopes[parent])
        for provider in self.program.child(type).inputs:
            scope.given[provider.keys[0]] = self.thing(provider.type, [])
        self.own(name, scope)

    def own(self, name, scope):
        self.live.append(scope)
        self.scopes[name] = scope

    def do_get(self, name, scope, title, word):
        key = self.program.key(title)
        self.keep(name, lambda: self.get(self.scopes[scope], key, [word] * len(key.args)))

    do_dynamic = do_get

    def do_fresh(self, name, scope, title, word):
        key = self.program.key(title)
        self.keep(name, lambda: self.make(self.scopes[scope], key, [word] * len(key.args), fresh=True))

    def do_force(self, name, value, label, word):
        self.keep(name, lambda: self.force(self.part_of(value, label), word))

    def do_ask(self, name, value, label, title, word):
        key = self.program.key(title)
        self.keep(name, lambda: self.get(self.part_of(value, label).view, key, [word] * len(key.args)))

    def do_warm(self, name):
        scope = self.scopes[name]
        keys = [k for k in eager_keys(self.program) if self.is_begun_by(scope, k)]
        self.try_all([lambda key=key: self.get(scope, key) for key in keys])

    def is_begun_by(self, scope, key):
        """A container begins what it keeps, and one made by `overriding` has the other begin what they share."""
        if not key.type or not self.program.is_within(scope.type, key.owner):
            return False
        if scope.base:
            return self.home(scope, key) is scope or self.is_begun_by(scope.base, key)
        return key.owner == scope.type

    def do_close(self, name):
        scope, failed = self.scopes[name], False
        while scope.closing:
            thing, provider = scope.closing.pop()
            self.lines.append(f"  {thing.label} closes")
            failed |= f"{provider.type}.stop" in self.failing
        self.lines.append("  failed" if failed else "  done")

    def try_all(self, builds):
        """One after another, until one fails."""
        try:
            for build in builds:
                build()
        except Failed:
            self.lines.append("  failed")
            return
        self.lines.append("  done")

    def part_of(self, value, label):
        return dict(self.values[value].things[0].parts)[label]

    def keep(self, name, make):
        try:
            value = make()
        except Failed:
            self.lines.append("  failed")
            return
        self.lines.append(f"  = {value}")
        self.values[name] = value

    def do_drop(self, *names):
        for name in names:
            self.scopes.pop(name, None)
            self.values.pop(name, None)

    def do_fail(self, type):
        self.failing.add(type)

    def do_heal(self, type):
        self.failing.discard(type)

    def sweep(self):
        """Frees what nobody holds; what holds itself in a circle stays."""
        freed = []
        while True:
            held = set(self.scopes.values()) | {t for v in self.values.values() for t in v.holds()}
            for one in self.live:
                held.update(one.holds())
            gone = [one for one in self.live if one not in held]
            if not gone:
                break
            freed += [one.number for one in gone if isinstance(one, Thing)]
            self.live = [one for one in self.live if one in held]
        if freed:
            self.lines.append(f"  freed {sorted(freed)}")
