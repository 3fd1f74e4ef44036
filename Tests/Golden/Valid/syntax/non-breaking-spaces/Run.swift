import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.greeter(greeting: "Hello").greet(), container.loud(à: "hi").greet())
  }
}
