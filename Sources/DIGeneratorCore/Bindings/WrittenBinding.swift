// SPDX-License-Identifier: MIT

/// The part of a binding that only declarations in the sources have.
package struct WrittenBinding: Sendable {
  /// The expression that makes the value.
  package enum Call: Sendable {
    /// `Outer.Type(…)`
    case initializer(TypeSyntax)
    /// `Outer.make(…)`, `make(…)`
    case function(String)
    /// `Outer.shared`, `shared`
    case property(String)
  }

  package var call: Call
  /// The scope of the types in its signature.
  var scope: Scope
  /// Whether the parameters are the stored properties of a memberwise initializer.
  var isMemberwise: Bool
  /// The access of the declaration that makes the value.
  var buildAccess: Access
  /// The other members that the generated call may mean.
  var overloads: Overloads
  /// The arguments in `keyed:`: a container keeps one value for each combination of their values. Inputs of the container may be
  /// among them.
  var keyedBy: [KeyArgument]
  /// The collections that it joins.
  var contributions: [Contribution]
  /// Whether the type that is built has injected properties, which ask the current container.
  package var isInjected: Bool
  /// Whether the expression that makes the value needs `unsafe`.
  var isUnsafe: Bool
  /// The place of the parameter that asks, if it is an instance of a generic provider, for one use.
  var asker: Place?
  /// The injections that set properties of the value once it is made.
  var injections: [Binding] = []
}

extension WrittenBinding.Call {
  /// The function that is called, or the property that is read.
  var path: String {
    switch self {
    case .initializer(let type): "\(type)"
    case .function(let path), .property(let path): path
    }
  }

  /// The path with the module of the member in front of the member's name, if one is given.
  func path(in module: String?) -> String {
    guard let module else { return path }
    if case .initializer = self { return "\(path).\(module)::init" }
    let names = path.parts(separatedBy: ".")
    return (names.dropLast() + ["\(module)::\(names[names.count - 1])"]).joined(separator: ".")
  }

  /// The first name of the path, which no local name may hide.
  var root: String {
    if case .initializer(.named(let components)) = self { return components[0].name.withoutBackticks }
    return String(path.prefix { $0 != "." && $0 != "<" }).withoutBackticks
  }
}

extension Binding {
  /// The function that is called, or the property that is read.
  var path: String { written?.call.path ?? "" }

  /// The first name of the path, which no local name may hide.
  var root: String { written?.call.root ?? "" }
}

extension Binding {
  /// The part that a binding has in a replacement: the replacements of an accessor lie over its provider.
  struct Layer {
    /// The users of the binding: parameters by its types, only the replacement above it, none, or the accessor of another module.
    enum Use { case offered, decorated, none, foreign }

    var use = Use.offered
    /// The title, if it is not that of the accessor.
    var title: String?
    /// The binding that it replaces.
    var below: Binding?
    /// Of the highest replacement of another module's accessor.
    var foreign: ForeignReplacement?
    /// Where `eager` asks for the value that it decorates.
    var eager: Place?
  }
}

/// The replacement of an accessor of another module, in every container with a root above both modules.
package struct ForeignReplacement: Sendable {
  /// The binding of that accessor. All other accessors of the binding are replaced with it.
  let replaced: Binding
  /// The binding for its value without this replacement; nil if no replacement of this module asks for it.
  let original: Binding?

  var module: String { replaced.module }
  var accessor: String { replaced.title }
}
