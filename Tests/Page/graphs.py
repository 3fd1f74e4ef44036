# SPDX-License-Identifier: MIT
"""Makes graphs up, as `di graph --format json` writes them: one of a size, and one of names that would do harm in a page."""
import random

SUBJECTS = """account address alert asset audit avatar badge banner basket batch billing book branch budget cache campaign
card catalog channel claim comment contact contract coupon course credit customer delivery device digest discount document draft event
export feed file folder form friend gallery gift goal group history image import index invite invoice item journal label
ledger letter license list location loan market member menu message metric mission note notice offer order outline parcel
partner payment permit photo plan player policy poll post price product profile project quote rate receipt region report
request review reward route sale schedule score season segment session shelf shipment signal site slot stock store story
survey tag task team ticket timeline token topic tour track trade transfer trip user vault venue vendor version video
visit voucher wallet weather widget wish""".split()
ROLES = """Repository Service Client Store Loader Presenter Formatter Validator Mapper Parser Tracker Planner Builder Monitor
Scheduler Coordinator Resolver Policy Queue Archive""".split()
MODULES = [  # lowest first
    "Core", "Networking", "Storage", "Accounts", "Catalog", "Payments", "Messaging", "Search", "Reports", "App"]
CONTAINERS = [("Container", None, None), ("Session", "Accounts", "Container"), ("Visit", "App", "Session")]
BASICS = ["logger", "clock", "configuration", "httpClient", "database"]


def names(count, dice):
    """So many different accessors, the basic ones first."""
    pairs = [subject + role for subject in SUBJECTS for role in ROLES]
    dice.shuffle(pairs)
    numbered = (f"{pair}{round_ or ''}" for round_ in range(1, 100) for pair in pairs)
    return (BASICS + pairs + list(numbered)[: max(0, count)])[:count]


def upper(name):
    return name[0].upper() + name[1:]


def provider(accessor, module, owner="Container", **others):
    middle = "" if owner == "Container" else owner + "."
    folder = f"Sources/{module}"
    return {
        "id": f"{module}.{middle}{accessor}", "accessor": accessor, "accessors": [accessor], "type": upper(accessor),
        "exposedAs": [upper(accessor)], "lifetime": "transient", "owner": owner, "module": module, "kind": "initializer",
        "path": f"{folder}/{upper(accessor)}.swift", "line": 5, "column": 1, "effects": {}, "availability": [],
        "access": "internal", "eager": False, "keyedBy": [], "arguments": [], **others}


def edge(user, needed, kind="eager"):
    return {"from": user["id"], "to": needed["id"], "kind": kind, "parameter": needed["accessor"], "path": user["path"],
            "line": user["line"] + 3}


def graph(root, providers, edges, modules, containers, calls=(), requirements=()):
    def place(container):
        own = [provider for provider in providers if provider["owner"] == container]
        return {"inputs": [own_["id"] for own_ in own if own_["kind"] == "input"],
                "keeps": [own_["id"] for own_ in own if own_["lifetime"] != "transient"]}
    return {
        "version": 1, "tool": "made up", "root": root, "modules": modules,
        "containers": [
            {"name": name, **({"module": module, "parent": parent, "path": f"Sources/{module}/{name}.swift", "line": 4}
                              if parent else {}), **place(name)} for name, module, parent in containers],
        "providers": sorted(providers, key=lambda provider: provider["id"]),
        "edges": sorted(edges, key=lambda edge: (edge["from"], edge["to"])),
        "requirements": list(requirements), "calls": list(calls)}


def of_one_module(providers, edges):
    return graph("App", providers, edges, [{"name": "App", "dependsOn": [], "isRead": True}], CONTAINERS[:1])


def made_up(count, seed=1):
    """A program in layers: most providers need a few others of their module or below, and some are needed by many."""
    dice = random.Random(seed)
    providers, edges = [], []
    for index, accessor in enumerate(names(count, dice)):
        level = 0 if accessor in BASICS else min(9, index * 10 // count)
        owner = "Container" if level < 4 or dice.random() < .7 else dice.choice(["Session", "Visit"])
        kept = dice.random()
        own = provider(
            accessor, MODULES[level], owner, line=dice.randint(3, 90), access="public" if level < 9 else "internal",
            lifetime="singleton" if accessor in BASICS or kept < .3 else "weak" if kept < .36 else "transient")
        if dice.random() < .4:
            own["documentation"] = f"Looks after each {upper(accessor)} of the program."
        if dice.random() < .3:
            own["exposedAs"] = ["any " + upper(accessor) + "Protocol"]
        reachable = [other for other in providers if other["owner"] in ("Container", owner)]
        chosen = dice.sample(reachable, min(len(reachable), dice.choice([0, 1, 1, 2, 2, 3, 4, 5])))
        chosen += [other for other in providers[:len(BASICS)] if dice.random() < .25]
        for other in {other["id"]: other for other in chosen}.values():
            kind = "deferred" if dice.random() < .12 else "eager"
            edges.append(edge(own, other, kind))
            if kind == "eager":
                for effect, value in other["effects"].items():
                    own["effects"].setdefault(effect, value)
        if level > 2 and dice.random() < .01:
            own["effects"]["async"] = {"source": own["id"]}
        if level > 2 and dice.random() < .01:
            own["effects"]["throws"] = {"type": upper(accessor) + "Error", "source": own["id"]}
        if level > 7 and dice.random() < .03:
            own["effects"]["actor"] = {"name": "MainActor", "source": own["id"]}
        providers.append(own)
    calls = [{"id": own["id"], "path": "Sources/App/Main.swift", "line": 10 + line}
             for line, own in enumerate(providers[-max(3, count // 60):])]
    modules = [{"name": name, "dependsOn": sorted(MODULES[max(0, level - 3):level]), "isRead": True}
               for level, name in enumerate(MODULES)]
    return graph("App", providers, edges, modules, CONTAINERS, calls)


HOSTILE = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "`alert(1)`", "${alert(1)}", "\u2028alert(1)\u2029",
    "javascript:alert(1)", "'\"><svg onload=alert(1)>", "<!--<script>", "]]>", "%%script%%", "&lt;b&gt;", "\\u003cb>", "__proto__",
    "constructor", "\u202eevil", "a\nb\tc", "#/table?sort=x", "%zz", "👩‍👩‍👧", "//evil.example/x",
]


def hostile(texts=HOSTILE):
    """Each text, a harmful one for instance, in every place where sources may have one."""
    providers = [
        provider(text, text, path=text, type=text, exposedAs=[text, text], documentation=text, condition=text,
                 availability=[text], keyedBy=[text], lifetime="singleton", name=text, onClose=text, takesContainer=text,
                 arguments=[{"label": text, "type": text}],
                 effects={"async": {"source": f"{text}.{text}"}, "throws": {"type": text, "source": text},
                          "actor": {"name": text, "source": f"{text}.{text}"}})
        for text in texts]
    edges = [{**edge(user, needed), "parameter": text, "path": text}
             for user, needed, text in zip(providers, providers[1:] + providers[:1], texts)]
    modules = [{"name": text, "dependsOn": [], "isRead": True} for text in texts]
    containers = [("Container", None, None)] + [(text, text, "Container") for text in texts]
    calls = [{"id": provider["id"], "path": provider["path"], "line": 1} for provider in providers]
    return graph(texts[0], providers, edges, modules, containers, calls)
