import DIRuntime

@main struct Run {
  static func main() async {
    let container = Container()
    let mail = container.mail
    print(await mail.inbox("ann").receive(), await mail.inbox("bob").receive(), mail.inbox("ann") === container.inbox(user: "ann"))
    print(await container.session.run(), container.store === container.store)
  }
}
