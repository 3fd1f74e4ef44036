# SPDX-License-Identifier: MIT
"""The map of a graph, and the reasons for a provider: in the shop, and in made-up graphs."""
import eyes, graphs
from setting import address, browser, expect, expect_quiet, page, picture, shop

VIEW = "document.querySelector('.canvas > g').getAttribute('transform')"


def count(selector):
    return browser.run(f"document.querySelectorAll({selector!r}).length")


def mouse(kind, x, y, **others):
    browser.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **others)


def drag(start, end):
    mouse("mousePressed", *start, button="left", clickCount=1)
    for part in (.5, 1):
        mouse("mouseMoved", *(a + (b - a) * part for a, b in zip(start, end)), button="left", buttons=1)
    mouse("mouseReleased", *end, button="left", clickCount=1)
    browser.settle()


def middle(selector):
    return browser.run(f"""(box => [box.x + box.width / 2, box.y + box.height / 2])(
        document.querySelector({selector!r}).getBoundingClientRect())""")


def moved():
    """It is dragged, zoomed by the wheel and by keys, and shown whole again; what is dragged is not clicked."""
    browser.open(shop, "#/map")
    expect((count(".frame"), count(".node")), (4, 15), "the modules and the providers")
    whole = browser.run(VIEW)
    x, y = middle(".node")
    drag((x, y), (x + 80, y + 50))
    expect((address(), browser.run(VIEW) != whole), ("#/map", True), "dragged, and not clicked")
    at = middle(".node")
    expect([round(at[0] - x), round(at[1] - y)], [80, 50], "as far as the pointer")
    mouse("mouseWheel", *at, deltaX=0, deltaY=-240)
    browser.settle()
    expect([round(a - b) for a, b in zip(middle(".node"), at)], [0, 0], "what is under the pointer stays there")
    browser.type("-")
    browser.type("0")
    expect(browser.run(VIEW), whole, "the whole map")
    picture("map")
    expect_quiet("moved")


def chosen():
    """A click marks the shortest ways to a provider, and a second one leads to it."""
    browser.open(shop, "#/map")
    browser.click(".node[data-id='BookShop.cardLimit']")
    expect(address(), "#/map?at=BookShop.cardLimit", "the choice in the address")
    expect(sorted(browser.run("[...document.querySelectorAll('.node.marked')].map(node => node.dataset.id)")),
           ["BookShop.Visit.shopkeeper", "BookShop.cardLimit", "BookShop.paymentGateway", "Ordering.checkout", "Ordering.paymentGateway"],
           "the way to it")
    expect((count(".lines .marked"), browser.text(".selection .name")), (4, "cardLimit"), "its steps, and its card")
    picture("map-chosen")
    browser.click(".selection .actions a")
    expect(browser.text("h1"), "Why is cardLimit here?", "the reasons")
    expect(count(".chain .card"), 5, "the way, card by card")
    expect("Main.swift:" in browser.text(".chain h2"), True, "the call at its beginning")
    browser.type("m")
    browser.click(".node.subject")
    expect(address(), "#BookShop.cardLimit", "a second click leads to it")
    browser.type("w")
    expect(browser.text("h1"), "Why is cardLimit here?", "the reasons by a key")
    browser.open(shop, "#/map?chain=longest")
    expect((count(".lines .marked"), count(".node.marked")), (3, 4), "the longest chain")
    browser.click("#longest")
    expect(address(), "#/map", "without it")
    expect_quiet("chosen")


def keyed():
    """Modules open and close by keys, and the focus stays."""
    browser.open(shop, "#/map")
    browser.run("document.getElementById('frame-Ordering').focus()")
    browser.press("Enter")
    expect((count(".node"), browser.run("document.activeElement.id")), (9, "frame-Ordering"), "closed by a key")
    browser.press("Enter")
    expect(count(".node"), 15, "open again")
    browser.press("ArrowDown")
    browser.run("document.querySelector('.node').focus()")
    browser.press("ArrowDown")
    expect(browser.run("document.activeElement.matches('.node')"), True, "arrows go from node to node")
    browser.run("document.querySelector('.legend').open = true")
    expect("transient" in browser.text(".legend"), True, "the legend")
    picture("legend")
    expect(eyes.nameless(browser), [], "names for readers of screens")
    expect_quiet("keyed")


def large():
    """Of a large graph the modules come first; a way shows its providers only."""
    graph = graphs.made_up(10000)
    file = page("map", graph)
    browser.open(file, "#/map")
    expect((count(".frame"), count(".node")), (10, 0), "the modules first")
    picture("map-large")
    spent = eyes.cost(browser, lambda: browser.click("#frame-Payments"))
    print(f"10000 providers: a module of {count('.node')} opens in {spent:.0f} ms")
    expect(count(".node"), 1000, "the providers of one that was opened")
    expect(spent < 6000, True, f"opened in time: {spent}")
    picture("map-open")
    browser.open(file, "#/map?chain=longest")
    expect(count(".node") == count(".node.marked") > 5, True, "only the chain")
    picture("map-chain")
    expect(count("#open-all"), 0, "no more at once than a browser can show")
    expect_quiet("large")
