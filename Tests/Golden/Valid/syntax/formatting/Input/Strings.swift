let plain = "// @provide"
let raw = #"""
  // @provide
  struct Fake {}
  \("not interpolated")
  """#
let long = """
  // @provide(
  \(nested("// @provide", { "}" }()))
  """
nonisolated(unsafe) let regex = #/ // @provide " /#
let quote: Character = "\""

func nested(_ text: String, _ other: String) -> String { text + other }

// @provide
func text() -> Text {
  // The body is not read.
  struct Local { init() {} }
  #if DEBUG
  let text = "debug {"
  #else
  let text = "release }"
  #endif
  return Text(count: text.count * 0 + plain.count + raw.count + long.count + (("x // @provide".firstMatch(of: /\/\/ @/) == nil) ? 0 : 1))
}

struct Text { var count: Int }
