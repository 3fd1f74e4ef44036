import DIRuntime
import Kit

protocol Parser {}

// @provide(into: Parser, key: Format.csv)
struct CSVParser: Parser {}

// @provide(into: Parser, key: Format.comma)
struct CommaParser: Parser {}

protocol Rule {}

// @provide(into: Rule, key: Format.csv)
struct CSVRule: Rule {}

// @provide(into: Rule, key: Kit.Format.xml)
struct XMLRule: Rule {}

// @provide
struct Reader {
  let rule: (Format) -> any Rule
}

protocol Theme {}

// @provide(into: Theme, key: Valued.one)
struct Dark: Theme {}

protocol Call {}

// @provide(into: Call, key: Method.get)
struct Get: Call {}
