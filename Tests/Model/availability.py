# SPDX-License-Identifier: MIT
"""Declarations that only newer systems have, which all that needs them repeats. Of the system that they name, none of
those where programs are run is a version: so only the text knows of it."""

SYSTEMS = ["", "tvOS 98", "tvOS 99"]


def add_availability(program, random):
    share = random.choice([0, 0, 10, 30])
    for provider in program.providers:
        if random.randrange(100) < share:
            users = all_users(program, provider)
            if all(may_be_newer(program, one) for one in users):
                newer = random.choice([1, 2])
                for one in users:
                    one.newer = max(one.newer, newer)


def all_users(program, provider):
    """A provider with all that needs it, at once or later, directly or not."""
    found = [provider]
    for one in found:
        found += [p for p in program.providers if p not in found and any(k.provider is one for k in needs(p))]
    return found


def needs(provider):
    keys = [p.key for p in provider.params if p.key]
    return [element for key in keys for element in [key] + key.elements]


def may_be_newer(program, provider):
    """What is required cannot be, and what others inherit from or join would have to be said of those, too."""
    is_alone = not provider.into and not provider.replaces and not provider.is_extended
    is_free = not any(p.replaces is provider for p in program.providers)
    is_own = not program.is_inherited(provider.type) and not any(program.requirement(t) for t in provider.types)
    return provider.is_written and is_alone and is_free and is_own


def available(provider):
    return [f"@available({SYSTEMS[provider.newer]}, *)"] if provider.newer else []
