import DIRuntime

// @require
public protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @require
public protocol Log {}

// @require
typealias OtherLog = Log

// @require
public final class Region {}

// @provide(name: region)
struct Other {}

// @require
public protocol Storage {}

// @provide(replaces: storage)
struct Disk: Storage {}

public enum Left {
  // @require
  public struct Part {}
}

public enum Right {
  // @require
  public struct Part {}
}
