public protocol Drawable {}
extension Drawable {
  public static func sketch() -> String { "other" }
}

open class Base {
  public var made = "other"
  public required init() {}
  public init(any: any Sendable) {}
  public class func make() -> Self { Self() }
}

public struct Foreign {
  public var made: String
  public init(made: String) { self.made = made }
  public init(name: Int) { made = "other" }
  public init(title: Int) { made = "other" }
  public static func live() -> Foreign { Foreign(made: "other") }
  public static var stored: () -> Foreign { { Foreign(made: "other") } }
  public static func waited(_ number: Int) async -> Foreign { Foreign(made: "other") }
}

extension Foreign {
  public enum Nested {}
}

extension Foreign.Nested {
  public static func deep() -> String { "other" }
}

public func global() -> Foreign { Foreign(made: "other") }
