import DIRuntime

public enum Format: String, CaseIterable, Sendable { case csv, json, text }

public protocol Parser { var name: String { get } }
public protocol Theme: Sendable { var name: String { get } }

// @provide(into: Parser, key: Format.csv, order: 5)
struct CSVParser: Parser { let name = "csv" }

// @provide(public)
public struct Counter {
  public let names: [String]
  public let formats: [String]
  public let themes: [Int]
  // Nobody joins these here.
  init(parsers: [any Parser], byFormat: [Format: any Parser], themes: [Int: any Theme]) {
    names = parsers.map(\.name)
    formats = byFormat.keys.map(\.rawValue).sorted()
    self.themes = themes.keys.sorted()
  }
}
