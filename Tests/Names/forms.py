# SPDX-License-Identifier: MIT
"""The forms of a case: each names a type in its own way. What the name means is known by construction.

A form is a function of a `Case`. It adds declarations to the modules, and returns the name as the consumer writes it. Forms in
`CERTAIN` must not be refused even where the type is provided: the sources tell what the name means.
"""

CERTAIN, UNCERTAIN = [], []


def certain(form):
    CERTAIN.append(form)
    return form


def uncertain(form):
    UNCERTAIN.append(form)
    return form


@certain
def plain_name(case):
    return case.type


@certain
def alias(case):
    case.app(f"typealias Alias{case.n} = {case.type}")
    return f"Alias{case.n}"


@certain
def declared_associated_type(case):
    case.app(f"protocol P{case.n} {{ associatedtype Style }}")
    case.conforms(f"P{case.n}")
    case.member(f"typealias Style = {case.type}")
    return "Style"


@certain
def default_associated_type(case):
    case.app(f"protocol P{case.n} {{ associatedtype Style = {case.type} }}")
    case.conforms(f"P{case.n}")
    return "Style"


@certain
def alias_of_a_protocol(case):
    place = case.pick(["in", "behind", "below"])
    inside = "typealias Short = Style" if place == "in" else ""
    case.app(f"protocol P{case.n} {{ associatedtype Style; {inside} }}")
    if place == "behind":
        case.app(f"extension P{case.n} {{ typealias Short = Style }}")
    if place == "below":
        case.app(f"protocol Q{case.n}: P{case.n} {{ typealias Short = Style }}")
    case.conforms(f"{'Q' if place == 'below' else 'P'}{case.n}")
    case.member(f"typealias Style = {case.type}")
    return "Short"


@certain
def nested_in_a_superclass(case):
    case.app(f"class Base{case.n} {{ typealias Style = {case.type} }}")
    case.extends(f"Base{case.n}")
    return "Style"


@certain
def decided_by_a_condition(case):
    """The branch of the build is the real one; the other one means a type that is provided, too."""
    flag = case.pick(["ON", "OFF"])
    real, other = f"typealias Alias{case.n} = {case.type}", case.pick(
        [f"typealias Alias{case.n} = Other{case.n}", f"struct Alias{case.n} {{ var s = \"\" }}"])
    case.app(f"// @provide\nstruct Other{case.n} {{ var s = \"wrong\" }}")
    first, second = (real, other) if flag == "ON" else (other, real)
    if case.chance(50):
        flag, first, second = f"!{flag}", second, first
    case.app(f"#if {flag}\n{first}\n#else\n{second}\n#endif")
    return f"Alias{case.n}"


@uncertain
def inferred_associated_type(case):
    case.app(f"protocol P{case.n} {{ associatedtype Style; func draw(_ style: Style) }}")
    case.conforms(f"P{case.n}")
    case.member(f"func draw(_ style: {case.type}) {{}}")
    return "Style"


@uncertain
def inferred_with_a_default(case):
    case.app(f"struct Wrong{case.n} {{}}")
    case.app(f"protocol P{case.n} {{ associatedtype Style = Wrong{case.n}; var style: Style {{ get }} }}")
    case.conforms(f"P{case.n}")
    case.member(f"var style: {case.type} {{ {case.type}(s: \"\") }}")
    return case.pick(["Style", f"Taker{case.n}.Style"])


@uncertain
def associated_type_of_an_unread_protocol(case):
    case.kit(f"public protocol P{case.n} {{ associatedtype Style; func draw(_ style: Style) }}")
    case.conforms(f"P{case.n}")
    case.member(f"func draw(_ style: {case.type}) {{}}")
    return "Style"


@uncertain
def argument_of_an_unread_superclass(case):
    case.kit(f"open class Base{case.n}<T> {{ public typealias Style = T; public init() {{}} }}")
    case.extends(f"Base{case.n}<{case.type}>")
    return "Style"


@uncertain
def alias_in_an_unread_module(case):
    case.move_to_core()
    case.kit(f"public typealias Alias{case.n} = {case.type}")
    return case.pick([f"Alias{case.n}", f"Kit.Alias{case.n}"])


@uncertain
def member_of_an_unread_type(case):
    case.move_to_core()
    case.kit(f"public enum Space{case.n} {{ public typealias Style = {case.type} }}")
    return f"Space{case.n}.Style"


@uncertain
def inside_an_extension_of_an_unread_type(case):
    case.move_to_core()
    case.kit(f"public struct Space{case.n} {{ public typealias Style = {case.type} }}")
    case.stand_in(f"Space{case.n}")
    return "Style"


@uncertain
def identifier(case):
    case.conforms("Identifiable")
    case.member(f"var id: {case.type} {{ {case.type}(s: \"\") }}")
    case.hashable = True
    return "ID"
