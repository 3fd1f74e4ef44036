import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.menu.count, container.session(user: "me").history.name)
  }
}
