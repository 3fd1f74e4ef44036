protocol Port {}

// @provide(as: Port)
struct Disk<Element>: Port {}

// @provide(name: main)
final class Store<Element> {}

// @provide(into: Port)
struct Tape<Element>: Port {}

// @provide
struct Sync { let store: Store<Int>; let main: Store<Double> }
