# SPDX-License-Identifier: MIT
"""Modules, each above those before it but for siblings, with the types that others inherit from."""

from program import APP


def add_modules(program, random):
    """Each has some protocols, those below have the first ones. The lowest may have any place in the alphabet."""
    lowest = random.choice(["Base", "Under"])
    below = random.choice([[], ["Lib"], [lowest, "Lib"], ["Left", "Right"], [lowest, "Left", "Right"]])
    program.modules = below + [APP]
    program.siblings = {"Left", "Right"}
    foreign = program.modules[: random.choice([0, 0, 1, 2])] if len(program.modules) > 2 else []
    program.packages = dict.fromkeys(foreign, "There")
    counts = [random.randint(1, 2) for _ in program.modules[:-1]] + [random.randint(0, 3)]
    homes = [module for module, count in zip(program.modules, counts) for _ in range(count)] or [APP]
    program.homes = {f"P{n}": module for n, module in enumerate(homes)}
    program.protocols = list(program.homes)


def add_types(program, random):
    """Protocols inherit from those before them, which are not above their module; classes have them."""
    for number, name in enumerate(program.protocols):
        known = program.protocols_for(program.homes[name])
        program.inherits[name] = some([p for p in program.protocols[:number] if p in known], random)
    for name in ["B0", "B1"][: random.randint(0, 2)]:
        home = random.choice(program.modules)
        base = [c for c in program.classes if program.homes[c] in program.reach(home) and random.randrange(2)]
        program.inherits[name] = base or some(program.protocols_for(home), random)
        program.homes[name] = home


def some(names, random):
    return random.sample(names, min(len(names), random.choice([0, 1, 1, 2])))
