# SPDX-License-Identifier: MIT
"""Makes programs up, the same for the same seed."""

from actors import MAIN, actors_for, add_actors, is_foreign, is_sound, may_be_foreign
from availability import add_availability
from children import add_children, drop_collections_of_children_alone, narrow
from conditions import add_conditions
from eager import leave_unhurried
from families import picked, steps, supers
from generics import add_generics, give_to_modules
from heirs import add_heirs
from late import line_up, replace, require
from layers import add_modules, add_types, some
from namesakes import add_namesakes, hides
from overrides import add_overrides
from program import APP, LEVELS, ROOT, Key, Param, Program, Provider, bare
from rules import key_for, lower, make_keys, resolve, settle

LABELS = ["alpha", "beta", "gamma", "delta", "omega", "kappa", "sigma", "theta", "iota", "tau"]


class Generator:
    def __init__(self, random):
        self.random = random
        self.program = Program()
        self.waiting = random.choice([0, 10, 20, 30])  # of a hundred, how many are async
        errors = random.sample(["Failure", "Failure", "Refusal"], random.choice([0, 0, 1, 2]))
        self.throwing = ["throws"] + [f"throws({error})" for error in errors]
        self.isolated = random.choice([0, 0, 10, 30, 50])  # the same: are an actor's

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def make(self):
        program, random = self.program, self.random
        add_modules(program, random)
        if self.chance(30):
            program.testable = some(program.modules[:-1], random)
        if self.isolated:
            program.main_modules = some(program.modules, random)
            add_actors(program, random)
        add_children(program, random)
        add_types(program, random)
        for rank in range(random.randint(8, 26)):
            program.providers.append(self.provider(rank))
        for module in program.modules:
            require(self, module)
            replace(self, module)
        drop_collections_of_children_alone(program)
        make_keys(program)
        self.add_matched()
        add_generics(program, random)
        self.settle_needs()
        add_heirs(program, random)
        give_to_modules(program)
        resolve(program)
        narrow(program)
        add_overrides(program, random)
        self.isolate_types()
        add_namesakes(program, random)
        add_availability(program, random)
        add_conditions(program, random)
        return program

    def add_matched(self):
        """Subtypes first, for they may be picked for what they inherit from."""
        program = self.program
        for name in reversed(program.inherits):
            type = name if name in program.classes else f"any {name}"
            if program.requirement(type) or any(k.type == type and not k.name for k in program.keys):
                continue
            module = program.homes[name]
            rule = self.random.choice(["nearest", "furthest"])
            keys = picked(program, rule, type, module)
            if len(keys) == 1 and not keys[0].args and self.chance(60):
                self.match(type, rule, keys[0], module)

    def match(self, type, rule, key, module):
        provider = Provider(type, key.rank + 0.25, module, "matched", types=[type], match=rule)
        provider.access = self.access() if module != APP else ""
        provider.params = [Param("_", "eager", type, match=rule, key=key)]
        provider.keys = [Key(lower(bare(type)), type, None, provider)]
        self.program.providers.append(provider)
        self.program.keys += provider.keys

    def provider(self, rank):
        provider = Provider(f"T{rank}", rank, form=self.random.choice(["class", "class", "struct", "function"]))
        if len(self.program.modules) > 1 and self.chance(60):
            provider.module, provider.access = self.random.choice(self.program.modules[:-1]), self.access()
        provider.lifetime = self.random.choice(["transient", "transient", "singleton", "singleton", "weak", "keyed"])
        if provider.lifetime == "weak" and provider.form == "struct":
            provider.form = "class"
        children = self.program.children_for(provider.module)
        if provider.is_kept and children and self.chance(45):
            provider.scope = self.random.choice(children).name
        if provider.form == "struct" and provider.lifetime in ("transient", "singleton") and self.chance(25):
            provider.boxed = True
        if provider.form == "class" and self.chance(40):
            known = self.program.reach(provider.module)
            free = [p.type for p in self.program.providers if p.module in known and p.form == "class"]
            free = [t for t in free if t.startswith("T")]
            free += [c for c in self.program.classes if self.program.homes[c] in known]
            provider.base = self.random.choice(free) if free else ""
            provider.inherited = [b for p in self.program.providers if p.type == provider.base
                                  for b in [p] + p.inherited]
        provider.is_extended = self.chance(25)
        provider.settings = self.random.sample("abc", self.random.choice([0, 0, 0, 1, 2]))
        provider.throws = self.random.choice(self.throwing) if self.chance(12) else ""
        provider.waits = self.chance(self.waiting)
        self.name(provider)
        provider.actor = self.actor(provider)
        self.show(provider)
        self.begin_and_end(provider)
        if provider.lifetime == "keyed" or (provider.lifetime == "transient" and self.chance(20)):
            self.add_args(provider)
        return provider

    def access(self):
        return self.random.choice(["", "", "package", "public", "public", "public"])

    def show(self, provider):
        """No type is seen less than what inherits from it, or than its accessor."""
        for base in provider.inherited:
            base.level = "public"
        is_own = not provider.types or provider.type in provider.types
        if provider.scope:
            limit = self.program.child(provider.scope).access
            provider.access = min(provider.access, limit, key=LEVELS.index)
        provider.level = self.random.choice(LEVELS[LEVELS.index(provider.access) :] if is_own else LEVELS)

    def begin_and_end(self, provider):
        provider.eager = provider.lifetime == "singleton" and self.chance(40)
        if provider.lifetime in ("singleton", "keyed") and not provider.boxed and self.chance(50):
            provider.closes = self.random.choice(["sync", "throws", "async"])

    def name(self, provider):
        """Each type is provided once without a name, so that none is ambiguous; and again where that is not seen."""
        others = [p for p in self.program.providers if self.program.meet(p, provider)]
        taken = [(type, p.name) for p in others for type in p.types or [p.type]]
        name = self.own_name(provider, others) if self.chance(25) else None
        protocols = self.program.protocols_for(provider.module)
        all = [f"any {p}" for p in protocols] + supers(self.program, provider.base)
        free = [type for type in all if (type, name) not in taken]
        self.random.shuffle(free)
        if self.chance(45) and free and not provider.boxed:
            provider.types = free[: self.random.randint(1, 3)]
            if self.chance(25):
                provider.types.insert(self.random.randrange(len(provider.types) + 1), provider.type)
        provider.name = name
        is_apart = provider.lifetime == "keyed" or provider.boxed
        joins = not is_apart and self.chance(25)
        if joins and protocols:
            provider.into = self.random.sample(protocols, 1)
        if self.is_late(provider):
            provider.throws = ""
        if self.is_late(provider) or provider.into:
            provider.waits = False

    def actor(self, provider):
        if self.is_late(provider) or not self.chance(self.isolated):
            return ""
        actors = actors_for(self.program, provider.module)
        return self.random.choice(actors if may_be_foreign(provider, provider.types) else [MAIN])

    def own_name(self, provider, others):
        """Also one that is a parameter's label, or that something of another module has."""
        elsewhere = [p.name for p in others if p.name and p.module != provider.module]
        name = self.random.choice(LABELS + elsewhere * 10)
        is_taken = any(p.name == name for p in others if p.module == provider.module)
        return f"n{provider.rank}" if is_taken or self.chance(60) else name

    def is_late(self, provider):
        """What a module gets from above must neither throw nor be an actor's, where nothing in it is."""
        joins = any(self.program.is_below(self.program.homes[p], provider.module) for p in provider.into)
        return joins or provider.replaces or any(self.program.requirement(t) for t in provider.types)

    def add_args(self, provider):
        labels = self.random.sample(["word", "text"], self.random.choice([1, 1, 2]))
        if provider.into:
            return
        provider.params += [Param(label, "arg", "String") for label in labels]

    def settle_needs(self):
        """What each one asks for: at once of a lower rank, later of any."""
        program = self.program
        settle(program)
        for provider in program.providers:
            if provider.is_written:
                self.add_eager(provider)
                settle(program)
        for provider in program.providers:
            if provider.is_written:
                self.add_deferred(provider)
                self.random.shuffle(provider.params)
                line_up(provider)
                resolve(program)
        leave_unhurried(program, self.random)
        self.tell_apart()

    def tell_apart(self):
        """An initializer like one of a superclass would have to say `override`."""
        for provider in self.program.providers:
            if any(base.signature == provider.signature for base in provider.inherited):
                provider.params.append(Param(f"only{provider.type}", "optional", "Absent"))

    def isolate_types(self):
        """Instead of initializers, where no superclass has a say."""
        for provider in self.program.providers:
            is_alone = not provider.base and not self.program.is_inherited(provider.type)
            may_be = provider.form in ("class", "struct") and is_alone
            provider.is_whole = bool(provider.actor) and may_be and self.chance(50)

    def visible(self, provider, owner):
        """Keys that something of this owner may hold."""
        keys = [k for k in self.program.keys if self.program.is_within(owner, k.owner)]
        return [k for k in keys if self.program.is_seen_from(provider.module, k)]

    def add_eager(self, provider):
        program, random = self.program, self.random
        scope = provider.home or ROOT
        children = program.children_for(provider.module)
        if not provider.is_kept and children and self.chance(40):
            scope = random.choice(children).name
        is_replaced = any(p.replaces is provider for p in program.providers)
        if (provider.into or is_replaced or self.is_late(provider)) and not provider.is_kept:
            scope = provider.home or ROOT
        words = {p.label for p in provider.args}
        targets = [
            k for k in self.visible(provider, scope) if k.provider and k.rank < provider.rank
            and {p.label for p in k.args} <= words and self.may_need(provider, k)
        ]
        for _ in range(min(len(targets), random.choice([0, 1, 1, 2, 2, 3]))):
            key = random.choice(targets)
            self.add(provider, key, "optional" if self.chance(12) else "eager")
        generic = [k for k in targets if k.provider.template]
        if generic and self.chance(30):
            self.add(provider, random.choice(generic), "eager")
        lists = [
            k for k in self.visible(provider, ROOT)
            if not k.provider and all(e.rank < provider.rank for e in k.elements)
            and self.may_need(provider, k)
        ]
        if lists and self.chance(25):
            self.add(provider, random.choice(lists), "list")
        if self.chance(8):
            provider.params.append(Param(self.label(provider, None), "container"))
        if self.chance(8):
            absent = Param(self.label(provider, None), "optional", "Absent")
            provider.params.append(absent)
        if self.chance(8):
            provider.params.append(Param(self.label(provider, None), "eager", "Absent", default=True))

    def may_need(self, provider, key):
        """Whether it, and what is built from it, may throw and be waited for like the key."""
        if self.is_late(provider):
            return key.is_plain
        return not (provider.into and key.waits)

    def add_deferred(self, provider):
        owner = provider.keys[0].owner
        words = {p.label for p in provider.args}
        for _ in range(self.random.choice([0, 0, 1, 1, 2])):
            key = self.random.choice(self.visible(provider, owner))
            # A replacement that asks for its own accessor is a decorator, which the model does not know.
            if not key.provider or provider.replaces and key.provider in (provider, provider.replaces):
                continue
            kinds = ["function"]
            is_early = key.is_prompt and not is_foreign(key.actor)
            if is_early and {p.label for p in key.args} <= words:
                kinds += ["lazy", "provider"] * 2 if key.is_plain else ["lazy"] * 2
            if self.can_inject(provider, key):
                # What inherits it may have another one.
                label = f"{self.label(provider, None)}Of{provider.type}"
                provider.params.append(Param(label, "injected", key.type, key=key))
                continue
            self.add(provider, key, self.random.choice(kinds))

    def can_inject(self, provider, key):
        is_simple = key.provider.form != "generic" and not key.args and key.is_plain
        is_clear = not self.program.is_contested(key, provider.module)
        return is_simple and is_clear and provider.form != "function" and self.chance(25)

    def label(self, provider, key):
        taken = {p.label.removesuffix(f"Of{provider.type}") for p in provider.params}
        names = [] if not key else [key.accessor]
        free = [l for l in LABELS + names if l not in taken]
        return self.random.choice(free)

    def add(self, provider, key, kind):
        """A parameter that gets a key: by its type, by `@named`, or by its label."""
        want = key.type
        if kind == "list":
            want = key.elements and key.type[1:-1]
        param = Param(self.label(provider, key), kind, want)
        if key.name and key.provider:
            if self.chance(50) and key.name not in {p.label for p in provider.params}:
                param.label = key.name
            else:
                param.named = key.name
        elif key.provider and self.chance(60):
            self.widen(param, key, provider.module)
        provider.params.append(param)
        # A label that happens to be another one's name takes that; only what was meant is kept.
        is_meant = key_for(self.program, param, provider.module) is key
        param.key = key
        if not is_meant or self.isolated and not is_possible(self.program):
            provider.params.remove(param)
        else:
            if kind == "function":
                own = {p.label for p in provider.args}
                rest = [p.label for p in key.args if p.label not in own]
                param.words = self.random.choice([rest, [p.label for p in key.args]])
                param.hops = key.actor and self.chance(40)

    def widen(self, param, key, module):
        """It asks for a type above, if there is one of which a rule picks the key."""
        names = steps(self.program, bare(key.type))
        above = [name if name.startswith(("B", "T")) else f"any {name}" for name in names]
        ways = [(type, rule) for type in above for rule in ("nearest", "furthest")]
        self.random.shuffle(ways)
        for param.want, param.match in ways:
            if key_for(self.program, param, module) is key:
                return
        param.want, param.match = key.type, ""


def is_possible(program):
    """Whether everything is built on one actor at most."""
    settle(program)
    return is_sound(program)


def make_program(random):
    """One in which no accessor hides another one, which is known only once everything has its owner."""
    program = Generator(random).make()
    return make_program(random) if hides(program) else program
