public typealias Completion = (Int) -> Void
@propertyWrapper public struct Late<T> {
  public init() {}
  public var wrappedValue: T { fatalError() }
}
@propertyWrapper public struct Inverted {
  public var wrappedValue: Bool
  public init(inverting value: Int) { wrappedValue = value == 0 }
}
public protocol Number {}
public struct Name: Sendable { public init() {} }
