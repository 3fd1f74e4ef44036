// @provide
final class Report {
  init(
    a: Int = makeA(), // @arg
    b: Int = makeB(), // @arg
    c: Int = makeC(), // @arg
    d: Int = makeD() // @arg
  ) {}
}
