# SPDX-License-Identifier: MIT
"""What modules get from those above them: what they require, and what takes the place of something of theirs."""

from layers import some
from program import APP, Provider, Requirement


def require(generator, module):
    """A protocol that a module needs and one above it provides; those between may need it, too."""
    program, random = generator.program, generator.random
    above = [m for m in program.modules if program.is_below(module, m)]
    if not above or generator.chance(20):
        return
    name = f"Required{len(program.requirements)}"
    program.homes[name] = module
    program.inherits[name] = some(program.protocols_for(module), random) if generator.chance(40) else []
    provider = Provider(f"For{name}", late_rank(generator), random.choice(above), types=[f"any {name}"])
    provider.public = provider.module != APP
    provider.throws = "throws" if generator.chance(20) else ""
    provider.waits = generator.chance(generator.waiting)
    add(generator, provider)
    between = [m for m in above if program.is_below(m, provider.module) and generator.chance(40)]
    program.requirements.append(Requirement(name, provider, [module] + between))


def late_rank(generator):
    """Anywhere between the others."""
    return generator.random.choice(generator.program.providers).rank - 0.5


def replace(generator, module):
    """In place of something in a module below; what that is needed by has higher ranks, so there is no cycle."""
    free = [p for p in generator.program.providers if is_replaceable(generator.program, p, module)]
    if free and generator.chance(70):
        replaced = generator.random.choice(free)
        add(generator, Provider(f"Replacement{module}", replaced.rank - 0.5, module, replaces=replaced))


def is_replaceable(program, provider, module):
    is_shown = program.is_below(provider.module, module) and provider.public
    is_simple = len(provider.types) == 1 and provider.types[0].startswith("any ")
    is_taken = provider.replaces or any(p.replaces is provider for p in program.providers)
    return is_shown and is_simple and not (is_taken or provider.args or provider.into or provider.scope)


def add(generator, provider):
    provider.lifetime = generator.random.choice(["transient", "singleton", "weak"])
    generator.begin_and_end(provider)
    generator.program.providers.append(provider)
