import DIRuntime

// @require
public protocol Log {}

// @provide(public)
public struct Server {
  let log: any Log
}
