// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The help of the tool.
enum ToolUsage {
  static let text = """
    USAGE: di why KEY [--all] <target>
           di who KEY <target>
           di needs KEY [--depth N] <target>
           di whynot TYPE --for KEY <target>
           di order <target>
           di containers <target>
           di unused [--baseline FILE] [--list] <target>
           di graph [--format json | mermaid | dot | html] [--around KEY [--depth N]] [--container NAME]
                    [--only-module NAME] <target>
           di diff OLD [NEW] <target>
           di lock [--check] [--file FILE] <target>
           di explain [--format markdown] [ID]
           di fix [--apply] [--choose NUMBER]… [--only ID[:PATH:LINE]]… <target>
           di check [--format text | json | sarif] [--report FILE] <target>
           di scan [--all] [@LISTFILE] [FILE…]
           di editor [--root FOLDER]

    These ask the graph. A KEY is an accessor (clock, Session.cart, Core.clock) or a type (Clock, any Clock).
    A package with the command plugin runs them as 'swift package di why clock', and finds the targets itself; 'swift package di-fix' runs fix.

    why: the shortest ways to a provider from calls on a container and from eager providers; the nearest five,
    or with --all each.
    who: all providers that need one, directly or through others, and the calls that ask for it.
    needs: the tree of all that a provider needs, and where its effects enter.
    whynot: the candidates for a parameter of KEY, with the rule that rejects each.
    order: the values that warmUp() builds, the longest chain of needs, the order of closing.
    containers: each container with its accessors: inputs, the values that it keeps and those that it makes.

    unused: providers that nothing needs and no source asks for. Only proven ones are listed.

      --baseline FILE   leaves out the IDs in the file, one a line; # begins a comment
      --list            prints IDs only, as for such a file, and exits with 0

    graph: Prints the graph: as JSON (Documentation/graph.schema.json describes it), as a Mermaid flowchart, for
    Graphviz, or as a page for a browser.

      --around KEY      only the providers within --depth N steps of it (2 if it says nothing)
      --container NAME, --only-module NAME
                        only the providers of that container or module

    diff: Prints the differences between two graphs as Markdown, and nothing if there are none. OLD and NEW are each
    a JSON file of 'di graph' or a revision of git; without NEW, the files as they are.

    lock: Writes the graph as a small text to commit, di.lock in the package's folder.

      --check           writes nothing, and fails if the graph differs from the file
      --file FILE       another file

    explain: Prints the meaning of an ID, a program with the mistake, the output of its build, and the program
    mended; without an ID, all of them with a line each.

      --format markdown the page, or without an ID all pages, as documentation

    fix: Shows what can be mended as a unified diff, and why not the rest: slips in directives, for instance, and a
    directive that is missing above the only candidate. Where there are several ways, it numbers them.

      --apply           writes the files, each as a whole, unless one has changed in between; never one of another package
      --choose NUMBER   takes one of several ways; each run numbers them anew
      --only ID[:PATH:LINE]
                        only these mistakes; PATH may be the end of a path

    check: Prints the mistakes of a target and writes nothing else.

      --format FORM     as the compiler prints its own (text), a JSON array, or a SARIF 2.1.0 log
      --report FILE     writes it there instead of to standard output

      JSON is an array in the order of the places. Each is an object; new members may come, none goes:

      id, severity          the ID, and 'error'
      file, line, column    the place, columns in bytes of UTF-8 from 1; line and column null for a whole file
      message               the text of the mistake
      notes                 file, line, column, message of each
      fixes                 ways to mend it, any one is enough: title, edits. All edits of a way belong together:
                            file, line, column, endLine, endColumn (behind the last byte), old, new

      SARIF has the notes as relatedLocations, the same fixes, and columns in Unicode code points.

    scan: Prints the declarations as a JSON array, in file order: every annotated declaration, or with --all every
    type, extension, init, func and property outside bodies, in every branch of #if. Each is an object:

      file, line, column    the place of the introducing keyword (class, init, let, …)
      kind                  that keyword
      name, qualifiedName   an initializer's name is init, init? or init!, an extension's the extended type
      access                the level that is written
      attributes, modifiers, effects, isolation, genericParameters, whereClause, inherits, type, conditions
      parameters            label (_ for none), name (the second one), type, default, line, column, directives
      directives            name, line, column, options: name, value

    Types and values are the source's text without comments, with one space between two words and no other. An
    absent value is null.

    editor: Writes settings for the language server, .sourcekit-lsp/config.json, with which it starts faster.

    <target> is given by the words that a build gives to the generator; the name of the written file may be
    left out. A build leaves them in a file: find .build/plugins/outputs -name TARGET.arguments.txt

    \(GeneratorTool.generateUsage)
      @WORDSFILE        all these words, one a line; several such files are several targets

    Questions to the graph, lock and diff take these words, too, beside the ones above and not in their file:

      --root FOLDER     the folder that paths are printed relative to
      --others @LISTFILE
                        further Swift files that may ask the containers, such as tests
      --exported MODULE other packages can use the module's public providers

      --help, --version

    Exit codes: 0 done, 1 something is wrong with the sources, nothing is found, or --check and unused found
    something, 2 wrong usage.

    """
}
