import DIRuntime

// @provide(singleton, public, boxed)
public struct Settings: Sendable {
  public var level: Int
  public init() { level = 1 }
  private init(level: Int) { self.level = level }
  public static func at(_ level: Int) -> Settings { Settings(level: level) }
}

public final class Parcel {
  public var weight: Int
  public init(weight: Int) { self.weight = weight }
}

public struct Sealed: Sendable {
  public let text: String
  public init(text: String) { self.text = text }
}

// @provide(public)
public func seal(parcel: sending Parcel /* @arg */, note: String? /* @arg */) -> Sealed {
  Sealed(text: "sealed \(parcel.weight) \(note ?? "plain")")
}

// @provide(public)
public func runner(_ work: @escaping @Sendable (Int) -> Int /* @arg */) -> Runner { Runner(result: work(1)) }

public struct Runner {
  public let result: Int
  public init(result: Int) { self.result = result }
}

public struct Failure: Error {
  public init() {}
}

// @provide(singleton, public)
public func connection() throws(Failure) -> Connection { throw Failure() }

public final class Connection: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

// @provide(public)
public struct Query {
  public let name: String
  public init(connection: Connection) { name = connection.name }
}

public protocol Filter { var name: String { get } }

// Two types, one of them only as an element.
// @provide(public, as: Sharp, into: Filter)
public struct Sharpener: Filter, Sharp { public let name = "sharp" }

public protocol Sharp { var name: String { get } }

// @provide(public)
public struct Lens {
  let filters: [any Filter]
  public var names: [String] { filters.map(\.name) }
}

// @provide(public)
public func repository() -> Repository<Int> { Repository(items: [1]) }

public struct Repository<Item: Sendable>: Sendable {
  public var items: [Item]
  public init(items: [Item]) { self.items = items }
}

// Named, and with a name that is a keyword.
// @provide(public, name: default)
public struct Mode: Sendable {
  public let word: String
  public init() { word = "default" }
  private init(word: String) { self.word = word }
  public static func named(_ word: String) -> Mode { Mode(word: word) }
}

// @provide(public)
public struct Panel {
  public let mode: Mode
  public init(mode: Mode /* @named(default) */) { self.mode = mode }
}

// A generic provider is one for each type that is asked for.
// @provide(public)
public struct Cache<Value: Sendable>: Sendable {
  public let size: Int
  public init() { size = 1 }
  private init(size: Int) { self.size = size }
  public static func sized(_ size: Int) -> Cache { Cache(size: size) }
}

// @provide(public)
public struct Reader {
  public let cache: Cache<Int>
}
