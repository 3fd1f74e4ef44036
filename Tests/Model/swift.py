# SPDX-License-Identifier: MIT
"""Writes a program as annotated Swift."""

from rules import bare, lower


# Stands where a mistake is to be reported, until it is known which line that is.
MARK = "<!>"


def source(program):
    """All that is provided, in one file."""
    lines = ["import DIRuntime", "import Watch", ""]
    lines += ["struct Absent: Sendable {}"]
    lines += [f"protocol {p}: Seen {{}}" for p in program.protocols]
    lines += [f"final class Fake: {', '.join(program.protocols)} {{", "  let mark: Mark"]
    lines += ["  init(mark: Mark) { self.mark = mark }", "}", ""]
    for child in program.children:
        lines += [f"// @container(parent: {child.parent})", f"struct {child.name} {{"]
        lines += [f"  let {lower(p.type)}: {p.type}" for p in child.inputs]
        lines += ["}", ""]
    for provider in program.providers:
        lines += declaration(program, provider) + [""]
    return "\n".join(lines)


def declaration(program, provider):
    if provider.lifetime == "input":
        return [f"final class {provider.type}: Seen {{", "  let mark: Mark", *fake(), "}"]
    kind = "struct" if provider.form == "struct" else "final class"
    conforms = sorted({bare(t) for t in provider.types if t.startswith("any ")} | set(provider.into)) or ["Seen"]
    lines = [f"{kind} {provider.type}: {', '.join(conforms)} {{", "  let mark: Mark", *fake()]
    is_made = provider.form == "function"
    init = [f"  {'private ' if is_made else ''}init({parameters(provider, not is_made)}){throws(provider)} {{"]
    init += body(provider) + ["  }"]
    if not is_made:
        return [directive(provider)] + lines + init + ["}"]
    made = [f"  {directive(provider)}", f"  static func make{provider.type}({parameters(provider)})"
            f"{throws(provider)} -> {provider.type} {{"]
    passed = ", ".join(f"{p.label}: {p.label}" for p in provider.params)
    made += [f"    {'try ' if provider.throws else ''}{provider.type}({passed})", "  }"]
    return lines + init + made + ["}"]


def throws(provider):
    return " throws" if provider.throws else ""


def fake():
    """What overrides make: a private initializer is none that a provider is built by."""
    return [
        "  private init(mark: Mark) { self.mark = mark }",
        "  static func fake(_ mark: Mark) -> Self { Self(mark: mark) }",
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
    if provider.boxed:
        options.append("boxed")
    if provider.option:
        options.append(provider.option)
    return "// @provide" + (f"({', '.join(options)})" if options else "") + mark(provider)


def mark(place):
    return MARK if place.is_marked else ""


def parameters(provider, notes=True):
    return ", ".join(parameter(p, notes) for p in provider.params)


def parameter(param, notes):
    default = " = Absent()" if param.default else ""
    return f"{param.label}: {type_of(param)}{note(param) if notes else ''}{default}{mark(param)}"


def note(param):
    if param.kind == "arg":
        return " /* @arg */"
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
    if param.kind == "function":
        words = ", ".join("String" for _ in param.words)
        return f"@escaping @Sendable ({words}){' throws' if param.key.throws else ''} -> {want}"
    return want


def body(provider):
    """What an initializer does: it says which parts it got."""
    lines = []
    if provider.throws:
        lines.append(f'    try check("{provider.type}")')
    parts = ", ".join(f'("{p.label}", {part(p)})' for p in provider.params)
    return lines + [f'    mark = Mark("{provider.type}", [{parts}])']


def part(param):
    label = param.label
    if param.kind == "arg":
        return f".text({label})"
    if param.kind == "container":
        return f".container({label})"
    if not param.key:
        return ".none"
    if param.is_deferred:
        return later(param)
    return value(param.key, label, param.kind == "optional")


def later(param):
    get = {"lazy": f"{param.label}.value", "provider": f"{param.label}()"}.get(param.kind)
    if not get:
        words = ", ".join(["a"] * len(param.words))
        get = f"{'try ' if param.key.throws else ''}{param.label}({words})"
    return f".later {{ a in {value(param.key, get)} }}"


def value(key, text, optional=False):
    if key.type.startswith("["):
        return f".values({text})"
    if key.type.startswith("Box<"):
        return f".box({text}{'!' if optional else ''}.value)"
    return f".value({text}{'!' if optional else ''})"
