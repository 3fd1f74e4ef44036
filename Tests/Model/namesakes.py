# SPDX-License-Identifier: MIT
"""Types of the same name in two modules, which never mix. The rest of the model knows them by names of their own; only
what is written, and what accessors are called, has those that they share."""

import re

from program import bare
from rules import accessor, lower


def add_namesakes(program, random):
    for number in range(random.choice([0, 1, 2, 3])):
        free = [name for name in homes(program) if name not in program.namesakes]
        pair = random.sample(free, min(len(free), 2))
        if len({homes(program)[name] for name in pair}) == 2:
            share(program, pair, f"Same{number}")


def homes(program):
    """The modules of all types that may have a namesake."""
    made = {p.type: p.module for p in program.providers if p.is_written and p.type.startswith("T")}
    return made | {name: home for name, home in program.homes.items() if name[0] in "PB"}


def share(program, pair, name):
    """Unless two accessors then were one, or one were another's module's, too, where that cannot be said."""
    program.namesakes |= dict.fromkeys(pair, name)
    call(program)
    if not is_clear(program):
        for one in pair:
            del program.namesakes[one]
        call(program)


def call(program):
    """Names the accessors anew."""
    for key in program.keys:
        key.accessor = called(program, key)


def called(program, key):
    provider = key.declared or key.provider
    if not provider:
        return f"{lower(program.spell(key.type[5:-1]))}s"
    if provider.template:
        return provider.template.name.lower() + program.spell(provider.type).split("<")[1][:-1]
    if provider.form == "matched" or provider.lifetime == "input":
        return lower(program.spell(bare(key.type)))
    return accessor(program, provider, provider.keys.index(key), key.type)


def is_clear(program):
    shown = program.shown_keys()
    clashes = [(one, other) for one in program.keys for other in program.keys if one.accessor == other.accessor]
    is_one = all(one is other or not program.modules_of(one) & program.modules_of(other) for one, other in clashes)
    injected = [(p, q.module) for q in program.providers for p in q.injected]
    is_said = not any(program.is_contested(p.key, module) for p, module in injected)
    return is_one and is_said and not hides(program) and len({program.title(key) for key in shown}) == len(shown)


def hides(program):
    """Whether something of a child has the name of what its class has from its parent, and from another module."""
    return any(
        one.accessor == other.accessor and one.module != other.module and one.owner != other.owner
        and program.is_within(one.owner, other.owner) and program.is_seen_from(one.module, other)
        for one in program.keys if one.provider for other in program.keys if other.provider)


def spelled(program, module, text):
    """With the names that types share, in other modules behind their own; what is printed tells them apart."""
    def shared(found):
        home = homes(program)[found[0]]
        return ("" if home == module else f"{home}.") + program.namesakes[found[0]]

    names = "|".join(program.namesakes)
    return re.sub(rf'(?<!["\w])({names})(?!["\w])', shared, text) if names else text
