import DIRuntime
import Kit

// A replacement asks for the original value under another name.

// @provide(as: Rule)
struct Plain: Rule {}

// @provide(replaces: rule)
struct Loud: Rule {
  init(base: AnyRule? = nil) {}
}

// A function hands out elements by their keys under another name.

// @provide(into: Rule, key: Form.long)
struct Long: Rule {}

// @provide(into: Rule, key: Form.short)
struct Short: Rule {}

// @provide
struct Chooser {
  init(choose: Choose? = nil) {}
}

// @provide
struct Keyed {
  init(choose: ((Format) -> any Rule)? = nil) {}
}

// @provide
struct Element {
  init(choose: ((Form) throws -> AnyRule)? = nil) {}
}
