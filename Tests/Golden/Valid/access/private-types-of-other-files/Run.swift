import DIRuntime

@main
struct Main {
  static func main() async {
    let container = Container()
    print(container.both.sum, await MainActor.run { "\(type(of: container.left))" })
  }
}
