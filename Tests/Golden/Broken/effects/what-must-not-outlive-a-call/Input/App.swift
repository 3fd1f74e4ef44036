// @provide
struct Words: ~Escapable {
  let text: Span<UInt8>  // @arg
}

// @provide
func head(text: Span<UInt8> /* @arg */) -> Span<UInt8> { text.extracting(first: 1) }

struct Line: ~Copyable, ~Escapable {}

struct Reader {
  // @provide(singleton)
  static func line() -> Line? { nil }

  // Nobody can provide one.
  // @provide
  init(bytes: RawSpan) {}
}
