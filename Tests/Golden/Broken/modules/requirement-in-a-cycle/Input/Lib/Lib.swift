import DIRuntime

// @require
public protocol Analytics {}

// @provide(public)
public struct Session {
  let analytics: any Analytics
}
