import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let hub = container.hub
    let again = hub.later.value
    print(zip(hub.listeners, again).map { $0 === $1 }, container.listeners.map(\.name), container.listener === container.store)
    print(container.store.all().count)
  }
}
