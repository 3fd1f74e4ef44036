// SPDX-License-Identifier: MIT

/// A provider of a target that the one being generated for does not depend on: not to be used, only to be named.
struct BesideProvider: Sendable {
  /// The target's name, as `Package.swift` has it.
  var target: String
  var provider: Provider

  /// The providers of some targets. What is wrong with them is reported when they are built.
  static func all(of targets: [BesideSources]) -> [BesideProvider] {
    targets.flatMap { target in
      var ignored = DiagnosticCollector()
      var model = SourceModel(module: BesideSources.module(of: target.target))
      model.add(target.files.sorted(by: \.path))
      let providers = ProviderReader.providers(in: TypeTable(model: model), diagnostics: &ignored).list
      return providers.filter { $0.isOffered && !$0.isRequired && !$0.isInput }.map {
        BesideProvider(target: target.target, provider: $0)
      }
    }
  }

  /// The types that it is provided under, as they are written: what they mean here cannot be told.
  var titles: [String] { provider.provided.filter { !$0.isElement }.map(\.type.title) }

  /// The line of the manifest to change, and what else to write.
  func note(for module: String) -> Diagnostic.Note {
    let other = BesideSources.module(of: target)
    let visibly =
      provider.access >= .package ? "" : ", and here: // @provide(public)"
    return .init(
      "'\(target)' provides it, but '\(module)' does not depend on that; add \"\(target)\" to the dependencies of '\(module)' in Package.swift, and write 'import \(other)' where it is needed\(visibly)",
      at: provider.place)
  }
}
