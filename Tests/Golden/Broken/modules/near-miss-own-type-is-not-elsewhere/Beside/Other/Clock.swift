protocol Clock {}

// @provide(public, as: Clock)
public struct SystemClock: Clock { public init() {} }

public enum Values {
  // @provide(public)
  public static let port: Int = 80
}

// @provide(public)
public struct Dial { public init() {} }
