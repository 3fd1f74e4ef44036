// SPDX-License-Identifier: MIT

/// Writes the file, without a directive of its own, that a provider in the next one cannot be read without.
struct SupportFile {
  let provider: Provider
  private var type: String { provider.name.type }
  private var dependencies: [Dependency] { provider.dependencies }

  /// The blocks of the file, its imports not among them.
  var blocks: [String] {
    ["/// What \(type) shares with others.\nenum \(type)Support {}", declaration]
  }

  private var declaration: String {
    switch provider.shape {
    case .aliasedParameter: alias
    case .inheritedInit: superclass
    case .initElsewhere: initializer
    case .nestedElsewhere: nested
    case .protocolElsewhere: refinement(of: "Sendable")
    case .refinedElsewhere: base + "\n\n" + refinement(of: "\(provider.name.protocol)Base")
    default: preconditionFailure("\(provider.shape) needs nothing from elsewhere")
    }
  }

  private var alias: String {
    """
    /// What comes in, whoever it comes from.
    typealias \(type)Input = \(dependencies[0].type)
    """
  }

  private var superclass: String {
    """
    /// What all of its kind have in common.
    class \(type)Base: @unchecked Sendable {
    \(ClassBody(parameters: dependencies).text)
      func describe() -> String {
        [\(descriptions)].joined(separator: ", ")
      }
    }
    """
  }

  private var initializer: String {
    """
    extension \(type) {
      /// Made of what the others say.
      init(\(dependencies.map(\.parameter).joined(separator: ", "))) {
        self = .of([\(descriptions)])
      }
    }
    """
  }

  private var nested: String {
    """
    extension \(type) {
      /// What the user can choose.
      struct Settings: Sendable, Hashable {
        var isVerbose = false
        var limit = 20
      }
    }
    """
  }

  private var base: String {
    """
    protocol \(provider.name.protocol)Base: Sendable {
      func describe() -> String
    }
    """
  }

  private func refinement(of base: String) -> String {
    """
    /// Whatever can say what it is, and how urgent.
    protocol \(provider.name.protocol): \(base) {
      func describe() -> String
    }

    extension \(provider.name.protocol) {
      var isUrgent: Bool { describe().hasSuffix("!") }
    }
    """
  }

  private var descriptions: String { dependencies.map { "\($0.label).describe()" }.joined(separator: ", ") }
}
