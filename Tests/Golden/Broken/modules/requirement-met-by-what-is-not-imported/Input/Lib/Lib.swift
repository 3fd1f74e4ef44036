// @require
public protocol Storage {}

// @provide(public)
public struct Session {
  let storage: any Storage
}
