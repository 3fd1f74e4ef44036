// SPDX-License-Identifier: MIT

/// Decides for each parameter of a provider how it is filled: by the caller, by another provider, or not at all.
extension ProviderReader.Source {
  /// The parameters with their roles; refused if one of them cannot be filled, or has wrong directives.
  func readParameters() throws(Refusal) -> [Parameter] {
    var parameters = self.parameters.compactMap { read($0) }
    // Unlabelled arguments can only be left out from the last one on. So behind one that an overload leaves out, the
    // next ones need overloads too.
    let arguments = parameters.indices.filter { parameters[$0].isArgument }
    for (position, next) in zip(arguments, arguments.dropFirst())
    where parameters[next].label == "_" && parameters[position].label == "_" {
      guard parameters[position].hasUnknownDefault, case .argument(.copied) = parameters[next].role
      else { continue }
      if parameters[next].takesPlace {
        refuse(
          "the default of '\(parameters[next].name)' is the place of the call, which gets lost behind an unlabelled argument with a default that only its declaration can name; give it a label",
          parameters[next].place)
      }
      parameters[next].role = .argument(.overload)
    }
    let leftOut = parameters.filter(\.hasUnknownDefault)
    if leftOut.count > 3 {
      refuse(
        "more than three arguments with defaults that only their declaration can name; make them literals",
        leftOut[3].place)
    }
    guard mistakes.isEmpty else { throw Refusal(mistakes) }
    return parameters
  }

  private func read(_ parameter: Declaration.Parameter) -> Parameter? {
    let directives = parameter.directives
    mistakes += directives.compactMap(mistake) + contradiction(of: directives).asList
    // The value of the directive's only option.
    let word = { (kind: Directive.Kind) in directives.last { $0.kind == kind }?.options.first?.values[0] }
    let isArgument = isOfInputs || directives.contains { $0.kind == .arg }
    // An alias of an optional counts as an optional.
    let type = table.unfolded(table.resolve(parameter.typeWithoutAutoclosure, in: scope))
    let isNeeded = !isArgument && parameter.defaultValue == nil
    let isOptional = type.identity.wrapped != nil && !parameter.type.isUnwrapped
    if isArgument || isNeeded, table.isNoncopyable(type.identity) {
      let reason = isArgument ? "no accessor can hand it on" : "no container can supply it"
      refuse(
        "'\(parameter.name)' cannot be copied, so \(reason); let a class hold it", parameter.place)
      return nil
    }
    let passing = parameter.type.prefixes.first { $0 == "borrowing" || $0 == "consuming" }
    if isArgument, let passing, type.identity.isForeign,
      type.identity.unreadName.map(foundationTypes.contains) != true
    {
      refuse(
        "'\(parameter.name)' is \(passing), so it may be one that cannot be copied, which no accessor can hand on; drop '\(passing)', or let a class hold it",
        parameter.place)
    }
    if let reason = refusal(of: parameter, isArgument: isArgument)
      ?? (isNeeded
        ? isOptional ? type.identity.complaintAsAlternative : type.identity.complaintAsKey
        : type.identity.complaintAsUndecided)
    {
      refuse(reason, parameter.place)
      return nil
    }
    let unused = argumentDefault(of: parameter, parameter.isAutoclosure ? type.resultOfFunction : type)
    let isLeftOut = parameter.isVariadic || parameter.isFilledByCompiler
    return Parameter(
      label: parameter.label, name: parameter.name, type: type, spelling: spelling(type, unused),
      written: isArgument ? nil : (parameter.typeWithoutAutoclosure, scope),
      role: isLeftOut ? .leftOut : isArgument ? .argument(unused) : .dependency,
      hasDefault: parameter.defaultValue != nil, writtenDefault: writtenDefault(of: parameter, type, unused),
      isEmptyByDefault: parameter.defaultValue?.text == "[]",
      mayBeNil: !parameter.type.isUnwrapped,
      named: word(.named),
      match: word(.match).flatMap { MatchRule(rawValue: $0.text) }.map { .init(rule: $0) },
      isAttributed: !parameter.attributes.isEmpty, builders: builders(of: parameter),
      isUncertain: parameter.attributes.contains(where: \.isPropertyWrapper),
      isAutoclosure: parameter.isAutoclosure, takesPlace: takesPlace(parameter), place: parameter.place)
  }

  private func builders(of parameter: Declaration.Parameter) -> String {
    let isFunction = !isMemberwise && table.identity(of: parameter.type, in: scope).isFunction
    return parameter.attributes.filter { attribute in
      let isUnread = table.identity(of: attribute.type, in: scope).declaration == nil
      // An unread type in front of a function is hardly anything else.
      return table.isResultBuilder(attribute, in: scope)
        || isFunction && isUnread && attribute.isPropertyWrapper
    }.map {
      "@\(table.resolve($0.type, in: scope).spelling)\($0.name.drop { $0 != "<" }) "
    }.joined()
  }

  private func refuse(_ message: String, _ place: Place) {
    mistakes.append(Diagnostic(.unsupportedDeclaration, "\(message)", at: place))
  }

  private func refusal(of parameter: Declaration.Parameter, isArgument: Bool) -> String? {
    let name = "'\(parameter.name)'"
    let prefixes = parameter.type.prefixes
    if prefixes.contains("inout") { return "\(name) is inout, which no container can supply" }
    if prefixes.contains("isolated"), !parameter.isFilledByCompiler {
      return "\(name) is isolated, which \(notSupported)"
    }
    if parameter.isAutoclosure, !parameter.type.core.isFunction {
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
    guard case .pack = parameter.type.core else { return nil }
    return "\(name) is a parameter pack, which no container can supply"
  }

  // MARK: Directives

  /// The mistake in one of a parameter's directives; nil if there is none.
  private func mistake(in directive: Directive) -> Diagnostic? {
    // The directives of declarations are read with the declaration.
    if directive.givesRole { return nil }
    if let mistake = directive.mistakeAtEnd { return mistake }
    let option = directive.options.first
    if directive.kind == .arg {
      return option.map { Diagnostic(.unknownOption, "'@arg' takes no options", at: $0.place) }
    }
    let isNamed = directive.kind == .named
    if let option, directive.options.count == 1, option.label == nil {
      return isNamed ? option.values[0].mistakeAsName : option.values[0].mistakeAsRule
    }
    let wanted = isNamed ? "name: @named(someName)" : "rule: @match(nearest) or @match(furthest)"
    return Diagnostic(.unknownOption, "'@\(directive.name)' takes one \(wanted)", at: directive.place)
  }

  private func contradiction(of directives: [Directive]) -> Diagnostic? {
    guard let first = directives.first, let second = directives.dropFirst().first else { return nil }
    let message =
      first.name == second.name
      ? "'@\(second.name)' is given twice" : "'@\(second.name)' contradicts '@\(first.name)'"
    return Diagnostic(.unknownOption, "\(message)", at: second.place)
  }

  // MARK: Arguments

  /// The type in the accessor's signature. Words on ownership are left out, because they concern the callee alone. A
  /// stored function gets `@escaping`, which its property's type does not say.
  private func spelling(_ type: ResolvedType, _ unused: Parameter.Default) -> TypeSyntax {
    var prefixes = type.spelling.prefixes.filter { $0.isPartOfType || $0 == "sending" }
    var core = type.spelling.unprefixed
    // The maker cannot be generic, so it takes any value of the protocol, which the call opens.
    if case .opaque(let constraint) = core { core = .existential(constraint) }
    // An argument that an overload leaves out is handed on as an optional, and a function in an optional escapes.
    let isHandedOn = isMemberwise || unused == .overload
    if isHandedOn, type.isFunction, !prefixes.contains("@escaping") { prefixes.insert("@escaping", at: 0) }
    // Attributes must follow the other words.
    let all = prefixes.filter { !$0.hasPrefix("@") } + prefixes.filter { $0.hasPrefix("@") }
    return all.isEmpty ? core : .prefixed(all, core)
  }

  /// Whether a parameter's default is the place of the call. That of a property is the property's place.
  private func takesPlace(_ parameter: Declaration.Parameter) -> Bool {
    !isMemberwise && !isOfInputs && parameter.defaultValue.map { placesOfCalls.contains($0.text) } == true
  }

  private func argumentDefault(of parameter: Declaration.Parameter, _ type: ResolvedType)
    -> Parameter.Default
  {
    guard let value = parameter.defaultValue else {
      return type.spelling.isOptional ? .copied("nil") : .none
    }
    if takesPlace(parameter) { return .copied(value.text) }
    // Inside a larger expression it is the declaration's place, which no copy has.
    if value.text.mentionsPlace { return .overload }
    switch value.kind {
    case .bool, .integer, .floating, .string, .nil, .collection: return .copied(value.text)
    case .path: return pathDefault(value.text, type)
    case .call, .other: return .overload
    }
  }

  private func writtenDefault(
    of parameter: Declaration.Parameter, _ type: ResolvedType, _ unused: Parameter.Default
  ) -> String? {
    guard parameter.defaultValue != nil, parameter.attributes.isEmpty, !parameter.type.hasOpaque,
      case .copied(let text) = unused, !text.contains("\\")
    else { return nil }
    return "\(text) as \(type.spelling.withoutPassing)"
  }

  /// A static member, `.member`, is copied if the generated file sees it. Other names may mean something else there.
  private func pathDefault(_ path: String, _ type: ResolvedType) -> Parameter.Default {
    guard path.hasPrefix("."), !path.dropFirst().contains(".") else { return .overload }
    let type = (type.unwrapped ?? type).identity
    let found = table.members(of: type).filter {
      $0.name == String(path.dropFirst()).withoutBackticks && $0.isTypeMember
    }
    let isSeen = found.contains { table.access(of: $0) >= options.access }
    // A member of a type that was not read counts as visible, because the declaration itself names it.
    guard let declaration = type.declaration else {
      return found.isEmpty || isSeen ? .copied(path) : .overload
    }
    let isCase = found.isEmpty && declaration.kind == .enum
    return table.access(of: declaration) >= options.access && (isCase || isSeen) ? .copied(path) : .overload
  }
}

extension Declaration.Parameter {
  /// The type of the value that a call passes; for an autoclosure, the closure's result.
  var typeOfValue: TypeSyntax {
    guard isAutoclosure, case .function(_, _, let result) = type.core else { return type }
    return result
  }

  /// The type; for an autoclosure, the closure's.
  fileprivate var typeWithoutAutoclosure: TypeSyntax {
    guard isAutoclosure else { return type }
    let others = type.prefixes.filter { $0 != "@autoclosure" }
    return others.isEmpty ? type.unprefixed : .prefixed(others, type.unprefixed)
  }

  fileprivate var isAutoclosure: Bool { type.prefixes.contains("@autoclosure") }

  /// `isolation: isolated (any Actor)? = #isolation` and the like.
  fileprivate var isFilledByCompiler: Bool {
    defaultValue.map { placesOfCalls.contains($0.text) } == true && directives.isEmpty
  }
}

/// Defaults that the compiler takes from the place of the call, so that no provider can supply them.
private let placesOfCalls = "#file #fileID #filePath #line #column #function #dsohandle #isolation".words

extension String {
  /// Whether a default has such a place inside, as in `"\(#fileID):\(#line)"`.
  fileprivate var mentionsPlace: Bool {
    utf8.contains("#") && placesOfCalls.contains { place in identifiers.contains(String(place.dropFirst())) }
  }
}

extension ResolvedType {
  /// The type that a function returns.
  fileprivate var resultOfFunction: ResolvedType {
    guard let result = identity.result, case .function(_, _, let written) = spelling.core else { return self }
    return ResolvedType(identity: result, spelling: written)
  }
}
