import DIRuntime
import Kit

protocol Parser { var name: String { get } }

// @provide(into: Parser, key: Format.csv)
struct CSVParser: Parser { let name = "csv" }

// @provide(into: Parser, key: Kit.Format.json)
struct JSONParser: Parser { let name = "json" }

// @provide
struct Reader {
  let byFormat: [Format: any Parser]
  let parser: (Kit.Format) -> any Parser
}
