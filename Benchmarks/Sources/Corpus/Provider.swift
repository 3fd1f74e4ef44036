// SPDX-License-Identifier: MIT

/// Something that an annotated file provides.
struct Provider {
  var name: Name
  var shape: Shape
  /// The dependencies: always of lower files, so that there is no cycle.
  var dependencies: [Dependency] = []

  /// Whether others can ask for it without handing arguments on.
  var isPlain: Bool { shape != .argument && shape != .nestedElsewhere }

  /// The type that others ask for.
  var type: String {
    switch shape {
    case .protocolStruct, .singletonProtocol, .protocolElsewhere, .refinedElsewhere: "any \(name.protocol)"
    default: name.type
    }
  }

  /// A dependency on it.
  var dependency: Dependency {
    let directive = shape == .named ? " /* @named(main\(name.type)) */" : ""
    return Dependency(label: name.label, type: type, directive: directive)
  }
}

/// A parameter that the container fills.
struct Dependency {
  var label: String
  var type: String
  /// A comment behind the type, with a space before it.
  var directive: String
  /// As an initializer or func declares it.
  var parameter: String { "\(label): \(type)\(directive)" }
}
