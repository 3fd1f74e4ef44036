// Imports both: the names are written with their modules.
import DIRuntime
import Old

typealias Later<T> = DIRuntime.Lazy<T>

// @provide(boxed, singleton)
struct Settings { var volume = 4 }

// @provide
final class Screen {
  let lazy: DIRuntime.Lazy<Service>
  let later: Later<Service>?
  let provider: DIRuntime.Provider<Service>
  let container: DIRuntime.Container
  let settings: DIRuntime.Box<Settings>
  let theirs: Old.Lazy<Service>
  @DIRuntime.Injected(.service) var injected
  @Old.Injected var other = 5

  init(
    lazy: DIRuntime.Lazy<Service>, later: Later<Service>?, provider: DIRuntime.Provider<Service>,
    container: DIRuntime.Container, settings: DIRuntime.Box<Settings>, theirs: Old.Lazy<Service>
  ) {
    (self.lazy, self.later, self.provider) = (lazy, later, provider)
    (self.container, self.settings, self.theirs) = (container, settings, theirs)
  }
}

// @container(parent: Container)
struct Session { let theirs: Old.Box<String> }

// @provide(in: Session, singleton)
final class Cart: Sendable {
  let owner: String
  init(theirs: Old.Box<String>) { owner = theirs.value }
}
