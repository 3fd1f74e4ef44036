# SPDX-License-Identifier: MIT
"""Classes without an initializer of their own, built by that of their superclass, which another module may have."""

from copy import copy

from rules import key_for, settle


def add_heirs(program, random):
    for provider in program.providers:
        base = next((p for p in provider.inherited if p.type == provider.base), None)
        if base and random.randrange(100) < 60 and is_alike(program, provider, base):
            inherit(program, provider, base)


def is_alike(program, provider, base):
    """Whether the other's initializer, read in its module, takes the same and can be called there."""
    arguments = [[p.label for p in one.args] for one in (provider, base)]
    effects = [(one.throws, one.waits, one.actor) for one in (provider, base)]
    is_reached = provider.module == base.module or program.level(base.wants) == "public"
    asked = [p for p in base.params if p.kind not in ("arg", "container", "injected")]
    is_same = all(key_for(program, p, provider.module) is p.key for p in asked)
    is_held = all(program.is_within(provider.keys[0].owner, p.key.owner) for p in base.params if p.key)
    # Others may have what is made for it of a generic provider.
    is_free = not any(p.key and p.key.provider and p.key.provider.template for p in provider.params)
    return is_free and arguments[0] == arguments[1] and effects[0] == effects[1] and is_reached and is_same and is_held


def inherit(program, provider, base):
    """Unless then something would not be what others took it for, as what they hold."""
    before, seen = (provider.params, provider.inherited), looks(program)
    provider.params, provider.inherited, provider.heir_of = [copy(p) for p in base.params], base.inherited, base
    settle(program)
    if looks(program) != seen:
        provider.params, provider.inherited, provider.heir_of = *before, None
        settle(program)


def looks(program):
    return [(key.owner, key.throws, key.waits, key.actor) for key in program.keys]
