// SPDX-License-Identifier: MIT

/// Chooses which files are worth reading: most of a program has nothing to do with its providers.
package struct SourceSelection {
  /// How much of a program is read.
  package enum Extent: Sendable {
    /// What has directives, and the types around it.
    case annotated
    /// Files with directives, and those that declare what is mentioned in files that were read, without cases and the
    /// like, nor members but those that somebody may ask for; of all others the imports. This is enough wherever nothing is
    /// wrong.
    case needed
    /// Every file: what was meant where something is wrong may stand anywhere.
    case all
  }

  /// What a file declares, and what is wrong in it.
  struct Reading: Sendable {
    private(set) var declarations: [Declaration] = []
    /// Those of them that are imports, and as indices those that are functions at top level.
    private(set) var imports: [Declaration] = []
    private(set) var functions: [Int] = []
    /// What there is to note of each declaration.
    private(set) var traits: [Survey.Traits] = []
    /// What its first lines say of its module.
    var module: [Directive] = []
    /// The names of members and functions that were passed over, and those that it asks for.
    var passed: [NameHash] = []
    var asked: [NameHash] = []
    var diagnostics = DiagnosticCollector()
    /// What a file without directives may declare.
    fileprivate(set) var names: DeclaredNames?

    /// Takes in what was read.
    mutating func take(_ declarations: [Declaration]) {
      self.declarations = declarations
      imports = declarations.filter { $0.kind == .import }
      functions = declarations.indices.filter {
        declarations[$0].parent == nil && declarations[$0].kind == .func
      }
      traits = declarations.map(Survey.Traits.init)
    }

    /// Lets go of what the model has taken in.
    mutating func release() { (declarations, traits, passed, asked, names) = ([], [], [], [], nil) }
  }

  private let files: [SourceFile]
  private var readings: [Reading]

  /// A reading of each file, in their order.
  static func read(_ extent: Extent, of files: [SourceFile]) -> [Reading] {
    switch extent {
    case .annotated: return files.concurrentMap { Reading(of: $0, annotated: extent) ?? Reading() }
    case .needed: break
    case .all: return files.concurrentMap { DeclarationReader.reading(of: LexedSource($0), .all) }
    }
    var selection = SourceSelection(files: files)
    selection.run()
    return selection.readings
  }

  private init(files: [SourceFile]) {
    self.files = files
    readings = files.concurrentMap(Reading.init(firstLookAt:))
  }

  private mutating func run() {
    var rest: [(file: Int, names: DeclaredNames)] = []
    for index in readings.indices {
      if let names = readings[index].names { rest.append((index, names)) }
    }
    let mayMeet = rest.contains(where: \.names.mayMeetSomething)
    var needed = NeededNames()
    if mayMeet { readings.forEach { needed.add($0.declarations) } }
    repeat {
      if mayMeet { readNeeded(&needed, among: &rest) }
    } while readAsked(&needed)
    readImports(of: rest)
  }

  /// Reads the files that declare what is mentioned in those that were read, until there are no more.
  private mutating func readNeeded(
    _ needed: inout NeededNames, among rest: inout [(file: Int, names: DeclaredNames)]
  ) {
    while needed.areOpen {
      let wanted = rest.filter { needed.mayBeMet(by: $0.names) }.map(\.file)
      rest.removeAll { needed.mayBeMet(by: $0.names) }
      needed.settle()
      for (index, reading) in zip(wanted, wanted.map { files[$0] }.concurrentMap(Reading.init(needed:))) {
        needed.add(reading.declarations)
        readings[index] = reading
      }
    }
  }

  /// Reads the files whole that passed over what somebody asks for; false where there are none.
  private mutating func readAsked(_ needed: inout NeededNames) -> Bool {
    var names: Set<NameHash> = []
    for index in readings.indices where !readings[index].asked.isEmpty {
      names.formUnion(readings[index].asked)
    }
    if names.isEmpty { return false }
    let wanted = readings.indices.filter { readings[$0].passed.contains(where: names.contains) }
    let whole = wanted.map { files[$0] }.concurrentMap {
      DeclarationReader.reading(of: LexedSource($0), .all)
    }
    for (index, reading) in zip(wanted, whole) {
      needed.add(reading.declarations)
      readings[index] = reading
      readings[index].asked = []
    }
    return !wanted.isEmpty
  }

  private mutating func readImports(of rest: [(file: Int, names: DeclaredNames)]) {
    let heads = rest.compactMap { item in
      item.names.importsEnd.map { (index: item.file, file: files[item.file], end: $0) }
    }
    for (head, imports) in zip(heads, heads.concurrentMap { Reading(importsOf: $0.file, upTo: $0.end) }) {
      readings[head.index] = imports
    }
  }
}

extension SourceSelection.Reading {
  /// Either a file is read for its directives, or it is noted what it may declare.
  fileprivate init(firstLookAt file: SourceFile) {
    if let annotated = Self(of: file, annotated: .needed) {
      self = annotated
    } else {
      names = DeclaredNames(in: file)
    }
  }

  /// Nil for a file without directives.
  fileprivate init?(of file: SourceFile, annotated extent: SourceSelection.Extent) {
    guard DirectiveSearch.mayFindDirectives(in: file) else { return nil }
    let source = LexedSource(file)
    // What looked like a directive may have stood in a string.
    guard !source.directives.isEmpty else { return nil }
    self = DeclarationReader.reading(of: source, extent)
  }

  fileprivate init(needed file: SourceFile) {
    self = DeclarationReader.reading(of: LexedSource(file), .needed)
  }

  fileprivate init(importsOf file: SourceFile, upTo end: Int) {
    self = DeclarationReader.reading(of: LexedSource(file, upTo: end), .all)
    take(imports)
    for declaration in declarations { declaration.parent = nil }
  }
}
