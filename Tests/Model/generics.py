# SPDX-License-Identifier: MIT
"""Generic providers: one declaration, and a provider for each type that a parameter asks for, in each module that
asks; those that the generic one's own module asks for serve the modules above, if they are shown."""

from copy import copy

from actors import actors_for, is_sound
from program import APP, LEVELS, Key, Param, Provider, Template
from rules import settle


def add_generics(program, random):
    for number in range(random.choice([0, 1, 1, 2])):
        lifetime = random.choice(["transient", "transient", "singleton", "weak"])
        module = random.choice([APP, random.choice(program.modules)])
        fitting = [k for k in program.keys if is_fitting(program, k, lifetime, module)]
        fixed = [k for k in fitting if k.rank < 3 and is_fitting(program, k, "singleton", module)]
        fixed = [k for k in fixed if program.level(k.type) == "public"]  # the initializer is public
        template = Template(f"G{number}", lifetime, module, actor=any_actor(program, random, module))
        template.access = random.choice(["", "package", "public", "public"]) if module != APP else ""
        template.params = [Param("item", random.choice(["eager", "eager", "function"]), "X")]
        if fixed and random.randrange(2):
            key = random.choice(fixed)
            template.params.insert(random.randrange(2), Param("always", "eager", key.type, key=key))
        program.templates.append(template)
        if template.access and lifetime == "transient":
            fitting += [k for k in program.keys if is_simple(k) and program.is_below(module, k.module)]
        types = [k for k in fitting if k.type == k.provider.type and k.provider.form != "function"]
        for key in random.sample(types, min(len(types), 4)):
            make(program, template, key)


def any_actor(program, random, module):
    actor = random.choice(program.providers).actor
    return actor if actor in actors_for(program, module) else ""


def is_fitting(program, key, lifetime, module):
    """What is kept holds nothing that may come to belong to a child."""
    if not is_simple(key) or not program.is_seen_from(module, key):
        return False
    return lifetime == "transient" or (key.is_kept and not key.provider.home)


def is_simple(key):
    is_written = key.provider and key.provider.is_written and not key.provider.replaces
    return is_written and not key.name and not key.args and key.type[0] in "aT"


def make(program, template, key):
    params = [copy(p) for p in template.params]
    for param in params:
        if param.want == "X":
            param.want, param.key = key.type, key
    rank = max(p.key.rank for p in params) + 0.1
    name = f"{template.name}<{key.type}>"
    module = key.module if program.is_below(template.module, key.module) else template.module
    provider = Provider(name, rank, module, lifetime=template.lifetime, params=params, template=template)
    provider.form, provider.actor = "generic", template.actor
    provider.access = min(template.access, program.level(key.type), key=LEVELS.index)
    if not program.is_shown(template, module) or not all(program.is_seen_from(module, p.key) for p in params):
        return
    provider.keys = [Key(f"{template.name.lower()}{key.type}", provider.type, None, provider)]
    program.providers.append(provider)
    program.keys += provider.keys
    settle(program)
    if not is_sound(program):
        program.providers.remove(provider)
        program.keys.remove(provider.keys[0])


def give_to_modules(program):
    """Only what a parameter asks for is there. What the generic one's module does not ask for itself, each other has
    of its own."""
    for provider in [p for p in program.providers if p.form == "generic"]:
        asking = [q for q in program.providers if any(p.key is provider.keys[0] for p in q.params)]
        modules = {q.module for q in asking}
        if provider.template.module not in modules:
            program.providers.remove(provider)
            program.keys.remove(provider.keys[0])
            made = []
            for module in [m for m in program.modules if m in modules]:
                # A test of another module sees what that has of its own.
                if not any(program.is_shown(own, module) for own in made):
                    made.append(add_own(program, provider, module))


def add_own(program, instance, module):
    own = copy(instance)
    own.module, own.access = module, ""
    own.keys = [Key(instance.keys[0].accessor, own.type, None, own)]
    program.providers.append(own)
    program.keys += own.keys
    return own
