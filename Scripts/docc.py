# SPDX-License-Identifier: MIT
"""docc.py ROOT MODULE FOLDER [--site] [--source ADDRESS]: copies the catalogue of a module for DocC. Links are written as a code
host takes them, to files. DocC takes names of articles and symbols. With --site the pages outside of the catalogues are articles, too, and the
catalogues link to each other; ADDRESS is that of the repository's files, for links to other files."""
import argparse, pathlib, re, shutil

parser = argparse.ArgumentParser()
parser.add_argument("root", type=pathlib.Path)
parser.add_argument("module")
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("--site", action="store_true")
parser.add_argument("--source", default="")
words = parser.parse_args()
root = words.root.resolve()

# The module in whose documentation a page is, and its name there.
pages = {page: (page.parent.stem, page.stem) for page in root.glob("Sources/*/*.docc/*.md")}
others = [*root.glob("Documentation/*.md"), *root.glob("Examples/*/README.md"), root / "Benchmarks/RESULTS.md", root / "CHANGELOG.md", root / "SECURITY.md"]
if words.site:
    for page in others:
        if page.stem != "SKILL":
            pages[page] = ("DIRuntime", page.parent.name if page.stem == "README" else page.stem)


def symbol(target, text):
    """A link to what a source file declares."""
    name = text[1:-1].replace(".", "/")
    module = target.relative_to(root).parts[1]
    return f"``{name}``" if module == words.module else text


def page_link(target, text, anchor):
    module, name = pages[target]
    if module == words.module:
        return f"[{text}](doc:{name}{heading(target, anchor)})"
    address = "" if name == module else f"/{name.lower()}"
    return f"[{text}](/documentation/{module.lower()}{address})" if words.site else text


def heading(target, anchor):
    """The heading that a code host names in small letters."""
    for title in re.findall(r"^#+ (.*)$", target.read_text(), re.M):
        if anchor and re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") == anchor:
            return "#" + title.replace(" ", "-")
    return ""


def link(page, text, address):
    if re.match(r"[a-z]+:", address):
        return f"[{text}]({address})"
    path, _, anchor = address.partition("#")
    target = (page.parent / path).resolve() if path else page
    if target in pages:
        return page_link(target, text, anchor)
    if target.suffix == ".swift" and re.fullmatch(r"`[^`]+`", text):
        return symbol(target, text)
    return f"[{text}]({words.source}/{target.relative_to(root)})" if words.source else text


def article(page):
    """The page without code in mind: links in blocks and in backticks are none."""
    parts = re.split(r"(^```.*?^```$|``[^`\n]*``)", page.read_text(), flags=re.M | re.S)
    # A line that begins with an attribute would be one of DocC's directives.
    joined = lambda text: re.sub(r"\n *@(?=\w)", " @", text)
    rewrite = lambda text: re.sub(r"\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)", lambda match: link(page, match[1], match[2]), joined(text))
    return "".join(part if number % 2 else rewrite(part) for number, part in enumerate(parts))


shutil.copytree(root / f"Sources/{words.module}/{words.module}.docc", words.folder)
for page, (module, name) in pages.items():
    if module == words.module:
        (words.folder / f"{name}.md").write_text(article(page))
