// SPDX-License-Identifier: MIT

/// Every declaration of a run: the target's own and its dependencies'.
package struct SourceModel: Sendable {
  /// The module to generate for.
  package let module: String
  /// The module's target, as `Package.swift` names it.
  var target: String
  /// Whether the target is linked into others, so that a target above can meet its requirements.
  let isLibrary: Bool
  /// Whether the target depends on the runtime.
  var hasRuntime = true
  /// Whether a language server reads the generated file.
  var isForEditor = false
  /// The package of each module that is not in the target's own package.
  var packages: [String: String] = [:]
  package private(set) var files: [SourceFile] = []
  /// The modules of these files.
  private(set) var modules: Set<String> = []
  package private(set) var declarations: [Declaration] = []
  /// The declarations and extensions of types, and the aliases: a small part of all.
  private(set) var types: [Declaration] = []
  /// The declarations that a directive belongs to or was meant for: a small part of all.
  private(set) var annotated: [Declaration] = []
  /// The functions, constants and variables at top level, by their names.
  private(set) var globals: [String: [Declaration]] = [:]
  /// For each file, its imports.
  private(set) var imports: [[Declaration]] = []
  /// For each module, the `@module` directives in its files.
  private(set) var moduleDirectives: [String: [Directive]] = [:]
  /// Mistakes in files, which do not depend on the graph.
  private(set) var mistakes: [Diagnostic] = []

  package init(module: String, isLibrary: Bool = false) {
    self.module = module
    target = module
    self.isLibrary = isLibrary
  }

  /// Reads files and adds their declarations, in order. With `onlyNeeded`, a file that cannot concern a provider adds its
  /// imports only.
  package mutating func add(_ sources: [SourceFile], onlyNeeded: Bool = false) {
    let readings =
      onlyNeeded ? SourceSelection.needed(of: sources) : sources.concurrentMap(DeclarationReader.reading)
    for (file, reading) in zip(sources, readings) {
      mistakes += reading.mistakes + (file.isGenerated && isLibrary ? reading.unknownAbove : [])
      if !reading.module.isEmpty { moduleDirectives[file.module, default: []] += reading.module }
      imports.append(reading.declarations.filter { $0.kind == .import })
      take(reading.declarations)
      modules.insert(file.module)
      files.append(file)
    }
  }

  /// Adds and numbers the declarations of a file.
  private mutating func take(_ added: [Declaration]) {
    for (index, declaration) in zip(declarations.count..., added) {
      declaration.index = index
      declaration.file = files.count
      if declaration.kind == .func || declaration.isProperty, declaration.parent == nil {
        globals[declaration.name, default: []].append(declaration)
      }
    }
    types += added.filter { $0.isNamedType || $0.kind == .extension }
    annotated += added.filter(\.isAnnotated)
    declarations += added
  }

  /// A diagnostic at the first directive in modules that do not apply the plugin; nil where there is no directive.
  static func forgottenPlugin(in files: [SourceFile]) -> Diagnostic? {
    let all = files.lazy.flatMap { DeclarationReader.reading(of: $0).declarations.flatMap(\.directives) }
    return all.first.map {
      Diagnostic(
        .unsupportedDeclaration,
        "'@\($0.name)' in '\($0.place.source.module)', which does not apply the plugin; add to that target in Package.swift: plugins: [.plugin(name: \"DIGenPlugin\", package: \"swift-provide\")]",
        at: $0.place)
    }
  }
}

extension DeclarationReader.Reading {
  /// Refuses the directives in a file of a library that the targets above cannot read.
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
  /// The directive that makes it a child container's inputs.
  var container: Directive? { directives.first { $0.kind == .container } }

  /// Whether a directive belongs to it or to one of its parameters, or may have been meant to.
  fileprivate var isAnnotated: Bool {
    !directives.isEmpty || !misplacedDirectives.isEmpty || parameters.contains { !$0.directives.isEmpty }
  }
}
