import DIRuntime

final class Inner { var depth = 0 }

// @provide(set: [widht = 10, height = 20])
struct Typo {
  var width = 0
  var height = 0
}

// @provide(singleton, set: [
//   width = 1,
//   height = "tall"])
final class WrongType: @unchecked Sendable {
  var width = 0
  var height = 0
}

// @provide(set: [inner.depth = 1, outer.depth = 2], name: root)
func makeRoot() throws -> WrongRoot { WrongRoot() }

struct WrongRoot {
  let inner = Inner()
}

protocol Shape {}

// @provide(as: Shape, set: [fixed = 3])
struct Constant: Shape {
  let fixed = 0
}
