// SPDX-License-Identifier: MIT

/// What `--help` prints.
enum Usage {
  static let text = """
    USAGE: DIGenerator generate --module NAME --output FILE [@LISTFILE] [FILE…]
                                [--dependency MODULE @LISTFILE]… [--library]
                                [--package MODULE NAME]… [--beside @LISTFILE]
           DIGenerator fix [--apply] [--only ID[:PATH:LINE]]… <arguments of generate>
           DIGenerator explain [--format markdown] [ID]
           DIGenerator scan --format json [--all] [@LISTFILE] [FILE…]

    \(generate)
    \(diagnostics)
    \(fix)
    \(explain)
    \(scan)
      --help, --version

    Exit codes: 0 done, 1 something is wrong with the sources (see standard error), 2 wrong usage.

    """

  private static let generate = """
    generate: Reads the directives in a target's Swift files and writes its containers' accessors to FILE.

      --module NAME     the target's module
      --output FILE     the file to write; not touched where it is up to date
      FILE, @LISTFILE   the target's Swift files, or a UTF-8 list of them, one path a line
      --dependency MODULE @LISTFILE
                        a target below and the list of its Swift files
      --library         the target is linked into others
      --package MODULE NAME
                        the module below is of that package, not of the target's own
      --beside @LISTFILE
                        the files of the package's targets that this one does not depend on, each line
                        TARGET, a tab, PATH; read only where something is missing

    """

  private static let diagnostics = """
    What is wrong, with generate and scan:

      --diagnostics text | json | sarif
                        the form: as the compiler prints its own, a JSON array, or a SARIF 2.1.0 log; text
                        goes to standard error, the others to standard output, empty ones too
      --diagnostics-output FILE
                        writes it there instead; scan, which prints its own report, needs it for json and sarif

      JSON is an array in the order of the places. Each is an object; new members may come, none goes:

      id, severity          the ID, and 'error'
      file, line, column    the place, columns in bytes of UTF-8 from 1; line and column null for a whole file
      message               what is wrong
      notes                 file, line, column, message of each
      fixes                 ways to mend it, any one is enough: title, edits. All edits of a way belong together:
                            file, line, column, endLine, endColumn (behind the last byte), old, new

      SARIF has the notes as relatedLocations, the same fixes, and columns in Unicode code points.

    """

  private static let fix = """
    fix: Shows what can be mended mechanically as a unified diff, and why not the rest. Fixes nothing that has
    several mends: a choice is yours. --output may be left out.

      --apply           writes the files, each as a whole, unless one has changed in between
      --only ID[:PATH:LINE]
                        only these mistakes; PATH may be the end of a path

    """

  private static let explain = """
    explain: Prints what an ID means, a program that has the mistake, what the build says, and the program
    mended; without an ID, all of them with a line each.

      --format markdown the page, or without an ID all pages, as documentation

    """

  private static let scan = """
    scan: Prints what was read as a JSON array, in file order: every annotated declaration, or with --all every
    type, extension, init, func and property outside bodies, in every branch of #if. Each is an object:

      file, line, column    the place of the introducing keyword (class, init, let, …)
      kind                  that keyword
      name, qualifiedName   an initializer's name is init, init? or init!, an extension's the extended type
      access                the level that is written
      attributes, modifiers, effects, isolation, genericParameters, whereClause, inherits, type, conditions
      parameters            label (_ for none), name (the second one), type, default, line, column, directives
      directives            name, line, column, options: name, value

    Types and values are the source's text without comments, with one space between two words and no other. What
    is absent is null.

    """
}
