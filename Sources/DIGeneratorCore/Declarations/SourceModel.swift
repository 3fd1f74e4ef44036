// SPDX-License-Identifier: MIT

/// Every declaration of a run: those of the target itself, and those of the targets it depends on.
package struct SourceModel: Sendable {
  /// The module that is being generated for.
  let module: String
  /// Whether it is linked into others, so that something above it can meet what it requires.
  let isLibrary: Bool
  /// Whether it depends on the runtime.
  let hasRuntime: Bool
  /// For modules of other packages than the target's, those packages' names.
  let packages: [String: String]
  private(set) var files: [SourceFile] = []
  /// The modules that those are in.
  private(set) var modules: Set<String> = []
  package private(set) var declarations: [Declaration] = []
  private(set) var survey = Survey()
  /// The functions at top level, by their names.
  private(set) var functions: [String: [Int]] = [:]
  /// For each file, the modules it imports.
  private(set) var imports: [[Declaration]] = []
  /// For each module, what files of it say of it as a whole.
  private(set) var moduleDirectives: [String: [Directive]] = [:]
  /// What is wrong with the files of the modules below.
  private(set) var mistakesBelow = DiagnosticCollector()

  package init(
    module: String, isLibrary: Bool = false, hasRuntime: Bool = true, packages: [String: String] = [:]
  ) {
    self.module = module
    self.isLibrary = isLibrary
    self.hasRuntime = hasRuntime
    self.packages = packages
  }

  /// Reads files and adds what they declare, in their order.
  /// - Parameters:
  ///   - sources: the files.
  ///   - extent: how much of them is read.
  ///   - diagnostics: takes what is wrong with the target's own files. A dependency's mistakes are reported when
  ///     it is built itself, not again in every target above it.
  package mutating func add(
    _ sources: [SourceFile], reading extent: SourceSelection.Extent = .all,
    diagnostics: inout DiagnosticCollector
  ) {
    var readings = SourceSelection.read(extent, of: sources)
    var firsts = [declarations.count]
    for index in readings.indices { firsts.append(firsts[index] + readings[index].declarations.count) }
    for (index, file) in sources.enumerated() {
      if file.module != files.last?.module { modules.insert(file.module) }
      if file.module == module {
        diagnostics.merge(readings[index].diagnostics)
      } else {
        mistakesBelow.merge(readings[index].diagnostics)
      }
      for function in readings[index].functions {
        functions[readings[index].declarations[function].name, default: []].append(firsts[index] + function)
      }
      files.append(file)
      imports.append(readings[index].imports)
      if !readings[index].module.isEmpty {
        moduleDirectives[file.module, default: []] += readings[index].module
      }
    }
    take(&readings, from: firsts)
  }

  /// Takes the declarations in on all cores: each has to be retained for its new place and released in its old one.
  private mutating func take(_ readings: inout [SourceSelection.Reading], from firsts: [Int]) {
    let (before, firstFile) = (declarations.count, files.count - readings.count)
    let count = firsts[readings.count] - before
    var parts: [Survey] = []
    let added = [Declaration](unsafeUninitializedCapacity: count) { places, initialized in
      readings.withUnsafeMutableBufferPointer { readings in
        // No two turns touch the same readings, nor the same places.
        nonisolated(unsafe) let (readings, places) = (readings, places)
        parts = Array(readings.indices).shares.concurrentMap(inTurnsOf: 1) { share in
          var survey = Survey()
          for index in share {
            let own = places[firsts[index] - before..<firsts[index + 1] - before]
            readings[index].move(to: own, from: firsts[index], file: firstFile + index, noting: &survey)
          }
          return survey
        }
      }
      initialized = count
    }
    declarations = declarations.isEmpty ? added : declarations + added
    for part in parts { survey.take(over: part) }
  }

  /// The types and extensions around a declaration, innermost first.
  package func ancestors(of declaration: Declaration) -> [Declaration] {
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

extension SourceSelection.Reading {
  /// Puts the declarations in their places among all, the first of which is given, and lets go of what nobody asks for
  /// from then on.
  fileprivate mutating func move(
    to places: UnsafeMutableBufferPointer<Declaration>.SubSequence, from first: Int, file: Int,
    noting survey: inout Survey
  ) {
    declarations.number(from: first, file: file)
    survey.note(declarations, traits, from: first)
    _ = UnsafeMutableBufferPointer(rebasing: places).initialize(fromContentsOf: declarations)
    release()
  }
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
