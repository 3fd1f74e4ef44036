// SPDX-License-Identifier: MIT

/// One thing that a program can do with a provider. Two of them make a pair, which is a small program.
enum Form: String, CaseIterable, Sendable {
  // The declaration; a class with an initializer where none is chosen.
  case structure, actor, memberwise, markedInit, extensionInit, inheritedInit, nestedType
  case staticFunc, globalFunc, extensionFunc, optionalFunc, existentialFunc, opaqueFunc
  case staticLet, globalVar

  // The options of its directive.
  case singleton, weak, keyed, closing, boxed, asOne, asMany, named, into, settings, replaces, matched
  case publicAccess

  // Its other properties.
  case generic, twins, available, deprecated, throwing, typedThrowing

  // Its parameters.
  case eager, lazy, provider, function, missing, container, argument, defaultArgument

  // Its consumer; a plain parameter where none is chosen.
  case byProperty, byOptional, byNamed, byLazy, byProvider, byFunction, bySendableFunction, byOpaque
  case byMatch, byCollection, byInjected, byOverride, byOverriding

  /// The kinds of which a pair has one at most.
  enum Aspect { case declaration, lifetime, types, parameters, effect, type, consumer, container }

  /// The choice that the form makes: two that make the same choice are no pair.
  var aspects: Set<Aspect> {
    switch self {
    case .structure, .actor, .markedInit, .extensionInit, .inheritedInit, .nestedType: [.declaration]
    case .staticFunc, .globalFunc, .extensionFunc: [.declaration]
    case .optionalFunc, .existentialFunc, .opaqueFunc: [.declaration]
    // They have no initializer, or no parameters, of which the other could say something.
    case .memberwise: [.declaration, .effect]
    case .staticLet: [.declaration, .parameters, .effect, .type]
    case .globalVar: [.declaration, .parameters, .type]
    case .singleton, .weak, .closing: [.lifetime]
    case .keyed, .eager, .lazy, .provider, .function, .missing, .container, .argument: [.parameters]
    case .defaultArgument: [.parameters]
    case .asOne, .asMany: [.types]
    case .generic: [.type]
    case .throwing, .typedThrowing: [.effect]
    case .byOverride, .byOverriding: [.container]
    case .byProperty, .byOptional, .byNamed, .byLazy, .byProvider, .byFunction, .bySendableFunction,
      .byOpaque,
      .byMatch, .byCollection, .byInjected:
      [.consumer]
    case .boxed, .named, .into, .settings, .replaces, .matched, .publicAccess, .twins, .available,
      .deprecated:
      []
    }
  }

  /// What the tool cannot know to be wrong: an optional is no protocol's value, and an injected property asks for no
  /// generic one.
  private static let judgedByTheCompiler: [(Form, Form)] =
    [.asOne, .asMany, .replaces, .into, .byCollection, .byOpaque].map { (.optionalFunc, $0) } + [
      (.generic, .byInjected)
    ]

  /// Whether both can be said of one provider; several parameters can be taken beside each other.
  func goes(with other: Form) -> Bool {
    if self == .byInjected || other == .byInjected {
      // Injected properties are for accessors that neither take arguments nor throw.
      let forms: Set<Form> = [.argument, .keyed, .defaultArgument, .throwing, .typedThrowing]
      guard forms.isDisjoint(with: [self, other]) else { return false }
    }
    let isJudged = Self.judgedByTheCompiler.contains { [$0.0, $0.1] == Set([self, other]) }
    guard !isJudged else { return false }
    let common = aspects.intersection(other.aspects)
    return common.isEmpty || (common == [.parameters] && aspects.count == 1 && other.aspects.count == 1)
  }
}

/// Two forms of one provider, in the order in which they are declared.
struct Pair: Sendable, CustomStringConvertible {
  let first: Form
  let second: Form

  var description: String { "\(first.rawValue) + \(second.rawValue)" }

  /// The pairs that can be written down at all, with the tool's consent or without it.
  static let all: [Pair] = Form.allCases.indices.flatMap { index in
    Form.allCases[(index + 1)...].compactMap { other in
      let form = Form.allCases[index]
      return form.goes(with: other) ? Pair(first: form, second: other) : nil
    }
  }
}
