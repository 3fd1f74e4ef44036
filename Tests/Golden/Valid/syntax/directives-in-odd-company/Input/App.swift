/// A doc comment.
// @provide(singleton)
/// Another one.
@frozen // a remark
@usableFromInline
struct Decorated: Sendable {
  /* a block */ init() {}
}

    // @provide
  struct   Indented   {
    let decorated  :  Decorated
  }

// @provide(
//   name: written,
//   set: [
//     text = "over, (several) lines]",
//   ]
// )
// A comment in between.
struct Multiline { var text = "" }

//@provide
struct Tight{let indented:Indented;let written:Multiline}

// Text that speaks of @provide, and see @provide(singleton).

// @MainActor
// @todo(nobody)
struct Unrelated {}

enum Text {
  static let source = """
    // @provide
    struct NotReal {}
    """
  static let raw = #"// @provide(singleton) "quoted" \#(1)"#
  static var regex: Regex<Substring> { /\/\/ @provide/ }
}
