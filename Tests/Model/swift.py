# SPDX-License-Identifier: MIT
"""Writes providers as annotated Swift."""

from availability import available
from families import clause, is_open
from program import APP, Provider, bare


# A generic provider is ready for all types.
ANYTHING = Provider("X", 0, throws="throws", waits=True)

# Stands where a mistake is to be reported, until it is known which line that is.
MARK = "<!>"


def isolation(program, module, actor=""):
    """What says that a type is an actor's, or nobody's where its module's default is not that."""
    if actor:
        return f"@{actor} "
    return "nonisolated " if module in program.main_modules else ""


def access_in(module):
    """Of what everything can see that is above."""
    return "public " if module != APP else ""


def level_of(program, provider):
    if provider.form == "class" and is_open(program, provider.type, provider.module):
        return "open "
    return f"{provider.level} " if provider.level and provider.module != APP else ""


def conditional(program, provider):
    """A declaration with all that stands beside it or in its place elsewhere."""
    lines = declaration(program, provider)
    if provider.condition:
        other = ["#else", *declaration(program, provider.twin)] if provider.twin else []
        lines = [f"#if {provider.condition}", *lines, *other, "#endif"]
    return lines + [""] + (conditional(program, provider.stray) if provider.stray else [])


def declaration(program, provider):
    access = access_in(provider.module)
    made = access if program.level(provider.wants) == "public" else ""
    if provider.lifetime == "input":
        begin = f"{isolation(program, provider.module)}{access}final class {provider.type}: Seen {{"
        return [begin, f"  {access}let mark: Mark", *fake(access), "}"]
    lines, below = head(program, provider, access)
    lines = available(provider) + lines
    own = [] if provider.heir_of else provider.injected
    lines += [f"  let {p.label} = Injected(.{p.key.accessor})" for p in own]
    if provider.settings:
        unsafe = "" if provider.form == "struct" or provider.is_whole else "nonisolated(unsafe) "
        tag = f"tag{provider.rank}"
        lines.append(f'  {access}{unsafe}var {tag} = "" {{ didSet {{ mark.gets({tag}) }} }}')
    if provider.closes:
        lines += closing(provider, access)
    if provider.heir_of:
        return [directive(provider)] + lines + ["}"] + below
    is_made = provider.form == "function"
    level = "private " if is_made else made
    actors = f"@{provider.actor} " if provider.actor and not provider.is_whole else ""
    init = [f"  {actors}{level}init({parameters(provider, not is_made)}){effects(provider)} {{"]
    init += body(provider) + ["  }"]
    if not is_made:
        return [directive(provider)] + lines + init + ["}"] + below
    begin = f"{actors}{made}static func make{provider.type}"
    func = [f"  {directive(provider)}",
            f"  {begin}({parameters(provider)}){effects(provider)} -> {provider.type} {{"]
    passed = ", ".join(f"{p.label}: {p.label}" for p in provider.params)
    func += [f"    {marks(provider, provider.actor)}{provider.type}({passed})", "  }"]
    return lines + init + func + ["}"] + below


def closing(provider, access):
    """A method that says that it is called, and may throw then."""
    effect = "" if provider.closes == "sync" else f" {provider.closes}"
    check = [f'    try check("{provider.type}.stop")'] if provider.closes == "throws" else []
    return [f"  {access}func stop{provider.type}(){effect} {{", "    mark.closes()", *check, "  }"]


def head(program, provider, access):
    """How a declaration begins, and what follows it: an extension, if that says a protocol."""
    types, below = clause(program, provider), []
    if provider.is_extended and types and types[-1] != provider.base:
        below = [f"extension {provider.type}: {types.pop()} {{}}"]
    elif not types:
        types = ["Seen"]
    own = isolation(program, provider.module, provider.actor if provider.is_whole else "") + level_of(program, provider)
    free = "nonisolated " if provider.is_whole else ""
    single = [f"  {free}{access}let mark: Mark", *fake(access, free)]
    if provider.form == "struct":
        begin, members = "struct", single
    elif provider.base or program.is_inherited(provider.type):
        begin = "class" if program.is_inherited(provider.type) else "final class"
        types.append("@unchecked Sendable")
        members = inherited(provider.type, provider.base, level_of(program, provider), bool(provider.heir_of))
    else:
        begin, members = "final class", single
    return [f"{own}{begin} {provider.type}{': ' if types else ''}{', '.join(types)} {{", *members], below


def inherited(name, base, level, is_heir=False):
    """The mark of a class that inherits or is inherited from. A failable initializer is none that a provider is built
    by."""
    override = "override " if base else ""
    begin = "super.init(mark: mark)" if base else "self.mark = mark"
    access = level.replace("open", "public")
    init = [f"  {access}{override}init?(mark: Mark) {{ {begin} }}"]
    return ([] if base else [f"  {access}let mark: Mark"]) + ([] if is_heir else init) + [
        f"  {level}{override}class func fake(_ mark: Mark) -> {name} {{ {name}(mark: mark)! }}",
    ]


def effects(one, hops=False):
    """Of a provider or a key, as they are declared; of what is called from anywhere."""
    return f"{' async' if one.waits or hops else ''}{' ' if one.throws else ''}{one.throws}"


def marks(one, here):
    """What stands in front of a use of it on that actor."""
    is_away = one.actor and one.actor != here
    return f"{'try ' if one.throws else ''}{'await ' if one.waits or is_away else ''}"


def fake(access, free=""):
    """What overrides make: a private initializer is none that a provider is built by."""
    return [
        f"  {free}private init(mark: Mark) {{ self.mark = mark }}",
        f"  {free}{access}static func fake(_ mark: Mark) -> Self {{ Self(mark: mark) }}",
    ]


def directive(provider):
    options = {"transient": [], "singleton": ["singleton"], "weak": ["weak"]}.get(provider.lifetime)
    if provider.lifetime == "keyed":
        labels = [p.label for p in provider.args]
        options = ["singleton", f"keyed: [{', '.join(labels)}]"]
    if provider.scope:
        options.append(f"in: {provider.scope}")
    if provider.types:
        names = ["Self" if t == provider.type else bare(t) for t in provider.types]
        options.append(f"as: {names[0]}" if len(names) == 1 else f"as: [{', '.join(names)}]")
    if provider.name:
        options.append(f"name: {provider.name}")
    if provider.into:
        options.append(f"into: [{', '.join(provider.into)}]")
    if provider.settings:
        texts = [f'tag{provider.rank} = "{text}"' for text in provider.settings]
        options.append(f"set: [{', '.join(texts)}]")
    if provider.eager:
        options.append("eager")
    if provider.closes:
        options.append(f"onClose: stop{provider.type}")
    if provider.boxed:
        options.append("boxed")
    if provider.access:
        options.append(provider.access)
    if provider.replaces:
        module = "" if provider.module == provider.replaces.module else f"{provider.replaces.module}."
        options.append(f"replaces: {module}{provider.keys[0].accessor}")
    if provider.option:
        options.append(provider.option)
    return "// @provide" + (f"({', '.join(options)})" if options else "") + mark(provider)


def mark(place):
    return MARK if place.is_marked else ""


def parameters(provider, notes=True):
    return ", ".join(parameter(p, notes) for p in provider.params if p.kind != "injected")


def parameter(param, notes):
    default = " = Absent()" if param.default else ""
    return f"{param.label}: {type_of(param)}{note(param) if notes else ''}{default}{mark(param)}"


def note(param):
    if param.kind == "arg":
        return " /* @arg */"
    if param.match:
        return f" /* @match({param.match}) */"
    return f" /* @named({param.named}) */" if param.named else ""


def type_of(param):
    want = param.want
    if param.kind == "optional":
        return f"({want})?" if want.startswith("any ") else f"{want}?"
    if param.kind == "list":
        return f"[{want}]"
    if param.kind == "lazy":
        return f"Lazy<{want}>"
    if param.kind == "provider":
        return f"Provider<{want}>"
    if param.kind == "container":
        return "Container"
    if param.kind == "unsaid":
        return f"@escaping @Sendable () -> {want}"
    if param.kind == "function":
        words = ", ".join("String" for _ in param.words)
        return f"@escaping {actor(param)}@Sendable ({words}){effects(param.key or ANYTHING, param.hops)} -> {want}"
    return want


def actor(param):
    return "" if param.hops else on_actor(param.key)


def body(provider):
    """What an initializer does: it says which parts it got."""
    lines = []
    if provider.throws:
        check = "refuse" if "Refusal" in provider.throws else "check"
        lines.append(f'    try {check}("{provider.type}")')
    if provider.waits:
        lines.append("    await pause()")
    parts = ", ".join(f'("{p.label}", {part(p)})' for p in provider.params)
    mark = f'Mark("{provider.type}", [{parts}])'
    return lines + [f"    super.init(mark: {mark})!" if provider.base else f"    mark = {mark}"]


def part(param):
    label = param.label
    if param.kind == "arg":
        return f".text({label})"
    if param.kind == "container":
        return f".container({label})"
    if param.want == "X":
        return later(param) if param.is_deferred else f".value({label})"
    if not param.key:
        return ".none"
    if param.is_deferred:
        return later(param)
    return value(param.key, label, param.kind == "optional")


def later(param):
    get = f"{param.label}.value" if param.kind == "lazy" else f"{param.label}()"
    if param.kind == "function":
        words, one = ", ".join(["a"] * len(param.words)), param.key or ANYTHING
        get = f"{marks(one, '' if param.hops else one.actor)}{param.label}({words})"
    taken = f"[{param.label}] " if param.kind == "injected" else ""
    made = value(param.key, get) if param.key else f".value({get})"
    return f".later {{ {on_actor(param.key)}{taken}a in {made} }}"


def on_actor(key):
    """How a closure begins that asks for something later."""
    return f"@{key.actor} " if key and key.actor else ""


def value(key, text, optional=False):
    if key.type.startswith("["):
        return f".values({text})"
    if key.type.startswith("Box<"):
        return f".box({text}{'!' if optional else ''}.value)"
    return f".value({text}{'!' if optional else ''})"
