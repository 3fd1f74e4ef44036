struct Matrix<let rows: Int, let columns: Int> {
  var size: Int { rows * columns }
}

struct Handle: ~Copyable {}

// @provide
struct Solver<Problem> {}

// @provide
struct Pool<Element: ~Copyable> {}

// @provide
struct Screen {
  let matrix: Solver<Matrix<2, 0x10>>
  let triple: Solver<[3 of Int]>
  let nested: Solver<[[2 of Matrix<1, 1>]]>
  let handles: Pool<Handle>
}
