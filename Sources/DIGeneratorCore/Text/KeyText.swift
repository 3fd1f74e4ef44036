// SPDX-License-Identifier: MIT

/// Writes an accessor's key.
enum KeyText {
  static func write(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    writer.attributes(of: entry)
    writer.lines(
      """
      extension \(text.plan.runtime.key) where Maker == \(makerOf: text) {
        \(entry.prefix())static var \(text.name): Self { \(text.base).\(text.keyMaker)(\(entry.slot)\(entry.childArgument)\(lastArgumentOf: text) }
      }
      """)
  }
}

extension Line.StringInterpolation {
  /// The build as the key's last argument: a closure where it takes arguments, because swiftc 6.3 crashes at the names
  /// of functions that take a tuple or a function. Nothing where only the accessor can call it.
  fileprivate mutating func appendInterpolation(lastArgumentOf text: EntryText) {
    let entry = text.entry
    if text.isWhole { return appendLiteral(")") }
    if entry.arguments.isEmpty {
      appendLiteral(", ")
      appendInterpolation(text.buildName)
      return appendInterpolation(entry.lifetime.endOfArguments)
    }
    let list = ([entry.build.container] + entry.arguments.map(\.name)).list
    appendInterpolation(") { \(list)\(text.effects) in \(text.attempt)\(text.buildName)(\(list)) }" as Line)
  }
}

extension EntryText {
  /// The base's method that makes its key.
  fileprivate var keyMaker: String {
    if isWhole { return "key" }
    let effects = entry.effects
    return effects.isAsync ? "asyncKey" : effects.actor == nil ? "key" : "mainActorKey"
  }
}

extension Provider.Lifetime {
  /// What injected properties and look-ups by type must know of the accessors that they can read, and the parenthesis.
  fileprivate var endOfArguments: String {
    switch self {
    case .singleton: ")"
    case .transient: ", lifetime: .transient)"
    case .weak: ", lifetime: .weak)"
    }
  }
}
