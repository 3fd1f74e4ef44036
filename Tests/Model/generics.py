# SPDX-License-Identifier: MIT
"""Generic providers: one declaration, and a provider for each type that a parameter asks for."""

from copy import copy

from program import APP, Key, Param, Provider, Template


def add_generics(program, random):
    for number in range(random.choice([0, 1, 1, 2])):
        lifetime = random.choice(["transient", "singleton", "weak"])
        module = random.choice([APP, random.choice(program.modules)])
        fitting = [k for k in program.keys if is_fitting(k, lifetime, module)]
        fixed = [k for k in fitting if k.rank < 3 and is_fitting(k, "singleton", module)]
        template = Template(f"G{number}", lifetime, module, main=random.choice(program.providers).main)
        template.params = [Param("item", random.choice(["eager", "eager", "function"]), "X")]
        if fixed and random.randrange(2):
            key = random.choice(fixed)
            template.params.insert(random.randrange(2), Param("always", "eager", key.type, key=key))
        program.templates.append(template)
        types = [k for k in fitting if k.type == k.provider.type and k.provider.form != "function"]
        for key in random.sample(types, min(len(types), 3)):
            make(program, template, key)


def is_fitting(key, lifetime, module):
    """What is kept holds nothing that may come to belong to a child."""
    plain = key.provider and key.provider.is_written and key.provider.module == module
    if not plain or key.name or key.args or not key.type[0] in "aT":
        return False
    return lifetime == "transient" or (key.is_kept and not key.provider.home)


def make(program, template, key):
    params = [copy(p) for p in template.params]
    for param in params:
        if param.want == "X":
            param.want, param.key = key.type, key
    rank = max(p.key.rank for p in params) + 0.1
    name = f"{template.name}<{key.type}>"
    provider = Provider(name, rank, template.module, lifetime=template.lifetime, params=params)
    provider.form, provider.main = "generic", template.main
    provider.keys = [Key(f"{template.name.lower()}{key.type}", provider.type, None, provider)]
    program.providers.append(provider)
    program.keys += provider.keys


def drop_unasked(program):
    """Only what a parameter asks for is there."""
    asked = {id(p.key) for q in program.providers if q.form != "generic" for p in q.params if p.kind != "injected"}
    for provider in [p for p in program.providers if p.form == "generic" and id(p.keys[0]) not in asked]:
        program.providers.remove(provider)
        program.keys.remove(provider.keys[0])
