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

struct Bundle<each Part> {
  let name: String
}

// What stands below nothing, and what has no parts at all.
// @provide
struct Cellar {
  let matrix: Solver<Matrix<-1, 2>>
  let bundle: Solver<Bundle<>>
  let empty: Bundle<>
}

// @provide
func empty() -> Bundle<> { Bundle(name: "empty") }
