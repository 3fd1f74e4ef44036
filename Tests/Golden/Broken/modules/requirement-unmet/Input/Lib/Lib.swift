import DIRuntime

// @require
public protocol Analytics {}

// @require
public protocol Storage {}

// @require(throws)
public final class Region {}

struct NoAnalytics: Analytics {}

// @provide
struct Tracker {
  let analytics: any Analytics
}

// @provide(public)
public struct Session {
  let tracker: Tracker
  let storage: any Storage
}
