import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    print(container.desk.store, container.drawer.store.name, container.drawer.desk.store)
    print(container.stand.bulb.watt, container.shade.bulb.watt)
  }
}
