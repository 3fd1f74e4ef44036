// SPDX-License-Identifier: MIT

/// The stable names of everything that the generator can complain about, one per mistake.
///
/// An ID is printed behind its message (`[#MissingProvider]`) and never changes its meaning.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // Reading the sources.
  case unreadableSource = "UnreadableSource"
  case malformedSource = "MalformedSource"

  // Directives and what they stand on.
  case unknownDirective = "UnknownDirective"
  case unknownOption = "UnknownOption"
  case danglingDirective = "DanglingDirective"
  case unsupportedDeclaration = "UnsupportedDeclaration"
  case invalidName = "InvalidName"
  case singletonWithArguments = "SingletonWithArguments"
  case weakValueType = "WeakValueType"
  case inaccessible = "Inaccessible"
  case ambiguousInitializer = "AmbiguousInitializer"
  case noUsableInitializer = "NoUsableInitializer"
  case duplicateType = "DuplicateType"

  case unboundGeneric = "UnboundGeneric"

  // The graph of providers.
  case duplicateProvider = "DuplicateProvider"
  case accessorClash = "AccessorClash"
  case missingProvider = "MissingProvider"
  case conditionalProvider = "ConditionalProvider"
  case availabilityMismatch = "AvailabilityMismatch"
  case ambiguousProvider = "AmbiguousProvider"
  case dependencyCycle = "DependencyCycle"
  case unforwardedArgument = "UnforwardedArgument"
  case emptyCollection = "EmptyCollection"
  case effectMismatch = "EffectMismatch"
  case isolationMismatch = "IsolationMismatch"
  case scopeEscape = "ScopeEscape"
  case unsatisfiedRequirement = "UnsatisfiedRequirement"
}
