// SPDX-License-Identifier: MIT

/// Every declaration of a run: those of the target itself, and those of the targets it depends on.
struct SourceModel: Sendable {
  /// The module that is being generated for.
  let module: String
  /// Whether it is linked into others, so that something above it can meet what it requires.
  let isLibrary: Bool
  /// For modules of other packages than the target's, those packages' names.
  let packages: [String: String]
  private(set) var files: [SourceFile] = []
  private(set) var declarations: [Declaration] = []
  /// The functions at top level, by their names.
  private(set) var functions: [String: [Int]] = [:]
  /// For each file, the modules it imports.
  private(set) var imports: [[Declaration]] = []
  /// For each module, what files of it say of it as a whole.
  private(set) var moduleDirectives: [String: [Directive]] = [:]
  /// What is wrong with the files of the modules below.
  private(set) var mistakesBelow = DiagnosticCollector()

  init(module: String, isLibrary: Bool = false, packages: [String: String] = [:]) {
    self.module = module
    self.isLibrary = isLibrary
    self.packages = packages
  }

  /// Reads files and adds what they declare, in their order.
  /// - Parameters:
  ///   - sources: the files.
  ///   - extent: how much of them is read.
  ///   - diagnostics: takes what is wrong with the target's own files. A dependency's mistakes are reported when
  ///     it is built itself, not again in every target above it.
  mutating func add(
    _ sources: [SourceFile], reading extent: SourceSelection.Extent = .all,
    diagnostics: inout DiagnosticCollector
  ) {
    for (file, read) in zip(sources, SourceSelection.read(extent, of: sources)) {
      if file.module == module {
        diagnostics.merge(read.diagnostics)
      } else {
        mistakesBelow.merge(read.diagnostics)
      }
      add(read.declarations, of: file)
      if !read.module.isEmpty { moduleDirectives[file.module, default: []] += read.module }
    }
  }

  private mutating func add(_ read: [Declaration], of file: SourceFile) {
    let first = declarations.count
    for (offset, declaration) in read.enumerated() {
      declaration.file = files.count
      guard let parent = declaration.parent else {
        if declaration.kind == .func { functions[declaration.name, default: []].append(first + offset) }
        continue
      }
      declaration.parent = parent + first
      read[parent].members.append(first + offset)
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
  func members(of index: Int) -> [Int] { declarations[index].members }
}
