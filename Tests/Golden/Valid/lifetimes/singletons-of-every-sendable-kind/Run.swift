import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let all = container.all
    print(all.choice, all.source as? Socket === all.sink, all.numbers, all.closure(1), all.optional == nil)
    print(all.open === container.open, all.sub === container.sub)
  }
}
