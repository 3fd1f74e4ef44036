public protocol Holder {
  associatedtype Value
  var value: Value { get }
}

open class Store<T> {
  public typealias Item = T
  public init() {}
}

public struct Settings: Sendable { public init() {} }
public typealias Config = Settings
