# SPDX-License-Identifier: MIT
"""Writes the hashes of the style and of the script into the policy of the page. Run it when you have changed one of them."""
import base64, hashlib, pathlib, re

folder = pathlib.Path(__file__).resolve().parents[2] / "Sources/DIPage"
files = re.findall(r'#embed "(.*)"', (folder / "DIPage.c").read_text())


def joined(kind):
    """The text that `GraphPage.swift` makes of the files."""
    text = "".join((folder / file).read_text() for file in files if file.startswith(kind))
    lines = [line.removeprefix("export ") for line in text.split("\n") if not line.startswith("import ")]
    return "\n".join(lines) if kind == "script" else text


markup = folder / "page.html"
text = markup.read_text()
for kind in "style", "script":
    digest = base64.b64encode(hashlib.sha256(joined(kind).encode()).digest()).decode()
    text = re.sub(f"{kind}-src 'sha256-[^']*'", f"{kind}-src 'sha256-{digest}'", text)
markup.write_text(text)
