# SPDX-License-Identifier: MIT
"""What modules get from those that they do not know: what they require, and what takes the place of something of
theirs, as it may in its own module, too."""

from copy import copy

from actors import is_foreign, may_be_foreign
from layers import some
from program import APP, Provider, Requirement


def require(generator, module):
    """A protocol that a module needs and one above it provides; others above that do not know it may need it, too."""
    program, random = generator.program, generator.random
    above = [m for m in program.modules if program.is_below(module, m)]
    if not above or generator.chance(20):
        return
    name = f"Required{len(program.requirements)}"
    program.homes[name] = module
    program.inherits[name] = some(program.protocols_for(module), random) if generator.chance(40) else []
    provider = Provider(f"For{name}", late_rank(generator), random.choice(above), types=[f"any {name}"])
    provider.access = "public" if provider.module != APP else ""
    provider.throws = "throws" if generator.chance(20) else ""
    provider.waits = generator.chance(generator.waiting)
    add(generator, provider)
    others = [m for m in above if provider.module not in program.reach(m) and generator.chance(40)]
    program.requirements.append(Requirement(name, provider, [module] + others))


def late_rank(generator):
    """Anywhere between the others."""
    return generator.random.choice(generator.program.providers).rank - 0.5


def replace(generator, module):
    """In place of something in a module or below; what that is needed by has higher ranks, so there is no cycle."""
    for _ in range(generator.random.choice([0, 1, 1, 2])):
        free = [p for p in generator.program.providers if is_replaceable(generator.program, p, module)]
        if free:
            replaced = generator.random.choice(free)
            provider = Provider(f"Instead{replaced.type}", replaced.rank - 0.5, module, replaces=replaced)
            provider.params = [copy(arg) for arg in replaced.args]
            add(generator, provider)


def is_replaceable(program, provider, module):
    is_simple = provider.types and all(type.startswith("any ") for type in provider.types)
    is_taken = provider.replaces or any(p.replaces is provider for p in program.providers)
    return program.is_shown(provider, module) and is_simple and not is_taken


def line_up(provider):
    """A replacement has its arguments in the order of the other's."""
    if provider.replaces:
        labels = iter([p.label for p in provider.replaces.args])
        for arg in provider.args:
            arg.label = next(labels)


def add(generator, provider):
    lifetimes = ["transient", "keyed"] if provider.args else ["transient", "singleton", "weak"]
    provider.lifetime = generator.random.choice(lifetimes)
    if provider.replaces and is_foreign(provider.replaces.actor):
        is_free = may_be_foreign(provider, provider.replaces.types)
        provider.lifetime = provider.lifetime if is_free else "transient"
    generator.begin_and_end(provider)
    generator.program.providers.append(provider)
