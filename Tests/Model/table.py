# SPDX-License-Identifier: MIT
"""Writes a program's `main.swift`: a closure for everything that a script may ask for."""

from actors import MAIN, is_foreign
from modules import imports
from namesakes import spelled
from program import APP, ROOT
from rules import lower
from swift import effects, isolation, marks, on_actor, value


def class_of(owner):
    return ROOT if owner == ROOT else f"{owner}Container"


def as_type(owner):
    return "c" if owner == ROOT else f"(c as! {class_of(owner)})"


def call(program, key, container, here=MAIN):
    title = program.title(key)
    words = [f"{p.label}: a" for p in key.args]
    if title != key.accessor:
        return f"{marks(key, here)}{reader(title)}({', '.join([container] + words)})"
    return f"{marks(key, here)}{container}.{title}{called_with(words)}"


def called_with(words):
    return f"({', '.join(words)})" if words else ""


def reader(title):
    return "read" + title.replace("::", "_")


def readers(program, nobodys):
    """What two modules have a name for is read in a function: in a closure the compiler may take one for the other."""
    lines = []
    for key in program.shown_keys():
        title = program.title(key)
        if title != key.accessor:
            actors = on_actor(key) or nobodys
            taken = "".join(f", {p.label}: String" for p in key.args)
            begin = f"{actors}func {reader(title)}(_ c: {class_of(key.owner)}{taken}){effects(key)} -> {key.type} {{"
            read = f"c.{title}{called_with([f'{p.label}: {p.label}' for p in key.args])}"
            lines += [begin, f"  let made = {marks(key, key.actor)}{read}", "  return made", "}", ""]
    return lines


def built(program, key, container, what):
    args = "".join(", a" for _ in key.args)
    return f"{marks(key, MAIN)}{container}.{what}(.{program.title(key)}{args})"


def looked_up(key):
    name = f', name: "{key.name}"' if key.name else ""
    return f"try c.dynamic.resolve(({key.type}).self{name})"


def main(program):
    lines = imports(program, APP) + readers(program, isolation(program, APP)) + ["@MainActor func tables() {"]
    for key in program.shown_keys():
        container, title = as_type(key.owner), program.title(key)
        lines.append(f'  table.get["{title}"] = {{ c, a in {value(key, call(program, key, container))} }}')
        if is_foreign(key.actor):
            continue
        fresh = built(program, key, container, "fresh")
        lines.append(f'  table.fresh["{title}"] = {{ c, a in {value(key, fresh)} }}')
        if not (key.args or key.waits or key.actor):
            lines.append(f'  table.dynamic["{title}"] = {{ c, a in {value(key, looked_up(key))} }}')
    for override in program.overrides:
        lines += override_closure(program, override)
    for child in program.children_for(APP):
        inputs = ", ".join(f'{lower(p.type)}: {p.type}.fake(Mark("{p.type}", []))' for p in child.inputs)
        lines.append(f'  table.children["{child.name}"] = {{ c in {as_type(child.parent)}.{child.maker}({inputs}) }}')
    lines.append('  table.new = { o in Container { if let o { o(&$0) } } }')
    return spelled(program, APP, "\n".join(lines + ["}", "", "tables()", "await run()", ""]))


def override_closure(program, override):
    key = override.key
    names = "".join(f", a{n}" for n in range(len(key.args)))
    container = "_" if override.form in ("fake", "list") else "c"
    made = override_body(program, override, names)
    # The compiler does not find out a closure's type of error.
    typed = effects(key) if "try" in made and key.throws != "throws" else ""
    body = f"{{ {container}{names}{typed} in {made} }}"
    if typed and is_foreign(key.actor):
        # Swift 6.3 crashes over the closure itself.
        taken = ", ".join([class_of(key.owner)] + ["String"] * len(key.args))
        type = f"{on_actor(key)}@Sendable ({taken}){effects(key)} -> {key.type}"
        given = f"let make: {type} = {body}; o.override(.{program.title(key)}, with: make)"
        return [f'  table.overrides["{override.id}"] = {{ o in {given} }}']
    return [f'  table.overrides["{override.id}"] = {{ o in o.override(.{program.title(key)}) {body} }}']


def override_body(program, override, names):
    key = override.key
    original = f"{marks(key, key.actor)}c.original(.{program.title(key)}{names})"
    if override.form == "same":
        return original
    if override.form == "list":
        return f'[Fake(mark: Mark("{override.id}", []))]'
    parts = [f'("a{n}", .text(a{n}))' for n in range(len(key.args))]
    if override.form == "wraps":
        parts.append(f'("original", {value(key, original)})')
    if override.other:
        is_later = override.form == "later"
        other = value(override.other, call(program, override.other, "c", override.other.actor if is_later else key.actor))
        made = f".later {{ {on_actor(override.other)}_ in {other} }}" if is_later else other
        parts.append(f'("other", {made})')
    return make(key, f'Mark("{override.id}", [{", ".join(parts)}])')


def make(key, mark):
    if key.type.startswith("Box<"):
        return f"Box({key.type[4:-1]}.fake({mark}))"
    return f"Fake(mark: {mark})" if key.type.startswith("any ") else f"{key.type}.fake({mark})"
