// SPDX-License-Identifier: MIT

// The mistakes in directives with `replaces:`.
extension Replacements {
  func unknown(_ accessor: AccessorID, _ value: OptionValue, in module: String) -> Refusal {
    if reader.providers.contains(where: { $0.contributions.contains { $0.accessor == accessor.name } }) {
      return Refusal(
        value.mistake(
          "'\(accessor.name)' is a collection, which each module has for itself; a replacement in a module counts for all: replaces: \(accessor.name)"
        ))
    }
    let seen = accessors.filter { accessor in
      accessor.key.module == module || accessor.value.contains { table.sees($0, in: module) }
    }
    let near = Spelling.nearest(to: accessor.name, in: seen.keys.map(\.name))
    // The same name in another module, a similar name, or the accessor of a type with that name.
    let namesakes = accessors.keys.filter { $0.name == accessor.name }.map { $0.path(from: module) }
    let alike = seen.filter { $0.key.name == near || $0.value[0].concrete.title == accessor.name }.keys
    let isClear = alike.count == 1 && reader.refused.isEmpty
    let found = alike.first { $0.module == accessor.module || isClear }
    guard let meant = namesakes.min() ?? found?.path(from: module) else {
      // The provider of the accessor may have been refused, which is reported.
      if !reader.refused.isEmpty { return Refusal() }
      return Refusal(value.mistake("there is no accessor '\(value.text.withoutBackticks)' to replace"))
    }
    return Refusal(
      value.mistake(
        "there is no accessor '\(value.text.withoutBackticks)' to replace; did you mean '\(meant)'?",
        means: meant))
  }

  func several(
    _ accessor: AccessorID, _ value: OptionValue, _ containers: [Owner?], _ isForeign: Bool
  ) -> Refusal {
    let names = containers.map { "'\(($0 ?? .container).className)'" }.joined(separator: " and ")
    let suggestion: Advice =
      isForeign
      ? "give one of them another name"
      : "name the container: in: \(containers.compactMap { $0?.name }.first ?? "", .owner)"
    return Refusal(
      value.mistake(
        "\(names) of '\(accessor.module)' have an accessor '\(accessor.name)', so 'replaces' is ambiguous; \(suggestion)"
      ))
  }

  func unseen(_ old: Binding, _ new: Binding, _ value: OptionValue) -> Refusal {
    let isVisible = table.isVisible(old.access, from: old.module, in: new.module)
    return Refusal(
      .inaccessible, "'\(old.title)' of '\(old.module)' cannot be seen from '\(new.module)'",
      at: value.place,
      notes: [
        isVisible
          ? value.place.note("write in a file of '\(new.module)': import \(old.module, .importing)")
          : old.place.note(old.access.mendToPublic)
      ])
  }

  /// Checks that a collection can be replaced: once in a module, by something that is made in the same way.
  func checkCollection(_ name: String, _ new: Binding, _ value: OptionValue) throws(Refusal) {
    let other = ofCollections.first { $0.module == new.module && $0.replaces?.text == value.text }
    if let place = other?.replaces?.place {
      throw Refusal(
        .duplicateProvider, "'\(name)' is replaced twice", at: value.place,
        notes: [place.note("it is replaced here too")])
    }
    guard new.arguments.isEmpty, new.boxedPlace == nil else {
      throw Refusal(
        "'\(name)' is a collection, so its replacement has no arguments and no box", at: value.place)
    }
  }

  /// Whether two replacements of an accessor are no chain: they are in one module and have no order, or the higher one is in a
  /// module that cannot know of the lower one, and drops it.
  func contradicts(_ lower: Binding, _ higher: Binding, isDecorator: Bool) -> Bool {
    if lower.module != higher.module {
      return !isDecorator && !table.visibility.reach(of: higher.module).contains(lower.module)
    }
    guard let low = lower.order, let high = higher.order else { return true }
    return low == high || lower.condition != higher.condition
  }

  /// Reports the second replacement of an accessor. If one module below has both, its own build reports them.
  mutating func reportTwice(_ new: Binding, _ other: Binding, of old: Binding) {
    let isBelow = new.module == other.module && new.module != table.model.module
    guard !isBelow, let value = new.replaces, let place = other.replaces?.place else { return }
    let orders = [other.order, new.order].compactMap(\.self)
    let isConditional = new.condition != other.condition
    let reason =
      new.module != other.module || orders.isEmpty
      ? ""
      : orders.count == 1
        ? "; each of them needs an order"
        : isConditional ? " in some builds; put both under one '#if'" : " with the order \(orders[0])"
    let chain = "a chain of both needs an order in each directive, such as 'order: 1' and 'order: 2'"
    reader.diagnostics.report(
      Diagnostic(
        .duplicateProvider, "'\(old.title)' is replaced twice\(reason)", at: value.place,
        notes: [
          place.note("it is replaced here too"),
          old.place.note("'\(old.title)' is provided here"),
        ] + (new.module == other.module && orders.isEmpty ? [value.place.note("\(chain)")] : [])))
  }

  /// The reason why users of the replaced accessor could not go on as before; nil if there is none. Whether the type
  /// fits is for the compiler to judge.
  func mismatch(_ new: Binding, _ old: Binding, isDecorator: Bool) -> Advice? {
    if old.isRequired {
      let type = old.provided[0]
      let directive = type.spelling.isExistential ? "@provide(as: \(type.type.title))" : "@provide"
      return
        "'\(old.title)' is a requirement of '\(old.module)' and cannot be replaced; its provider above writes: // \(directive)"
    }
    if old.isInput, let owner = old.declaredOwner {
      return
        "'\(old.title)' is an input of '\(owner.className)' and cannot be replaced; make a container with another value, or override it"
    }
    if let owner = old.declaredOwner, let other = new.declaredOwner, other != owner {
      return
        "'\(old.title)' belongs to '\(owner.className)', so its replacement cannot belong to '\(other.className)'; drop the '\("in", .dropped):'"
    }
    // `Box<T>` is another type than `T`.
    if (old.boxedPlace == nil) != (new.boxedPlace == nil) {
      return old.boxedPlace != nil
        ? "'\(old.title)' is boxed, so its replacement must be boxed too; write: \("boxed", .option)"
        : "'\(old.title)' is not boxed, so its replacement must not be boxed; drop the '\("boxed", .dropped)'"
    }
    let isSame = new.arguments.elementsEqual(old.arguments) { left, right in
      left.label == right.label && left.type == right.type
        && (left.role != .argument(.none) || right.role == .argument(.none))
    }
    if !isSame {
      return
        "'\(old.title)' and its replacement have different arguments; labels and types must be the same, and defaults must stay"
    }
    let other = zip(new.arguments, old.arguments).first {
      $0.isEscaping != $1.isEscaping || $0.isSending != $1.isSending
    }
    if let other, new.module != old.module {
      return
        "'\(old.title)' and its replacement have different words in front of the type of '\(other.0.nameForProvider)'; write '@escaping' or 'sending' in both or in neither"
    }
    // Within a module, `#if` and `#else` choose between two providers already, so `replaces:` must not do so as well.
    if new.module != old.module || new.condition == old.condition { return nil }
    return isDecorator
      ? "'replaces' does not go with '#if'; write it above a static func for all builds, with the '#if' in its body, that returns the original value in the '#else'"
      : "'replaces' does not go with '#if'; put '\(old.title)' into the '#else' of its replacement"
  }

  /// The reason why another module cannot replace the variants of a provider as one: they differ. Nil if they do not.
  func difference(of variants: [Binding], _ old: Binding) -> Advice? {
    let isSame = variants.allSatisfy { other in
      other.provided.elementsEqual(old.provided) { $0.accessor == $1.accessor && $0.type == $1.type }
        && other.availability == old.availability
        && other.arguments.elementsEqual(old.arguments) { $0.label == $1.label && $0.type == $1.type }
    }
    return isSame
      ? nil
      : "'\(old.title)' differs between the builds of '\(old.module)', so nothing can replace it in all of them"
  }
}
