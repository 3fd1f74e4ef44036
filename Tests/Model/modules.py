# SPDX-License-Identifier: MIT
"""Writes a program's modules as Swift, a file each."""

from actors import declarations
from families import is_open
from namesakes import spelled
from program import APP, Provider, bare
from rules import lower
from swift import access_in, body, conditional, directive, effects, fake, inherited, isolation, mark, parameters


def sources(program):
    """The files by their paths."""
    return {f"{module}.swift": spelled(program, module, source(program, module)) for module in program.modules}


def source(program, module):
    nobodys = isolation(program, module)
    lines = default_isolation(program, module) + imports(program, module)
    lines += declarations(program, module, access_in(module)) + requirements(program, module)
    lines += protocols(program, [p for p in program.protocols if program.homes[p] == module], module)
    lines += classes(program, module) + containers(program, module)
    if module == APP:
        lines += fakes(program, nobodys)
    for template in program.templates:
        if template.module == module:
            lines += generic(template, nobodys) + [""]
    for provider in program.providers:
        if provider.module == module and provider.form not in ("matched", "generic"):
            lines += conditional(program, provider)
    return "\n".join(lines)


def default_isolation(program, module):
    return ["// @module(isolation: MainActor)", ""] if module in program.main_modules else []


def imports(program, module):
    def words(name):
        return "@testable import" if module == APP and name in program.testable else "import"

    return [f"{words(name)} {name}" for name in ["DIRuntime", "Watch"] + program.reach(module)[:-1]] + [""]


def requirements(program, module):
    """The protocols that somebody above provides, and aliases of those below that this module asks for, too."""
    lines = []
    for one in program.requirements:
        if module in one.modules:
            effect = effects(one.provider).split()
            lines += ["// @require" + (f"({', '.join(effect)})" if effect else "") + mark(one)]
            is_own = program.homes[one.name] == module
            alias = [f"typealias Needed{one.name} = {one.name}"]
            lines += protocols(program, [one.name], module) if is_own else alias
    return lines


def fakes(program, nobodys):
    """What overrides make of all protocols."""
    all = program.protocols + [r.name for r in program.requirements]
    lines = [f"{nobodys}final class Fake: {', '.join(all)} {{", "  let mark: Mark"]
    return lines + ["  init(mark: Mark) { self.mark = mark }", "}", ""]


def classes(program, module):
    """Those that nobody builds."""
    lines = []
    for name in [name for name in program.classes if program.homes[name] == module]:
        above = ", ".join((program.inherits[name] or ["Seen"]) + ["@unchecked Sendable"])
        access = "open " if is_open(program, name, module) else access_in(module)
        lines += matched(program, name) + [f"{isolation(program, module)}{access}class {name}: {above} {{"]
        base = next((b for b in program.inherits[name] if b in program.classes), "")
        lines += inherited(name, base, access) + ["}", ""]
    return lines


def containers(program, module):
    """The children that a module declares."""
    access = access_in(module)
    nobodys = isolation(program, module)
    lines = []
    for child in program.children:
        if child.module == module:
            option = f", {child.access}" if child.access else ""
            lines += [f"// @container(parent: {child.parent}{option})", f"{nobodys}{access}struct {child.name} {{"]
            lines += [f"  {access}let {lower(p.type)}: {p.type}" for p in child.inputs] + ["}", ""]
    return lines


def protocols(program, names, module):
    access = isolation(program, module) + access_in(module)
    lines = []
    for name in names:
        above = ", ".join(program.inherits[name] or ["Seen"])
        lines += matched(program, name) + [f"{access}protocol {name}: {above} {{}}"]
    return lines


def matched(program, name):
    """What is above a protocol or a class that one of its subtypes stands for."""
    found = [p for p in program.providers if p.form == "matched" and bare(p.type) == name]
    return [f"// @provide(match: {p.match}{f', {p.access}' if p.access else ''})" for p in found]


def generic(template, nobodys):
    """A made-up name says what it is for."""
    like = Provider(f"{template.name}<\\(X.self)>", 0, lifetime=template.lifetime, params=template.params)
    like.access = template.access
    access = access_in(template.module)
    begin = f"{nobodys}{access}final class {template.name}<X: Seen>: Seen {{"
    actors = f"@{template.actor} " if template.actor else ""
    init = [f"  {actors}{access}init({parameters(like)}) {{", *body(like), "  }", "}"]
    return [directive(like), begin, f"  {access}let mark: Mark", *fake(access), *init]
