// SPDX-License-Identifier: MIT

// Near misses that are types: of the runtime, of generic providers and requirements, and the ones that cannot be provided.
extension NearMisses {
  /// A note on a type that hides one of the runtime, or on a name that nearly is one: nothing else says so.
  var runtime: Notes {
    let name = String(title.prefix { $0 != "<" })
    let names = [RuntimeType.container, .lazy, .provider].map(\.rawValue).filter {
      ($0 == "Container") == (name == title)
    }
    if let own = wanted.identity.declaration {
      guard own.parent == nil, names.contains(name) else { return [] }
      let other: Advice = "\("DIRuntime.\(title)", .typeName)"
      return [own.place.note("this '\(name)' hides the one of DIRuntime, which is: \(other)")]
    }
    return Spelling.nearest(to: name, in: names).map {
      [parameter.place.note("did you mean '\($0 + title.dropFirst(name.count), .typeName)'?")]
    } ?? []
  }

  /// A note on a provider of the wanted type under other types only, which is generic: it has no instance for this one.
  func providedGenerically() -> Notes {
    guard let own = wanted.identity.declaration, !own.genericParameters.isEmpty,
      let option = own.directives.first(where: { $0.kind == .provide })?.options.first(where: {
        $0.label == "as"
      })
    else { return [] }
    let types = "as: [\((["Self"] + option.values.map(\.text)).commaSeparated)]"
    return [
      own.place.note("'\(title)' is provided, but not as itself; add to its directive: \(types, .option)")
    ]
  }

  /// A note on a requirement of a protocol with primary associated types, which holds for no type with arguments.
  func requiredGenerically() -> Notes {
    guard let own = wanted.identity.declaration, own.isParameterized, own.module == module,
      own.directives.contains(where: { $0.kind == .require }), !wanted.identity.arguments.isEmpty
    else { return [] }
    let name = "Some" + title.filter { $0.isLetter || $0.isNumber }
    let alias = "\(table.access(of: own).prefix)typealias \(name) = \(wanted.spelling)"
    return [
      own.place.note(
        "'@require' above '\(own.name)' requires no '\(title)'; write it above an alias in its place: \(alias, .alias)"
      )
    ]
  }

  /// Notes on types that would do, but that cannot be provided.
  var hidden: Notes {
    let own = wanted.identity.declaration.asList.filter { $0.isConcrete && !$0.isProvided }
    let refused = (own + unannotated.types(below: members)).filter { $0.module == module }.compactMap {
      type -> Note? in
      let what = type == own.first ? "'\(title)'" : "'\(type.name)' is a '\(title)' but"
      if table.access(of: type).isHidden {
        return type.place.note(
          "\(what) is \(table.access(of: type).keyword, .narrowAccess); make it internal to provide it")
      }
      return unannotated.reasonAgainst(providing: type).map {
        type.place.note("\(what) cannot be provided as it is: \($0)")
      }
    }
    guard wanted.identity.arguments.isEmpty, let own = wanted.identity.declaration, own.isParameterized
    else { return refused }
    return refused + [
      own.place.note(
        "'\(title)' is written without its arguments; a provider of a '\(title)<…>' does not fit it")
    ]
  }
}
