import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.user.store.name, c.user.log.name, c.spare.name)
  }
}
