// SPDX-License-Identifier: MIT

/// The result of a run: a file, or the reasons why there is none.
package struct GeneratorResult: Sendable {
  /// All diagnostics, sorted by place.
  package var diagnostics: [Diagnostic]
  /// The graph, for programs that ask about it; nil where the sources cannot be read.
  package var graph: Graph?

  /// The generated file; nil where there are diagnostics. Each call writes it anew: who only asks the graph needs no text.
  var text: String? { diagnostics.isEmpty ? graph.map(GeneratedFile.text) : nil }
}

/// The whole way from files to text. Each stage knows the stage before it and nothing of the one after:
///
///     paths ─ Tool ─▶ bytes ─ Syntax, Directives, Conditions ─▶ SourceModel ─ Types, Bindings ─▶ [Binding]
///           ─ Graph ─▶ Graph ─ Rules ─▶ diagnostics, or ─ Emit ─▶ the generated file
///
/// All stages report to one ``DiagnosticCollector``, so that a run finds every mistake.
package enum Pipeline {
  /// Generates from files in memory.
  /// - Parameters:
  ///   - module: the module to generate for.
  ///   - target: the module's target, as `Package.swift` names it.
  ///   - sources: the files of that module and of the modules below, in any order.
  ///   - isLibrary: whether the target is linked into others.
  ///   - hasRuntime: whether the target depends on the runtime, so that it has containers even if nothing is provided.
  ///   - isForEditor: whether a language server reads the file, so that comments have links.
  ///   - packages: the package of each module that is not in the target's own package.
  ///   - unplugged: modules below that do not apply the plugin.
  ///   - readsAll: whether to read the files too that cannot concern a provider, and to report mistakes in the modules below.
  ///   - others: the files of the package's targets that the target does not depend on, each target named as in
  ///     `Package.swift`; called only if something is missing.
  /// - Returns: the generated file, or the diagnostics.
  package static func generate(
    module: String, target: String? = nil, sources: [SourceFile], isLibrary: Bool = false,
    hasRuntime: Bool = true,
    isForEditor: Bool = false, packages: [String: String] = [:], unplugged: [String] = [],
    readsAll: Bool = false, others: () -> [SourceFile] = { [] }
  ) -> GeneratorResult {
    let sorted = sources.sorted { ($0.module, $0.path) < ($1.module, $1.path) }
    if let failure = forgottenPlugin(in: sorted.filter { unplugged.contains($0.module) }) { return failure }
    func table(onlyNeeded: Bool) -> TypeTable {
      var model = SourceModel(module: module, isLibrary: isLibrary)
      model.target = target ?? module
      model.hasRuntime = hasRuntime
      model.isForEditor = isForEditor
      model.packages = packages
      model.add(sorted, onlyNeeded: onlyNeeded)
      return TypeTable(model: model)
    }
    let result = generate(table(onlyNeeded: !readsAll), blamesBelow: readsAll)
    if result.diagnostics.isEmpty { return result }
    let missing: Set<DiagnosticID> = [.missingProvider, .emptyCollection, .unsatisfiedRequirement]
    let isMissing = result.diagnostics.contains { missing.contains($0.id) }
    let unused = isMissing ? ProviderReader.bindings(ofUnused: others()) : []
    // A declaration that was meant may stand in a file not yet read.
    return generate(table(onlyNeeded: false), blamesBelow: true, unused: unused)
  }

  /// The failure at the first directive in files of targets that do not apply the plugin; nil where there is no directive.
  static func forgottenPlugin(in files: [SourceFile]) -> GeneratorResult? {
    SourceModel.forgottenPlugin(in: files).map { GeneratorResult(diagnostics: [$0]) }
  }

  /// Generates from the sources read.
  ///
  /// With `blamesBelow`, mistakes in the modules below are reported too, and mistakes that only follow from them are not. A
  /// build generates for all targets at the same time and ends with the first failure, which must not send its reader to
  /// the wrong place.
  static func generate(_ table: TypeTable, blamesBelow: Bool = false, unused: [Binding] = [])
    -> GeneratorResult
  {
    var diagnostics = DiagnosticCollector()
    let module = table.model.module
    for mistake in table.model.mistakes where blamesBelow || mistake.place.source.module == module {
      diagnostics.report(mistake)
    }
    // The declarations in an unreadable file would be reported as missing wherever they are used.
    if diagnostics.contains(.malformedSource) { return GeneratorResult(diagnostics: diagnostics.diagnostics) }
    let bindings = ProviderReader.bindings(
      in: table, blamesBelow: blamesBelow, unused: unused, diagnostics: &diagnostics)
    let graph = GraphBuilder.graph(of: bindings, in: table)
    for mistake in Rules.diagnostics(in: graph) { diagnostics.report(mistake) }
    return GeneratorResult(diagnostics: diagnostics.diagnostics, graph: graph)
  }
}
