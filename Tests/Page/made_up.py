# SPDX-License-Identifier: MIT
"""The numbers, groups and routes of made-up graphs, against the plainest way to find them; and names that would do harm."""
import re
import graphs, oracle
from setting import VIEWS, address, browser, expect, expect_quiet, harmful, key, page, picture


def table():
    graph = graphs.made_up(240)
    browser.open(page("table", graph), "#/table")
    expect(browser.run("document.querySelector('[aria-sort=descending]').classList.contains('fails')"), True, "the order")
    while browser.run("document.querySelectorAll('tbody tr').length") < 240:
        browser.run("scrollTo(0, document.body.scrollHeight)")
        browser.settle()
    rows = browser.run("""[...document.querySelectorAll('tbody tr')].map(row => [
        decodeURIComponent(row.querySelector('a').hash.slice(1)),
        ...[...row.querySelectorAll('td.figure')].map(cell => Number(cell.innerText.replace(',', '')))])""")
    expect({row[0]: tuple(row[1:]) for row in rows}, oracle.measures(graph), "the numbers")
    expect([row[4] for row in rows], sorted((row[4] for row in rows), reverse=True), "rows by what fails with them")
    browser.click("th.fanIn button")
    expect(address(), "#/table?sort=fanIn", "the order in the address")
    numbers = [int(text) for text in browser.texts("tbody td.fanIn")]
    expect(numbers, sorted(numbers, reverse=True), "rows by their users")
    browser.click("#filter-label")
    browser.run("""(select => { select.value = 'Core'; select.dispatchEvent(new Event('change')); })(
        document.querySelector('#filter-module'))""")
    browser.settle()
    expect(set(browser.texts("tbody td.inModule")), {"Core"}, "a filter")
    expect(address(), "#/table?module=Core&sort=fanIn", "the filter in the address")
    expect_quiet("table")


def groups():
    """The tables behind two numbers of a provider."""
    graph = graphs.made_up(100)
    middle = max(oracle.measures(graph).items(), key=lambda item: item[1][3] * item[1][4])[0]
    steps, everything = oracle.adjacency(graph), {provider["id"] for provider in graph["providers"]}
    fails = oracle.reached([middle], oracle.adjacency(graph, lambda edge: edge["kind"] != "deferred", turned=True))
    called = [call["id"] for call in graph["calls"]]
    users = oracle.adjacency(graph, turned=True)
    starts = called + [node for node in everything if not users[node]]
    only = everything - oracle.reached(starts, steps, without=middle)
    file = page("groups", graph)
    for name, expected in ("fails", fails), ("only", only):
        browser.open(file, key(middle))
        browser.click(f".numbers a[href*='{name}=']")
        expect(address(), f"#/table?{name}={middle}", "the group in the address")
        rows = browser.run("[...document.querySelectorAll('tbody a.subject')].map(link => decodeURIComponent(link.hash.slice(1)))")
        expect(set(rows), expected - {middle}, f"the group {name}")
    browser.open(file, key(middle) + "?lifetime=singleton")
    faded = browser.run("[...document.querySelectorAll('.card.faded')].map(card => card.dataset.id)")
    kept = browser.run("[...document.querySelectorAll('.card:not(.faded)')].map(card => card.dataset.id)")
    lifetime = {provider["id"]: provider["lifetime"] for provider in graph["providers"]}
    expect({lifetime[node] for node in kept}, {"singleton"}, "cards that the filter keeps")
    expect("singleton" in {lifetime[node] for node in faded}, False, "cards that the filter fades")
    expect_quiet("groups")


def routes():
    graph = graphs.made_up(240)
    steps = oracle.adjacency(graph)
    start, length = max(
        ((node, oracle.distance(node, "Core.logger", steps) or 0) for node in steps), key=lambda pair: (pair[1], pair[0]))
    browser.open(page("routes", graph), key(start))
    browser.click(".actions a:last-child")
    browser.type("logger")
    browser.press("Enter")
    expect(address(), f"#/routes?from={start}&to=Core.logger", "both ends in the address")
    expect(browser.run("document.querySelectorAll('.chain:first-of-type .arrow').length"), length, "the shortest route")
    for ends in browser.run("[...document.querySelectorAll('.chain')].map(c => [...c.querySelectorAll('.card')].map(a => a.dataset.id))"):
        expect((ends[0], ends[-1]), (start, "Core.logger"), "the ends of a route")
        expect(all(end in steps[begin] for begin, end in zip(ends, ends[1:])), True, f"edges between {ends}")
    picture("routes")
    browser.click(".ends button")
    expect("never needs" in browser.text(".routes"), True, "no route")
    expect_quiet("routes")


def mesh():
    """Layers with edges from each provider to all of the next layer: more routes than can be looked at."""
    layers = [[graphs.provider(f"p{layer}x{place}", "App") for place in range(8)] for layer in range(9)]
    edges = [graphs.edge(user, need) for above, below in zip(layers, layers[1:]) for user in above for need in below]
    file = page("mesh", graphs.of_one_module(sum(layers, []), edges))
    browser.open(file, "#/routes?from=App.p0x0&to=App.p8x7")
    expect(browser.texts(".chain h2"), ["8 steps"] * 12, "the shortest of many routes")
    browser.open(file, "#/routes?from=App.p0x0&to=App.gone")
    expect(browser.text("h1"), "No such provider", "a route to a provider that is gone")
    browser.open(file, "#/table?fails=App.gone")
    expect(browser.text("h1"), "No such provider", "what fails with a provider that is gone")
    expect_quiet("mesh")


def mistakes():
    """What the tool can still say of sources with a cycle or a parameter that nothing fills."""
    a, b, c, d = own = [graphs.provider(name, "App") for name in "abcd"]
    c["parameters"] = [{"label": "gone", "type": "Gone", "filledBy": "missing"}]
    c["effects"] = {"async": {"source": "App.elsewhere"}}
    edges = [graphs.edge(a, b), graphs.edge(b, a), graphs.edge(c, a), graphs.edge(d, d, "deferred")]
    file = page("mistakes", graphs.of_one_module(own, edges))
    for name in "ab":
        browser.open(file, "#App." + name)
        expect(browser.text(".numbers a[href*='fails=']"), "2", f"what fails with {name} of a cycle")
    browser.open(file, "#App.c")
    expect("gone: Gone" in browser.text(".details"), True, "the parameter that nothing fills")
    expect("from App.elsewhere" in browser.text(".details"), True, "an effect from outside the part that is shown")
    browser.open(file, "#App.d")
    expect(browser.texts(".numbers dd")[:2] + browser.texts(".end"), ["0", "0", "No provider needs it", "Needs nothing"], "one that needs itself later")
    browser.open(page("nothing", graphs.of_one_module([], [])))
    expect("0 providers" in browser.text(".hint"), True, "nothing at all")
    expect_quiet("mistakes")


def harm():
    graph = graphs.hostile()
    file = page("hostile", graph)
    for provider in graph["providers"]:
        browser.open(file, key(provider["id"]))
        text = provider["accessor"]
        expect(browser.run("document.querySelector('h1 .name').textContent"), text, "a harmful name is a text")
        shown = browser.run("document.querySelector('.documentation').textContent")
        expect(re.sub("[` ]", "", shown), re.sub("[` ]", "", text), "a harmful comment is a text, but for backticks around code")
        expect(browser.run("document.title").endswith(graph["root"]), True, "a harmful title is a text")
        expect(browser.run("""[...document.links].map(link => link.protocol + link.host)
            .filter(link => link !== 'file:').length"""), 0, f"links that stay: {text}")
        expect(browser.run("document.querySelectorAll('main :is(script, img, iframe, [onload], [onerror])').length"), 0,
               f"no markup in {text}")
        browser.run("document.querySelector('#search input').focus()")
        browser.type(text.split()[0])
        expect(browser.run("document.querySelectorAll('.found li').length") > 0, True, f"a search for {text}")
        expect_quiet(text)
    for view in VIEWS + [f"#/routes?from={key(graphs.HOSTILE[1])[1:]}&to=x", "#%zz", "#?=&&sort", "#/__proto__", "#/table?sort=constructor"]:
        browser.open(file, view)
        expect_quiet(f"harmful names in {view}")
    browser.open(harmful)
    browser.click(".list a")
    expect("</script><script>alert(1)</script>" in browser.text("h1"), True, "a harmful name from sources")
    expect(browser.text(".documentation")[:42], "</script><script>alert(1)</script> <!--<sc", "a harmful comment from sources")
    expect(browser.run("document.scripts.length"), 2, "the page's own scripts")
    expect(browser.run("document.querySelectorAll('meta, h1').length"), 5, "the page's own markup")
    expect(browser.run("document.querySelector('.details .place').protocol"), "file:", "a harmful path from sources")
    expect_quiet("harm from sources")
    # The policy holds even where the page would make a mistake.
    markup = "(() => { try { document.body.innerHTML = '<b>'; return true; } catch { return false; } })()"
    expect(browser.run(markup), False, "no text becomes markup")
    browser.run("""(link => { link.href = 'javascript:document.title = "ran"'; document.body.append(link); link.click(); })(
        document.createElement('a'))""")
    browser.settle()
    expect(browser.run("document.title") == "ran", False, "no link is a script")
