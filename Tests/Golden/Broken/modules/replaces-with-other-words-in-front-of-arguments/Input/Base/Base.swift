import DIRuntime

// @provide(public)
public struct Timer {
  public init(action: () -> Int /* @arg */) {}
}

// @provide(public)
public struct Alarm {
  public init(action: @escaping () -> Int /* @arg */) {}
}

public final class Text {
  public init() {}
}

// @provide(public)
public struct Editor {
  public init(text: sending Text /* @arg */) {}
}
