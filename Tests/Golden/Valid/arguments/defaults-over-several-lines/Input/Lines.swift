// @provide
struct Long {
  let text: String
  init(
    long: String = """
      several
      lines
      """,  // @arg
    make: () -> Int = {
      3
    },  // @arg
    size: Int = [
      1: 2
    ].count  // @arg
  ) {
    text = "\(long) \(make()) \(size)"
  }
}
