import DIRuntime

public protocol Plugin: Sendable { var name: String { get } }

// @container(parent: Container, public)
public struct Session {
  public let user: String
}

/// Says which plugins there were for it.
public protocol List: Sendable { var names: [String] { get } }

struct Fixed: List {
  let names = ["fixed"]
}

// @provide(singleton, public)
public func list() -> any List { Fixed() }

// @provide(singleton, name: laterList, public)
public func laterList() async -> any List { Fixed() }

// @provide(weak, as: List, name: weakList, public)
final class Held: List {
  let names = ["held"]
}

// @provide(keyed: key, name: listOfKey, public)
public func listOfKey(key: Int /* @arg */) -> any List { Fixed() }

// @provide(singleton, public)
public final class Store: Sendable {
  public let lists: [any List]

  init(list: any List, weakList: any List, listOfKey: (Int) -> any List, laterList: any List) async {
    lists = [list, weakList, listOfKey(1), laterList]
  }
}
