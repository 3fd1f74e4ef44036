// SPDX-License-Identifier: MIT

/// A provider of a target that the one being generated for does not depend on: not to be used, only to be named.
struct BesideProvider: Sendable {
  /// The target's name, as `Package.swift` has it.
  var target: String
  /// The types that it provides, as they are written: what they mean here cannot be told.
  var titles: [String]
  var name: String?
  /// Whether other modules can use it.
  var isVisible: Bool
  var place: Place

  /// The providers of some targets. What is wrong with them is reported when they are built.
  static func all(of targets: [BesideSources]) -> [BesideProvider] {
    targets.flatMap { target in
      let files = target.files.sorted { $0.path < $1.path }
      var ignored = DiagnosticCollector()
      var model = SourceModel(module: BesideSources.module(of: target.target))
      model.add(files, reading: .needed, diagnostics: &ignored)
      let providers = ProviderReader.providers(in: TypeTable(model: model), diagnostics: &ignored).list
      return providers.filter { $0.isOffered && !$0.isRequired && !$0.isInput }.map {
        BesideProvider($0, of: target.target)
      }
    }
  }

  private init(_ provider: Provider, of target: String) {
    self.target = target
    titles = provider.provided.filter { !$0.isElement }.map(\.type.title)
    name = provider.name
    isVisible = provider.access >= .package
    place = provider.place
  }

  /// The line of the manifest to change, and what else to write.
  func note(for module: String) -> Diagnostic.Note {
    let other = BesideSources.module(of: target)
    let visibly = isVisible ? "" : ", and here: // @provide(public)"
    return .init(
      "'\(target)' provides it, but '\(module)' does not depend on that; add \"\(target)\" to the dependencies of '\(module)' in Package.swift, and write 'import \(other)' where it is needed\(visibly)",
      at: place)
  }
}
