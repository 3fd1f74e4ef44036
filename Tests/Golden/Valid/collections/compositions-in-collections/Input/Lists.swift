protocol Reader: Sendable { var name: String { get } }
protocol Writer: Sendable {}
struct Disk: Reader, Writer { let name = "disk" }

// @provide
func stores() -> [any Reader & Writer] { [Disk()] }

// @provide(singleton)
func table() -> [String: any Reader & Writer] { ["a": Disk()] }

// @provide
func maybe() -> (any Reader & Writer)? { Disk() }

// @provide
func pair() -> (any Reader & Writer, Int) { (Disk(), 1) }

// @provide
func handler() -> @Sendable (any Reader & Writer) -> String { { $0.name } }

// @provide
struct User {
  var stores: [any Writer & Reader]
  var table: [String: any Reader & Writer]
  var maybe: (any Writer & Reader)?
  var pair: (any Reader & Writer, Int)
  var handler: @Sendable (any Reader & Writer) -> String
}
