# SPDX-License-Identifier: MIT
"""Global actors: the main one, and those that programs declare, on which containers can do less. Nothing is built on
two of them, unless it can be waited for."""

MAIN = "MainActor"


def add_actors(program, random):
    """Most of them low enough for others to name them."""
    for name in ["Shelf", "Drawer"][: random.choice([0, 1, 2, 2])]:
        program.actors[name] = random.choice(program.modules[:1] + program.modules)


def actors_for(program, module):
    """Those that a module can name."""
    return [MAIN] + [name for name, home in program.actors.items() if home in program.reach(module)]


def is_foreign(actor):
    """Whether the runtime does not know it."""
    return actor not in ("", MAIN)


def may_be_foreign(provider, types):
    """What is another actor's is kept one by one, and only there."""
    is_simple = provider.lifetime != "weak" and not provider.into
    return is_simple and not (provider.is_kept and len(types) > 1)


def is_sound(program):
    """Whether nothing is built on two actors, or does on one what cannot be done there."""
    return all(fits(key) for key in program.keys)


def fits(key):
    if key.waits:
        return True
    if len(actors_of(key)) > 1 or any(is_foreign(element.actor) for element in key.elements):
        return False
    if not key.provider or not is_foreign(key.actor):
        return True
    types = (key.declared or key.provider).types
    return all(may_be_foreign(one, types) for one in (key.provider, key.declared) if one)


def actors_of(key):
    """Its own and those of what it needs at once, without those who wait."""
    if not key.provider:
        return {element.actor for element in key.elements} - {""}
    declared = key.declared or key.provider
    needed = [p.key.actor for p in declared.params if p.key and not p.is_deferred]
    return {declared.actor, *needed} - {""}


def declarations(program, module, access):
    """The declarations of a module's own."""
    names = [name for name, home in program.actors.items() if home == module]
    return [f"@globalActor {access}actor {name} {{ {access}static let shared = {name}() }}" for name in names]
