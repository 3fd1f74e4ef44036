# SPDX-License-Identifier: MIT
"""Declarations under `#if`. What stands under another condition than the build's must not change anything in that: so
only the text knows of it, and neither the rules nor the oracle."""

from copy import copy

from actors import is_foreign
from program import Param

HERE = ["FLAG", "!OFF", "FLAG && !OFF", "FLAG || OFF"]  # programs are compiled with FLAG
ELSEWHERE = ["OFF", "!FLAG", "FLAG && OFF", "OFF || !FLAG"]


def add_conditions(program, random):
    share = random.choice([0, 10, 30])
    # Two that throw otherwise would make it any error in both builds.
    varies = not any(p.throws not in ("", "throws") for p in program.providers)
    replaced = [p.replaces for p in program.providers]
    for provider in program.providers:
        # What overriding shares goes by all builds, so what is beside it must not need anything else.
        if provider.is_written and provider not in replaced and random.randrange(100) < share:
            add_stray(provider, random)
        if varies and can_vary(program, provider) and random.randrange(100) < share:
            provider.condition = random.choice(HERE)
            if not is_spare(program, provider) or random.randrange(2):
                provider.twin = twin(provider, random)


def can_vary(program, provider):
    replaced = [p.replaces for p in program.providers if p.replaces]
    # An initializer that is inherited must be there in every build.
    above = [p.heir_of for p in program.providers if p.heir_of]
    return provider.is_written and not provider.replaces and provider not in lines(replaced) + above


def lines(providers):
    """With those by whose initializers they are built, for that has its conditions."""
    above = [p.heir_of for p in providers if p.heir_of]
    return providers + lines(above) if above else providers


def is_spare(program, provider):
    """Whether nothing of this build needs it."""
    asked = [p.key for q in program.providers + program.templates for p in q.params]
    is_required = any(program.requirement(type) for type in provider.types)
    is_needed = is_required or program.is_inherited(provider.type)
    if is_needed or any(k in asked for k in provider.keys):
        return False
    others = [p for p in program.providers if p is not provider and not p.condition]
    return all(any(protocol in other.into for other in others) for protocol in provider.into)


def twin(provider, random):
    """What another build has in its place: it needs less."""
    other = copy(provider)
    other.actor, other.is_whole, other.heir_of = "", False, None
    other.throws, other.waits, other.settings, other.closes, other.eager = "", False, [], "", False
    other.params = [p for p in provider.params if p.kind == "arg" or random.randrange(2)]
    may_vary = not provider.args
    if is_foreign(provider.keys[0].actor) and len(provider.types) > 1:
        may_vary = False  # what one is isolated to, the other is
    if provider.lifetime in ("transient", "singleton") and may_vary and random.randrange(2):
        other.lifetime = "transient" if provider.is_kept else "singleton"
        other.params, other.scope = [], None
    if provider.heir_of:
        # An initializer like that of the superclass would have to say `override`.
        other.params = [*other.params, Param(f"only{other.type}", "optional", "Absent")]
    return other


def add_stray(provider, random):
    """What another build has besides."""
    other = copy(provider)
    other.type, other.params = f"Stray{provider.type}", list(provider.params)
    other.types = [other.type if t == provider.type else t for t in provider.types]
    other.name, other.scope = other.type.lower(), provider.home
    other.replaces, other.condition = None, random.choice(ELSEWHERE)
    provider.stray = other
