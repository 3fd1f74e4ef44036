# SPDX-License-Identifier: MIT
"""What scripts may override, and with what."""

from dataclasses import dataclass

from actors import is_foreign
from program import Key
from rules import joined


@dataclass
class Override:
    """A closure that a script may give a container for a key: what it returns, and what it asks for."""

    id: str
    key: Key
    form: str  # fake, asks, wraps, same, later, list
    other: Key | None = None


def add_overrides(program, random):
    for key in program.shown_keys():
        for form in forms(key):
            free = asked(program, key, form) if form in ("asks", "later") else [None]
            if free:
                id = f"{program.title(key)}.{form}"
                program.overrides.append(Override(id, key, form, random.choice(free)))


def forms(key):
    if not key.provider:
        return ["list", "same"]
    return ["fake", "asks", "later"] + ([] if is_foreign(key.actor) else ["wraps", "same"])


def asked(program, key, form):
    """What it may ask for: at once of a lower rank, later of any."""
    return [
        k for k in program.shown_keys()
        if k.provider and not k.args and program.is_within(key.owner, k.owner)
        and (form == "later" or (k.rank < key.rank and may_ask(key, k)))
    ]


def may_ask(key, other):
    is_reached = key.waits or other.actor in ("", key.actor)
    return is_reached and joined(key.throws, other.throws) == key.throws and other.waits <= key.waits
