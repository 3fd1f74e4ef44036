import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    container.registration.register(3, from: "NO")
    let report = container.report
    print(report.users.find(3) != nil, report.users.find(4) != nil, report.database.log.withLock { $0 })
    print(Container().repositoryUser.find(3) == nil)
  }
}
