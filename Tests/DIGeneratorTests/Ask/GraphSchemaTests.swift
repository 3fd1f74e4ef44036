// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation
import Testing

@testable import DIToolCore

/// The documented form of the JSON.
struct GraphSchemaTests {
  private let workshop = try! Workshop()

  private let schema = try! JSONSerialization.jsonObject(
    with: Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Documentation/graph.schema.json").standardizedFileURL))

  private func mistakes(in text: String) throws -> [String] {
    try SchemaCheck.mistakes(in: JSONSerialization.jsonObject(with: Data(text.utf8)), by: schema)
  }

  @Test func theShopIsOfTheForm() throws {
    #expect(try mistakes(in: try Shop.ask("graph").output) == [])
  }

  @Test func everyKindIsOfTheForm() throws {
    let text = """
      protocol Rule {}
      // @provide(into: Rule)
      struct Odd: Rule {}
      // @provide(match: nearest)
      protocol Shape {}
      // @provide
      final class Circle: Shape { init(rules: [any Rule], name: String /* @arg */, container: Container) {} }
      // @container(parent: Container)
      struct Session { let user: String }
      // @provide(singleton, in: Session, onClose: end)
      @MainActor final class Cart { init(user: String) async throws {} ; func end() {} }
      #if DEBUG
      // @provide(weak, name: spare)
      final class Spare: Sendable {}
      #endif

      """
    let graph = try workshop.ask("graph", about: text).output
    #expect(try mistakes(in: graph) == [])
    for word in ["collection", "input", "child", "DEBUG", "onClose", "takesContainer"] {
      #expect(graph.contains(word))
    }
  }

  @Test func aWrongFormIsNoticed() throws {
    let graph = try Shop.ask("graph").output
    #expect(try mistakes(in: graph.replacing("\"eager\":false", with: "\"eager\":0.5")) != [])
    #expect(
      try mistakes(
        in: graph.replacing("\"lifetime\":\"weak\"", with: "").replacing("\"singleton\"", with: "\"eternal\"")
      ) != [])
    #expect(try mistakes(in: graph.replacing("\"owner\":", with: "\"holder\":")) != [])
    #expect(try mistakes(in: graph.replacing("\"version\": 1", with: "\"version\": 2")) != [])
  }

  @Test func noMemberIsUndocumented() throws {
    let graph = try JSONSerialization.jsonObject(with: Data(try Shop.ask("graph").output.utf8))
    #expect(SchemaCheck.undocumented(in: graph, by: schema) == [])
  }

  @Test func theTextIsReadAgain() throws {
    let text = try Shop.ask("graph").output
    try workshop.write(text, to: "graph.json")
    #expect(GraphJSON.text(of: try GraphJSON.graph(at: workshop.path("graph.json"))) == text)
    #expect(!text.contains(Shop.example.folder.path))
  }
}

/// The part of JSON Schema that the form uses.
private enum SchemaCheck {
  static func mistakes(in value: Any, by schema: Any, at path: String = "") -> [String] {
    guard let schema = schema as? [String: Any] else { return ["\(path): no schema"] }
    var found: [String] = []
    if let constant = schema["const"] as? Int, value as? Int != constant {
      found.append("\(path): not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      found.append("\(path): \(value)")
    }
    if let type = schema["type"] as? String, !isOf(type, value) { found.append("\(path): no \(type)") }
    if let object = value as? [String: Any] {
      let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      found += missing.map { "\(path): \($0) is missing" }
      let properties = schema["properties"] as? [String: Any] ?? [:]
      for (name, inner) in object {
        found += properties[name].map { mistakes(in: inner, by: $0, at: "\(path)/\(name)") } ?? []
      }
    }
    if let list = value as? [Any], let items = schema["items"] {
      for (number, inner) in list.enumerated() {
        found += mistakes(in: inner, by: items, at: "\(path)/\(number)")
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer":
      (value as? NSNumber).map { !isTruth($0) && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "boolean": (value as? NSNumber).map(isTruth) ?? false
    default: false
    }
  }

  private static func isTruth(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  /// The members that the schema does not have.
  static func undocumented(in value: Any, by schema: Any?, at path: String = "") -> [String] {
    let schema = schema as? [String: Any]
    if let list = value as? [Any] {
      return list.flatMap { undocumented(in: $0, by: schema?["items"], at: path) }
    }
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema?["properties"] as? [String: Any] ?? [:]
    return object.flatMap { name, inner in
      properties[name].map { undocumented(in: inner, by: $0, at: "\(path)/\(name)") } ?? ["\(path)/\(name)"]
    }
  }
}
