// SPDX-License-Identifier: MIT

/// What a run came to: a file, or the reasons why there is none.
package struct GeneratorResult: Sendable {
  /// The generated file; nil where something is wrong.
  var text: String?
  /// Everything that is wrong, sorted by place.
  package var diagnostics: [Diagnostic]
  /// Nothing but reasons.
  static func failure(_ diagnostics: DiagnosticCollector) -> GeneratorResult {
    GeneratorResult(text: nil, diagnostics: diagnostics.diagnostics)
  }
}

/// The whole way from files to text. Each stage knows the one before it and nothing of the one after:
///
///     paths ─ Tool ─▶ bytes ─ Syntax, Directives, Conditions ─▶ SourceModel ─ Types, Bindings ─▶ [Provider]
///           ─ Graph ─▶ Graph ─ Rules ─▶ diagnostics, or ─ Emit ─▶ the generated file
///
/// All stages report to one ``DiagnosticCollector``, so that a run finds everything that is wrong.
package enum Pipeline {
  /// Generates from files in memory.
  /// - Parameters:
  ///   - module: the module that is generated for.
  ///   - sources: its files and those of the modules below, in any order.
  ///   - isLibrary: whether the target is linked into others.
  ///   - hasRuntime: whether it depends on the runtime, so that it has containers even if nothing is provided.
  ///   - packages: for modules of other packages, those packages' names.
  ///   - unplugged: modules below that do not apply the plugin.
  ///   - others: the files of targets of the package that it does not depend on, each named as in `Package.swift`;
  ///     asked only where something is missing.
  /// - Returns: the generated file, or what is wrong.
  package static func generate(
    module: String, sources: [SourceFile], isLibrary: Bool = false, hasRuntime: Bool = true,
    packages: [String: String] = [:], unplugged: [String] = [], others: () -> [SourceFile] = { [] }
  ) -> GeneratorResult {
    let sorted = sources.sorted { ($0.module, $0.path) < ($1.module, $1.path) }
    let forgotten = SourceModel.forgottenPlugin(in: sorted.filter { unplugged.contains($0.module) })
    if let forgotten { return GeneratorResult(text: nil, diagnostics: [forgotten]) }
    func table(onlyNeeded: Bool) -> TypeTable {
      var model = SourceModel(
        module: module, isLibrary: isLibrary, hasRuntime: hasRuntime, packages: packages)
      model.add(sorted, onlyNeeded: onlyNeeded)
      return TypeTable(model: model)
    }
    let result = generate(table(onlyNeeded: true))
    guard result.text == nil else { return result }
    let missing: Set<DiagnosticID> = [.missingProvider, .emptyCollection, .unsatisfiedRequirement]
    let isMissing = result.diagnostics.contains { missing.contains($0.id) }
    let unused = isMissing ? ProviderReader.providers(ofUnused: others()) : []
    // What was meant may stand anywhere.
    return generate(table(onlyNeeded: false), blamesBelow: true, unused: unused)
  }

  /// Generates from what was read.
  ///
  /// Where something is wrong, mistakes of the modules below are reported too, and not what only follows from them. All
  /// targets are generated for at the same time, and the first failure ends the build: it must not be one that
  /// sends its reader to the wrong place.
  static func generate(_ table: TypeTable, blamesBelow: Bool = false, unused: [Provider] = [])
    -> GeneratorResult
  {
    var diagnostics = DiagnosticCollector()
    let module = table.model.module
    for mistake in table.model.mistakes where blamesBelow || mistake.place.source.module == module {
      diagnostics.report(mistake)
    }
    // What is declared in a file that cannot be read would be missed everywhere.
    if diagnostics.contains(.malformedSource) { return .failure(diagnostics) }
    let providers = ProviderReader.providers(
      in: table, blamesBelow: blamesBelow, diagnostics: &diagnostics)
    let graph = GraphBuilder.graph(of: providers, in: table, unused: unused, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { return .failure(diagnostics) }
    return GeneratorResult(text: GeneratedFile.text(of: graph, in: table), diagnostics: [])
  }
}
