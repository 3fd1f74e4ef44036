import DIRuntime

protocol Store<Item> { associatedtype Item }

struct Event {}

// @provide(as: Store<Item>)
struct Repository<Item>: Store {}

// @provide
struct Screen {
  let all: any Store
  let events: Repository<Event>
}
