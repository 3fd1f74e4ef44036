# SPDX-License-Identifier: MIT
"""What is there while a program runs: things that were built, what they were given, containers. Who holds whom decides
what is freed when."""

from dataclasses import dataclass, field

from program import Key


@dataclass(eq=False)
class Thing:
    """Something that was built, with what it got."""

    number: int
    parts: list = field(default_factory=list)
    inherited: list = field(default_factory=list)  # what its superclasses' properties got
    label = property(lambda self: f"#{self.number}")

    def holds(self):
        return [held for part in [part for _, part in self.parts] + self.inherited for held in part.holds()]


@dataclass
class Value:
    things: list
    form: str = "one"  # one, list, none, text, container
    text: str = ""
    view: object = None

    def holds(self):
        return held_by(self.view) if self.view else self.things

    def __str__(self):
        if self.form == "list":
            return f"[{' '.join(t.label for t in self.things)}]"
        if self.form == "text":
            return f"'{self.text}'"
        return {"none": "nil", "container": "container"}.get(self.form) or self.things[0].label


@dataclass
class Later:
    """A `Lazy`, a `Provider` or a function: a container or a view of it, and what to ask it for."""

    view: object
    key: Key
    args: dict  # by label; none for those that the caller gives
    is_lazy: bool = False
    stored: Value | None = None

    def holds(self):
        return held_by(self.view) + (self.stored.holds() if self.stored else [])

    def __str__(self):
        return "later"


@dataclass(eq=False)
class Scope:
    """A container."""

    type: str
    base: object = None  # what it is made from by `overriding`
    parent: object = None
    given: dict = field(default_factory=dict)  # the inputs of a child
    new: dict = field(default_factory=dict)  # its own overrides, by key
    kept: dict = field(default_factory=dict)  # by key and arguments
    weak: dict = field(default_factory=dict)
    closing: list = field(default_factory=list)  # what it has to close, with the providers

    @property
    def seen(self):
        """The container that a view of this shows."""
        return self

    def holds(self):
        above = [b for b in (self.base, self.parent) if b]
        kept = [held for value in self.kept.values() for held in value.holds()]
        return above + kept + self.inputs + [thing for thing, _ in self.closing]

    @property
    def above(self):
        return self.base or self.parent

    @property
    def inputs(self):
        """What a view holds, for it builds also when the container is gone."""
        return self.inputs_of(lambda key: True)

    def inputs_of(self, has):
        above = self.above.inputs_of(has) if self.above else []
        return above + [held for key, value in self.given.items() if has(key) for held in value.holds()]

    def input(self, key):
        return self.given[key] if key in self.given else self.above.input(key)


def held_by(handle):
    """What a container that is handed on holds: itself; of a view, what that needs once the container is gone."""
    return [handle] if isinstance(handle, Scope) else handle.inputs


@dataclass(eq=False)
class View:
    """A container to those who must not hold it, because it keeps them."""

    seen: Scope

    def __getattr__(self, name):
        return getattr(self.seen, name)


@dataclass(eq=False)
class Outer:
    """What a container that is made by `overriding` of a child is to what it keeps for the containers around that: it
    has nothing of the child's."""

    seen: Scope
    line: list  # the types of those containers, the innermost first

    type = property(lambda self: self.line[0])
    inputs = property(lambda self: self.seen.inputs_of(lambda key: key.owner in self.line))

    def __getattr__(self, name):
        return getattr(self.seen, name)
