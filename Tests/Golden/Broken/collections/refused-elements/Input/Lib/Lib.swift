import DIRuntime

public protocol Plugin: Sendable {}

// @provide(public)
public final class Host {
  init(plugins: [any Plugin]) {}
}
