// SPDX-License-Identifier: MIT

/// Writes the functions that set injected properties, and the calls of them.
struct InjectionWriter {
  let entry: Entry
  let writer: TextWriter
  private var binding: Binding { entry.binding }
  private var file: FileNames { entry.file }

  /// Writes the function that sets the properties of an object.
  func write() {
    guard let type = binding.typeInjected else { return }
    writer.paragraph(under: entry.condition) {
      writer.lines(binding.availability)
      let list = "_ \(entry.c): \(entry.owner), _ object: \(type)"
      let head = "private func \(binding.injectionName)(\(list))\(entry.words) {"
      writer.shortBlock("\(entry.effects.isolation)\(head)") {
        writeCalls(of: "object", type: binding.concrete)
        writeAssignments()
      }
    }
  }

  /// Writes the calls of the injections that a binding has.
  func writeCalls(of object: String, type: ResolvedType) {
    if entry.source != nil { return }
    for other in binding.injections {
      let effects = file.graph[other].transitiveEffects.attempt(from: entry.effects)
      let isOwn = other.module == file.module
      let callee =
        isOwn && binding.isExact
        ? "\(other.injectionName)(\(entry.c), "
        : "\(entry.c).\(isOwn || !binding.isExact ? "" : "\(other.module)::")inject("
      let call = "\(effects.words)\(callee)\(other.passed(object)))"
      let text = type.unwrapped == nil ? call : "if let \(object) { \(call) }"
      let condition = binding.condition.implies(other.condition) ? Condition.always : other.condition
      writer.under(condition) {
        writer.line("", text, at: effects.contains(.waiting) ? binding.place : nil)
      }
    }
  }

  /// Writes an assignment for each property, at the property's line: the compiler judges whether it can be set.
  private func writeAssignments() {
    let expressions = BuildExpressions(entry: entry)
    let (locals, value) = expressions.ownValue(for: nil)
    for local in locals {
      let type = local.type.map { ": \($0)" } ?? ""
      writer.line(
        "let \(local.name)\(type) = ", "\(local.attempt.words)\(local.expression)",
        skipping: local.attempt.words.utf8.count,
        at: local.place)
    }
    for ((position, _), property) in zip(expressions.passed(), value.list) {
      let target = "object.\(property.label.quotedIfNeeded) = "
      writer.line(
        "", "\(target)\(property.attempt.words)\(property.expression)", skipping: "object.".utf8.count,
        at: binding.parameters[position].place)
    }
  }
}

extension Injection {
  /// Whether it is a method of containers, and not a function for properties under an `#if` of their own.
  var isMethod: Bool { number == nil }
}

extension Binding {
  /// Whether it changes a value in place, because its type is a struct.
  private var isInOut: Bool { injection?.type.kind == .struct }

  /// The type that its method takes; nil if it is no injection.
  var typeInjected: String? { injection.map { _ in "\(isInOut ? "inout " : "")\(concrete.spelling)" } }

  /// An object, as a call passes it.
  func passed(_ object: String) -> String { isInOut ? "&\(object)" : object }

  /// Whether properties of its value are set once the value is there.
  var changesValue: Bool { !settings.isEmpty || !injections.isEmpty && injection == nil }

  /// Whether that changes the value in place.
  var changesValueInPlace: Bool { !settings.isEmpty || injections.contains(where: \.isInOut) }

  /// Whether the object has exactly the type: only then no subclass's properties are to be set too.
  fileprivate var isExact: Bool {
    if case .function = written?.call { return false }
    return true
  }

  /// The function that sets the properties.
  var injectionName: String {
    "_inject_\(concrete.title.withoutSpecialCharacters)\(injection?.number.map { "_\($0)" } ?? "")"
  }
}
