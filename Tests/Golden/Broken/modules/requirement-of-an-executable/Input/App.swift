import DIRuntime

// @require
public protocol Analytics {}

// @require
public final class Region {}

// @provide
struct Session {
  let analytics: any Analytics
}
