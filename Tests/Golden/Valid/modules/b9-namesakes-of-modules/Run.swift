import DIRuntime
import Left
import Right

func name(of value: some Left.Named) -> String { value.name }

@main
enum Run {
  static func main() {
    let container = Container()
    let room = container.room
    print(room.left.name, room.right.name, room.leftShelf.item.name, room.rightShelf.value.item.name)
    print(room.leftShelf.count, room.rightShelf.value.count)
    let left = container.Left::item
    let right = container.Right::item
    print(left.name, right.name, name(of: left), (right as any Right.Named).name)
    let other = Container { $0.override(.Left::item) { c in c.original(.Left::item) } }
    print(other.room.left.name)
  }
}
