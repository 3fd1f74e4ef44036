# SPDX-License-Identifier: MIT
"""Child containers, of which modules below may have some, with inputs of their own."""

from program import APP, LEVELS, ROOT, Child, Provider


def add_children(program, random):
    """A module declares children of the outermost container, and of its own and those of the modules below."""
    parents = [ROOT]
    share = random.choice([0, 70])
    for name in random.choice([[], ["Session"], ["Session", "Request"], ["Session", "Window"]]):
        parent = parents[-1] if random.randrange(100) < 60 else random.choice(parents)
        module, access = place(program, random, parent, share)
        inputs = [
            Provider(f"{name}Input{n}", -1, module, lifetime="input", scope=name, access=access)
            for n in range(random.randint(0, 2))
        ]
        program.children.append(Child(name, parent, inputs, module, access))
        program.providers += inputs
        parents.append(name)


def place(program, random, parent, share):
    """Only a public one has children in other modules."""
    around = None if parent == ROOT else program.child(parent)
    if around and around.access != "public":
        return around.module, around.access
    below = [m for m in program.modules[:-1] if not around or around.module in program.reach(m)]
    if not below or random.randrange(100) >= share:
        return APP, ""
    return random.choice(below), random.choice(["public", "public", "package"])


def narrow(program):
    """What belongs to a child is seen no further than that."""
    for provider in program.providers:
        owner = provider.keys[0].owner
        if owner != ROOT:
            provider.access = min(provider.access, program.child(owner).access, key=LEVELS.index)


def drop_collections_of_children_alone(program):
    """The parent could not ask for them, nor could a module for what only those above it join there."""
    joined = {(protocol, p.module) for p in program.providers if not p.scope for protocol in p.into}
    for provider in program.providers:
        provider.into = [
            protocol for protocol in provider.into
            if any((protocol, module) in joined for module in program.reach(provider.module))
        ]
