// SPDX-License-Identifier: MIT

/// A type whose values are asked for something later: `Lazy<T>`, `Provider<T>`, a function.
struct DeferredType: Sendable {
  enum Form: Sendable {
    case lazy, provider, function
  }

  var form: Form
  /// What it gives in the end.
  var result: ResolvedType
  /// What a function takes.
  var parameters: [TypeSyntax.Element] = []
  var parameterTypes: [TypeIdentity.Element] = []
  /// What a function may do.
  var effects = Effects()
  var throwing = TypeIdentity.Throwing.never
  /// How generated code writes it: without what says how it is passed, and never optional.
  var spelling: TypeSyntax

  /// Reads a parameter's type; nil where that is neither one of those nor an optional one.
  init?(_ parameter: Provider.Parameter, in table: TypeTable) {
    let outer = table.core(of: parameter.type)
    let type = outer.unwrapped.map(table.core) ?? outer
    spelling = type.spelling
    switch (type.identity.withoutMarks, type.spelling.unprefixed) {
    case (.unread("Lazy", let arguments), .named(let path)):
      form = .lazy
      guard let result = Self.only(arguments, path) else { return nil }
      self.result = result
    case (.unread("Provider", let arguments), .named(let path)):
      form = .provider
      guard let result = Self.only(arguments, path) else { return nil }
      self.result = result
    case (
      .function(let types, _, let throwing, let result), .function(let elements, let effects, let written)
    ):
      // A function of C's has no room for what it would have to remember.
      guard !type.identity.marks.contains(where: { $0.hasPrefix("@convention") }) else { return nil }
      form = .function
      self.result = ResolvedType(identity: result, spelling: written)
      (parameters, parameterTypes, self.effects) = (elements, types, effects)
      self.throwing = throwing
    default: return nil
    }
  }

  private static func only(_ arguments: [TypeIdentity], _ path: [TypeSyntax.Component]) -> ResolvedType? {
    guard arguments.count == 1, let written = path.last?.arguments, written.count == 1 else { return nil }
    return ResolvedType(identity: arguments[0], spelling: written[0])
  }

  /// The global actor that a function's type names.
  var actor: String? { spelling.prefixes.first(where: \.isActor).map { String($0.dropFirst()) } }

  /// Whether it may be asked anywhere, and not only where it was made: then all that it takes along must be Sendable.
  var isSendable: Bool { form != .function || spelling.prefixes.contains("@Sendable") }

  /// How diagnostics speak of it.
  var title: String { "\(spelling)" }
}

extension TypeTable {
  /// What fills a parameter, or what it asks for later without giving arguments.
  func typeAtOnceOrLater(of parameter: Provider.Parameter) -> ResolvedType {
    let later = DeferredType(parameter, in: self).flatMap { $0.parameters.isEmpty ? $0.result : nil }
    return later ?? parameter.type
  }

  /// A type as it is behind aliases, without what says how a parameter of it is passed.
  fileprivate func core(of type: ResolvedType) -> ResolvedType {
    expanded(type.withoutPassing).withoutPassing
  }
}

extension ResolvedType {
  fileprivate var withoutPassing: ResolvedType {
    ResolvedType(identity: identity, spelling: spelling.withoutPassing)
  }
}

extension TypeIdentity {
  fileprivate var marks: [String] { if case .marked(let marks, _) = self { marks } else { [] } }
}

extension String {
  /// `@MainActor`, and not one of the attributes that all functions may have.
  fileprivate var isActor: Bool {
    let others = ["@Sendable", "@escaping", "@concurrent", "@isolated(any)"]
    return hasPrefix("@") && !hasPrefix("@convention") && !others.contains(self)
  }
}
