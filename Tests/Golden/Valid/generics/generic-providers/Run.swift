import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    let service = container.userService
    print(service.users.title, service.orders?.title ?? "none", service.users === service.again)
    print(service.store.describe(), service.pair.second.limit, service.quiet.prefix)
    print(container.repositoryUser === service.users, container.concrete.other === service.users)
  }
}
