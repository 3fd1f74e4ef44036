import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    let ann = container.session(user: User(name: "Ann"), number: 1)
    let bob = container.session(user: User(name: "Bob"), number: 2)
    print(ann.page(id: 1) === ann.page(id: 1), ann.page(id: 2) === ann.page(id: 1), bob.page(id: 1).title)
    print(ann.desk.page(1) === ann.page(id: 1), ann.home === ann.desk.home, ann.home === bob.home)
  }
}
