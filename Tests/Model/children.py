# SPDX-License-Identifier: MIT
"""Child containers, of which modules below may have some, with inputs of their own."""

from program import APP, ROOT, Child, Provider


def add_children(program, random):
    """A module declares children of the outermost container, and of its own and those of the modules below."""
    parents = [ROOT]
    share = random.choice([0, 70])
    for name in random.choice([[], ["Session"], ["Session", "Request"], ["Session", "Window"]]):
        parent = parents[-1] if random.randrange(100) < 60 else random.choice(parents)
        home = None if parent == ROOT else program.child(parent).module
        below = [m for m in program.modules[:-1] if not home or home in program.reach(m)]
        module = random.choice(below) if below and random.randrange(100) < share else APP
        access = "public" if module != APP else ""
        inputs = [
            Provider(f"{name}Input{n}", -1, module, lifetime="input", scope=name, access=access)
            for n in range(random.randint(0, 2))
        ]
        program.children.append(Child(name, parent, inputs, module))
        program.providers += inputs
        parents.append(name)


def drop_collections_of_children_alone(program):
    """The parent could not ask for them, nor could a module for what only those above it join there."""
    joined = {(protocol, p.module) for p in program.providers if not p.scope for protocol in p.into}
    for provider in program.providers:
        provider.into = [
            protocol for protocol in provider.into
            if any((protocol, module) in joined for module in program.reach(provider.module))
        ]
