// An accessor of another name. The providers stay the unnamed ones of their types.
enum Home {
  // @provide(accessor: homeProvider)
  struct Provider { let name = "home" }
}

enum Search {
  // @provide(singleton, accessor: `default`)
  final class Provider: Sendable { let name = "search" }
}

protocol Reader: Sendable { var name: String { get } }
protocol Writer: Sendable { var name: String { get } }

// @provide(singleton, as: [Reader, Writer], accessor: disk)
struct Disk: Reader, Writer { let name = "disk" }

// @provide(accessor: pageOf)
struct Page<Item> {
  let item: Item?
  let reader: any Reader
}

// A name for parameters, and another one for the accessor.
enum Ports {
  // @provide(name: port, accessor: webPort)
  static let web = 80
}

// @provide
struct Screen {
  let home: Home.Provider
  let search: Search.Provider
  let writer: any Writer
  let page: Page<Int>
  let port: Int
}
