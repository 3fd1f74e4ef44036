# SPDX-License-Identifier: MIT
"""A client of sourcekit-lsp: starts the server for a package, and asks as an editor does."""
import json, pathlib, queue, subprocess, threading, time


class ServerEnded(Exception):
    """The server ended by itself, which Swift 6.3's does now and then."""


class LanguageServer:
    def __init__(self, package, system="native"):
        self.package = pathlib.Path(package).resolve()
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], cwd=self.package, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.count, self.versions, self.answers = 0, {}, queue.Queue()
        self.log, self.turn = [], threading.Lock()
        threading.Thread(target=self._read_all, daemon=True).start()
        self.ask("initialize", {
            "processId": None, "rootUri": self.package.as_uri(),
            "capabilities": {
                "textDocument": {
                    "diagnostic": {}, "hover": {"contentFormat": ["markdown"]},
                    "completion": {"completionItem": {"documentationFormat": ["markdown"]}}},
                "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}},
            "initializationOptions": {
                "experimentalFeatures": ["sourcekit-options-request"],
                **({} if system is None else {"swiftPM": {"buildSystem": system}})}})
        self.tell("initialized", {})

    # Messages

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        try:
            with self.turn:
                self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
                self.process.stdin.flush()
        except OSError:
            raise ServerEnded(f"with {self.process.wait()}") from None

    def _read_all(self):
        """Takes the server's messages in a thread of its own: answers requests, keeps answers and log lines."""
        while message := self._read():
            if "method" not in message:
                self.answers.put(message)
            elif "id" in message:
                try:
                    self._send({"id": message["id"], "result": None})
                except ServerEnded:
                    break
            elif message["method"] == "window/logMessage":
                self.log.append(message["params"]["message"])
        self.answers.put(None)

    def _read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length)) if length else None

    def tell(self, method, params):
        self._send({"method": method, "params": params})

    def ask(self, method, params):
        """The result; None if the server answers with an error, as it does for files that it does not know yet."""
        self.count += 1
        self._send({"id": self.count, "method": method, "params": params})
        while answer := self.answers.get():
            if answer.get("id") == self.count:
                return answer.get("result")
        raise ServerEnded(f"with {self.process.wait()}")

    def close(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.process.wait()

    # Files

    def uri(self, name):
        return (self.package / name).as_uri()

    def open(self, name):
        self.versions[name] = 1
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": self.uri(name), "languageId": "swift", "version": 1, "text": (self.package / name).read_text()}})

    def edit(self, name, text):
        """Changes an open file in the editor, and not on disk."""
        self.versions[name] += 1
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": self.uri(name), "version": self.versions[name]}, "contentChanges": [{"text": text}]})

    def save(self, name, text):
        """Saves a file, new or not, as an editor does; its watcher tells the server."""
        path = self.package / name
        event = 2 if path.exists() else 1
        path.write_text(text)
        if name in self.versions:
            self.edit(name, text)
            self.tell("textDocument/didSave", {"textDocument": {"uri": self.uri(name)}})
        else:
            self.open(name)
        self.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri(name), "type": event}]})

    def remove(self, name):
        (self.package / name).unlink()
        self.tell("textDocument/didClose", {"textDocument": {"uri": self.uri(name)}})
        del self.versions[name]
        self.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri(name), "type": 3}]})

    # Questions

    def errors(self, name):
        """The errors of an open file, each with its line from 1; None if the server has no settings for it yet."""
        result = self.ask("textDocument/diagnostic", {"textDocument": {"uri": self.uri(name)}})
        if result is None:
            return None
        return [(item["range"]["start"]["line"] + 1, item["message"]) for item in result["items"] if item["severity"] == 1]

    def _at(self, name, text, position):
        """Parameters for the place of a position in a text."""
        before = text[:position]
        return {"textDocument": {"uri": self.uri(name)}, "position": {
            "line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}}

    def hover(self, name, text, word):
        result = self.ask("textDocument/hover", self._at(name, text, text.index(word) + len(word) - 1))
        return result["contents"]["value"] if result else ""

    def definition(self, name, text, word):
        """The paths where the definition of a word is, each with its line from 1."""
        result = self.ask("textDocument/definition", self._at(name, text, text.index(word) + len(word) - 1))
        return [(item["uri"], item["range"]["start"]["line"] + 1) for item in result or []]

    def completions(self, name, text, place):
        """The labels of the completions at a line and column from 0 of a text, which the editor has from then on."""
        self.edit(name, text)
        result = self.ask("textDocument/completion", {
            "textDocument": {"uri": self.uri(name)}, "position": {"line": place[0], "character": place[1]}})
        items = result["items"] if isinstance(result, dict) else result or []
        return [item["label"] for item in items]

    def module(self, name):
        """The module of a file; None until the server knows."""
        result = self.ask("workspace/_sourceKitOptions", {
            "textDocument": {"uri": self.uri(name)}, "prepareTarget": False, "allowFallbackSettings": False})
        if not result or result.get("kind") != "normal":
            return None
        arguments = result["compilerArguments"]
        return arguments[arguments.index("-module-name") + 1]


def wait(question, seconds):
    """Asks until the answer is true, and says how long that took; None if it never was."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        if question():
            return time.monotonic() - start
        time.sleep(0.1)
    return None
