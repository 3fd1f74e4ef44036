// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The help of the tool.
enum ToolUsage {
  static let text = """
    \(Command.list)
    <target> is given by the words that a build gives to the generator; the name of the written file may be
    left out. A build leaves them in a file: find .build/plugins/outputs -name TARGET.arguments.txt

    \(GeneratorTool.generateUsage)
      @WORDSFILE        all these words, one a line; several such files are several targets

    Questions to the graph, lock and diff take these words, too, beside the ones above and not in their file:

      --root FOLDER     the folder that paths are printed relative to
      --others @LISTFILE
                        further Swift files that may ask the containers, such as tests: once for each target, or for all
      --exported MODULE other packages can use the module's public providers
      --define FLAG     only the build with this flag, and the others that are given so: #if of any other flag is left out;
                        also for os(Linux)

      --help, --version

    Exit codes: 0 done; 1 something is wrong with the sources, nothing is found or mended, or a command that checks has found
    something; 2 wrong usage.

    """
}

extension Command {
  private static let json = Option(
    name: "--format", value: "json", text: "as JSON: an array with an object for each program")
  private static let define = Option(
    name: "--define", value: "FLAG", text: "asks about the build with these flags only")
  private static func output(_ what: String) -> Option {
    Option(name: "--output", value: "FILE", text: "writes \(what) there instead of to standard output")
  }

  static let all: [Command] = [
    Command(
      name: "why", keys: ["KEY"], demanded: 1,
      summary: "the shortest ways to a provider from calls on a container and from eager providers",
      options: [Option(name: "--all", text: "all ways instead of the nearest five"), json, define],
      forms: ["text", "json"]),
    Command(
      name: "who", keys: ["KEY"], demanded: 1,
      summary: "all providers that need one, directly or through others, and the calls that ask for it",
      options: [json, define], forms: ["text", "json"]),
    Command(
      name: "needs", keys: ["KEY"], demanded: 1,
      summary: "the tree of all that a provider needs, and where its effects enter",
      options: [Option(name: "--depth", value: "N", text: "only N steps"), json, define],
      forms: ["text", "json"]),
    Command(
      name: "whynot", keys: ["TYPE"], demanded: 1,
      summary: "the candidates for a parameter, with the rule that rejects each",
      options: [Option(name: "--for", value: "KEY", text: "the provider with the parameter"), define]),
    Command(
      name: "find", keys: ["PART"], demanded: 1,
      summary:
        "the providers with a part of a name, a type or a file; its letters may have others between them",
      options: [json], forms: ["text", "json"], takesFiles: true),
    Command(
      name: "order",
      summary: "the values that warmUp() builds, the longest chain of needs, the order of closing",
      options: [json, define], forms: ["text", "json"]),
    Command(
      name: "containers",
      summary: "each container with its accessors: inputs, the values that it keeps and those that it makes",
      options: [define]),
    Command(
      name: "unused", summary: "providers that nothing needs and no source asks for",
      details: "Only proven ones are listed. Of several programs, none may use them.\n",
      options: [
        Option(
          name: "--baseline", value: "FILE",
          text: "leaves out the IDs in the file, one a line; # begins a comment"),
        Option(name: "--list", text: "prints IDs only, as for such a file, and exits with 0"), json, define,
      ], forms: ["text", "json"]),
    Command(
      name: "graph", summary: "the graph for another program, or as a page for a browser",
      details:
        "JSON (Documentation/graph.schema.json describes it), a Mermaid flowchart, the language of Graphviz, or a page.\n",
      options: [
        Option(name: "--format", value: "FORM", text: "json, html, mermaid or dot"), output("it"),
        Option(name: "--open", text: "shows the page in a browser"),
        Option(name: "--around", value: "KEY", text: "only the providers near one"),
        Option(name: "--depth", value: "N", text: "at most N steps from that, 2 if it says nothing"),
        Option(name: "--container", value: "NAME", text: "only the providers of a container"),
        Option(name: "--only-module", value: "NAME", text: "only the providers of a module"), define,
      ], forms: ["json", "html", "mermaid", "dot"]),
    Command(
      name: "diff", keys: ["OLD", "NEW"], demanded: 1,
      summary: "the differences between two graphs, as Markdown",
      details:
        "OLD and NEW are each a JSON file of 'di graph' or a revision of git; without NEW, the files as they are.\n",
      options: [
        Option(name: "--format", value: "FORM", text: "markdown, or mermaid for a picture of what changed"),
        output("them"), Option(name: "--exit-code", text: "exits with 1 if there are differences"),
      ], forms: ["markdown", "mermaid"]),
    Command(
      name: "lock", summary: "writes the graph as a small text to commit, di.lock in the package's folder",
      options: [
        Option(name: "--check", text: "writes nothing, and fails if the graph differs from the file"),
        Option(name: "--file", value: "FILE", text: "another file"),
      ]),
    Command(
      name: "check", summary: "the mistakes of a target",
      details: """
        The mistakes of a build, and what the compiler would say where a directive is written as an attribute, or where a value is
        asked of a container and no provider makes it. A value that may be no container is not looked at.

        JSON is an array in the order of the places. Each is an object; new members may come, none goes:

          id, severity          the ID, and 'error'
          file, line, column    the place, columns in bytes of UTF-8 from 1; line and column null for a whole file
          message               the text of the mistake
          notes                 file, line, column, message of each
          fixes                 ways to mend it, any one is enough: title, edits. All edits of a way belong together:
                                file, line, column, endLine, endColumn (behind the last byte), old, new

        SARIF has the notes as relatedLocations, the same fixes, and columns in Unicode code points.

        """,
      options: [
        Option(
          name: "--format", value: "FORM",
          text: "as the compiler prints its own (text), json, sarif (2.1.0), or github (annotations)"),
        Option(name: "--report", value: "FILE", text: "writes it there instead of to standard output"),
      ]),
    Command(
      name: "fix", summary: "shows what can be mended as a unified diff, or mends it",
      details: """
        Slips in directives, for instance, and a directive that is missing above the only candidate. Where there are several
        ways, it numbers them. 'swift package di-fix' runs it with the permission to write.

        """,
      options: [
        Option(
          name: "--apply",
          text:
            "writes the files, each as a whole, unless one has changed in between; never one of another package"
        ),
        Option(
          name: "--choose", value: "NUMBER", text: "takes one of several ways; each run numbers them anew"),
        Option(
          name: "--only", value: "ID[:PATH:LINE]", text: "only these mistakes; PATH may be the end of a path"),
        Option(name: "--root", value: "FOLDER", text: "the paths of the diff are relative to it"),
      ]),
    Command(
      name: "doctor", summary: "what is wrong with a package where nothing builds, or nothing is found",
      details: """
        Looks at the toolchain, Package.swift and the sources, and writes nothing. It says "could not tell" where it cannot know.
        Exits with 1 if something is wrong.

        """,
      options: [
        Option(name: "--format", value: "json", text: "as JSON: an array of all that was looked at"),
        Option(name: "--root", value: "FOLDER", text: "the package's folder"),
      ], forms: ["text", "json"], target: ""),
    Command(
      name: "explain", keys: ["ID"],
      summary: "the meaning of an ID, a program with the mistake, and that program mended",
      details: "Without an ID, all of them with a line each.\n",
      options: [
        Option(
          name: "--format", value: "markdown", text: "the page, or without an ID all pages, as documentation")
      ], target: ""),
    Command(
      name: "scan", summary: "the declarations as a JSON array, in file order",
      details: """
        Every annotated declaration. Each is an object:

          file, line, column    the place of the introducing keyword (class, init, let, …)
          kind                  that keyword
          name, qualifiedName   an initializer's name is init, init? or init!, an extension's the extended type
          access                the level that is written
          attributes, modifiers, effects, isolation, genericParameters, whereClause, inherits, type, conditions
          parameters            label (_ for none), name (the second one), type, default, line, column, directives
          directives            name, line, column, options: name, value

        Types and values are the source's text without comments, with one space between two words and no other. An
        absent value is null.

        """,
      options: [
        Option(
          name: "--all",
          text: "every type, extension, init, func and property outside bodies, in every branch of #if")
      ], target: "[@LISTFILE] [FILE…]"),
    Command(
      name: "editor",
      summary:
        "writes settings for the language server, .sourcekit-lsp/config.json, with which it starts faster",
      options: [Option(name: "--root", value: "FOLDER", text: "the package's folder")], target: ""),
  ]
}
