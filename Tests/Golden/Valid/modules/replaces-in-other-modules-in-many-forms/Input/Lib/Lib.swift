import Core
import DIRuntime

// @require
public protocol Gauge: Sendable { var value: Int { get } }

// @provide(public)
public struct Dashboard {
  let gauge: Lazy<any Gauge>
  public var isSame: Bool { gauge.value as AnyObject === gauge.value as AnyObject }
  public var value: Int { gauge.value.value }
}

