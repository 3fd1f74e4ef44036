import DIRuntime

@main
struct Main {
  static func main() {
    let desk = Container().desk
    print(desk.numbers.name, desk.tokens.name)
  }
}
