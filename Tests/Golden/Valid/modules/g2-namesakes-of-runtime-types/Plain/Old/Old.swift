public final class Container: Sendable {
  public let name = "old"
  public init() {}
}
public struct Key<T>: Sendable { public init() {} }
public struct Lazy<T> {
  public let value: T
  public init(value: T) { self.value = value }
}
public struct Provider<T> {
  public let value: T
  public init(value: T) { self.value = value }
}
public final class Box<T: Sendable>: Sendable {
  public let value: T
  public init(_ value: T) { self.value = value }
}
public struct Overrides: Sendable { public init() {} }
@propertyWrapper public struct Injected<T> {
  public var wrappedValue: T
  public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
