import DIRuntime
import Left
import Right

// Of the two namesakes' accessors, each is named with its module.
// @provide
struct Room {
  let left: Left.Item
  let right: Right.Item
  let leftShelf: Left.Shelf
  let rightShelf: Lazy<Right.Shelf>
}

// @provide(replaces: Right.item)
func better() -> Right.Item { Right.Item(name: "better") }

// The third of that name, which is neither.
protocol Named {}

// @provide(into: Left.Named)
struct Third: Left.Named, Named { let name = "third" }
