import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.clock.now())
    print(container.greeter(greeting: "Hello").greet())
    print(Container { $0.override(.clock) { _ in FrozenClock() } }.greeter(greeting: "Hi").greet())
  }
}
