import DIRuntime

// @provide(singleton, public)
public final class Weather: Sendable {}

// @provide(public)
public func trip() -> Double { 1 }

// @require
public protocol Log: Sendable {}

// @provide
struct Diary {
  let log: any Log
}
