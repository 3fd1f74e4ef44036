public enum Format: Sendable {
  case csv, json
  public static let comma = Format.csv
}
public enum Valued { case one, many(Double) }
public struct Method: Hashable, Sendable {
  let name: String
  public static let get = Method(name: "get")
}
