// SPDX-License-Identifier: MIT

/// Every declaration of a run: those of the target itself, and those of the targets it depends on.
struct SourceModel: Sendable {
  /// The module that is being generated for.
  let module: String
  private(set) var files: [SourceFile] = []
  private(set) var declarations: [Declaration] = []
  /// For each file, the modules it imports.
  private(set) var imports: [[Declaration]] = []
  private var members: [Int: [Int]] = [:]

  init(module: String) {
    self.module = module
  }

  /// Reads a file and adds what it declares.
  ///
  /// A dependency's own mistakes are reported when it is built itself, and not again in every target above it.
  mutating func add(_ file: SourceFile, diagnostics: inout DiagnosticCollector) {
    var found = DiagnosticCollector()
    let read = DeclarationReader.declarations(
      in: file, index: files.count, firstIndex: declarations.count, diagnostics: &found)
    if file.module == module { diagnostics.merge(found) }
    for (offset, declaration) in read.enumerated() {
      guard let parent = declaration.parent else { continue }
      members[parent, default: []].append(declarations.count + offset)
    }
    files.append(file)
    declarations += read
    imports.append(read.filter { $0.kind == .import })
  }

  /// The types and extensions around a declaration, innermost first.
  func ancestors(of declaration: Declaration) -> [Declaration] {
    var result: [Declaration] = []
    var next = declaration.parent
    while let index = next {
      result.append(declarations[index])
      next = declarations[index].parent
    }
    return result
  }

  /// The declarations directly inside a type or extension, as indices.
  func members(of index: Int) -> [Int] { members[index] ?? [] }
}
