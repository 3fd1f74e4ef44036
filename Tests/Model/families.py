# SPDX-License-Identifier: MIT
"""What is a subtype of what, and which subtype `match` picks."""

from program import bare


def clause(program, provider):
    """What the inheritance clauses of a provider's type say. Protocols that its superclass has cannot be repeated."""
    all = [p for p in (provider, provider.replaces) if p]
    protocols = {bare(type) for p in all for type in p.types if type.startswith("any ")}
    protocols |= {protocol for p in all for protocol in p.into}
    if not provider.base:
        return sorted(protocols)
    return [provider.base] + sorted(protocols - set(steps(program, provider.base)))


def direct(program, name):
    """The types that a type's declaration and its extensions name."""
    if name in program.inherits:
        return program.inherits[name]
    provider = next((p for p in program.providers if p.type == name and p.form != "matched"), None)
    return clause(program, provider) if provider else []


def steps(program, name):
    """Every type above one, with the number of steps to it by the shortest way."""
    found, reached, count = {}, [name], 0
    while reached:
        count += 1
        above = dict.fromkeys(above for below in reached for above in direct(program, below))
        reached = [type for type in above if type not in found]
        found |= dict.fromkeys(reached, count)
    return found


def picked(program, rule, want, module):
    """All keys that a rule picks for a type in a module: more than one are ambiguous."""
    nearest = {}  # how far each provider is, and by which of its types
    sign = 1 if rule == "nearest" else -1
    for key in program.keys:
        if key.provider and not key.name and program.is_seen_from(module, key):
            count = steps(program, bare(key.type)).get(bare(want))
            rival = nearest.get(key.provider.type)
            if count and (not rival or sign * count < sign * rival[0]):
                nearest[key.provider.type] = (count, key)
    best = min((sign * count for count, _ in nearest.values()), default=0)
    return [key for count, key in nearest.values() if sign * count == best]


def supers(program, name):
    """A class and those above it."""
    line = [name] if name else []
    while line and line[-1]:
        made = [p.base for p in program.providers if p.type == line[-1] and p.form != "matched"]
        line.append((made or [c for c in program.inherits[line[-1]] if c in program.classes] or [""])[0])
    return line[:-1]


def is_open(program, name, home):
    """Whether a class has a subclass, or one below that, in another module."""
    below = [(p.type, p.module) for p in program.providers if p.base == name]
    below += [(c, program.homes[c]) for c in program.classes if name in program.inherits[c]]
    return any(module != home or is_open(program, one, home) for one, module in below)
