// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The JSON of a graph, with one line for each module, container, provider and edge.
enum GraphJSON {
  /// The text, ended by a newline.
  static func text(of graph: GraphDocument) -> String {
    let head = [
      line("version", "\(graph.version)"), line("tool", encoded(graph.tool)),
      line("root", encoded(graph.root)),
    ]
    let lists = [
      list("modules", graph.modules), list("containers", graph.containers),
      list("providers", graph.providers), list("edges", graph.edges),
      list("requirements", graph.requirements), list("calls", graph.calls),
    ]
    return "{\n\((head + lists).joined(separator: ",\n"))\n}\n"
  }

  private static func line(_ name: String, _ value: String) -> String { "  \"\(name)\": \(value)" }

  private static func list(_ name: String, _ elements: [some Encodable]) -> String {
    let encoder = encoder
    let lines = elements.map { "    " + encoded($0, by: encoder) }
    return line(name, lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]")
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  private static func encoded(_ value: some Encodable, by encoder: JSONEncoder = encoder) -> String {
    // Strings, numbers and lists of them can always be written.
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// Reads a graph from a file.
  static func graph(at path: String) throws(UsageError) -> GraphDocument {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch {
      throw UsageError(message: "'\(path)' cannot be read: \(error.reason)")
    }
    guard let graph = try? JSONDecoder().decode(GraphDocument.self, from: Data(bytes)) else {
      throw UsageError(message: "'\(path)' is no graph; 'di graph --format json' writes one")
    }
    guard graph.version == GraphDocument.version else {
      throw UsageError(
        message:
          "'\(path)' has version \(graph.version) of the form; this program reads \(GraphDocument.version)")
    }
    return graph
  }
}
