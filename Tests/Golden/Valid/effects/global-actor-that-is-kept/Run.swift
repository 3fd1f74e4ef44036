import DIRuntime

@main struct Run {
  static func main() async { await show() }

  @StoreActor static func show() {
    let container = Container()
    print(container.storeActor.name, container.store.actor === container.storeActor)
  }
}
