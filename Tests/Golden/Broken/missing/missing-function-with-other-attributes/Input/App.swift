// @provide
let square: @Sendable (Int) -> Int = { $0 * $0 }

// A function of another type, to which Swift would convert the provided one; and one to which it would not.
// @provide
struct Calculator { let square: (Int) -> Int }

// @provide
struct Screen {
  init(square: @escaping @MainActor (Int) -> Int) {}
}

// Another function altogether.
// @provide
struct Printer { let print: @Sendable (Int) -> String }
