# SPDX-License-Identifier: MIT
"""Puts one mistake into a program, and knows what is reported where."""

from actors import is_foreign, may_be_foreign
from families import picked
from modules import sources
from program import APP, ROOT, Param, Provider
from rules import exact, joined, key_for
from swift import MARK


class Mistakes:
    def __init__(self, program, random):
        self.program, self.random = program, random
        self.note = ""  # a part of what else is said

    def make(self):
        """The files by their paths, and what is reported: an ID, and the places at one of which it is."""
        names = [name for name in dir(self) if name.startswith("make_")]
        id = None
        while not id:
            # Some have nothing that a mistake could be made in.
            self.module = self.random.choice([APP, self.random.choice(self.program.modules)])
            id = getattr(self, self.random.choice(names))()
        files = sources(self.program)
        lines = [(name, line) for name, text in files.items() for line in enumerate(text.split("\n"), 1)]
        places = [(name, number) for name, (number, line) in lines if MARK in line]
        return {name: text.replace(MARK, "") for name, text in files.items()}, id, places

    def pick(self, wanted):
        free = [p for p in self.program.providers if p.is_written and p.module == self.module and wanted(p)]
        heirs = [p.heir_of for p in self.program.providers if p.heir_of]
        free = [p for p in free if not self.replacement(p) and not p.heir_of and p not in heirs]
        return self.random.choice(free) if free else None

    def replacement(self, provider):
        return next((p for p in self.program.providers if p.replaces is provider), None)

    def pick_key(self, wanted, is_newer=False):
        free = [
            k for k in self.program.shown_keys(self.module) if k.provider and k.provider.lifetime != "input"
            and wanted(k) and not k.provider.is_conditional
            and bool(k.provider.newer) == is_newer
        ]
        return self.random.choice(free) if free else None

    def ask(self, provider, kind, want, key=None, named=None):
        """A parameter with the mistake; its label is nobody's name."""
        param = Param("mistake", kind, want, named=named, is_marked=True)
        if not provider or key and key_for(self.program, param, provider.module) is not key:
            return None
        param.key = key
        provider.params.append(param)
        return param

    def make_missing(self):
        if self.ask(self.pick(lambda p: True), "eager", self.random.choice(["Absent", "Mark"])):
            return "MissingProvider"

    def make_missing_of_package(self):
        """What another package provides for itself alone."""
        below = [m for m in self.program.reach(self.module) if m != self.module]
        free = [k for k in self.program.keys if k.provider and k.module in below and not k.name]
        free = [k for k in free if not k.provider.replaces]
        free = [k for k in free if k.provider.access == "package" and not self.program.is_seen_from(self.module, k)]
        free = [k for k in free if self.program.level(k.type) == "public" and not self.program.requirement(k.type)]
        key = self.random.choice(free) if free else None
        holder = self.pick(lambda p: key)
        if holder and not self.is_known(key) and self.ask(holder, "eager", key.type):
            self.note = "only for its own package; replace 'package' in its directive by 'public'"
            return "MissingProvider"

    def is_known(self, key):
        """Whether the module has something of that type, by whatever name."""
        return any(k.type == key.type for k in self.program.shown_keys(self.module))

    def make_missing_name(self):
        key = self.pick_key(lambda k: not k.type.startswith("Box"))
        if key and self.ask(self.pick(lambda p: True), "eager", key.type, named="nobody"):
            return "MissingProvider"

    def make_ambiguous(self):
        unnamed = {k.type for k in self.program.shown_keys(self.module) if k.name is None}
        key = self.pick_key(lambda k: k.type not in unnamed)
        if key and self.ask(self.pick(lambda p: True), "eager", key.type):
            return "AmbiguousProvider"

    def make_conditional(self):
        """Something that there is in some builds only."""
        shown = self.program.shown_keys(self.module)
        keys = [k for k in shown if k.provider and k.provider.is_conditional and not k.args and not k.provider.newer]
        key = self.random.choice(keys) if keys else None
        holder = self.pick(lambda p: key and not p.condition and self.may_hold(p, key))
        if holder and self.ask(holder, "function", key.type, key, key.name):
            return "ConditionalProvider"

    def make_unavailable(self):
        """Something that not all systems have on which its holder is."""
        key = self.pick_key(lambda k: not k.args, is_newer=True)
        holder = self.pick(lambda p: key and p.newer < key.provider.newer and self.may_hold(p, key))
        is_last = holder and not self.is_asked(holder) and not holder.into and not holder.replaces
        if is_last and self.ask(holder, "function", key.type, key, key.name):
            return "AvailabilityMismatch"

    def make_tied(self):
        """A rule that several subtypes fit, of a type that nobody provides; what a child has that the holder does not
        belong to, it cannot mean."""
        holder = self.pick(lambda p: True)
        if not holder:
            return None
        known = [n for n, home in self.program.homes.items() if home in self.program.reach(self.module)]
        ways = [(name, rule) for name in known for rule in ("nearest", "furthest")]
        for name, rule in self.random.sample(ways, len(ways)):
            type = name if name in self.program.classes else f"any {name}"
            param = Param("mistake", "eager", type, match=rule, is_marked=True)
            tied = [key for key in picked(self.program, rule, type, self.module) if self.may_hold(holder, key)]
            if not exact(self.program, param, self.module) and len(tied) > 1:
                holder.params.append(param)
                return "AmbiguousProvider"

    def make_duplicate(self):
        """Another one of something without a name."""
        provider = self.pick(lambda p: p.types == [] and not p.name and not p.boxed and p.form != "function")
        other = self.pick(lambda p: provider and p is not provider and self.may_take_place(p, provider))
        if other:
            other.types, other.is_marked = [provider.type], True
            provider.is_marked = True
            return "DuplicateProvider"

    def may_take_place(self, other, provider):
        """A subclass that is provided as its superclass, and as that only."""
        is_free = not other.types and not other.name and not other.into and not other.settings
        return is_free and other.form == "class" and other.base == provider.type and not self.is_asked(other)

    def is_asked(self, provider):
        asked = [p.key for q in self.program.providers for p in q.params]
        return any(k in asked for k in provider.keys)

    def make_unknown_container(self):
        provider = self.pick(lambda p: p.lifetime == "singleton" and not p.scope and not p.into and not p.replaces)
        if provider and not self.is_asked(provider):
            provider.scope, provider.is_marked = "Nowhere", True
            return "UnknownOption"

    def make_escape(self):
        key = self.pick_key(lambda k: k.owner != ROOT and not k.args and k.is_plain)
        holder = self.pick(lambda p: key and p.is_kept and not self.may_hold(p, key) and not self.reaches(key, p))
        if holder and self.ask(holder, self.random.choice(["eager", "lazy", "provider"]), key.type, key, key.name):
            return "ScopeEscape"

    def make_unforwarded(self):
        key = self.pick_key(lambda k: k.args)
        holder = self.pick(lambda p: key and not p.args and p.rank > key.rank and self.may_hold(p, key))
        if holder and self.ask(holder, self.random.choice(["eager", "optional"]), key.type, key, key.name):
            return "UnforwardedArgument"

    def make_effect_of_lazy(self):
        key = self.pick_key(lambda k: not k.is_prompt and not k.args and not is_foreign(k.actor))
        holder = self.pick(lambda p: key and self.may_hold(p, key))
        kinds = ["lazy"] if key and key.actor else ["lazy", "provider"]
        if holder and self.ask(holder, self.random.choice(kinds), key.type, key, key.name):
            return "EffectMismatch"

    def make_isolated_of_provider(self):
        """What can be called anywhere, or just is not said to be an actor's."""
        key = self.pick_key(lambda k: k.is_prompt and k.actor and not k.args)
        holder = self.pick(lambda p: key and self.may_hold(p, key))
        kinds = ["provider", "unsaid"] + (["lazy"] if key and is_foreign(key.actor) else [])
        if holder and self.ask(holder, self.random.choice(kinds), key.type, key, key.name):
            return "IsolationMismatch"

    def make_two_actors(self):
        """What would have to be built on both."""
        key = self.pick_key(lambda k: k.actor and not k.args)
        holder = self.pick(lambda p: key and self.may_need(p, key) and p.keys[0].actor not in ("", key.actor))
        if holder and self.ask(holder, "eager", key.type, key, key.name):
            self.note = f"'{key.actor}'"
            return "IsolationMismatch"

    def make_foreign(self):
        """On another actor than the main one, what is not there for such."""
        key = self.pick_key(lambda k: is_foreign(k.actor) and not k.args)
        holder = self.pick(lambda p: key and self.may_need(p, key) and p.keys[0].actor in ("", key.actor))
        if not holder or holder.into or may_be_foreign(holder, holder.types) or self.is_asked(holder):
            return None
        if self.ask(holder, "eager", key.type, key, key.name):
            holder.params[-1].is_marked, holder.is_marked = False, True
            return "IsolationMismatch"

    def may_need(self, provider, key):
        """Whether it could but for actors, and nothing else would change."""
        is_late = provider.replaces or any(self.program.requirement(type) for type in provider.types)
        is_simple = not is_late and not provider.twin and not provider.keys[0].waits
        is_same = joined(provider.keys[0].throws, key.throws) == provider.keys[0].throws
        return is_simple and is_same and provider.rank > key.rank and self.may_hold(provider, key)

    def make_cycle(self):
        key = self.pick_key(lambda k: not k.args and k.is_plain)
        known = key and self.known(key)
        holder = self.pick(lambda p: key and p is not known and self.may_hold(p, key) and self.reaches(key, p))
        if holder and self.ask(holder, "eager", key.type, key, key.name):
            return "DependencyCycle"

    def make_argument(self):
        # An element of a collection must not have any, whatever its lifetime: that is another mistake.
        holder = self.pick(lambda p: not p.into and p.lifetime in ("singleton", "weak"))
        if holder:
            holder.params.append(Param("mistake", "arg", "String"))
            holder.is_marked = True
            return "SingletonWithArguments"

    def make_empty(self):
        known = self.program.protocols_for(self.module)
        free = [p for p in known if not any(p in q.into for q in self.program.providers)]
        free = [p for p in free if p not in self.program.namesakes]
        if free and self.ask(self.pick(lambda p: True), "list", f"any {free[0]}"):
            return "EmptyCollection"

    def make_unknown_option(self):
        provider = self.pick(lambda p: True)
        if provider:
            provider.option = self.random.choice(["singelton", "colour: red", "publik"])
            provider.is_marked = True
            return "UnknownOption"

    def make_weak_struct(self):
        provider = self.pick(
            lambda p: p.form == "struct" and p.lifetime == "transient" and not p.args and not p.boxed)
        if provider:
            provider.lifetime, provider.is_marked = "weak", True
            return "WeakValueType"

    def make_unsatisfied(self):
        """A requirement that nobody above it meets."""
        free = [r for r in self.program.requirements if self.is_only_required(r)]
        if free:
            requirement = self.random.choice(free)
            requirement.is_marked = True
            self.program.providers.remove(requirement.provider)
            return "UnsatisfiedRequirement"

    def is_only_required(self, requirement):
        """Whether only those who require it ask for it."""
        key = requirement.provider.keys[0]
        asking = [p for p in self.program.providers + self.program.templates if any(q.key is key for q in p.params)]
        is_asked = any(p.module not in requirement.modules for p in asking)
        return not is_asked and not self.replacement(requirement.provider)

    def make_replaced_twice(self):
        """Two in one module without an order."""
        free = [p for p in self.program.providers if p.replaces and p.module == self.module]
        if free:
            one = self.random.choice(free)
            other = Provider("Other", 0, self.module, replaces=one.replaces, keys=one.keys, is_marked=True)
            other.params = list(one.args)
            one.is_marked = True
            self.program.providers.append(other)
            return "DuplicateProvider"

    def may_hold(self, provider, key):
        return self.program.is_within(provider.keys[0].owner, key.owner)

    def reaches(self, key, provider, seen=None):
        """Whether a key needs a provider to be built."""
        seen = seen if seen is not None else set()
        if key in seen:
            return False
        seen.add(key)
        known = self.known(key)
        if known is provider:
            return True
        # Whether a child's elements are in it depends on who asks.
        elements = [e for e in key.elements if e.owner == ROOT]
        needed = [p.key for p in known.params if p.key and not p.is_deferred] if known else elements
        return any(self.reaches(need, provider, seen) for need in needed)

    def known(self, key):
        """What a key is provided by as far as its module can know."""
        ways = [p for p in (key.provider, key.declared) if p and p.module in self.program.reach(self.module)]
        return ways[0] if ways else key.provider and Provider("", 0)
