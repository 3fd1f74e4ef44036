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
  /// What directives belong to: of all declarations, few.
  private(set) var annotated: [Declaration] = []
  /// The functions, constants and variables at top level, by their names.
  private(set) var globals: [String: [Declaration]] = [:]
  /// For each file, the modules it imports.
  private(set) var imports: [[Declaration]] = []
  /// For each module, what files of it say of it as a whole.
  private(set) var moduleDirectives: [String: [Directive]] = [:]
  /// What is wrong with files, whatever the graph is.
  private(set) var mistakes: [Diagnostic] = []

  package init(
    module: String, isLibrary: Bool = false, hasRuntime: Bool = true, packages: [String: String] = [:]
  ) {
    self.module = module
    self.isLibrary = isLibrary
    self.hasRuntime = hasRuntime
    self.packages = packages
  }

  /// Reads files, or what is needed of them, and adds what they declare, in their order.
  package mutating func add(_ sources: [SourceFile], onlyNeeded: Bool = false) {
    let readings =
      onlyNeeded ? SourceSelection.needed(of: sources) : sources.concurrentMap(DeclarationReader.reading)
    for (file, reading) in zip(sources, readings) {
      mistakes += reading.mistakes + (file.isUnknownAbove ? reading.unknownAbove : [])
      if !reading.module.isEmpty { moduleDirectives[file.module, default: []] += reading.module }
      imports.append(reading.declarations.filter { $0.kind == .import })
      take(reading.declarations)
      modules.insert(file.module)
      files.append(file)
    }
  }

  /// Takes in the declarations of a file.
  private mutating func take(_ added: [Declaration]) {
    for (index, declaration) in zip(declarations.count..., added) {
      (declaration.index, declaration.file) = (index, files.count)
      if declaration.kind == .func || declaration.isProperty, declaration.parent == nil {
        globals[declaration.name, default: []].append(declaration)
      }
    }
    annotated += added.filter(\.isAnnotated)
    declarations += added
  }

  /// What is said of the first directive in files of modules that do not apply the plugin; nil where there is none.
  static func forgottenPlugin(in files: [SourceFile]) -> Diagnostic? {
    let all = files.lazy.flatMap { DeclarationReader.reading(of: $0).declarations.flatMap(\.directives) }
    return all.first.map {
      Diagnostic(
        .unsupportedDeclaration,
        "'@\($0.name)' in '\($0.place.source.module)', which does not apply the plugin; add to that target in Package.swift: plugins: [.plugin(name: \"DIGenPlugin\", package: \"swift-provide\")]",
        at: $0.place)
    }
  }

  /// What declares a child container.
  var containers: [Declaration] { annotated.filter { $0.container != nil } }
}

extension DeclarationReader.Reading {
  /// Its directives, in a file of a library that only this target can read.
  fileprivate var unknownAbove: [Diagnostic] {
    let all = declarations.flatMap { $0.directives + $0.parameters.flatMap(\.directives) }
    return (module + all).map {
      Diagnostic(
        .unsupportedDeclaration,
        "'@\($0.name)' in a file that another plugin makes, which the targets above '\($0.place.source.module)' cannot read; write it in a file of the target, such as above a static func in an extension",
        at: $0.place)
    }
  }
}

extension Declaration {
  /// The directive that makes it the inputs of a child container.
  var container: Directive? { directives.first { $0.name == Directive.container } }

  /// Whether a directive belongs to it or to one of its parameters, or was meant to.
  fileprivate var isAnnotated: Bool {
    !directives.isEmpty || !attempts.isEmpty || parameters.contains { !$0.directives.isEmpty }
  }
}
