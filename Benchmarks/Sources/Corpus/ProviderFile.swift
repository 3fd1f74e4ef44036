// SPDX-License-Identifier: MIT

/// Writes the file of a provider.
struct ProviderFile {
  let provider: Provider
  private var type: String { provider.name.type }
  private var purpose: String { Words.purposes[provider.name.number % Words.purposes.count] }

  private var dependencies: [Dependency] {
    var dependencies = provider.dependencies
    if provider.shape == .aliasedParameter { dependencies[0].type = "\(type)Input" }
    return dependencies
  }

  /// The blocks of the file, its imports not among them.
  var blocks: [String] {
    switch provider.shape {
    case .transientClass: [sendableClass("@provide")]
    case .singletonClass: [sendableClass("@provide(singleton)")]
    case .named: [sendableClass("@provide(name: main\(type))")]
    case .argument: [sendableClass("@provide", argument: Self.argument)]
    case .aliasedParameter: [sendableClass("@provide")]
    case .nestedElsewhere: [sendableClass("@provide", argument: Self.nested)]
    case .protocolStruct: [ownProtocol, conformingStruct("@provide(as: \(provider.name.protocol))")]
    case .singletonProtocol:
      [ownProtocol, conformingStruct("@provide(singleton, as: \(provider.name.protocol))")]
    case .protocolElsewhere: [conformingStruct("@provide(as: \(provider.name.protocol))")]
    case .refinedElsewhere: [conformingStruct("@provide(singleton, as: \(provider.name.protocol))")]
    case .staticFunc: [value, factory]
    case .staticLet: [value, constant]
    case .annotatedInit: [annotatedInit]
    case .inheritedInit: [subclass]
    case .initElsewhere: [hiddenStruct]
    }
  }

  private static let argument = Dependency(label: "title", type: "String", directive: " /* @arg */")
  private static let nested = Dependency(label: "settings", type: "Settings", directive: " /* @arg */")

  // MARK: Types

  private func sendableClass(_ directive: String, argument: Dependency? = nil) -> String {
    let parameters = dependencies + (argument.map { [$0] } ?? [])
    return """
      /// \(purpose)
      // \(directive)
      final class \(type): Sendable {
      \(ClassBody(parameters: parameters).text)
      \(description)
      }
      """
  }

  private func conformingStruct(_ directive: String) -> String {
    """
    // \(directive)
    struct \(type): \(provider.name.protocol) {
    \(dependencies.map { "  let \($0.label): \($0.type)\($0.directive)\n" }.joined())
    \(description)
    }
    """
  }

  private var ownProtocol: String {
    """
    /// \(purpose)
    protocol \(provider.name.protocol): Sendable {
      func describe() -> String
    }
    """
  }

  private var subclass: String {
    """
    /// Is made as its superclass is.
    // @provide
    final class \(type): \(type)Base, @unchecked Sendable {
      override func describe() -> String { "\(provider.name.label) after \\(super.describe())" }
    }
    """
  }

  private var hiddenStruct: String {
    """
    /// What it is made of is nobody's business.
    // @provide
    struct \(type): Sendable {
      private let entries: [String]
      fileprivate init(entries: [String]) { self.entries = entries }
      static func of(_ entries: [String]) -> \(type) { \(type)(entries: entries) }
      func describe() -> String { "\(provider.name.label): \\(entries.joined(separator: ", "))" }
    }
    """
  }

  private var annotatedInit: String {
    """
    /// \(purpose)
    struct \(type): Sendable {
      let parts: [String]
      init(parts: [String]) { self.parts = parts }

      // @provide
      init(\(list)) { self.init(parts: [\(descriptions)]) }

      func describe() -> String { "\(provider.name.label): \\(parts.count)" }
    }
    """
  }

  // MARK: Functions and values

  private var value: String {
    """
    struct \(type): Sendable, Hashable {
      var parts: [String] = []
      var isEnabled = true
      func describe() -> String { isEnabled ? "\(provider.name.label): \\(parts)" : "off" }
    }
    """
  }

  private var factory: String {
    """
    enum \(type)Factory {
      /// \(purpose)
      // @provide
      static func make\(type)(\(list)) -> \(type) {
        \(type)(parts: [\(descriptions)])
      }
    }
    """
  }

  private var constant: String {
    """
    extension \(type) {
      // @provide
      static let shared\(type): \(type) = \(type)(parts: ["a", "b"], isEnabled: false)
    }
    """
  }

  // MARK: Parts

  private var description: String {
    """
      /// What it is made of, for the log.
      func describe() -> String {
        ["\(provider.name.label)"\(dependencies.map { ", \($0.label).describe()" }.joined())]
          .joined(separator: ", ")
      }
    """
  }

  /// The parameters of its initializer or func.
  private var list: String { dependencies.map(\.parameter).joined(separator: ", ") }

  private var descriptions: String { dependencies.map { "\($0.label).describe()" }.joined(separator: ", ") }
}
