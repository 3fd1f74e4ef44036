// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Providers")
struct ProviderTests {
  private let place = Place(in: SourceFile(path: "App.swift", module: "App", bytes: []), at: 1)

  private var plain: Provider {
    let type = ResolvedType(identity: .unread("A"), spelling: .name("A"))
    return Provider(
      module: "App", place: place, construction: .function("make"), concrete: type,
      provided: [.init(type: type, spelling: .name("A"), accessor: "a", place: place)], files: [1])
  }

  /// One with everything that only some have.
  private var full: Provider {
    let provider = plain
    let owner = Owner(levels: [.init(module: "App", name: "Session")])
    let type = provider.concrete
    var ignored = DiagnosticCollector()
    let directive = read("// @provide(boxed)\nstruct A {}").declarations[0].directives[0]
    provider.options = DirectiveOptions(directive, diagnostics: &ignored)
    (provider.name, provider.lifetime, provider.access) = ("a", .singleton, .public)
    (provider.isMemberwise, provider.effects) = (true, BuildEffects(failure: .anything))
    (provider.availability, provider.condition) = (["@available(macOS 15, *)"], .atom("DEBUG"))
    provider.parameters = [
      .init(
        label: "b", name: "b", type: type, spelling: .name("A"), role: .dependency, hasDefault: false,
        mayBeNil: false, place: place)
    ]
    provider.keys = [.init(parameter: 0, place: place)]
    (provider.isInjected, provider.isInstance, provider.hasReplaced, provider.isReplaced) = (
      true, true, true, true
    )
    provider.joins = [.init(type: type, spelling: .name("A"), accessor: "as", place: place)]
    provider.overloads = [.init(parameters: [], isAlike: true, isPreferred: false, note: "", place: place)]
    provider.buildAccess = .internal
    provider.isUnsafe = true
    provider.isUncertain = true
    provider.elsewhere = .init(module: "Lib", accessor: "b", owner: nil, title: "b")
    (provider.owner, provider.foundOwner) = (owner, owner)
    provider.made = ChildContainer(
      owner: owner, type: type, declaration: read("struct A {}").declarations[0], access: .internal,
      inputs: [], place: place,
      condition: provider.condition, files: provider.files)
    return provider
  }

  @Test("A copy has everything that the provider has, and changes nothing in it")
  func copies() {
    let full = full
    let copy = full.changed { $0.module = "Other" }
    #expect((full.module, copy.module) == ("App", "Other"))
    let (before, after) = (described(full), described(copy))
    #expect(before.filter { $0.key != "module" } == after.filter { $0.key != "module" })
  }

  @Test("The test above sets all that an initializer does not")
  func isWhole() {
    let initialized: Set = [
      "module", "place", "construction", "concrete", "provided", "files",
      // What the graph says, and only it.
      "rows", "needs", "allNeeds", "needsFromAbove", "buildEffects", "predecessor",
    ]
    let (one, other) = (described(plain), described(full))
    #expect(one.keys.filter { !initialized.contains($0) && one[$0] == other[$0] } == [])
  }

  private func described(_ provider: Provider) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: provider).children.map { ($0.label ?? "", "\($0.value)") })
  }
}
