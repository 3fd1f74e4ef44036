public typealias Completion = (Int) -> Void
@resultBuilder public enum TextBuilder { public static func buildBlock(_ words: String...) -> [String] { words } }
@resultBuilder public enum Lines { public static func buildBlock(_ words: String...) -> [String] { words } }
@propertyWrapper public struct Positive: Sendable {
  public var wrappedValue: Int
  public init(wrappedValue: Int) { self.wrappedValue = max(0, wrappedValue) }
}
open class Controller { public init() {} }
public protocol Screen: Sendable { var name: String { get } }
public protocol Panel: Sendable { var name: String { get } }
public protocol Plugin { var name: String { get } }
public struct Image: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}
extension Image {
  public static let standard = Image("standard")
}
