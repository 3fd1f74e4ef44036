import DIRuntime

enum Outer { enum Kind: Int { case a = 1, b } }
struct Failure: Error {}
protocol Rule { func run() throws -> String }

// @provide(into: Rule, key: Outer.Kind.a)
struct First: Rule {
  init() throws(Failure) {}
  func run() -> String { "a" }
}

// Twins under an `#if` are one element in each build.

#if DEBUG && !DEBUG
  // @provide(into: Rule, key: Outer.Kind.b)
  struct Fake: Rule { func run() -> String { "fake" } }
#else
  // @provide(into: Rule, key: Outer.Kind.b)
  struct Second: Rule { func run() -> String { "b" } }
#endif

// @provide
struct User {
  let names: [String]

  init(
    any: (Outer.Kind) throws -> any Rule, typed: @escaping (_ kind: Outer.Kind) throws(Failure) -> any Rule
  ) throws {
    names = [try any(.a).run(), try typed(.b).run()]
  }
}

// A provider of the result, and one of the function, come first.

enum Word { case one, two, `default` }
protocol Text { var text: String { get } }

// @provide(as: Text, into: Text, key: Word.one)
struct One: Text { let text = "one" }

// @provide(into: Text, key: Word.two)
struct Two: Text { let text = "two" }

// Behind a dot, a keyword is a name.
// @provide(into: Text, key: Word.default)
struct Other: Text { let text = "default" }

enum Size { case small }
protocol Box { var size: Size { get } }

// @provide(into: Box, key: Size.small)
struct SmallBox: Box { let size = Size.small }

// @provide(as: Box)
struct AnyBox: Box {
  let size: Size  // @arg
}

enum Tone { case low }
protocol Sound { var name: String { get } }

// @provide(into: Sound, key: Tone.low)
struct Low: Sound { let name = "low" }

// @provide
func anySound() -> (Tone) -> any Sound { { _ in Loud() } }

struct Loud: Sound { let name = "loud" }

// @provide
struct Page {
  // 'Text' is provided, but by no function of a word.
  let text: (Word) -> any Text
  let box: (Size) -> any Box
  let sound: (Tone) -> any Sound
}
