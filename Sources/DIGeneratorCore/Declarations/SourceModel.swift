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
    let readings = SourceSelection.read(extent, of: sources)
    var next = declarations.count
    let numbered = readings.indices.map { index in
      defer { next += readings[index].declarations.count }
      return (readings[index].declarations, first: next, file: files.count + index)
    }
    numbered.concurrentForEach(inTurnsOf: 64) { $0.number(from: $1, file: $2) }
    declarations.reserveCapacity(next)
    // Not element by element: each would be copied, and all that it holds retained.
    for index in readings.indices {
      let file = sources[index]
      if file.module == module {
        diagnostics.merge(readings[index].diagnostics)
      } else {
        mistakesBelow.merge(readings[index].diagnostics)
      }
      addFunctions(readings[index].functions, of: readings[index].declarations)
      files.append(file)
      declarations += readings[index].declarations
      imports.append(readings[index].imports)
      if !readings[index].module.isEmpty {
        moduleDirectives[file.module, default: []] += readings[index].module
      }
    }
  }

  private mutating func addFunctions(_ found: [Int], of read: [Declaration]) {
    for index in found { functions[read[index].name, default: []].append(declarations.count + index) }
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

extension [Declaration] {
  /// Gives the declarations of a file, whose parents are counted from its first, their places among all.
  fileprivate func number(from first: Int, file: Int) {
    for (offset, declaration) in enumerated() {
      declaration.file = file
      guard let parent = declaration.parent else { continue }
      declaration.parent = first + parent
      self[parent].members.append(first + offset)
    }
  }
}
