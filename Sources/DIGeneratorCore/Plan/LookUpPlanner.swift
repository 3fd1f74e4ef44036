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
    guard arguments.isEmpty, !provided.isElement else { return nil }
    return name.map { .named($0) } ?? .unnamed
  }
}
