# SPDX-License-Identifier: MIT
"""Asks sourcekit-lsp for the compiler's arguments of files: editor.py SYSTEM PACKAGE FILE=MODULE…"""
import json, pathlib, subprocess, sys, time

SECONDS = 120
system, package = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
server = subprocess.Popen(
    ["sourcekit-lsp"], cwd=package, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
count = 0


def send(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def read():
    length = 0
    while line := server.stdout.readline().strip():
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    return json.loads(server.stdout.read(length))


def ask(method, params):
    global count
    count += 1
    send({"id": count, "method": method, "params": params})
    while True:
        message = read()
        if "method" in message and "id" in message:
            send({"id": message["id"], "result": None})
        elif message.get("id") == count:
            return message


def module(file):
    """The module of a file; the server does not know it before it has read the package and run the plugin."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        answer = ask("workspace/_sourceKitOptions", {
            "textDocument": {"uri": file.as_uri()}, "prepareTarget": False, "allowFallbackSettings": False})
        result = answer.get("result") or {}
        if result.get("kind") == "normal":
            arguments = result["compilerArguments"]
            return arguments[arguments.index("-module-name") + 1]
        time.sleep(0.5)
    sys.exit(f"FAILED: {system}: {file.name}: no answer, but {answer}")


ask("initialize", {
    "processId": None, "rootUri": package.as_uri(), "capabilities": {},
    "initializationOptions": {
        "experimentalFeatures": ["sourcekit-options-request"], "swiftPM": {"buildSystem": system}}})
send({"method": "initialized", "params": {}})
pairs = [argument.split("=") for argument in sys.argv[3:]]
for name, _ in pairs:
    file = package / name
    send({"method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": file.as_uri(), "languageId": "swift", "version": 1, "text": file.read_text()}}})
wrong = []
for name, wanted in pairs:
    found = module(package / name)
    print(f"{'ok' if found == wanted else 'FAILED'}: {system}: {name} is of {found}")
    if found != wanted:
        wrong.append(name)
ask("shutdown", None)
send({"method": "exit"})
server.wait()
sys.exit(bool(wrong))
