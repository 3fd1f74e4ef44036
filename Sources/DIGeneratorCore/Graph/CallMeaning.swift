// SPDX-License-Identifier: MIT

/// Decides what the call that makes a value can mean, and how it must be written to mean the annotated member alone.
struct CallMeaning {
  /// The parts that a call has only where it may mean another member without them.
  struct Form {
    /// The module of the member, which the call names in front of it.
    var selector: String?
    /// Whether the call passes each parameter a value of exactly its type: also a default that can be written.
    var isFull = false
  }

  /// A member that the call may mean.
  enum Rival {
    case read(Overload)
    /// An initializer of this superclass, which is not read.
    case inherited(String)
    /// A member that a module that is not read may have.
    case unread
  }

  let binding: Binding
  let values: [ParameterValue]
  /// Whether the call stands in a function that waits.
  let isAsync: Bool
  let table: TypeTable
  private var parameters: [Parameter] { binding.parameters }
  private var overloads: Overloads { binding.written?.overloads ?? Overloads() }

  /// The simplest form in which the call has one meaning; the last one if none has.
  var form: Form {
    if overloads.isEmpty { return Form() }
    let all = forms
    return all.first { rival(of: $0) == nil } ?? all[all.count - 1]
  }

  /// A member that the call may mean in each form, with the first parameter that the call leaves out.
  var rival: (Rival, leftOut: Int?)? { overloads.isEmpty ? nil : rival(of: form) }

  private var forms: [Form] {
    let selectors = [nil] + [overloads.selector].compactMap(\.self).map(Optional.some)
    // No full call passes by an inherited initializer that is annotated.
    let fullness = overloads.read.contains(where: \.isMarked) ? [false] : [false, true]
    return fullness.flatMap { isFull in selectors.map { Form(selector: $0, isFull: isFull) } }
  }

  private func rival(of form: Form) -> (Rival, leftOut: Int?)? {
    let always = parameters.indices.filter {
      values[$0].isLeftOut && !(form.isFull && parameters[$0].writtenDefault != nil)
    }
    // For an argument whose default only the declaration can name, the accessor has an overload without the argument.
    let sometimes = parameters.indices.filter { parameters[$0].hasUnknownDefault }
    for choice in sometimes[...].subsets {
      let leftOut = choice.sorted() + always
      if let rival = rival(of: form, without: leftOut) { return (rival, leftOut.first) }
    }
    return nil
  }

  private func rival(of form: Form, without leftOut: [Int]) -> Rival? {
    let isExact =
      leftOut.isEmpty && zip(parameters, values).allSatisfy { passesExactly($1, for: $0, in: form) }
    let arguments = parameters.indices.filter { !leftOut.contains($0) }.map {
      Overload.Parameter(
        label: parameters[$0].label, type: passedType(values[$0], for: parameters[$0], in: form))
    }
    let read = overloads.read.first { other in
      if other.isApart, form.selector != nil { return false }
      // If the call passes every parameter a value of exactly its type, only an overload with the same signature competes.
      return isExact && !other.isPreferred ? other.isAlike : other.takes(arguments, in: table)
    }
    if let read { return .read(read) }
    // In a function that waits, the compiler prefers what is async.
    let isCertain =
      isExact && (!isAsync || binding.ownEffects.isAsync)
      && !parameters.contains { $0.type.spelling.hasOpaque }
    if let name = overloads.superclass, !isCertain, name != "NSObject" || arguments.isEmpty {
      return .inherited(name)
    }
    if form.selector != nil { return nil }
    switch overloads.unread {
    case .none: return nil
    case .shorterCalls: return isExact ? nil : .unread
    case .allCalls: return isExact && !isAsync && binding.written?.isFunction != true ? nil : .unread
    }
  }

  // MARK: Passed values

  /// The type of the value that a call passes; nil for the literal `nil`, which fits many types.
  private func passedType(_ value: ParameterValue, for parameter: Parameter, in form: Form) -> TypeIdentity? {
    if form.isFull, parameter.canBeExact { return parameter.type.identity }
    if case .nilValue = value { return nil }
    return (value.eagerTarget?.provided.type ?? parameter.type).identity
  }

  /// Whether the value has exactly the parameter's type; a closure that the call writes may fit several types.
  private func passesExactly(_ value: ParameterValue, for parameter: Parameter, in form: Form) -> Bool {
    if form.isFull, parameter.canBeExact { return true }
    if case .deferred = value, parameter.type.isFunction { return false }
    return passedType(value, for: parameter, in: form) == parameter.type.identity
  }

  /// The type that the call writes behind a value so that it has exactly the parameter's; nil if it needs none.
  func type(behind position: Int, in form: Form) -> TypeSyntax? {
    let parameter = parameters[position]
    let isExact = passesExactly(values[position], for: parameter, in: Form())
    return form.isFull && parameter.canBeExact && !isExact ? parameter.type.spelling.withoutPassing : nil
  }
}

extension Parameter {
  /// Whether a call can write its type behind the value.
  fileprivate var canBeExact: Bool { !isAttributed && !type.spelling.hasOpaque && !isUncertain }
}

extension WrittenBinding {
  fileprivate var isFunction: Bool { if case .function = call { true } else { false } }
}
