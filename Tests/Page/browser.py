# SPDX-License-Identifier: MIT
"""A browser without a window, spoken to through its pipe (the DevTools protocol), so that nothing else is needed."""
import base64, json, os, pathlib, subprocess, tempfile, time


class Browser:
    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory()
        ours_out, theirs_in = os.pipe()[::-1]
        theirs_out, ours_in = os.pipe()[::-1]
        # The browser reads from 3 and writes to 4.
        command = f'exec 3<&{theirs_in} 4>&{theirs_out}; exec "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", command, "-", program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--hide-scrollbars", "--no-first-run", "--disable-extensions", "--disable-background-networking",
             f"--user-data-dir={self.profile.name}", "about:blank"],
            pass_fds=(theirs_in, theirs_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.output, self.input, self.unread = ours_out, ours_in, b""
        self.count, self.session, self.events = 0, None, []
        target = next(info for info in self.send("Target.getTargets")["targetInfos"] if info["type"] == "page")
        self.session = self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")

    def close(self):
        self.session = None
        self.send("Browser.close")
        self.process.wait(20)
        self.profile.cleanup()

    def send(self, method, **params):
        """A command's result. Events that come before it are kept."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.unread:
            more = os.read(self.input, 1 << 20)
            if not more:
                raise RuntimeError("the browser has ended")
            self.unread += more
        message, _, self.unread = self.unread.partition(b"\0")
        return json.loads(message)

    # What a person does

    def size(self, width, height, dark=False, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=width < 600)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", media="", features=[scheme])

    def open(self, path, address=""):
        self.events.clear()
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=pathlib.Path(path).resolve().as_uri() + address)
        self.wait("document.documentElement?.dataset.ready === 'yes'")

    def go(self, address):
        self.run(f"location.hash = {json.dumps(address)}")
        self.settle()

    def run(self, script):
        """The value of an expression."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", script))
        return answer["result"].get("value")

    def wait(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise RuntimeError(f"in vain: {condition}")
            time.sleep(.02)

    def settle(self):
        """Waits for two frames: the first one shows what has changed."""
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")

    def click(self, selector):
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})")
        x, y = self.run(f"""(box => [box.x + Math.min(box.width / 2, 60), box.y + Math.min(box.height / 2, 20)])(
            document.querySelector({json.dumps(selector)}).getBoundingClientRect())""")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def type(self, text):
        for letter in text:
            self.send("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            self.send("Input.dispatchKeyEvent", type="keyUp", key=letter)
        self.settle()

    def press(self, key):
        codes = {"Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9}
        text = {"Enter": "\r"}.get(key)
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=codes[key],
                      **({"text": text} if text and kind == "keyDown" else {}))
        self.settle()

    # What a person sees

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)})?.innerText ?? null")

    def texts(self, selector):
        return self.run(f"[...document.querySelectorAll({json.dumps(selector)})].map(element => element.innerText)")

    def picture(self, path, whole=False):
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def complaints(self):
        """Errors of the page, dialogs that it has opened, and requests for anything but itself."""
        found = []
        for event in self.events:
            method, params = event["method"], event["params"]
            if method == "Runtime.exceptionThrown":
                found.append(params["exceptionDetails"])
            elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                found.append(params["entry"]["text"])
            elif method == "Runtime.consoleAPICalled" or method == "Page.javascriptDialogOpening":
                found.append(params)
            elif method == "Network.requestWillBeSent" and params["type"] != "Document":
                found.append(params["request"]["url"])
        return found
