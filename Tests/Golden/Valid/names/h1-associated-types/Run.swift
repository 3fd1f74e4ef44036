import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    print(container.counter.text)
    print(container.pair.text)
    print(container.row(id: 7).id, container.shape.text)
  }
}
