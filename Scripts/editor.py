# SPDX-License-Identifier: MIT
"""Works on the package of Tests/Editor as a person in an editor does, and measures how long the server takes.

    editor.py modules SYSTEM PACKAGE FILE=MODULE…   only asks for the files' modules
    editor.py work PACKAGE SETTING…                 prints a table; each setting starts with an empty build folder

A setting is `debug`, as a package is; `release`, with the settings that `di editor` writes; either with `-ready` behind it,
after a build in the server's own folder.
"""
import os, pathlib, shutil, subprocess, sys, time

from language_server import LanguageServer, ServerEnded, wait

APP, MAILER, PARCEL = "Sources/App/App.swift", "Sources/App/Mailer.swift", "Sources/App/Parcel.swift"
STORE, TEST = "Below/Store.swift", "Tests/AppTests/AppTests.swift"
FILES = APP, MAILER, STORE, TEST
SECONDS = {"start": 900, "save": 60}


class Session:
    """One start of the server, and what is done until it ends."""

    def __init__(self, package):
        self.files = {name: (package / name).read_text() for name in FILES}
        self.app = self.files[APP]
        self.rows, self.wrong = {}, []
        start = time.monotonic()
        self.server = LanguageServer(package)
        for name in self.files:
            self.server.open(name)
        self.until("start: accessors are known", self.is_ready, "start", since=start)
        self.until("and in the tests", lambda: self.is_clean(TEST), "start", since=start)

    # Rows of the table

    def until(self, title, question, bound="save", since=None):
        """Waits until the answer is true; a row says how long that took."""
        start = since or time.monotonic()
        found = wait(question, SECONDS[bound]) is not None
        self.rows[title] = f"{time.monotonic() - start:.1f} s" if found else "never"
        self.check(title, found)

    def note(self, title, text, is_right):
        self.rows[title] = text
        self.check(title, is_right)

    def check(self, title, is_right):
        if not is_right:
            self.wrong.append(f"{title}: {self.rows[title]}")

    # Questions

    def is_ready(self):
        return self.is_clean(APP) and self.is_clean(STORE) and "singleton" in self.hover("mailer")

    def is_clean(self, name=APP):
        return self.server.errors(name) == []

    def messages(self, name=APP):
        return [message for _, message in self.server.errors(name) or []]

    def hover(self, accessor):
        return self.server.hover(APP, self.app, f"container.{accessor}")

    def use(self, accessor):
        """Uses an accessor in the editor, without a save."""
        self.server.edit(APP, self.app.replace("    print(", f"    _ = container.{accessor}\n    print("))

    def completions(self, start, line):
        """What completes a start of a line behind the line of that number; the place differs each time, because the
        server takes an equal place for the same completion, going on."""
        lines = self.app.split("\n")
        lines.insert(line, f"    {start}")
        found = self.server.completions(APP, "\n".join(lines), (line, 4 + len(start)))
        self.server.edit(APP, self.app)
        return found, [name for name in found if name.startswith("_")]

    # Work

    def look(self):
        modules = [self.server.module(name) for name in self.files]
        self.note("modules of the files", ", ".join(map(str, modules)), modules == ["App", "App", "Core", "AppTests"])
        text = self.hover("mailer")
        parts = ["Sends letters", "a singleton", "[Mailer.swift:9](file://"]
        self.note("hover: the provider's comment, lifetime, link", "all" if all(part in text for part in parts) else text,
                  all(part in text for part in parts))
        found, hidden = self.completions("container.", 9)
        self.note("completions after `container.`, with `_`", f"{len(found)}, {len(hidden)}",
                  {"mailer", "store"} <= set(found) and len(found) <= 20 and not hidden)
        found, hidden = self.completions("_ = Container.", 10)
        self.note("completions after `Container.` with `_`", f"{len(hidden)}", found and not hidden)
        found, hidden = self.completions("_ = ", 8)
        self.note("completions of an expression with `_`", f"{len(hidden)}", bool(found))
        places = [pathlib.Path(uri).name for uri, _ in self.server.definition(APP, self.app, "container.mailer")]
        self.note("definition ends in", ", ".join(places), places == ["App+Container.generated.swift"])

    def change(self):
        """Adds, renames and removes providers, in a file of their own and in files that are there."""
        self.use("parcel")
        self.server.save(PARCEL, "// @provide\nstruct Parcel {}\n")
        self.until("a file with a provider is added", self.is_clean)
        self.use("packet")
        self.server.save(PARCEL, "// @provide\nstruct Packet {}\n")
        self.until("its provider is renamed", self.is_clean)
        self.server.remove(PARCEL)
        self.until("the file is removed", lambda: not self.is_clean())
        self.use("postcard")
        self.server.save(MAILER, self.files[MAILER] + "// @provide\nstruct Postcard {}\n")
        self.until("a provider is added to a file", self.is_clean)
        self.server.save(MAILER, self.files[MAILER])
        self.until("it is removed", lambda: not self.is_clean())
        self.use("shelf")
        shelf = "// @provide(public)\npublic struct Shelf { public init() {} }\nfunc look() { _ = Container().shelf }\n"
        self.server.save(STORE, self.files[STORE] + shelf)
        self.until("one is added in the target below: known there", lambda: self.is_clean(STORE))
        self.until("and above", self.is_clean)
        self.server.edit(APP, self.app)
        self.server.save(STORE, self.files[STORE])
        self.until("all as it was", self.is_ready)

    def make_mistakes(self):
        text = self.files[MAILER].replace("(store: Store)", "(store: Store, stamp: Stamp, ink: Ink)")
        self.server.save(MAILER, text + "struct Stamp {}\nstruct Ink {}\n")
        self.until("two mistakes: the message at `Container()`", lambda: any(
            "no provider for 'Stamp' [#MissingProvider] (and 1 more)" in message for message in self.messages()))
        self.until("the message in the tests", lambda: any("no provider for 'Stamp'" in text for text in self.messages(TEST)))
        text = self.hover("mailer")
        self.note("hover meanwhile", "as before" if "a singleton" in text else text, "a singleton" in text)
        self.server.save(MAILER, self.files[MAILER])
        self.until("the mend: no message", self.is_clean)

    def work(self):
        self.look()
        self.change()
        self.make_mistakes()
        self.server.close()


def session(package):
    """A session from start to end. If the server ends by itself, it is started once more."""
    files = {name: (package / name).read_text() for name in FILES}
    for attempt in (1, 2):
        try:
            result = Session(package)
            result.work()
            return result
        except ServerEnded as reason:
            if attempt == 2:
                raise
            print(f"the server ended by itself, {reason}; once more", file=sys.stderr)
            for name, text in files.items():
                (package / name).write_text(text)
            (package / PARCEL).unlink(missing_ok=True)


def prepare(package, setting):
    shutil.rmtree(package / ".build", ignore_errors=True)
    shutil.rmtree(package / ".sourcekit-lsp", ignore_errors=True)
    flags = "-c release -Xswiftc -enable-testing -Xswiftc -DDEBUG"
    options = flags.split() if setting.startswith("release") else []
    if options:
        subprocess.run(os.environ["DI_EDITOR"].split(), cwd=package, check=True, stdout=subprocess.DEVNULL)
    if setting.endswith("-ready"):
        subprocess.run(["swift", "build", *options, "--scratch-path", ".build/index-build"], cwd=package, check=True,
                       stdout=subprocess.DEVNULL)


def work(package, settings):
    columns, wrong = {}, []
    for setting in settings:
        prepare(package, setting)
        for turn in ("cold", "warm"):
            result = session(package)
            columns[f"{setting}, {turn}"] = result.rows
            wrong += [f"{setting}, {turn}: {text}" for text in result.wrong]
            if result.wrong:
                print("\n".join(["The end of the server's log:"] + result.server.log[-40:]), file=sys.stderr)
    print("| | " + " | ".join(columns) + " |\n|---|" + "---:|" * len(columns))
    for title in next(iter(columns.values())):
        print(f"| {title} | " + " | ".join(rows.get(title, "") for rows in columns.values()) + " |")
    return wrong


def modules(system, package, pairs):
    server = LanguageServer(package, system)
    for name, _ in pairs:
        server.open(name)
    wrong = []
    for name, wanted in pairs:
        wait(lambda: server.module(name), SECONDS["start"])
        found = server.module(name)
        print(f"{system}: {name} is of {found}")
        if found != wanted:
            wrong.append(f"{system}: {name} is of {found}, not {wanted}")
    server.close()
    return wrong


if sys.argv[1] == "modules":
    wrong = modules(sys.argv[2], pathlib.Path(sys.argv[3]), [word.split("=") for word in sys.argv[4:]])
else:
    wrong = work(pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:])
for text in wrong:
    print(f"FAILED: {text}", file=sys.stderr)
sys.exit(bool(wrong))
