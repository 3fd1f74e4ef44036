# SPDX-License-Identifier: MIT
"""Reads, types and clicks in pages of graphs: page.py BROWSER SHOP HARMFUL [FOLDER]. SHOP and HARMFUL are what
`di graph --format html` makes of Examples/BookShop, in whose page other graphs take the place of its data, and of sources that
would do harm. FOLDER gets pictures."""
import re
import eyes, graphs, oracle
from map import chosen, keyed, large, moved
from made_up import groups, harm, mesh, mistakes, routes, table
from setting import VIEWS, address, browser, expect, expect_quiet, folder, key, page, picture, shop


# The shop


def one_provider():
    browser.open(shop, "#Ordering.checkout")
    expect(browser.text("h1"), "checkout", "the provider in the middle")
    expect(browser.texts(".centre > .tags .tag"), ["transient", "Ordering"], "its lifetime and module")
    needs = browser.texts(".column.needs[data-step='1'] .name")
    expect(sorted(needs), ["basket", "discounts", "journal", "orderNumbers", "paymentGateway"], "its needs")
    expect(browser.texts(".column.users[data-step='1'] .name"), ["shopkeeper"], "its users")
    expect(browser.text(".column.users[data-step='1'] .edge"), "later", "the kind of an edge")
    place = "Sources/Ordering/Checkout.swift:"
    expect(browser.text(".details .place")[:len(place)], place, "its place")
    expect(browser.run("document.querySelectorAll('.wires path').length") > 8, True, "curves between the cards")
    picture("provider")
    browser.click(".column.needs[data-step='1'] .card[data-id='Baskets.basket']")
    expect(address(), "#Baskets.basket", "the address behind a click")
    expect(browser.text("h1"), "basket", "the provider behind a click")
    expect("for each customer" in browser.text(".summary"), True, "arguments that tell kept values apart")
    browser.run("history.back()")
    browser.wait("document.querySelector('h1').innerText === 'checkout'")
    expect_quiet("one provider")


def steps():
    browser.open(shop, "#ShopCore.catalog?users=1")
    expect(browser.run("document.querySelectorAll('.column.users').length"), 1, "one step")
    browser.click("button[aria-label='One more step up']")
    expect(browser.run("document.querySelectorAll('.column.users').length"), 2, "a step more")
    expect(address(), "#ShopCore.catalog?users=2", "steps in the address")
    browser.open(shop, "#Core.gone")
    expect(browser.text("h1"), "No such provider", "a provider that is gone")
    expect_quiet("steps")


def keys():
    browser.open(shop, "#Ordering.checkout")
    browser.type("/")
    browser.type("gateway")
    expect(browser.text("[aria-selected=true] .name"), "paymentGateway", "the first that is found")
    picture("search")
    browser.press("Enter")
    expect(browser.text("h1"), "paymentGateway", "the provider that was found")
    browser.type("/")
    browser.type("discounts.swift")
    found = browser.texts(".found li .name")
    expect({"pileDiscount", "regularsDiscount"} <= set(found), True, f"search by file: {found}")
    browser.press("Escape")
    expect(browser.run("document.querySelector('.found').hidden"), True, "an ended search")
    browser.go("#Ordering.checkout")
    browser.press("ArrowRight")
    first = browser.run("document.activeElement.dataset.id")
    browser.press("ArrowDown")
    second = browser.run("document.activeElement.dataset.id")
    expect(None not in (first, second) and first != second, True, "arrows go from card to card")
    browser.press("Enter")
    expect(address(), "#" + second, "Enter brings a card to the middle")
    for letter, view in ("t", "#/table"), ("c", "#/containers"), ("o", ""):
        browser.type(letter)
        expect(address(), view, f"the key {letter}")
    browser.type("?")
    expect(browser.run("document.querySelector('dialog').open"), True, "the keys")
    browser.press("Escape")
    expect_quiet("keys")


def links():
    browser.open(shop, "#Ordering.checkout")
    link = "document.querySelector('.details .place').href"
    expect(browser.run(link).split("/")[-1][:16], "Checkout.swift#L", "a link to a source")
    browser.type("?")
    browser.run("document.querySelector('#links').focus()")
    browser.type("vscode://file/shop/{path}:{line}:{column}")
    browser.press("Tab")
    expect(browser.run(link)[:44], "vscode://file/shop/Sources/Ordering/Checkout", "a link to an editor")
    browser.run("localStorage.clear()")
    expect_quiet("links")


def going_on():
    """The keys go on where they were when the page draws itself anew, and so does the history."""
    browser.open(shop, "#/table")
    expect(browser.run("document.querySelector('nav [aria-current=page]').innerText"), "Table", "the current view")
    for name in "depth", "fanIn":
        browser.run(f"document.querySelector('th.{name} button').focus()")
        browser.press("Enter")
        expect(browser.run("document.activeElement.parentElement.classList.contains('%s')" % name), True, "sorted by keys")
    large = page("going_on", graphs.made_up(400))
    browser.open(large, "#Core.logger?users=1")
    browser.run("document.querySelector('.step').focus()")
    browser.press("Enter")
    expect(browser.run("document.activeElement.ariaLabel"), "One more step up", "one step, then another")
    browser.type("f")
    for module in "Accounts", "App":
        browser.press("ArrowDown")
        expect(browser.run("document.activeElement.value"), module, "a filter chosen by keys")
    browser.press("Escape")
    expect(browser.run("document.activeElement.innerText"), "Filter: App", "Escape closes the filter")
    browser.open(large, "#/table")
    while browser.run("document.querySelectorAll('tbody tr').length") < 300:
        browser.run("scrollTo(0, document.body.scrollHeight)")
        browser.settle()
    left = browser.run("scrollY")
    browser.run("[...document.querySelectorAll('.subject')].at(-3).click()")
    browser.settle()
    browser.run("history.back()")
    browser.wait("document.querySelector('tbody') !== null")
    browser.settle()
    expect(browser.run("scrollY"), left, "back to where the table was left")
    covered = """(element => { const { left, top } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 3, top + 3)); })(document.activeElement)"""
    browser.run("[...document.querySelectorAll('.subject')].at(-3).focus()")
    for _ in range(15):
        browser.press("ArrowUp")
        expect(browser.run(covered), False, "the focus in sight")
    left = browser.run("scrollY")
    browser.type("/order")
    browser.press("Escape")
    expect(browser.run("scrollY"), left, "the search leaves the view where it is")
    browser.type("o")
    browser.go("#/table")
    expect(browser.run("scrollY"), 0, "a view that is entered begins on top")
    expect_quiet("going on")


def restricted():
    """Settings hold where the browser keeps none, as in the frames of a code host; and a word is composed in peace."""
    source = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    added = browser.send("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]
    browser.open(shop)
    browser.click("#theme")
    browser.click("#theme")
    expect(browser.run("document.documentElement.dataset.theme"), "dark", "a theme that is not kept")
    browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=added)
    browser.type("/check")
    browser.run("""document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))""")
    expect((address(), browser.run("document.activeElement.value")), ("", "check"), "Enter while a word is composed")
    expect_quiet("restricted")


def boxes():
    browser.open(shop, "#/containers")
    expect(browser.text(".box > header h2"), "Container", "the outer container")
    expect(browser.texts(".box .box > header h2"), ["Visit"], "the container inside")
    expect("wishList" in browser.text(".box .box"), True, "what the inner container keeps")
    picture("containers")
    expect_quiet("boxes")


# Looks


def looks():
    graph = graphs.made_up(1000)
    large = page("large", graph)
    middle = max(graph["providers"], key=lambda own: min(oracle.steps_beside(graph, own["id"])))["id"]
    names = graphs.hostile(["LongName" * 25 + str(number) for number in range(4)])
    long, start, *_, end = page("long", names), *(own["id"] for own in names["providers"])
    for name, width, height in ("wide", 1400, 900), ("laptop", 1280, 800), ("tablet", 800, 1000), ("phone", 390, 844):
        for dark in {False, name in ("wide", "phone")}:
            browser.size(width, height, dark)
            for file, kind, views in (shop, "shop", VIEWS + ["#Ordering.checkout"]), \
                    (large, "large", VIEWS + ["#Core.logger", key(middle)]), \
                    (long, "long", VIEWS + [key(start), f"#/routes?from={start}&to={end}"]):
                for view in views:
                    browser.open(file, view)
                    browser.settle()
                    view = view if len(view) < 100 else "route" if "from" in view else "provider"
                    what = f"{kind}-{re.sub('[^a-zA-Z]', '', view) or 'overview'}-{name}{'-dark' if dark else ''}"
                    picture(what)
                    expect(browser.run("document.documentElement.scrollWidth <= innerWidth"), True, f"{what} fits")
                    expect(browser.run(eyes.FAINT), [], f"the contrast of texts: {what}")
                    expect(eyes.nameless(browser), [], f"names for readers of screens: {what}")
                    expect_quiet(what)
    browser.size(390, 844)
    browser.open(shop, "#Ordering.checkout")
    tops = browser.run("['.centre', '.column.needs', '.column.users'].map(name => document.querySelector(name).offsetTop)")
    expect(tops, sorted(tops), "the order on a phone")
    browser.size(800, 1000)
    browser.open(large, "#/routes?from=Core.logger")
    browser.type("a")
    expect(browser.run("document.documentElement.scrollWidth <= innerWidth"), True, "the list of ends fits")
    browser.size(1440, 900)
    browser.open(shop)
    browser.click("#theme")
    browser.click("#theme")
    ground = "getComputedStyle(document.body).backgroundColor"
    expect(browser.run(ground), "rgb(15, 18, 24)", "dark by choice")
    browser.go("#Ordering.checkout")
    browser.send("Emulation.setEmulatedMedia", media="print")
    expect(browser.run(ground), "rgb(244, 245, 248)", "light on paper")
    shown = "[...document.querySelectorAll('.bar, .step, .actions')].some(element => element.checkVisibility())"
    expect(browser.run(shown), False, "controls on paper")
    browser.size(1440, 900)
    browser.run("localStorage.clear()")
    browser.open(large, "#/table")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    expect(browser.run("document.querySelectorAll('tbody tr').length"), 1000, "all rows on paper")


def speed():
    browser.send("Page.addScriptToEvaluateOnNewDocument", source=eyes.WATCH)
    # The goal for 1,000 is a second and 50 ms. A busy machine may take four times as long.
    for count, paint, keystroke in (1000, 4000, 200), (10000, 24000, 600):
        file = page(f"speed{count}", graphs.made_up(count))
        painted = []
        for _ in range(3):
            browser.open(file)
            browser.wait("window.paintedAfter")
            painted.append(browser.run("window.paintedAfter"))
        browser.run("document.querySelector('#search input').focus()")
        costs = [eyes.cost(browser, lambda: browser.type(letter)) for letter in "order repo"]
        print(f"{count} providers: painted after {min(painted):.0f} ms, a keystroke {max(costs):.0f} ms at most")
        expect(min(painted) <= paint, True, f"the first paint within {paint} ms")
        expect(max(costs) <= keystroke, True, f"a keystroke within {keystroke} ms: {costs}")


try:
    browser.size(1440, 900)
    for check in (one_provider, steps, keys, links, going_on, restricted, boxes, moved, chosen, keyed, large, table, groups, routes, mesh, mistakes, harm,
                  looks, speed):
        print(check.__name__.replace("_", " "), flush=True)
        check()
finally:
    browser.close()
    folder.cleanup()
