import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    let session = container.session(user: User(name: "Ann"))
    let desk = session.desk
    print(desk.all.map(\.name), desk.byKind.count, Kind.allCases.map { desk.rule($0).name })
    print(container.hall.byKind.count, session.hall.byKind.count, container.hall.all.map(\.name))
    print(container.guest(number: 1).rulesByKind[.b]?.name ?? "none")
  }
}
