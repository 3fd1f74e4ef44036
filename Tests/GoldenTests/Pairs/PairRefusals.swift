// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore

/// The pairs that the tool refuses by design, and with which ID.
enum PairRefusals {
  /// The mistake for which a pair is refused; nil where it must pass.
  static func id(of pair: Pair) -> DiagnosticID? { ids[pair.description] }

  static var pairs: Set<String> { Set(ids.keys) }

  private static let ids: [String: DiagnosticID] = Dictionary(
    uniqueKeysWithValues: all.flatMap { id, first, others in
      others.map { (Pair(first: first, second: $0).description, id) }
    })

  private static let all: [(id: DiagnosticID, first: Form, others: [Form])] = [
    // A value cannot be held weakly.
    (.weakValueType, .structure, [.weak]),
    (.weakValueType, .memberwise, [.weak]),
    (.weakValueType, .extensionInit, [.weak]),
    // The declaration does not go with its options.
    (.unsupportedDeclaration, .boxed, [.replaces]),
    (.unsupportedDeclaration, .actor, [.boxed, .settings]),
    (.unsupportedDeclaration, .inheritedInit, [.boxed]),
    (.unsupportedDeclaration, .optionalFunc, [.settings]),
    (.unsupportedDeclaration, .existentialFunc, [.boxed, .settings]),
    (.unsupportedDeclaration, .opaqueFunc, [.boxed, .settings, .generic]),
    (.unsupportedDeclaration, .staticLet, [.settings, .closing]),
    (.unsupportedDeclaration, .globalVar, [.settings]),
    (.unsupportedDeclaration, .replaces, [.twins]),
    // A provider that has a name, is boxed, optional or generic is no subtype that could be found.
    (.missingProvider, .optionalFunc, [.matched, .byMatch]),
    (.missingProvider, .boxed, [.matched, .byMatch]),
    (.missingProvider, .named, [.matched, .byMatch]),
    (.missingProvider, .matched, [.generic, .byNamed]),
    (.missingProvider, .generic, [.byMatch]),
    // Two that give the same.
    (.duplicateProvider, .existentialFunc, [.asMany, .matched]),
    (.duplicateProvider, .opaqueFunc, [.asMany, .matched]),
    (.duplicateProvider, .asOne, [.matched]),
    (.duplicateProvider, .asMany, [.matched]),
    (.duplicateProvider, .replaces, [.matched]),
    // A kept value has no arguments, except for those that tell one from the other.
    (.singletonWithArguments, .singleton, [.argument, .defaultArgument]),
    (.singletonWithArguments, .weak, [.argument, .defaultArgument]),
    (.singletonWithArguments, .closing, [.argument, .defaultArgument]),
    (.singletonWithArguments, .keyed, [.argument, .defaultArgument]),
    // Options that contradict each other.
    (.unknownOption, .weak, [.keyed]),
    (.unknownOption, .closing, [.boxed]),
    (.unknownOption, .boxed, [.asOne, .asMany, .into, .byOpaque, .byCollection]),
    (.unknownOption, .asOne, [.replaces]),
    (.unknownOption, .asMany, [.replaces]),
    (.unknownOption, .named, [.replaces]),
    (.unknownOption, .into, [.replaces]),
    (.unknownOption, .replaces, [.byNamed, .byCollection]),
    // A value that is found by its type, or among others, gets no arguments.
    (.unforwardedArgument, .keyed, [.into, .matched, .byCollection]),
    (.unforwardedArgument, .into, [.argument, .defaultArgument]),
    (.unforwardedArgument, .matched, [.argument]),
    (.unforwardedArgument, .argument, [.byCollection]),
    (.unforwardedArgument, .defaultArgument, [.byCollection]),
    // Nothing tells what a generic parameter stands for.
    (.unboundGeneric, .replaces, [.generic]),
    // No consumer asks for the concrete type of an element.
    (.emptyCollection, .generic, [.byCollection]),
    // A consumer that cannot throw cannot pass an error on.
    (.effectMismatch, .throwing, [.byLazy, .byProvider]),
    (.effectMismatch, .typedThrowing, [.byLazy, .byProvider]),
  ]
}
