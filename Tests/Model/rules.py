# SPDX-License-Identifier: MIT
"""Which key a parameter gets, who owns a transient, and what throws: the rules as the documentation has them."""

from families import picked, steps
from program import ROOT, Key, bare


def lower(name):
    return name[0].lower() + name[1:]


def make_keys(program):
    """Gives each provider its keys, and each collection one."""
    for provider in program.providers:
        if provider.replaces:
            continue
        own = f"Box<{provider.type}>" if provider.boxed else provider.type
        for number, type in enumerate(provider.types or [own]):
            name = accessor(program, provider, number, type)
            provider.keys.append(Key(name, type, provider.name, provider))
        program.keys += provider.keys
    for protocol in program.protocols:
        elements = [p for p in program.providers if protocol in p.into]
        elements.sort(key=lambda p: program.modules.index(p.module))  # the modules below come first
        if elements:
            name = f"{lower(protocol)}s"
            keys = [element_key(program, p, protocol, name) for p in elements]
            program.keys.append(Key(name, f"[any {protocol}]", None, None, keys))
    for provider in program.providers:
        if provider.replaces:
            take_place(provider)
    for provider in program.providers:
        share(provider)


def element_key(program, provider, protocol, collection):
    """What can be overridden as the element, if there is such a key: the collection's own type, else one that is a
    subtype of it; else one that nobody sees."""
    for key in provider.keys:
        if bare(key.type) == protocol:
            return key
    for key in provider.keys:
        if protocol in steps(program, bare(key.type)):
            return key
    element = Key(f"_{provider.keys[0].accessor}_in_{collection}", "", None, provider)
    provider.keys.append(element)
    return element


def take_place(provider):
    provider.keys = provider.replaces.keys
    for key in provider.keys:
        key.declared, key.provider = provider.replaces, provider


def share(provider):
    """Several types are made from the accessor of the value's own; else those of something kept have one behind them."""
    own = next((key for key in provider.keys if key.type == provider.type), None)
    if len(provider.keys) > 1 and own and own.provider is provider:
        for key in provider.keys:
            key.hidden = None if key is own else own
    elif len(provider.keys) > 1 and provider.is_kept and provider.keys[0].provider is provider:
        hidden = Key(f"_{provider.keys[0].accessor}", "", None, provider)
        for key in provider.keys:
            key.hidden = hidden


def accessor(program, provider, number, type):
    base = program.spell(bare(type).removeprefix("Box<").removesuffix(">"))
    if provider.name:
        return provider.name if number == 0 else provider.name + base
    if provider.form == "function":
        own = f"make{provider.type}"
        return own if number == 0 else own + base
    return lower(base)


def find(program, type, label, named, module):
    """Rules 1 to 3; nothing where they find nothing."""
    keys = [k for k in program.keys if k.type == type and program.is_seen_from(module, k)]
    if named:
        return next((k for k in keys if k.name == named), None)
    by_label = next((k for k in keys if k.name == label), None)
    return by_label or next((k for k in keys if k.name is None), None)


def resolve(program):
    """Fills every parameter. What finds nothing has no key: a default, or nil."""
    for provider in program.providers:
        for param in provider.params:
            if provider.is_written and param.kind not in ("arg", "container", "injected"):
                param.key = key_for(program, param, provider.module)
    settle(program)


def key_for(program, param, module):
    found = exact(program, param, module)
    if found or not param.match:
        return found
    subtypes = picked(program, param.match, param.want, module)
    return subtypes[0] if len(subtypes) == 1 else None


def exact(program, param, module):
    if param.kind == "optional":
        itself = find(program, param.want + "?", param.label, param.named, module)
        return itself or find(program, param.want, param.label, param.named, module)
    want = f"[{param.want}]" if param.kind == "list" else param.want
    return find(program, want, param.label, param.named, module)


def settle(program):
    """Owners and effects, from the lowest rank up; what is asked for later changes neither here."""
    ordered = sorted(program.providers, key=lambda p: p.rank)
    for key in [k for p in ordered for k in p.keys] + [k for k in program.keys if not k.provider]:
        own = owned(program, key)
        key.owner, key.throws, key.waits = own, thrown(key), may(key, "waits")
        key.actor = actor(key)
        if key.hidden:
            key.hidden.owner, key.hidden.throws, key.hidden.waits = own, key.throws, key.waits
            key.hidden.actor = key.actor
        for collection in program.keys:
            if key in collection.elements:
                collection.throws = joined(*(e.throws for e in collection.elements))
                collection.actor = actor(collection)


def owned(program, key):
    if not key.provider:
        return ROOT
    if key.is_kept or key.provider.home:
        return key.provider.home or ROOT
    owners = [ROOT] + [n.owner for n in key.needs()]
    return max(owners, key=lambda o: len(program.line(o)))


def may(key, effect):
    """Whether it `waits`, say, by itself or by what it needs."""
    return any(getattr(one, effect) for one in sources(key))


def thrown(key):
    return joined(*(one.throws for one in sources(key)))


def joined(*effects):
    """One type of error stays that type; two become any error."""
    found = {effect for effect in effects if effect}
    return found.pop() if len(found) == 1 else "throws" if found else ""


def sources(key):
    """What has effects that become its own."""
    if not key.provider:
        return key.elements
    declared = key.declared or key.provider
    return [declared] + [p.key for p in declared.params if p.key and not p.is_deferred]


def actor(key):
    """Whose it is: nobody's where it is waited for, which can wait for what is an actor's, too."""
    return "" if may(key, "waits") else max((one.actor for one in sources(key)), default="")
