import DIRuntime

public enum Missing: Error { case file }

// None of these is Sendable, yet each has to be waited for.
// @require(async)
public final class Database {
  public let name: String
  public init(_ name: String) { self.name = name }
}

// @require(async, throws)
public final class Archive {
  public let database: Database
  public init(_ database: Database) { self.database = database }
}

// @require(async, throws)
public protocol Index {
  var count: Int { get }
}

// @require(async)
public struct Region: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

// @provide(public)
public struct Search {
  public let database: Database
  public let archive: Archive
  public let index: any Index
  public let region: Region
}
