// SPDX-License-Identifier: MIT

/// Decides for each parameter of a provider who fills it: the caller, another provider, or nobody.
struct ParameterReading {
  let table: TypeTable
  let source: ProviderReader.Source
  let access: Access
  var diagnostics = DiagnosticCollector()
  private let scope: TypeTable.Scope

  init(table: TypeTable, source: ProviderReader.Source, access: Access) {
    self.table = table
    self.source = source
    self.access = access
    var scope = source.scope
    for parameter in source.genericParameters {
      guard let constraint = parameter.constraint else { continue }
      scope.bindings[parameter.name] = table.resolve(.existential(constraint), in: scope)
    }
    self.scope = scope
  }

  /// The parameters with their roles; nil where one cannot be served, or nobody knows who was to fill it, which was
  /// reported.
  mutating func read() -> [Provider.Parameter]? {
    checkGenericParameters()
    var parameters: [Provider.Parameter] = []
    for parameter in source.parameters {
      if let parameter = read(parameter) { parameters.append(parameter) }
    }
    leaveOutTogether(&parameters)
    let leftOut = parameters.filter { $0.role == .argument(.overload) }
    if leftOut.count > 3 {
      refuse(
        "more than three arguments with defaults that only their declaration can name; make them literals",
        leftOut[3].place)
    }
    let isDisputed = source.parameters.contains(where: \.isDisputed)
    return diagnostics.isEmpty && !isDisputed ? parameters : nil
  }

  /// Without labels, values can only be left out from the last one on: so behind one that an overload leaves out,
  /// the next ones are left out by overloads too.
  private func leaveOutTogether(_ parameters: inout [Provider.Parameter]) {
    for position in parameters.indices.dropFirst() where parameters[position].label == "_" {
      guard parameters[position - 1].label == "_", parameters[position - 1].role == .argument(.overload),
        case .argument(.copied) = parameters[position].role
      else { continue }
      parameters[position].role = .argument(.overload)
    }
  }

  private mutating func read(_ parameter: Declaration.Parameter) -> Provider.Parameter? {
    let isArgument = isArgument(parameter)
    let written = table.resolve(parameter.typeOfValue, in: scope)
    // An alias of an optional is one.
    let type = written.identity.wrapped == nil ? written : table.expanded(written)
    let isNeeded = !isArgument && parameter.defaultValue == nil
    if let reason = refusal(of: parameter, isArgument: isArgument)
      ?? (isNeeded ? type.identity.complaintAsKey : nil)
    {
      refuse(reason, parameter.place)
      return nil
    }
    var result = Provider.Parameter(
      label: parameter.label, name: parameter.name, type: type, spelling: spelling(parameter, type),
      role: .dependency, hasDefault: parameter.defaultValue != nil,
      isEmptyByDefault: parameter.defaultValue?.text == "[]",
      mayBeNil: !parameter.type.isUnwrapped, named: name(for: parameter), match: match(for: parameter),
      isAttributed: !parameter.attributes.isEmpty, isAutoclosure: parameter.isAutoclosure,
      place: parameter.place)
    if parameter.isVariadic || parameter.isFilledByCompiler {
      result.role = .leftOut
    } else if isArgument {
      result.role = .argument(argumentDefault(of: parameter, type))
    }
    return result
  }

  private mutating func refuse(_ message: String, _ place: Place) {
    diagnostics.report(.unsupportedDeclaration, message, at: place)
  }

  private func refusal(of parameter: Declaration.Parameter, isArgument: Bool) -> String? {
    var name: String { "'\(parameter.name)'" }
    if parameter.type.prefixes.contains("inout") { return "\(name) is inout, which no container can supply" }
    if parameter.type.prefixes.contains("isolated"), parameter.defaultValue == nil {
      return "\(name) is isolated, which \(notSupported)"
    }
    if parameter.isAutoclosure, parameter.typeOfValue == parameter.type {
      return "\(name) is an autoclosure of an alias; write the function's type out"
    }
    if parameter.isVariadic, !parameter.directives.isEmpty {
      return isArgument
        ? "\(name) is variadic and cannot be an argument; take an array"
        : "\(name) is variadic, which no container can supply; take an array"
    }
    if parameter.type.hasNestedOpaque {
      return "\(name) has an opaque type inside another one, which no container can supply"
    }
    if parameter.type.core.isPack { return "\(name) is a parameter pack, which no container can supply" }
    return nil
  }

  /// Only a generic parameter that stands for exactly one parameter's type can be served, by a provider of its
  /// constraint; the compiler opens it. Of a pack the parameter itself says that nobody can supply it.
  private mutating func checkGenericParameters() {
    for generic in source.genericParameters {
      let uses = source.parameters.filter { $0.type.names.joined().contains { $0.name == generic.name } }
      if uses.contains(where: \.type.core.isPack) { continue }
      let isConstrained = generic.constraint != nil || source.declaration.isForSome
      let isPlain = uses.count == 1 && uses[0].type.core == .name(generic.name) && isConstrained
      if !isPlain {
        refuse(
          "the generic parameter '\(generic.name)' cannot be inferred from one provided value",
          source.declaration.place)
      } else if source.declaration.isForSome {
        refuse(
          "the where clause asks more of '\(generic.name)' than a provided value is known to be; write it as a constraint, or provide a static func that passes a concrete type",
          source.declaration.place)
      }
    }
  }

  // MARK: Directives

  private mutating func isArgument(_ parameter: Declaration.Parameter) -> Bool {
    let directives = parameter.directives.filter { $0.name == Directive.arg }
    for directive in directives {
      if let option = directive.options.first {
        diagnostics.report(.unknownOption, "'@arg' takes no options", at: option.place)
      }
      _ = directive.reportExcess(&diagnostics)
    }
    reportContradiction(parameter)
    return !directives.isEmpty
  }

  private mutating func reportContradiction(_ parameter: Declaration.Parameter) {
    guard parameter.directives.count > 1 else { return }
    let (first, second) = (parameter.directives[0], parameter.directives[1])
    let complaint =
      first.name == second.name
      ? "'@\(second.name)' is given twice" : "'@\(second.name)' contradicts '@\(first.name)'"
    diagnostics.report(.unknownOption, complaint, at: second.place)
  }

  private mutating func name(for parameter: Declaration.Parameter) -> Directive.Value? {
    var name: Directive.Value?
    for directive in parameter.directives
    where directive.name == Directive.named && directive.reportExcess(&diagnostics) {
      name = value(of: directive)
    }
    return name
  }

  private mutating func match(for parameter: Declaration.Parameter) -> Provider.Parameter.Match? {
    guard let directive = parameter.directives.first(where: { $0.name == Directive.match }),
      directive.reportExcess(&diagnostics)
    else { return nil }
    guard directive.options.count == 1, directive.options[0].label == nil else {
      diagnostics.report(
        .unknownOption, "'@match' takes one rule: @match(nearest) or @match(furthest)", at: directive.place)
      return nil
    }
    let value = directive.options[0].values[0]
    if let mistake = value.mistakeAsRule { diagnostics.report(mistake) }
    return MatchRule(rawValue: value.text).map { .init(rule: $0) }
  }

  private mutating func value(of directive: Directive) -> Directive.Value? {
    guard directive.options.count == 1, directive.options[0].label == nil else {
      diagnostics.report(.unknownOption, "'@named' takes one name: @named(someName)", at: directive.place)
      return nil
    }
    let value = directive.options[0].values[0]
    if let mistake = value.mistakeAsName {
      diagnostics.report(mistake)
      return nil
    }
    return value
  }

  // MARK: Arguments

  /// The type in the accessor's own signature: ownership is the callee's business where values can be copied, and a
  /// stored function escapes although its property does not say so.
  private func spelling(_ parameter: Declaration.Parameter, _ type: ResolvedType) -> TypeSyntax {
    let prefixes = type.spelling.prefixes.filter { $0.isPartOfType || $0 == "sending" } + ownership(of: type)
    var core = type.spelling.unprefixed
    // The maker cannot be generic: it takes any value of the protocol, which the call opens.
    if case .opaque(let constraint) = core { core = .existential(constraint) }
    // What may be left out is handed on as an optional, from which a function always escapes.
    let isHandedOn = source.isMemberwise || argumentDefault(of: parameter, type) == .overload
    let escapes = isHandedOn && type.isFunction && !prefixes.contains("@escaping")
    // Attributes stand behind all other words.
    let words = prefixes.filter { !$0.hasPrefix("@") }
    let all = words + (escapes ? ["@escaping"] : []) + prefixes.filter { $0.hasPrefix("@") }
    return all.isEmpty ? core : .prefixed(all, core)
  }

  /// Whose an argument is that cannot be copied, or must not outlive the call; a property takes it for good.
  private func ownership(of type: ResolvedType) -> [String] {
    guard table.isNoncopyable(type.identity) || table.isNonescapable(type.identity) else { return [] }
    let written = type.spelling.prefixes.filter { !$0.isPartOfType && $0 != "sending" }
    return written.isEmpty ? ["consuming"] : written
  }

  private func argumentDefault(of parameter: Declaration.Parameter, _ type: ResolvedType)
    -> Provider.Parameter.Default
  {
    guard let value = parameter.defaultValue else {
      return type.spelling.isOptional ? .copied("nil") : .none
    }
    switch value.kind {
    case .bool, .integer, .floating, .string, .nil, .collection: return .copied(value.text)
    case .path: return pathDefault(value.text, type)
    case .call, .other: return .overload
    }
  }

  /// A static member can be copied where the generated file sees it: `.member` and `Type.member`. All other
  /// names may mean something else there.
  private func pathDefault(_ path: String, _ type: ResolvedType) -> Provider.Parameter.Default {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[0].isEmpty {
      return isVisible(parts[1], of: type.unwrapped ?? type) ? .copied(path) : .overload
    }
    guard parts.count > 1, parts[0] != "Self", !parts[0].isEmpty else { return .overload }
    let owner = table.resolve(.named(parts.dropLast().map { .init(name: $0) }), in: scope)
    let isKnown = owner.identity.declaration != nil || parts.count == 2 && isStandard(owner)
    guard isKnown, isVisible(parts[parts.count - 1], of: owner) else { return .overload }
    return .copied("\(owner.spelling).\(parts[parts.count - 1])")
  }

  /// A public accessor may only name what its readers see too, and nobody knows what an import is for them.
  private func isStandard(_ type: ResolvedType) -> Bool {
    guard let name = type.identity.unreadName else { return false }
    return standardTypes.contains(name) || access <= .internal && name.first?.isUppercase == true
  }

  /// A member of a type that was not read is taken to be visible: the declaration itself names it.
  private func isVisible(_ member: String, of type: ResolvedType) -> Bool {
    let members = table.members(of: type.identity).map { table.declarations[$0] }
    let found = members.filter { $0.name == member.withoutBackticks && $0.isTypeMember }
    let isSeen = found.contains { table.access(of: $0) >= access }
    guard let index = type.identity.declaration else { return found.isEmpty || isSeen }
    guard table.access(of: table.declarations[index]) >= access else { return false }
    return found.isEmpty ? table.declarations[index].kind == .enum : isSeen
  }
}

extension Declaration.Parameter {
  /// The type of what a call passes: for an autoclosure what the closure gives.
  fileprivate var typeOfValue: TypeSyntax {
    guard isAutoclosure, case .function(_, _, let result) = type.core else { return type }
    return result
  }

  fileprivate var isAutoclosure: Bool { type.prefixes.contains("@autoclosure") }

  /// `isolation: isolated (any Actor)? = #isolation` and its like.
  fileprivate var isFilledByCompiler: Bool {
    defaultValue.map { placesOfCalls.contains($0.text) } == true && directives.isEmpty
  }
}

/// What the compiler knows where the call stands, and no provider does.
private let placesOfCalls: Set<String> = [
  "#file", "#fileID", "#filePath", "#line", "#column", "#function", "#dsohandle", "#isolation",
]
