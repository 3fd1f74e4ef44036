// SPDX-License-Identifier: MIT

/// Chooses which files are worth reading: most of a program has nothing to do with its providers.
package struct SourceSelection {
  /// How much of a program is read.
  package enum Extent: Sendable {
    /// Files with directives, and those that declare what is mentioned in files that were read; of all others the
    /// imports. This is enough wherever nothing is wrong.
    case needed
    /// Every file: what was meant where something is wrong may stand anywhere.
    case all
  }

  /// What a file declares, and what is wrong in it.
  struct Reading: Sendable {
    var declarations: [Declaration] = []
    /// What its first lines say of its module.
    var module: [Directive] = []
    var diagnostics = DiagnosticCollector()
  }

  private let files: [SourceFile]
  private var readings: [Reading]
  /// The files that were not read, and what they may declare.
  private var rest: [(file: Int, names: DeclaredNames)] = []
  private var needed = NeededNames()

  /// A reading of each file, in their order.
  static func read(_ extent: Extent, of files: [SourceFile]) -> [Reading] {
    if extent == .all { return files.concurrentMap { DeclarationReader.reading(of: LexedSource($0)) } }
    var selection = SourceSelection(files: files)
    selection.readNeeded()
    selection.readImports()
    return selection.readings
  }

  /// Reads the files with directives, and looks at what all others may declare.
  private init(files: [SourceFile]) {
    self.files = files
    readings = []
    for (reading, names) in files.concurrentMap(Self.firstLook(at:)) {
      if let names { rest.append((readings.count, names)) }
      readings.append(reading)
    }
  }

  private static func firstLook(at file: SourceFile) -> (Reading, DeclaredNames?) {
    if DirectiveSearch.mayFindDirectives(in: file) {
      let source = LexedSource(file)
      // What looked like a directive may have stood in a string.
      if !source.directives.isEmpty { return (DeclarationReader.reading(of: source), nil) }
    }
    return (Reading(), DeclaredNames(in: file))
  }

  /// Reads the files that declare what is mentioned in those that were read, until there are no more.
  private mutating func readNeeded() {
    if rest.isEmpty { return }
    for reading in readings { needed.add(reading.declarations) }
    while let names = needed.takeNew() {
      let wanted = rest.filter { $0.names.mayDeclare(one: names) }.map(\.file)
      rest.removeAll { $0.names.mayDeclare(one: names) }
      let found = wanted.map { files[$0] }.concurrentMap { DeclarationReader.reading(of: LexedSource($0)) }
      for (index, reading) in zip(wanted, found) {
        needed.add(reading.declarations)
        readings[index] = reading
      }
    }
  }

  private mutating func readImports() {
    for (index, names) in rest {
      guard let end = names.importsEnd else { continue }
      let reading = DeclarationReader.reading(of: LexedSource(files[index], upTo: end))
      readings[index].declarations = reading.declarations.filter { $0.kind == .import }
      for declaration in readings[index].declarations { declaration.parent = nil }
    }
  }
}
