// SPDX-License-Identifier: MIT

extension Plan {
  /// How a value is found by its type while the program runs.
  enum LookUp: Sendable, Equatable {
    case unnamed
    case named(String)
  }
}

extension Provider {
  /// How one of its values is found: by type and name, as parameters find it. A look-up has no arguments to give.
  func lookUp(of provided: Provided) -> Plan.LookUp? {
    // What is required is found as what its provider above lists, and what takes a place as what has the place.
    guard arguments.isEmpty, !provided.isElement, !isRequired, elsewhere == nil else { return nil }
    return name.map { .named($0) } ?? .unnamed
  }
}
