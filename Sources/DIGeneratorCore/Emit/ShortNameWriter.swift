// SPDX-License-Identifier: MIT

/// Writes aliases for the names that may be members of extended types that were not read: inside an extension of the type, each
/// name means what it means to the user.
struct ShortNameWriter {
  let entries: [Entry]
  let writer: TextWriter

  /// The uses of a name, joined.
  private struct Use {
    var component: TypeSyntax.Component
    var access: Access
    var condition: Condition
    var place: Place
  }

  func write() {
    writer.paragraph {
      for (_, use) in uses.sorted() {
        let head =
          "extension \(use.component.outer ?? "") { \(use.access.prefix)typealias \(use.component.alias) ="
        writer.under(use.condition.simplified) {
          writer.declaration([], head, "\(use.component.name) }", at: use.place)
        }
      }
    }
  }

  /// The uses, by the name of the alias.
  private var uses: [String: Use] {
    var result: [String: Use] = [:]
    for entry in entries {
      for (type, place) in types(of: entry) {
        for component in type.names.joined() {
          guard let outer = component.outer else { continue }
          let key = "\(outer).\(component.alias)"
          let new = Use(
            component: component, access: entry.node.access, condition: entry.condition,
            place: place)
          var use = result[key] ?? new
          use.access = max(use.access, new.access)
          use.condition = use.condition || new.condition
          result[key] = use
        }
      }
    }
    return result
  }

  private func types(of entry: Entry) -> [(TypeSyntax, Place)] {
    let binding = entry.binding
    let failure =
      if case .typed(let error) = entry.effects.failure { [error.spelling] } else {
        [] as [TypeSyntax]
      }
    // The type of a value that is passed on at once is not written.
    let written = zip(binding.parameters, entry.variant.values).filter {
      $0.isArgument || $1.eagerTarget == nil
    }.map(\.0)
    return (failure + [binding.concrete.spelling]).map { ($0, binding.place) }
      + binding.provided.map { ($0.spelling, $0.place) }
      + written.flatMap { [($0.spelling, $0.place), ($0.type.spelling, $0.place)] }
  }
}
