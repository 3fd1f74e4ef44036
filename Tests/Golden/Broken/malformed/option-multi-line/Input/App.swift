protocol Clock {}

enum Outer {
  // @provide(
  //   singleton,
  //   as: [Clock, Other],
  //   nam: main,
  // )
  struct SystemClock: Clock, Other {}
}

protocol Other {}
