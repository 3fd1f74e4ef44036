# SPDX-License-Identifier: MIT
"""What a made-up program consists of, before it is Swift: providers with their keys and parameters."""

import re
from dataclasses import dataclass, field

ROOT = "Container"
LEVELS = ["", "package", "public"]
APP = "App"  # the module that is above all others


def bare(type):
    return type.removeprefix("any ")


@dataclass
class Param:
    """A parameter of a provider. `want` is what is asked for, without `Lazy`, `Provider` or a function around it."""

    label: str
    kind: str  # eager, optional, lazy, provider, function, list, container, arg, or injected for a property
    want: str = ""
    named: str | None = None  # what `@named` says
    match: str = ""  # what `@match` says
    default: bool = False  # a default argument, which makes a value that nobody provides
    key: "Key | None" = None  # what the rules find for it
    is_marked: bool = False  # a mistake that is reported here
    words: list[str] = field(default_factory=list)  # what a function takes, of the arguments of what it builds
    hops: bool = False  # a function that is called from anywhere, though what it builds is an actor's

    @property
    def is_deferred(self):
        return self.kind in ("lazy", "provider", "function", "injected")


@dataclass
class Provider:
    """An annotated declaration."""

    type: str
    rank: int  # eager edges go to lower ranks only, so that there is no cycle
    module: str = APP
    form: str = "class"  # class, struct, function, generic, or matched: a protocol or class that says `match:`
    base: str = ""  # the class it inherits from
    inherited: list["Provider"] = field(default_factory=list)  # the providers of this class and those above it
    heir_of: "Provider | None" = None  # the provider of that class, whose initializer it is built by
    is_extended: bool = False  # an extension says the last protocol
    match: str = ""  # what `match:` says
    lifetime: str = "transient"  # transient, singleton, weak, keyed, input
    scope: str | None = None  # what `in:` says
    types: list[str] = field(default_factory=list)  # what `as:` says, or none for its own
    name: str | None = None
    into: list[str] = field(default_factory=list)
    params: list[Param] = field(default_factory=list)
    throws: str = ""  # by itself: throws, or with the type of its error
    waits: bool = False  # the same: it is async
    actor: str = ""  # the same: the global actor whose it is
    is_whole: bool = False  # as its type is, and not only its initializer
    boxed: bool = False
    access: str = ""  # what the directive says: nothing, package, public
    level: str = "public"  # how far its type can be seen, in modules below
    replaces: "Provider | None" = None  # one of its module or below, provided as protocols
    settings: list[str] = field(default_factory=list)  # what `set:` sets a property to, one after another
    eager: bool = False
    closes: str = ""  # what the method that `onClose:` names is declared with: sync, throws, async
    newer: int = 0  # how new a system has to be that has it
    condition: str = ""  # what `#if` says
    twin: "Provider | None" = None  # what stands under its `#else`
    stray: "Provider | None" = None  # what stands beside it in another build
    template: "Template | None" = None  # the generic class that it is made of
    option: str = ""  # one more, which is a mistake
    is_marked: bool = False  # a mistake that is reported at the directive
    keys: list["Key"] = field(default_factory=list)

    @property
    def args(self):
        return [p for p in self.params if p.kind == "arg"]

    @property
    def wants(self):
        """All that its initializer names."""
        return " ".join(p.want for p in self.params if p.kind != "injected")

    @property
    def home(self):
        """The child that what is kept belongs to, by what it says or takes the place of."""
        return self.replaces.scope if self.replaces else self.scope

    @property
    def signature(self):
        return [(p.label, p.kind, p.want) for p in self.params if p.kind != "injected"]

    @property
    def is_conditional(self):
        """Whether other builds have nothing in its place."""
        return self.condition and not self.twin

    @property
    def injected(self):
        return [p for p in self.params if p.kind == "injected"]

    @property
    def is_kept(self):
        return self.lifetime != "transient"

    @property
    def is_written(self):
        """Whether it is a declaration with parameters, all its own."""
        return self.lifetime != "input" and self.form not in ("matched", "generic")


@dataclass(eq=False)
class Key:
    """What an accessor, an override and a look-up go by."""

    accessor: str
    type: str
    name: str | None
    provider: Provider | None  # none for a collection
    elements: list["Key"] = field(default_factory=list)
    hidden: "Key | None" = None  # the one value of several types
    owner: str = ROOT
    throws: str = ""
    waits: bool = False
    actor: str = ""
    declared: Provider | None = None  # what a replacement took the place of, whose effects are those of the accessor

    @property
    def module(self):
        return (self.declared or self.provider).module

    @property
    def is_plain(self):
        """Whether it can be read anywhere, by `Provider` for one."""
        return self.is_prompt and not self.actor

    @property
    def is_prompt(self):
        """Whether it can be read on the main actor, by `Lazy` for one."""
        return not self.throws and not self.waits

    @property
    def args(self):
        return self.provider.args if self.provider else []

    @property
    def rank(self):
        return (self.declared or self.provider).rank

    @property
    def lifetime(self):
        return self.provider.lifetime if self.provider else "transient"

    @property
    def is_kept(self):
        return self.lifetime != "transient"

    def needs(self):
        """All keys that a build of this one may ask for, at once or later."""
        if self.hidden:
            return [self.hidden]
        if not self.provider:
            return self.elements
        return [p.key for p in self.provider.params if p.key]

    @property
    def gets_container(self):
        """Also by an injected property, which asks the one that is current."""
        if self.hidden or not self.provider:
            return False
        if any(b.injected for b in self.provider.inherited):
            return True
        return any(p.kind in ("container", "injected") for p in self.provider.params)


@dataclass
class Child:
    """A child container: a struct of inputs, each an object."""

    name: str
    parent: str
    inputs: list[Provider] = field(default_factory=list)
    module: str = APP
    access: str = ""  # what the directive says behind the parent

    @property
    def maker(self):
        return self.name[0].lower() + self.name[1:]


@dataclass
class Template:
    """A generic class. What `X` is says each provider that is made of it."""

    name: str
    lifetime: str
    module: str
    params: list[Param] = field(default_factory=list)
    actor: str = ""
    access: str = ""


@dataclass
class Requirement:
    """A protocol that a module needs and one above it provides."""

    name: str
    provider: Provider
    modules: list[str]  # those that say `@require`: the one that declares it, and any above, by an alias
    is_marked: bool = False  # a mistake that is reported here

    @property
    def type(self):
        return f"any {self.name}"


@dataclass
class Program:
    modules: list[str] = field(default_factory=lambda: [APP])  # each depends on those before it, but for siblings
    siblings: set[str] = field(default_factory=set)  # two modules of which neither knows the other
    packages: dict[str, str] = field(default_factory=dict)  # of modules that are of another one than the rest
    actors: dict[str, str] = field(default_factory=dict)  # the modules that declare them, but for the main one
    testable: list[str] = field(default_factory=list)  # those that the uppermost one imports as `@testable`
    main_modules: list[str] = field(default_factory=list)  # those whose default isolation is the main actor
    protocols: list[str] = field(default_factory=list)
    children: list[Child] = field(default_factory=list)
    providers: list[Provider] = field(default_factory=list)
    templates: list[Template] = field(default_factory=list)
    keys: list[Key] = field(default_factory=list)
    overrides: list["Override"] = field(default_factory=list)
    # The types that others inherit from, with those they inherit from themselves: protocols, and classes that nobody
    # builds.
    inherits: dict[str, list[str]] = field(default_factory=dict)
    homes: dict[str, str] = field(default_factory=dict)  # the modules that declare these types
    requirements: list[Requirement] = field(default_factory=list)
    namesakes: dict[str, str] = field(default_factory=dict)  # what types are called that share a name

    def spell(self, type):
        return re.sub(r"\w+", lambda name: self.namesakes.get(name[0], name[0]), type)

    def reach(self, module):
        """A module and those below it, from the bottom up."""
        known = self.modules[: self.modules.index(module) + 1]
        return [m for m in known if {m, module} != self.siblings]

    def is_below(self, module, other):
        return module != other and module in self.reach(other)

    def protocols_for(self, module):
        """Those that a module can name."""
        return [p for p in self.protocols if self.homes[p] in self.reach(module)]

    def requirement(self, type):
        return next((r for r in self.requirements if r.type == type), None)

    def key(self, title):
        return next(k for k in self.shown_keys() if self.title(k) == title)

    def title(self, key, module=APP):
        """What a module calls an accessor: with its module where it sees several of that name."""
        is_alone = [k.accessor for k in self.shown_keys(module)].count(key.accessor) == 1
        return key.accessor if is_alone else f"{key.module if key.provider else module}::{key.accessor}"

    def shown_keys(self, module=APP):
        """Those that a module has accessors of, and of the modules below, what is shown to it."""
        return [k for k in self.keys if self.is_seen_from(module, k) and (k.provider or module in self.modules_of(k))]

    def is_seen_from(self, module, key):
        """Whether providers of a module can get it."""
        if not key.provider:
            return key.type[5:-1] in self.protocols_for(module)
        is_shown = self.is_shown(key.declared or key.provider, module)
        is_ready = not key.provider.template or self.can_have(module, key.provider)
        return key.module == module or is_shown and is_ready or module in self.asking(key)

    def can_have(self, module, instance):
        """Whether a module above gets what is made of a generic provider, from below or as its own."""
        asked = [p.key for q in self.providers if q.module == instance.module for p in q.params]
        if instance.module == instance.template.module and instance.keys[0] in asked:
            return True
        return not instance.is_kept and all(self.is_seen_from(module, p.key) for p in instance.params)

    def asking(self, key):
        """The modules that require it from above."""
        requirement = self.requirement(key.type)
        return requirement.modules if requirement else []

    def modules_of(self, key):
        """Those that have an accessor of that name, who may all join or read a collection or ask for a requirement."""
        if key.provider:
            return {key.module, *self.asking(key)}
        protocol = key.type[5:-1]
        return {p.module for p in self.providers if protocol in p.into or any(q.key is key for q in p.params)}

    def is_contested(self, key, module):
        """Whether several modules have an accessor of that name, up to this one: it has to say whose it means."""
        modules = {m for k in self.keys if k.accessor == key.accessor for m in self.modules_of(k)}
        return len(modules.intersection(self.reach(module))) > 1

    def meet(self, one, other):
        """Whether a module sees both."""
        return any(self.is_shown(one, m) and self.is_shown(other, m) for m in self.modules)

    def is_shown(self, provider, module):
        is_here = self.packages.get(provider.module) == self.packages.get(module)
        is_open = provider.access == "public" or provider.access and is_here
        is_open = is_open or module == APP and provider.module in self.testable
        return provider.module == module or is_open and self.is_below(provider.module, module)

    def level(self, type):
        """How far everything can be seen that a type is made of."""
        names = re.findall(r"\w+", type)
        levels = [LEVELS.index(p.level) for p in self.providers if p.type in names and p.form != "matched"]
        return LEVELS[min(levels, default=2)]

    @property
    def classes(self):
        """Those that nobody builds."""
        return [name for name in self.inherits if name.startswith("B")]

    def is_inherited(self, name):
        return name in self.classes or any(p.base == name for p in self.providers)

    def children_for(self, module):
        """Those that something in a module can belong to."""
        return [c for c in self.children if self.is_shown(c, module)]

    def child(self, name):
        return next(c for c in self.children if c.name == name)

    def line(self, owner):
        """A container's type and those above it, the innermost first."""
        line = [owner]
        while line[-1] != ROOT:
            line.append(self.child(line[-1]).parent)
        return line

    def is_within(self, owner, outer):
        return outer in self.line(owner)
