# SPDX-License-Identifier: MIT
"""start_page.py ROOT SITE BASE: writes the start page of the site, with the first words and the picture of the README, and a search by the
titles of all pages and symbols."""
import html, json, pathlib, re, sys

root, site, base = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
readme = (root / "README.md").read_text()
title, first = readme.split("\n\n")[:2]
program = re.search(r"```swift\n(.*?)```", readme, re.S)[1]
picture = re.search(r'<img alt="([^"]*)"', readme)[1]

START = {
    "Begin": ["GettingStarted", "StartServer", "StartApp", "StartCommandLine"],
    "Learn": [
        "Directives", "Lifetimes", "Collections", "Decorators", "OverridesAndTests", "Fakes", "SeveralModules", "ChildContainers", "Recipes"],
    "Decide": ["Comparison", "Questions", "Limits", "Stability", "Words"],
    "Move": ["Migrating"],
    "Look up": ["LookAtTheGraph", "Troubleshooting", "Diagnostics", "DIRuntime", "DITesting"],
}


def titles(nodes, path=""):
    """The title and the path of each page in DocC's index."""
    for node in nodes:
        if "path" in node and node.get("type") != "groupMarker":
            yield node["title"], node["path"]
        yield from titles(node.get("children", []))


index = json.loads((site / "index/index.json").read_text())
found = dict(sorted((path, title) for nodes in index["interfaceLanguages"].values() for title, path in titles(nodes)))
by_name = {path.rsplit("/", 1)[1]: (path, title) for path, title in found.items() if path.count("/") in (2, 3)}


def item(path, text):
    return f'<li><a href="{html.escape(base + path)}/">{html.escape(text)}</a></li>'


def group(name, pages):
    return f"<section><h2>{name}</h2><ul>{''.join(item(*by_name[page.lower()]) for page in pages)}</ul></section>"


data = json.dumps([[path, title] for path, title in found.items()]).replace("<", "\\u003c")
(site / "index.html").write_text(f"""<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{html.escape(title[2:])}</title>
<link rel="icon" href="{base}/favicon.svg">
<style>
:root {{ color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }}
body {{ max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 4rem }}
nav {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0 2rem }}
h2 {{ font-size: 1.1rem; margin: 1.2rem 0 0 }}
ul {{ margin: 0; padding: 0; list-style: none }}
img {{ max-width: 100%; border: 1px solid #8886; border-radius: 8px }}
pre {{ overflow: auto; padding: 1rem; background: #8881; border-radius: 8px; font-size: .85rem }}
input {{ font: inherit; width: 100%; box-sizing: border-box; padding: .4rem .7rem }}
</style>
<h1>{html.escape(title[2:])}</h1>
<p>{html.escape(re.sub(r"[`*]", "", first))}</p>
<input type="search" id="search" aria-label="Search" placeholder="Search {len(found)} pages and symbols">
<ul id="found"></ul>
<nav>{''.join(group(*entry) for entry in START.items())}</nav>
<pre><code>{html.escape(program)}</code></pre>
<picture><source media="(prefers-color-scheme: dark)" srcset="{base}/pictures/graph-dark.png">
<img alt="{picture}" src="{base}/pictures/graph-light.png"></picture>
<script>
const pages = {data}
const search = document.getElementById("search"), list = document.getElementById("found")
search.oninput = () => {{
  const words = search.value.toLowerCase().split(" ").filter(word => word)
  const hits = words.length ? pages.filter(page => words.every(word => page.join(" ").toLowerCase().includes(word))) : []
  list.replaceChildren(...hits.slice(0, 20).map(([path, title]) => {{
    const item = document.createElement("li"), link = item.appendChild(document.createElement("a"))
    link.href = {json.dumps(base)} + path + "/"
    link.textContent = title
    return item
  }}))
}}
</script>
</html>
""")
