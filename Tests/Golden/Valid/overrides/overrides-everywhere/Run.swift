import DIRuntime

struct Frozen: Clock { var name = "frozen" }

@main struct Run {
  static func main() {
    print(Container().screen(table: "t").text)
    print(Container { $0.override(.clock) { _ in Frozen() } }.screen(table: "t").text)
    let database = Container { $0.override(.database) { c in Database(clock: c.clock, level: 2) } }
    print(database.screen(table: "t").text, database.database === database.database)
    print(Container {
      $0.override(.repository) { c, table in Repository(database: c.database, table: table + "!") }
      $0.override(.clock) { _ in Frozen(name: "cold") }
    }.screen(table: "t").text)
    print(Container { $0.override(.service) { c, table in
      Service(repository: c.repository(table: "fixed"), table: table, clock: Frozen())
    } }.screen(table: "t").text)
    print(Container { $0.override(.screen) { c, table in Screen(service: c.service(table: "s"), table: table) } }.screen(table: "t").text)
  }
}
