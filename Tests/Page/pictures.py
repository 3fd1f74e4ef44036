# SPDX-License-Identifier: MIT
"""Takes pictures of the map: pictures.py BROWSER PAGE FOLDER."""
import pathlib, sys
from browser import Browser

browser = Browser(sys.argv[1])
for name, is_dark in ("light", False), ("dark", True):
    browser.size(1120, 560, dark=is_dark)
    browser.open(sys.argv[2], "#/map?at=BookShop.cardLimit")
    browser.settle()
    browser.picture(pathlib.Path(sys.argv[3], f"graph-{name}.png"))
browser.close()
