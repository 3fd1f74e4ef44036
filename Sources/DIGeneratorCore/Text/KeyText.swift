// SPDX-License-Identifier: MIT

/// Writes an accessor's key.
struct KeyText: Sendable {
  let plan: Plan

  func write(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    writer.lines(entry.availability + entry.serviceInterfaces)
    writer.block("extension \(plan.runtime.key) where Maker == \(text.maker) {") {
      $0.line(
        "\(entry.prefix())static var \(text.name): Self { \(text.base).\(entry.keyMaker)(\(entry.slot)\(entry.childArgument)\(build(text)) }"
      )
    }
  }

  /// The build as the key's last argument: a closure where it takes arguments, because swiftc 6.3 crashes at the names
  /// of functions that take a tuple or a function. Nothing where only the accessor can call it.
  private func build(_ text: EntryText) -> String {
    let entry = text.entry
    if entry.isWhole { return ")" }
    if entry.arguments.isEmpty { return ", \(text.buildName)\(entry.lifetimeArgument))" }
    let list = ([entry.build.container] + entry.arguments.map(\.name)).list
    return ") { \(list)\(text.effects) in \(text.attempt)\(text.buildName)(\(list)) }"
  }
}

extension Plan.Entry {
  /// The base's method that makes its key.
  fileprivate var keyMaker: String {
    if isWhole { return "key" }
    return effects.isAsync ? "asyncKey" : effects.actor == nil ? "key" : "mainActorKey"
  }

  /// What injected properties and look-ups by type must know of the accessors that they can read.
  fileprivate var lifetimeArgument: String {
    guard arguments.isEmpty, lifetime != .singleton else { return "" }
    return ", lifetime: .\(lifetime)"
  }
}
