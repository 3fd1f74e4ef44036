# SPDX-License-Identifier: MIT
"""Child containers, of which the library may have some, with inputs of their own."""

from program import ROOT, Child, Provider


def add_children(program, random):
    """The module below declares children of its own and of the outermost container only."""
    parents = [ROOT]
    share = random.choice([0, 70]) if program.library_protocols else 0
    for name in random.choice([[], ["Session"], ["Session", "Request"], ["Session", "Window"]]):
        parent = parents[-1] if random.randrange(100) < 60 else random.choice(parents)
        is_below = parent == ROOT or program.child(parent).module == "Lib"
        module = "Lib" if is_below and random.randrange(100) < share else "App"
        inputs = [
            Provider(f"{name}Input{n}", -1, module, lifetime="input", scope=name, public=module == "Lib")
            for n in range(random.randint(0, 2))
        ]
        program.children.append(Child(name, parent, inputs, module))
        program.providers += inputs
        parents.append(name)


def drop_collections_of_children_alone(program):
    """The parent could not ask for them, nor could the library for what only others join there."""
    joined = {(protocol, p.module) for p in program.providers if not p.scope for protocol in p.into}
    for provider in program.providers:
        provider.into = [
            protocol for protocol in provider.into
            if (protocol, provider.module) in joined or (provider.module == "App" and (protocol, "Lib") in joined)
        ]
