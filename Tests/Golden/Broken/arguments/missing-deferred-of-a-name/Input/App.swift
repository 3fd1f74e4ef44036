struct Door {}

// @provide
func front() -> Door { Door() }

// @provide
struct House {
  let back: () -> Door  // @named(back)
}
