// SPDX-License-Identifier: MIT

/// A collection and what stands in its way. A collection has no directive of its own that could be changed, so what
/// is wrong is said at the other one.
struct CollectionRivals {
  private let collection: Provider
  private let other: Provider

  /// Nil where neither is a collection.
  init?(_ first: Provider, _ second: Provider) {
    guard first.isCollection || second.isCollection else { return nil }
    (collection, other) = first.isCollection ? (first, second) : (second, first)
  }

  private var title: String { "\(collection.concrete.spelling)" }
  private var element: Diagnostic.Note {
    // A library's may have none, for what is above it to join.
    let element = collection.parameters.first.map { "'\($0.name)' joins the collection here" }
    return .init(element ?? "the collection is asked for here", at: collection.place)
  }

  /// A provider of the very type that the collection has.
  var duplicate: Diagnostic {
    let place = other.provided.first { $0.type == collection.concrete }?.place ?? other.place
    return Diagnostic(
      .duplicateProvider, "'\(title)' is provided, and is a collection too", at: place,
      notes: [
        element,
        .init(
          "drop one of both, or give this one a name, which only '@named' takes: name: someName", at: place),
      ])
  }

  /// A provider whose accessor has the collection's name.
  func clash(over accessor: String) -> Diagnostic {
    let place = other.provided.first { $0.accessor == accessor }?.place ?? other.place
    guard !other.isCollection else {
      return Diagnostic(
        .accessorClash,
        "two collections would be named '\(accessor)'; rename one of the types",
        at: max(place, collection.place), notes: [.init("the other one", at: min(place, collection.place))])
    }
    return Diagnostic(
      .accessorClash,
      "two accessors would be named '\(accessor)', of which one is a collection's; give this one another name: name: someName",
      at: other.namePlace ?? place, notes: [element])
  }
}
