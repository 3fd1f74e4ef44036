import DIRuntime

@main
struct Main {
  static func main() {
    let factory = Container().factory
    print(factory.model, factory.both, factory.car, factory.models)
  }
}
