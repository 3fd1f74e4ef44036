# SPDX-License-Identifier: MIT
"""Opens every page of the site in a browser, follows all links, and searches: site.py BROWSER SITE BASE. A server without a window has the
site at the path BASE, as a host of static files would."""
import functools, http.server, pathlib, sys, threading, urllib.parse
from browser import Browser

site, base = pathlib.Path(sys.argv[2]).resolve(), sys.argv[3]


class Files(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path):
        path = urllib.parse.unquote(urllib.parse.urlsplit(path).path)
        return str(site / path[len(base):].lstrip("/")) if path.startswith(base) else str(site / "none")

    def log_message(self, *words):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"http://127.0.0.1:{server.server_port}"
browser = Browser(sys.argv[1])
mistakes = []


def complaints():
    """Errors of the page, and answers that are none."""
    for event in browser.events:
        method, params = event["method"], event["params"]
        if method == "Runtime.exceptionThrown":
            yield params["exceptionDetails"]["exception"].get("description", params)
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
            yield f"console: {params['args']}"
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            yield params["entry"]["text"] + " " + params["entry"].get("url", "")
        elif method == "Network.requestWillBeSent" and not params["request"]["url"].startswith((host, "data:")):
            yield f"asks for {params['request']['url']}"


def show(address, ready):
    browser.events.clear()
    browser.send("Page.navigate", url=host + address)
    try:
        browser.wait(f"location.href.startsWith({host + address!r}) && {ready}")
    except RuntimeError as error:
        mistakes.append(f"{address}: {error}")
    browser.settle()
    mistakes.extend(f"{address}: {text}" for text in complaints())
    broken = browser.run("[...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)")
    mistakes.extend(f"{address}: no picture {image}" for image in broken)
    links = browser.run("[...document.querySelectorAll('a[href]')].map(link => link.href)")
    return {link[len(host):].split("#")[0].split("?")[0] for link in links if link.startswith(host)}


# The side bar and the search lead to all pages, also to those to which no page links.
pages = {f"{base}/{page.parent.relative_to(site)}" for page in site.rglob("index.html") if page.parent != site}
SHOWN = "document.querySelector('main h1, .page-content h1, #app h1') !== null"
start = base + "/"
left, seen = show(start, "document.querySelector('nav a') !== null"), {base}
browser.run("search.value = 'current'; search.oninput()")
if not any("current" in text for text in browser.texts("#found a")):
    mistakes.append("the start page does not find 'current'")
left |= pages
while left:
    address = left.pop()
    if urllib.parse.unquote(address.rstrip("/")) in seen:
        continue
    seen.add(urllib.parse.unquote(address.rstrip("/")))
    file = site / urllib.parse.unquote(address)[len(base):].lstrip("/")
    if not address.startswith(base + "/") or not (file / "index.html").exists() and not file.is_file():
        mistakes.append(f"{address} leads nowhere")
    elif not file.is_file():
        left |= show(address, SHOWN)
browser.close()
print("\n".join(mistakes[:60]))
if mistakes or len(seen) < 100:
    sys.exit(f"FAILED: {len(mistakes)} mistakes on {len(seen)} pages")
print(f"{len(seen)} pages without an error, and no link leads nowhere")
