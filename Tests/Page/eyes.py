# SPDX-License-Identifier: MIT
"""What people notice of a page beyond its texts: contrast, names of controls, and time."""

# The texts whose contrast is below WCAG's AA (4.5, or 3 for large ones, and for curves), as they are painted. A canvas knows all forms of colours.
FAINT = """(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const parts = colour => {
    if (!known.has(colour)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((part, index) => part * a + under[index] * (1 - a));
  const ground = element => {
    const own = element ? parts(getComputedStyle(element).backgroundColor) : [255, 255, 255, 1];
    return own[3] === 1 ? own.slice(0, 3) : over(own, ground(element.parentElement));
  };
  const light = colour => colour.map(part => part / 255)
    .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
  const contrastOf = (colour, under) => {
    const [one, other] = [light(over(parts(colour), under)), light(under)];
    return (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
  };
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility() || element.closest('script, .faded, :disabled')) continue;
    const style = getComputedStyle(element);
    const contrast = contrastOf(style.color, ground(element));
    if (contrast < (parseFloat(style.fontSize) >= 24 ? 3 : 4.5)) found.add(`${element.className}: ${contrast.toFixed(2)}`);
  }
  for (const path of document.querySelectorAll('.wires path')) {
    if (!path.checkVisibility()) continue;
    const contrast = contrastOf(getComputedStyle(path).stroke, ground(path.parentElement));
    if (contrast < 3) found.add(`curve: ${contrast.toFixed(2)}`);
  }
  return [...found];
})()"""

# Runs before a page does, and notes when its first view has been painted.
WATCH = """new MutationObserver((_, observer) => {
  if (!document.documentElement?.dataset.ready) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.paintedAfter = performance.now(); }));
}).observe(document, { subtree: true, childList: true, attributes: true })"""


def nameless(browser):
    """The controls that a reader of screens could not name."""
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    controls = {"button", "link", "combobox", "textbox", "searchbox", "DisclosureTriangle", "option"}
    return [node["role"]["value"] for node in nodes
            if not node["ignored"] and node["role"]["value"] in controls and not node.get("name", {}).get("value")]


def cost(browser, action):
    """The milliseconds of the page's thread that an action takes: what else the machine does is left out."""
    browser.send("Performance.enable", timeDomain="threadTicks")
    before = busy(browser)
    action()
    return (busy(browser) - before) * 1000


def busy(browser):
    metrics = browser.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
