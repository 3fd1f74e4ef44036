import DIRuntime

@main struct Run {
  static func main() {
    let user = Container().user
    print(user.handler(user.stores[0]), user.table["a"]!.name, user.maybe?.name ?? "none", user.pair.1)
  }
}
