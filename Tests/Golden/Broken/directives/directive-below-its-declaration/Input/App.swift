struct Clock {}
// @provide

struct Dial {
  // @provide
}

struct Strap
// @provide
{
}

func make() -> Int
// @provide
{
  3
}
