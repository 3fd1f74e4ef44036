# SPDX-License-Identifier: MIT
"""The browser of a run, the pages that it reads, and what is expected of them."""
import json, pathlib, re, sys, tempfile, urllib.parse
from browser import Browser
VIEWS = ["", "#/map", "#/table", "#/containers", "#/routes"]
browser = Browser(sys.argv[1])
shop, harmful = (pathlib.Path(argument).resolve() for argument in sys.argv[2:4])
pictures = pathlib.Path(sys.argv[4]).resolve() if len(sys.argv) > 4 else None
folder = tempfile.TemporaryDirectory()
DATA = re.compile(r'(<script type="application/json" id="graph">)(.*?)(</script>)', re.S)


def page(name, graph):
    """The shop's page with another graph."""
    path = pathlib.Path(folder.name, name + ".html")
    data = json.dumps(graph, ensure_ascii=False).replace("<", "\\u003c")
    path.write_text(DATA.sub(lambda match: match[1] + data + match[3], shop.read_text(), count=1))
    return path


def expect(actual, expected, what):
    if actual != expected:
        sys.exit(f"FAILED: {what}\n  expected: {expected}\n  actual:   {actual}")


def expect_quiet(what):
    expect(browser.complaints(), [], f"no error, dialog or request: {what}")


def key(identity):
    return "#" + urllib.parse.quote(identity, safe="")


def address():
    return urllib.parse.unquote(browser.run("location.hash"))


def picture(name):
    if pictures:
        browser.picture(pictures / f"{name}.png")
