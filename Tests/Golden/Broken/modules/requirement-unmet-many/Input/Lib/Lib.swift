// @require
public protocol Analytics {}

// @require
public protocol Storage {}

// @require
public struct Region {}

// @require
public protocol Clock {}

// @provide(public)
public struct Session {
  let analytics: any Analytics
  let storage: any Storage
  let region: Region
  let clock: any Clock
}
