public import Core
import DIRuntime

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public let owner: String
  public init(user: User) async { owner = user.name }
}

// @provide(in: Session, singleton, public)
@MainActor public final class Window {
  public let title: String
  public init(user: User) { title = "window of \(user.name)" }
}
