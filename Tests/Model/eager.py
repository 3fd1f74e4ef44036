# SPDX-License-Identifier: MIT
"""What `warmUp` builds: at last, and all at the same time, what has to be waited for or is an actor's."""


def leave_unhurried(program, random):
    """But one of those, for there is no order among them to speak of; one with several types would count as several."""
    slow = [p for p in program.providers if p.eager and is_slow(p.keys[0])]
    one = random.choice([p for p in slow if len(p.keys) == 1] or [None])
    for provider in slow:
        provider.eager = provider is one


def is_slow(key):
    return key.waits or bool(key.actor)


def eager_keys(program):
    """In the order in which they are built: modules come after those below, in each what is the parent's first, and
    else as it is written."""
    eager = [p for p in program.providers if p.eager]
    keys = [k for p in eager for k in sorted(p.keys, key=lambda k: k.accessor) if k.provider is p]

    def order(key):
        return is_slow(key), program.modules.index(key.provider.module), len(program.line(key.owner))

    return sorted(keys, key=order)
