import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    let both = container.both
    print(type(of: both.near), type(of: both.far), both.maybe.map { "\(type(of: $0))" } ?? "nil", type(of: both.second))
    print(container.store.name, type(of: container.named.base), container.named.store.name)
    let house = container.house
    print(house.port, house.door == nil, house.other)
    print(container.shelf(length: 3).plank)
    print(type(of: container.later.near.value), type(of: container.later.far()))
    let other = Container { $0.override(.deep) { _ in Deep() }; $0.override(.store) { _ in Wrapped() } }
    print(other.store.name, other.named.store.name)
  }
}
