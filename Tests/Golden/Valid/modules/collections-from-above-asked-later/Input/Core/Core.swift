public import DIRuntime

public protocol Plugin: Sendable { var name: String { get } }
public protocol Rule: Sendable { var text: String { get } }

// Those above join; here it is only asked for, and later.
// @provide(public, singleton)
public final class Editor: Sendable {
  public let plugins: Lazy<[any Plugin]>
  public let rules: @Sendable () -> [any Rule]

  init(plugins: Lazy<[any Plugin]>, rules: @escaping @Sendable () -> [any Rule]) {
    (self.plugins, self.rules) = (plugins, rules)
  }
}
