// SPDX-License-Identifier: MIT

/// Everything that the generated file says, decided; writing it needs no more thought.
struct Plan: Sendable {
  /// An import, as the file writes it.
  struct Import: Sendable, Hashable {
    /// Attributes, access, `import` and the path.
    var text: String
    /// The `#if` conditions around it, as one; nil for none.
    var condition: String?
  }

  /// An accessor, its key and its build.
  struct Entry: Sendable {
    /// The accessor's name, without backticks.
    var name: String
    var type: String
    /// What its doc comment says.
    var summary: String
    var access: Access
    var isKept: Bool
    /// Whether it is only there for other entries to share: a key without an accessor.
    var isHidden: Bool
    var slot: Int
    var arguments: [Argument]
    /// `throws`, `throws(E)`, or empty.
    var effects: String
    var build: Build
    /// Where the compiler checks that a kept value's type is Sendable; nil where another check covers it.
    var sendableCheck: Place?
  }

  struct Argument: Sendable {
    /// What the caller writes; `_` for nothing.
    var label: String
    /// What it is called inside, with backticks where needed.
    var name: String
    var type: String
    /// The default in the signature.
    var defaultValue: String?
    /// Whether only the declaration knows its default, so that it may be left out of the call.
    var mayBeLeftOut: Bool

    /// Its type in the key's maker, where leaving it out is nil.
    var makerType: String { mayBeLeftOut ? "(\(type))?" : type }
  }

  /// The function that makes the value.
  struct Build: Sendable {
    /// What the container is called inside.
    var container: String
    /// Kept values that are used more than once, read once: names and expressions.
    var locals: [(name: String, expression: String)]
    var value: Value
    var needsTry: Bool
    /// Where the compiler checks that the value is of the promised type.
    var promise: Place?
  }

  enum Value: Sendable {
    /// `Type(label: value, …)`
    case call(String, [(label: String, expression: String, argument: String?)])
    /// `Type.shared`
    case expression(String)
  }

  var module: String
  /// Whether the target is linked into others, whose own `init` must win.
  var isLibrary: Bool
  var imports: [Import]
  var entries: [Entry]
  /// The modules below that have providers, whose tables a container ties in.
  var dependencies: [String]
  /// The names that `Container`, `Key` and the others go by in this module.
  var runtime: RuntimeNames

  /// Whether there is anything to generate.
  var isEmpty: Bool { entries.isEmpty && dependencies.isEmpty }
}

/// The runtime's types as the generated file can name them: with their module where the target has a type of the
/// same name.
struct RuntimeNames: Sendable {
  private let taken: Set<String>

  init(model: SourceModel) {
    let own = model.declarations.filter { $0.parent == nil && ($0.isType || $0.kind == .typealias) }
    taken = Set(own.filter { $0.module == model.module }.map(\.name))
  }

  var container: String { name("Container") }
  var key: String { name("Key") }
  var overrides: String { name("Overrides") }

  private func name(_ name: String) -> String {
    taken.contains(name) ? "DIRuntime.\(name)" : name
  }
}
